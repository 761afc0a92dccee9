import t from 'tap';
import { machineKinds } from '../data/force-kinds.ts';
import { conceptById } from '../index.ts';
import { createRng } from '../rng.ts';
import { questionsOf } from './wrong-choices.ts';

/** Rules for concepts of physical science that the solver does not know. */

t.test('leaves no machine out that may fit, and takes none that does not', async (t) => {
  const kindOf = new Map(machineKinds.flatMap((kind) => kind.things.map((thing) => [thing, kind] as const)));
  const asked = questionsOf('science.forces.simple-machines').flatMap(
    ({ question, choices, correctIndex }) => {
      const [, says] =
        /“It (works as an? [a-z ]+)\.” .*(?:does NOT fit|does not belong on the list)/.exec(question) ?? [];
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

t.test('asks as often for both and neither of two things as for one of them', async (t) => {
  const concept = conceptById('science.matter.float-sink');
  if (!concept) return t.fail('no concept');
  const rng = createRng('either');
  const answers = new Map<string, number>();
  for (let i = 0; i < 3000; i++) {
    const { question, choices, correctIndex } = concept.generate(rng, { grade: concept.grades[1], level: 0 });
    if (!question.includes('What does this fit: ')) continue;
    const answer = (choices[correctIndex] ?? '').replace(/^only .*/, 'one');
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  const total = [...answers.values()].reduce((a, b) => a + b, 0);
  t.ok(total > 200, `${total} questions`);
  for (const [answer, share] of [
    ['one', 0.5],
    ['both', 0.25],
    ['neither', 0.25],
  ] as const)
    t.ok(Math.abs((answers.get(answer) ?? 0) / total - share) < 0.08, answer);
});
