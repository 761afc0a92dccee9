import t from 'tap';
import { wordParts } from '../data/vocabulary.ts';
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
        const words = [...question.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word);
        const keys = key.split(', then ');
        return choice.split(', then ').some((text, i) => {
          const [word = '', right = ''] = [words[i], keys[i]];
          return text !== right && (areAlike(text, word) || areAlike(text, right));
        });
      }),
      [],
    );
    t.same(
      faults(`reading.vocabulary.antonyms${band}`, (choice, _, key) => {
        const keys = key.split(', then ');
        return choice.split(', then ').some((text, i) => areAlike(text, keys[i] ?? ''));
      }),
      [],
    );
  });
}

t.test('offers single words as synonyms and antonyms', async (t) => {
  for (const kind of ['synonyms', 'antonyms', 'synonyms-high', 'antonyms-high'])
    t.same(
      faults(`reading.vocabulary.${kind}`, (choice) => choice.replace(', then ', '-').includes(' ')),
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

t.test('offers no second term for a definition', async (t) => {
  const verse = ['stanza', 'couplet', 'sonnet', 'haiku'];
  t.same(
    faults('reading.literature.terms', (choice, _, key) => verse.includes(choice) && verse.includes(key)),
    [],
  );
});
