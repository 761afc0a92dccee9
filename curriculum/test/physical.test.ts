import t from 'tap';
import { machineKinds } from '../data/force-kinds.ts';
import { conceptById } from '../index.ts';
import { createRng } from '../rng.ts';
import { questionsOf } from './wrong-choices.ts';

/** Rules for concepts of physical science that the solver does not know. */

t.test('claims of no machine what may fit it too', async (t) => {
  const kindOf = new Map(machineKinds.flatMap((kind) => kind.things.map((thing) => [thing, kind] as const)));
  const claims = questionsOf('science.forces.simple-machines').flatMap(({ question }) => [
    ...question.matchAll(/(?:“|\d\) )([^.“”]+?) (works as an? [a-z ]+)\./g),
  ]);
  const doubtful = claims.filter(([, thing = '', says = '']) => {
    const kind = kindOf.get(thing.charAt(0).toLowerCase() + thing.slice(1));
    return !kind || kind.near.includes(says);
  });
  t.ok(claims.length > 500);
  t.same(
    doubtful.map(([text]) => text),
    [],
  );
});

t.test('names near kinds both ways', async (t) => {
  for (const { says, near } of machineKinds)
    for (const other of near)
      t.ok(machineKinds.find((kind) => kind.says === other)?.near.includes(says), `${says}: ${other}`);
});

t.test('makes true and wrong sentences equally often', async (t) => {
  const concept = conceptById('science.matter.states');
  if (!concept) return t.fail('no concept');
  const rng = createRng('sentences');
  const answers = new Map<string, number>();
  for (let i = 0; i < 4000; i++) {
    const { question, choices, correctIndex } = concept.generate(rng, { grade: 3, level: 1 });
    if (!question.includes('Who is right?')) continue;
    const answer = (choices[correctIndex] ?? '').replace(/^only .*/, 'one');
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  const total = [...answers.values()].reduce((a, b) => a + b, 0);
  for (const [answer, share] of [
    ['one', 0.5],
    ['both', 0.25],
    ['neither', 0.25],
  ] as const)
    t.ok(Math.abs((answers.get(answer) ?? 0) / total - share) < 0.08, answer);
});
