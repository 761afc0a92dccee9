import t from 'tap';
import { Problem } from '../../../src/base/errors.ts';
import type { Database } from '../../../src/db/database.ts';
import { toProblem } from '../../../src/http/problem-details.ts';
import { command } from '../../../src/kernel/commands/command.ts';
import { addLearner } from '../../../src/slices/learners/domain.ts';
import { createReward } from '../../../src/slices/rewards/domain.ts';
import { holdStream, waitingForLocks } from '../../helpers/database/locks.ts';
import { commandsOn } from '../../helpers/kernel/commands.ts';
import { createKernel, type Kernel } from '../../helpers/kernel/kernel.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { until } from '../../helpers/until.ts';
import type { Step } from '../ledger/model/step-types.ts';
import { take } from '../ledger/model/steps.ts';
import { createFaultyDatabase, type Fault } from './faulty-database.ts';

let ids = 1_000_000;

/** Creates a family with one learner and a function that adjusts points. */
async function newLearner({ commands, newFamily }: Kernel) {
  const familyId = await newFamily();
  ids += 1;
  const learnerId = ids;
  const send = (step: Step, actorId: number, { execute } = commands) =>
    take(step, { familyId, actorId }, execute);
  await send({ kind: 'addLearner', learnerId }, 1);
  const give = (amount: number, actorId = 1, by = commands) =>
    send({ kind: 'adjust', learnerId, amount }, actorId, by);
  return { familyId, learnerId, give };
}

async function actorsOf({ sql }: Database, familyId: number): Promise<number[]> {
  const rows = await sql<{ actor_id: number }[]>`
    SELECT actor_id FROM events WHERE family_id = ${familyId} AND type = 'PointsAdjusted' ORDER BY seq`;
  return rows.map((row) => row.actor_id);
}

/** Returns the outcome of each command: a problem's code, `done` or `error`. */
async function codes(commands: Promise<unknown>[]): Promise<string[]> {
  return (await Promise.allSettled(commands)).map((result) => {
    if (result.status === 'fulfilled') return 'done';
    return result.reason instanceof Problem ? result.reason.code : 'error';
  });
}

t.test('groups hundreds of concurrent commands into a few transactions', async (t) => {
  let transactions = 0;
  const kernel = await createKernel(t, {
    wrap: (database) => ({
      ...database,
      begin() {
        transactions += 1;
        return database.begin();
      },
    }),
  });
  const one = await newLearner(kernel);
  transactions = 0;
  await Promise.all(Array.from({ length: 250 }, () => one.give(1)));
  t.equal(transactions, 2, 'at most 128 commands each');
});

t.test('runs the commands of a family in order of arrival', async (t) => {
  const kernel = await createKernel(t, { groupCommit: { maxBatch: 16, maxRunning: 3, maxPerPlace: 3 } });
  const families = await Promise.all(Array.from({ length: 5 }, () => newLearner(kernel)));
  const actors = Array.from({ length: 400 }, (_, i) => i + 1);
  await Promise.all(actors.map((actor) => families[actor % 5]?.give(1, actor)));
  for (const [i, { familyId }] of families.entries()) {
    t.same(
      await actorsOf(kernel.database, familyId),
      actors.filter((actor) => actor % 5 === i),
    );
  }
});

t.test('fails only the rejected command', async (t) => {
  const kernel = await createKernel(t);
  const [one, other] = [await newLearner(kernel), await newLearner(kernel)];
  const numbers = Array.from({ length: 60 }, (_, i) => i);
  const results = await codes(numbers.map((i) => (i % 2 ? one : other).give(i % 3 ? 1 : -1000)));
  t.same(
    results,
    numbers.map((i) => (i % 3 ? 'done' : 'BALANCE_WOULD_BE_NEGATIVE')),
  );
  t.same(await ledgerFaults(kernel.database.sql), []);
});

t.test('fails only the command that the database rejects or that throws', async (t) => {
  const kernel = await createKernel(t);
  const { commands } = kernel;
  const [one, other] = [await newLearner(kernel), await newLearner(kernel)];
  const faulty = command({
    reads: () => ({}),
    decide: () => {
      throw new TypeError('a mistake in a decision');
    },
    reply: () => undefined,
  });
  const actor = { familyId: one.familyId, actorId: 1 };
  const learner = {
    learnerId: 5,
    name: 'Mia',
    passwordHash: null,
    gradeLevel: 5,
    profileId: crypto.randomUUID(),
  };
  const taken = { ...learner, username: `LEARNER-${other.learnerId}`, email: 'mia@example.org' };
  const untitled = { rewardId: crypto.randomUUID(), fields: { title: '', tokenCost: 1 } };
  const results = await codes([
    one.give(1, 101),
    other.give(1, 201),
    commands.execute({ handler: addLearner, data: taken, ...actor }),
    one.give(1, 102),
    commands.execute({ handler: createReward, data: untitled, ...actor }),
    other.give(1, 202),
    commands.execute({ handler: faulty, data: {}, ...actor }),
    one.give(1, 103),
    commands.execute({ handler: faulty, data: {}, familyId: 999_999_999, actorId: 1 }),
    other.give(1, 203),
  ]);
  const expected = [
    'done',
    'done',
    'USERNAME_TAKEN',
    'done',
    'error',
    'done',
    'error',
    'done',
    'error',
    'done',
  ];
  t.same(results, expected);
  t.same(await actorsOf(kernel.database, one.familyId), [101, 102, 103]);
  t.same(await actorsOf(kernel.database, other.familyId), [201, 202, 203]);
  t.same(await ledgerFaults(kernel.database.sql), []);
});

t.test('serves other families while one is locked and then runs its commands in order', async (t) => {
  const kernel = await createKernel(t);
  const { databaseUrl } = kernel;
  const [locked, free] = [await newLearner(kernel), await newLearner(kernel)];
  const release = await holdStream(databaseUrl, locked.familyId);
  const waiting = [locked.give(1, 1), free.give(1), locked.give(1, 2)];
  await waiting[1];
  await until('a command waits for the lock', async () => (await waitingForLocks(databaseUrl)) > 0);
  // Later commands do not overtake waiting ones.
  waiting.push(locked.give(1, 3), locked.give(1, 4));
  for (let i = 0; i < 20; i++) await free.give(1);
  t.same(await actorsOf(kernel.database, locked.familyId), []);
  await release();
  await Promise.all(waiting);
  t.same(await actorsOf(kernel.database, locked.familyId), [1, 2, 3, 4]);
});

t.test('serves other families while several are locked', async (t) => {
  const kernel = await createKernel(t);
  const locked = await Promise.all(Array.from({ length: 4 }, () => newLearner(kernel)));
  const free = await newLearner(kernel);
  const releases = await Promise.all(locked.map(({ familyId }) => holdStream(kernel.databaseUrl, familyId)));
  const waiting = locked.map(({ give }) => give(1));
  for (let i = 0; i < 20; i++) await free.give(1);
  for (const release of releases) await release();
  await Promise.all(waiting);
  t.same(await ledgerFaults(kernel.database.sql), []);
});

t.test('returns 503 with Retry-After when the queue is full and runs the queued commands', async (t) => {
  const kernel = await createKernel(t, { groupCommit: { maxWaiting: 10 } });
  const one = await newLearner(kernel);
  const release = await holdStream(kernel.databaseUrl, one.familyId);
  const first = one.give(1, 1000);
  await until('the stream is locked', async () => (await waitingForLocks(kernel.databaseUrl)) > 0);
  const commands = Array.from({ length: 30 }, (_, i) => one.give(1, i + 1));
  const rejected = await codes(commands.slice(10));
  t.same(rejected, Array(20).fill('SERVICE_UNAVAILABLE'), 'while the stream is still locked');
  t.match(await one.give(1).catch((reason: unknown) => reason), { options: { retryAfterSeconds: 1 } });
  await release();
  t.same(await codes([first, ...commands.slice(0, 10)]), Array(11).fill('done'));
  t.same(await actorsOf(kernel.database, one.familyId), [
    1000,
    ...Array.from({ length: 10 }, (_, i) => i + 1),
  ]);
});

t.test('returns 503 if the database fails every attempt', async (t) => {
  for (const fault of [
    { kind: 'statement', code: '40001', statement: 1 },
    { kind: 'write', code: '40P01', statement: 2 },
    { kind: 'too many connections' },
    { kind: 'lost', commit: 'never' },
  ] satisfies Fault[]) {
    let isFailing = false;
    const kernel = await createKernel(t, {
      wrap: (database) => createFaultyDatabase(database, () => (isFailing ? fault : undefined)).faulty,
    });
    const one = await newLearner(kernel);
    isFailing = true;
    const error = await one.give(1).catch((reason: unknown) => reason);
    t.match(
      toProblem(error),
      { code: 'SERVICE_UNAVAILABLE', options: { retryAfterSeconds: 1 } },
      JSON.stringify(fault),
    );
    isFailing = false;
    await one.give(1, 7);
    t.same(await actorsOf(kernel.database, one.familyId), [7]);
  }
});

t.test('does not execute a command twice if the answer to its commit is lost', async (t) => {
  const serialization: Fault = { kind: 'statement', code: '40001', statement: 1 };
  for (const later of [[], [serialization], Array.from({ length: 20 }, () => serialization)]) {
    let faults: Fault[] = [];
    const kernel = await createKernel(t, {
      wrap: (database) => createFaultyDatabase(database, () => faults.shift()).faulty,
      // Both families share one transaction.
      isPlain: true,
    });
    const [one, other] = [await newLearner(kernel), await newLearner(kernel)];
    faults = [{ kind: 'lost', commit: 'before' }, ...later];
    const isSettled = later.length < 7;
    t.same(
      await codes([one.give(5, 1), other.give(5, 2)]),
      Array(2).fill(isSettled ? 'done' : 'SERVICE_UNAVAILABLE'),
    );
    t.same(await actorsOf(kernel.database, one.familyId), [1]);
    t.same(await actorsOf(kernel.database, other.familyId), [2]);
  }
});

t.test('keeps ledgers sound when two kernels write the same families', async (t) => {
  const kernel = await createKernel(t);
  const second = await commandsOn(kernel.database);
  const families = await Promise.all(Array.from({ length: 3 }, () => newLearner(kernel)));
  const numbers = Array.from({ length: 100 }, (_, i) => i);
  await Promise.all(
    numbers.flatMap((i) => families.map(({ give }) => give(1, 1, i % 2 ? kernel.commands : second))),
  );
  t.same(await ledgerFaults(kernel.database.sql), []);
  const balances = await kernel.database.sql<{ balance: number }[]>`SELECT balance FROM balances`;
  t.same(
    balances.map(({ balance }) => balance),
    [100, 100, 100],
  );
});
