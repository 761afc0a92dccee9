import t from 'tap';
import { nouns } from '../../../src/lessons/generators/data/lexicon.ts';
import { faults, questionsOf } from './wrong-choices.ts';

/** Rules for the wrong choices of questions about words: none is right as well, and none is nonsense. */

t.test('offers -ies and -ves only for words whose end suggests them', async (t) => {
  t.same(
    faults('reading.grammar.plurals', (choice, { question }) => {
      const one = /(?:One|one) (\w+)[,.]/.exec(question)?.[1] ?? '';
      return (
        (/ie'?s$/.test(choice) && !one.endsWith('y')) ||
        (/ve's?$/.test(choice) && !/fe?$/.test(one)) ||
        (/ves$/.test(choice) && !/fe?$/.test(one))
      );
    }),
    [],
  );
});

t.test('offers no plural that dictionaries have', async (t) => {
  const others = 'deers mouses ox calfs leafs echos heros flys foot busses'.split(' ');
  t.same(
    faults('reading.grammar.plurals', (choice) => others.includes(choice)),
    [],
  );
  t.same(
    questionsOf('reading.grammar.plurals').filter(({ question }) => /wife\. Then you get/.test(question)),
    [],
  );
});

t.test('offers no second form of a verb that dictionaries have', async (t) => {
  // Base, and a form that is right beside the usual one: have drunk or drank, the past of to ring (a tree).
  const second = new Map(
    'drink drank, hide hid, bite bit, sing sung, ring ringed, tear teared, lead leaded, grind grinded'
      .split(', ')
      .map((pair) => pair.split(' ') as [string, string]),
  );
  t.same(
    faults(
      'reading.grammar.irregular-verbs',
      (choice, { question }) => second.get(/they (\w+)\./.exec(question)?.[1] ?? '') === choice,
    ),
    [],
  );
});

t.test('spells the wrong verb forms in -ing as they are spelled', async (t) => {
  const bad = /^(?:runing|siting|swiming|begining|seing|fleing|lieing down|liing down)$/;
  t.same(
    faults('reading.grammar.irregular-verbs', (choice) => bad.test(choice)),
    [],
  );
});

t.test('offers no other word for a short form, and no second long form', async (t) => {
  const words = new Set("hell shell well were ill cant wont lets h'ell sh'ell".split(' '));
  t.same(
    faults(
      'reading.grammar.contractions',
      (choice, { question }) =>
        words.has(choice.toLowerCase()) || (choice === 'cannot' && /can't|can ?not"/.test(question)),
    ),
    [],
  );
});

t.test('puts people in, under and beside buildings, not other people', async (t) => {
  const places = questionsOf('reading.grammar.parts-of-speech').flatMap(
    ({ question }) => / the (\w+)\."$/.exec(question)?.[1] ?? [],
  );
  t.ok(places.length > 100);
  t.same(
    places.filter((place) => nouns.includes(place)),
    [],
  );
});

t.test('offers no second end of a compound word', async (t) => {
  const compounds =
    /^(teaspoon|teacup|snowshoe|snowball|overshoe|oversleep|sunlamp|sunlight|seacow|wintergreen|butterfly|moonlamp)$/;
  t.same(
    faults('reading.words.compound', (choice, { question }) =>
      compounds.test(`${/^Add one word to (\w+)/.exec(question)?.[1]}${choice}`),
    ),
    [],
  );
});

t.test('asks why somebody did what the text says', async (t) => {
  const whys = questionsOf('reading.comprehension.details')
    .map(({ question }) => question)
    .filter((question) => question.includes('Why did'));
  t.ok(whys.length > 100);
  t.same(
    whys.filter((question) => {
      const [, name, rest] = /Why did (\w+) \w+ ([a-z ]+)\?$/.exec(question) ?? [];
      return !new RegExp(`, ${name} \\w+ ${rest}\\.`).test(question);
    }),
    [],
  );
});
