import t from 'tap';
import { wordParts } from '../../../src/lessons/generators/data/vocabulary.ts';
import { faults } from './wrong-choices.ts';

/** Rules for the choices of questions on vocabulary, by lists that were typed apart from the generators' tables. */

/** Words of nearly the same meaning, in some of their senses. */
const alike = [
  'calm quiet peaceful',
  'quiet small',
  'loud noisy big large bold',
  'angry mad sick ill',
  'near nearby close',
  'begin start open',
  'end stop cease close shut forbid hinder impede',
  'smart clever quick',
  'smart neat',
  'foolish slow mad',
  'sad cry',
  'sad poor',
  'happy glad laugh giggle',
  'timid shy modest humble',
  'shy short brief',
  'rude bold',
  'rude common',
  'proud bold',
  'polite giving kind friendly sociable',
  'rare scarce uncommon short brief',
  'common plentiful full abundant',
  'help allow assist permit',
  'rapid swift short brief',
  'slow long',
  'diligent hardworking painstaking thrifty passionate',
  'lazy careless indifferent',
  'careless wasteful',
  'indifferent withdrawn',
  'ambiguous unclear doubtful confusing deceptive dubious',
  'lucid clear definite certain frank candid concise',
  'eloquent well-spoken wordy verbose',
  'cruel unfriendly turbulent withdrawn hostile',
  'current lasting modern',
  'obsolete outdated short-lived old ancient',
].map((group) => group.split(' '));

const areAlike = (a: string, b: string) =>
  a !== b && alike.some((group) => group.includes(a) && group.includes(b));

for (const band of ['', '-middle', '-high']) {
  t.test(`offers no second synonym or antonym${band}`, async (t) => {
    t.same(
      faults(`reading.vocabulary.synonyms${band}`, (choice, { question }, key) => {
        const word = /"(.+)"/.exec(question)?.[1] ?? '';
        return areAlike(choice, word) || areAlike(choice, key);
      }),
      [],
    );
    t.same(
      faults(`reading.vocabulary.antonyms${band}`, (choice, _, key) => areAlike(choice, key)),
      [],
    );
  });
}

t.test('offers single words as synonyms and antonyms', async (t) => {
  for (const kind of ['synonyms', 'antonyms', 'synonyms-high', 'antonyms-high'])
    t.same(
      faults(`reading.vocabulary.${kind}`, (choice) => choice.includes(' ')),
      [],
    );
});

t.test('offers no close meaning of a word part, and none of another part of the example', async (t) => {
  const close = ['not without against', 'wrongly bad', 'sound hear say write', 'all many'].map((group) =>
    group.split(' '),
  );
  t.same(
    faults('reading.vocabulary.word-parts', (choice, { question }, key) => {
      const [, part = '', example = ''] = /"(.+)" mean, as in "(.+)"/.exec(question) ?? [];
      const inside = wordParts.filter(
        (row) => row.part !== part && example.includes(row.part.replace('-', '')),
      );
      return (
        inside.some(({ meaning }) => meaning === choice) ||
        close.some((group) => group.includes(choice) && group.includes(key))
      );
    }),
    [],
  );
});

t.test('offers no word that fits a gap as well', async (t) => {
  const fitting =
    /over theirs|seize a red|come hear|right his name|I knew the answer|a cruse|infect the plants|loose your keys|hit the brakes|beer|[Ww]ether|The city consul|was stationed|distinct way|process B|expect the gift|site your|sight your/;
  t.same(
    faults('reading.vocabulary.homophones', (choice, { question }) =>
      fitting.test(question.replace('___', choice)),
    ),
    [],
  );
});

t.test('offers no misspelling that dictionaries have', async (t) => {
  const listed = new Set(
    'friand sed sayed thay agen agin whare wheer wich whish coud nite laf laff enuf anser beleve belive surprize calender calander hight embarras mischievious ocurred scedule'.split(
      ' ',
    ),
  );
  for (const band of ['', '-middle', '-high'])
    t.same(
      faults(`reading.spelling.words${band}`, (choice) => listed.has(choice)),
      [],
    );
});

t.test('offers no figure of sound for a sentence that sounds so', async (t) => {
  const sounds = /whisper|groan|knock|buzz|sizzle|bang|hiss/;
  const repeats = (sentence: string) => {
    const initials = (sentence.toLowerCase().match(/\b[a-z]{3,}/g) ?? [])
      .filter((word) => !/^(the|was|this|that|her)$/.test(word))
      .map(([initial]) => initial);
    return new Set(initials).size < initials.length;
  };
  t.same(
    faults('reading.literature.figures-of-speech', (choice, { question }) => {
      const sentence = /"(.+)"/.exec(question)?.[1] ?? '';
      return (
        (choice === 'onomatopoeia' && sounds.test(sentence)) ||
        (choice === 'alliteration' && repeats(sentence))
      );
    }),
    [],
  );
});

t.test('offers no second term for a definition', async (t) => {
  const verse = ['stanza', 'couplet', 'sonnet', 'haiku'];
  t.same(
    faults('reading.literature.terms', (choice, _, key) => verse.includes(choice) && verse.includes(key)),
    [],
  );
});
