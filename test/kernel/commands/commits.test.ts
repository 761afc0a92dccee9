import { randomUUID } from 'node:crypto';
import t from 'tap';
import { Problem } from '../../../src/base/errors.ts';
import type { Database } from '../../../src/db/database.ts';
import type { CommandsOptions } from '../../../src/kernel/commands/execute.ts';
import { reaction } from '../../../src/kernel/ledger/rules.ts';
import { rebuildFamily } from '../../../src/kernel/ledger/verification/rebuild.ts';
import { verifyFamily } from '../../../src/kernel/ledger/verification/verify-family.ts';
import { registry } from '../../../src/service/app.ts';
import { noCluster } from '../../helpers/database/citus.ts';
import { commandsOn } from '../../helpers/kernel/commands.ts';
import { createKernel } from '../../helpers/kernel/kernel.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { silent } from '../../helpers/silent.ts';
import { take } from '../ledger/model/steps.ts';

const kernel = await createKernel(t);
const { context, database } = kernel;
let learners = 7_000_000;

/** Returns a family with one learner, the errors in the log, and functions that send steps: with the options, and without. */
async function newLearner(options: Partial<CommandsOptions>) {
  const errors: string[] = [];
  const log = { ...silent, error: (message: string) => errors.push(message) };
  const { execute } = await commandsOn(database, { log, ...options });
  const familyId = await kernel.newFamily();
  const origin = { familyId, actorId: familyId };
  learners += 1;
  const learnerId = learners;
  await take({ kind: 'addLearner', learnerId }, origin, kernel.commands.execute);
  const sendBy = (run: typeof execute) => ({
    adjust: (amount: number) => take({ kind: 'adjust', learnerId, amount }, origin, run),
    createLesson: () =>
      take({ kind: 'createLesson', learnerId, lessonId: randomUUID(), rightAnswers: [0] }, origin, run),
  });
  const amounts = async () => {
    const rows = await database.sql<{ amount: number }[]>`
      SELECT amount FROM entries WHERE family_id = ${familyId} ORDER BY seq`;
    return rows.map(({ amount }) => amount);
  };
  return { familyId, errors, ...sendBy(execute), other: sendBy(kernel.commands.execute), amounts };
}

t.test('stores nothing of a command whose reaction throws a Problem, and all of the others', async (t) => {
  const unlucky = reaction({
    on: 'PointsAdjusted',
    reads: () => ({}),
    react({ payload: { amount } }) {
      if (amount === 13) throw new Problem('INSUFFICIENT_BALANCE');
      return {};
    },
  });
  const rules = { ...registry.rules, reactions: new Map([['PointsAdjusted', [unlucky]]]) };
  const { adjust, amounts } = await newLearner({ rules });
  const results = await Promise.allSettled([adjust(1), adjust(13), adjust(2)]);
  t.match(results, [{ status: 'fulfilled' }, { status: 'rejected' }, { status: 'fulfilled' }]);
  await t.rejects(adjust(13), { cause: { code: 'INSUFFICIENT_BALANCE' } });
  t.same(await amounts(), [1, 2]);
  t.same(await ledgerFaults(database.sql), []);
});

/** Creates a database whose first transaction does not lock its family, and is overtaken before it writes. */
function createUnlocked(overtake: () => Promise<unknown>): Database {
  let hasBegun = false;
  return {
    ...database,
    async begin() {
      const tx = await database.begin();
      if (hasBegun) return tx;
      hasBegun = true;
      return {
        ...tx,
        query: (text, parameters) => tx.query(text.replace(/FOR NO KEY UPDATE.*/, ''), parameters),
        async commit(writes) {
          await overtake();
          return tx.commit(writes);
        },
      };
    },
  };
}

t.test('executes a command again that lost the lock of its family, as to a move of its shard', async (t) => {
  const learner = await newLearner({ database: createUnlocked(() => learner.other.adjust(1)) });
  await learner.adjust(2);
  t.same(await learner.amounts(), [1, 2]);
  t.same(await ledgerFaults(database.sql), []);
});

t.test(
  'on a cluster, also a command without events keeps what another one wrote',
  { skip: noCluster },
  async (t) => {
    const learner = await newLearner({ database: createUnlocked(() => learner.other.createLesson()) });
    await learner.createLesson();
    const lessons =
      await database.sql`SELECT status FROM lessons WHERE family_id = ${learner.familyId} ORDER BY status`;
    t.match(lessons, [{ status: 'ACTIVE' }, { status: 'DONE' }]);
  },
);

t.test('executes commands once if a listener for their events throws', async (t) => {
  let calls = 0;
  const onEvents = () => {
    calls += 1;
    throw new TypeError('a mistake in a listener');
  };
  const { adjust, amounts, errors } = await newLearner({ onEvents });
  await Promise.all([adjust(1), adjust(2)]);
  t.equal(calls, 1);
  t.match(errors, [/^Cannot announce committed events: TypeError/]);
  t.same(await amounts(), [1, 2]);
});

t.test('goes on after the clock was ahead, with an error in the log each minute', async (t) => {
  let now = new Date();
  const { familyId, adjust, errors } = await newLearner({ now: () => now });
  const adjustAt = (time: string) => {
    now = new Date(`2100-01-01T${time}Z`);
    return adjust(5);
  };
  for (const time of ['12:00:00', '11:57:00', '11:00:00', '11:00:59']) await adjustAt(time);
  const error = `The last event of family ${familyId} is of 2100-01-01T12:00:00.000Z, in the future. Check the clock.`;
  t.same(errors, [error]);
  await adjustAt('11:01:00');
  t.same(errors, [error, error]);
  const verification = await verifyFamily({ ...context, now: () => now }, familyId);
  t.match(verification?.problems, [{ seq: 5, kind: 'time', message: 'the event is in the future' }]);
  t.equal(verification?.problems.length, 1);
  t.match(await rebuildFamily(context, familyId), { events: 9, differences: [] });
});
