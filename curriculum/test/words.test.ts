import t from 'tap';
import { nouns } from '../data/lexicon.ts';
import { faults, questionsOf } from './wrong-choices.ts';

/** Rules for the wrong choices of questions about words: none is right as well, and none is nonsense. */

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
      (choice, { question }) => second.get(/form of "(\w+)"/.exec(question)?.[1] ?? '') === choice,
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

t.test('asks why somebody did what the text says', async (t) => {
  const whys = questionsOf('reading.comprehension.details')
    .map(({ question }) => question)
    .filter((question) => question.includes('Why did'));
  t.ok(whys.length > 100);
  t.same(
    whys.filter((question) => {
      const [, name, rest = ''] = /Why did (\w+) \w+((?: [a-z]+)*)\?$/.exec(question) ?? [];
      return !new RegExp(`${name} went [^.]+ and \\w+${rest} because`).test(question);
    }),
    [],
  );
});
