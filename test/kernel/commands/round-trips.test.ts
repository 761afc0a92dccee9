import { randomUUID } from 'node:crypto';
import t from 'tap';
import type { Database } from '../../../src/db/database.ts';
import { commandsOn } from '../../helpers/kernel/commands.ts';
import { createKernel } from '../../helpers/kernel/kernel.ts';
import type { Step } from '../ledger/model/step-types.ts';
import { take } from '../ledger/model/steps.ts';

const counts = { statements: 0, trips: 0 };
const texts: string[] = [];

/** Counts statements and round trips of transactions. A statement shares the round trip of those without an answer yet. */
function counting(database: Database): Database {
  return {
    ...database,
    async begin() {
      const tx = await database.begin();
      let pending = 0;
      return {
        ...tx,
        async query(text, parameters) {
          counts.statements += 1;
          texts.push(text);
          if (pending === 0) counts.trips += 1;
          pending += 1;
          try {
            return await tx.query(text, parameters);
          } finally {
            pending -= 1;
          }
        },
        commit(last = []) {
          counts.statements += last.length;
          texts.push(...last.map(({ text }) => text));
          counts.trips += 1;
          return tx.commit(last);
        },
      };
    },
  };
}

// On a cluster, each place has its own transactions.
const { commands, newFamily, database } = await createKernel(t, { wrap: counting, isPlain: true });
/** Executes commands by an instance that has written for no family yet. */
const executeAnew: typeof commands.execute = async (command) =>
  (await commandsOn(counting(database))).execute(command);

async function countsOf(work: () => Promise<unknown>) {
  Object.assign(counts, { statements: 0, trips: 0 });
  await work();
  return { ...counts };
}

t.test('takes two round trips for each write: one reads, one writes', async (t) => {
  const familyId = await newFamily();
  const [rewardId, lessonId] = [randomUUID(), randomUUID()];
  const [approved, rejected, pending] = [randomUUID(), randomUUID(), randomUUID()];
  const learnerId = 4711;
  const goal = { learnerId, rewardId };
  const answers = { answers: [0, 1, 0], doubleOrLoss: true, doubleQuestionIndices: [] };
  const steps: Step[] = [
    { kind: 'addLearner', learnerId },
    { kind: 'createReward', rewardId, tokenCost: 5, maxRedemptions: 3 },
    { kind: 'adjust', learnerId, amount: 100 },
    { kind: 'setDouble', learnerId, enabled: true },
    { kind: 'createLesson', learnerId, lessonId, rightAnswers: [0, 1, 2] },
    { kind: 'answer', learnerId, lessonId, ...answers },
    { kind: 'save', ...goal, points: 30 },
    { kind: 'redeem', ...goal, redemptionId: approved },
    { kind: 'redeem', ...goal, redemptionId: rejected },
    { kind: 'redeem', ...goal, redemptionId: pending },
    { kind: 'reject', ...goal, redemptionId: rejected },
    { kind: 'updateReward', rewardId, fields: { maxRedemptions: 1 } },
    // Uses the reward up, which releases the savings.
    { kind: 'approve', ...goal, redemptionId: approved },
    { kind: 'removeLearner', learnerId },
    { kind: 'deleteReward', rewardId },
  ];
  for (const step of steps) {
    const { trips } = await countsOf(() => take(step, { familyId, actorId: familyId }, executeAnew));
    // The rules of redemptions that a removal rejects read rows that only it knows.
    t.equal(trips, step.kind === 'removeLearner' ? 3 : 2, step.kind);
  }
});

t.test(
  'takes two statements to save points in families that it knows, otherwise six, for any number',
  async (t) => {
    const learners = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const familyId = await newFamily();
        const [learnerId, rewardId] = [5000 + i, randomUUID()];
        const origin = { familyId, actorId: familyId };
        await take({ kind: 'addLearner', learnerId }, origin, commands.execute);
        const reward = { kind: 'createReward' as const, rewardId, tokenCost: 500, maxRedemptions: null };
        await take(reward, origin, commands.execute);
        await take({ kind: 'adjust', learnerId, amount: 100 }, origin, commands.execute);
        return { step: { kind: 'save' as const, learnerId, rewardId, points: 1 }, origin };
      }),
    );
    const { execute } = await commandsOn(counting(database));
    const save = (some: typeof learners) =>
      Promise.all(some.map(({ step, origin }) => take(step, origin, execute)));
    t.same(await countsOf(() => save(learners.slice(0, 1))), { statements: 6, trips: 2 });
    t.same(await countsOf(() => save(learners.slice(1))), { statements: 6, trips: 2 });
    t.same(await countsOf(() => save(learners)), { statements: 2, trips: 2 });
  },
);

t.test('each statement for one family names it by a parameter, so a cluster plans it once', async (t) => {
  const familyId = await newFamily();
  const [learnerId, rewardId] = [6000, randomUUID()];
  const origin = { familyId, actorId: familyId };
  await take({ kind: 'addLearner', learnerId }, origin, commands.execute);
  await take(
    { kind: 'createReward', rewardId, tokenCost: 500, maxRedemptions: null },
    origin,
    commands.execute,
  );
  await take({ kind: 'adjust', learnerId, amount: 100 }, origin, commands.execute);
  texts.length = 0;
  await take({ kind: 'save', learnerId, rewardId, points: 1 }, origin, executeAnew);
  t.equal(texts.length, 6);
  // The writes differ: one server joins them, and a cluster gets them with values instead of arrays.
  const others = texts.filter((text) => !text.startsWith('WITH'));
  t.equal(others.length, 5);
  t.same(
    others.filter((text) => !/WHERE family_id = \$1::bigint\b/.test(text)),
    [],
  );
});
