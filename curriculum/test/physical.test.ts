import t from 'tap';
import { machineKinds } from '../data/force-kinds.ts';
import { questionsOf } from './wrong-choices.ts';

/** Rules for concepts of physical science that the solver does not know. */

t.test('leaves no machine out that may fit, and takes none that does not', async (t) => {
  const kindOf = new Map(machineKinds.flatMap((kind) => kind.things.map((thing) => [thing, kind] as const)));
  const asked = questionsOf('science.forces.simple-machines').flatMap(
    ({ question, choices, correctIndex }) => {
      const [, says] = /“It (works as an? [a-z ]+)\.” .*(?:does NOT fit|must come off)/.exec(question) ?? [];
      return says ? { says, choices, odd: choices[correctIndex] ?? '' } : [];
    },
  );
  t.ok(asked.length > 100, `${asked.length} questions`);
  const doubtful = asked.flatMap(({ says, choices, odd }) =>
    choices.filter((thing) => {
      const kind = kindOf.get(thing);
      return thing === odd ? !kind || kind.says === says || kind.near.includes(says) : kind?.says !== says;
    }),
  );
  t.same(doubtful, []);
});

t.test('names near kinds both ways', async (t) => {
  for (const { says, near } of machineKinds)
    for (const other of near)
      t.ok(machineKinds.find((kind) => kind.says === other)?.near.includes(says), `${says}: ${other}`);
});
