import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import t from 'tap';
import { createDatabasePool } from '../../../src/db/database.ts';
import { ConnectionLost } from '../../../src/db/database-client.ts';
import { CommitUnknown } from '../../../src/db/transaction.ts';
import { type Carrier, createProxy } from '../../helpers/database/proxy.ts';
import { commandsOn } from '../../helpers/kernel/commands.ts';
import { createKernel } from '../../helpers/kernel/kernel.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import type { Step } from '../ledger/model/step-types.ts';
import { take } from '../ledger/model/steps.ts';
import { createFaultyDatabase, type Fault } from './faulty-database.ts';

/** Ways to cut the connection around COMMIT. */
const cuts: Record<string, (client: Socket, server: Socket, commit: Buffer) => void> = {
  'before COMMIT reaches PostgreSQL': (client) => client.destroy(),
  'in the middle of COMMIT': (client, server, commit) => {
    server.write(commit.subarray(0, commit.length - 2), () => client.destroy());
  },
  'while PostgreSQL commits': (client, server, commit) => {
    server.end(commit);
    client.resetAndDestroy();
  },
  'after PostgreSQL commits, before it answers': (client, server, commit) => {
    server.removeAllListeners('data').once('data', () => client.destroy());
    server.write(commit);
  },
};

for (const [moment, cut] of Object.entries(cuts)) {
  t.test(`commits each command once if the connection is cut ${moment}`, async (t) => {
    let commits = 0;
    const carrier: Carrier = (client, server) => {
      server.on('data', (bytes) => client.write(bytes));
      client.on('data', (bytes) => {
        if (!bytes.includes('COMMIT')) return void server.write(bytes);
        commits += 1;
        // Cuts every other commit, so that the next attempt succeeds.
        return commits % 2 ? cut(client, server, bytes) : void server.write(bytes);
      });
    };
    const { database, databaseUrl, newFamily } = await createKernel(t);
    const proxy = await createProxy(t, databaseUrl, carrier);
    const cutDatabase = createDatabasePool(proxy.url);
    t.teardown(() => cutDatabase.close());
    const { execute } = await commandsOn(cutDatabase);
    const familyId = await newFamily();
    const learnerId = 4711;
    const send = (step: Step, actorId = 1) => take(step, { familyId, actorId }, execute);
    await send({ kind: 'addLearner', learnerId });
    for (let round = 0; round < 10; round++) {
      const actors = [1, 2, 3].map((i) => round * 3 + i);
      await Promise.all(actors.map((actor) => send({ kind: 'adjust', learnerId, amount: actor }, actor)));
    }
    t.ok(commits >= 20, 'cuts each round once');
    const rows = await database.sql<{ actor_id: number }[]>`
      SELECT actor_id FROM events WHERE type = 'PointsAdjusted' ORDER BY seq`;
    t.same(
      rows.map((row) => row.actor_id),
      Array.from({ length: 30 }, (_, i) => i + 1),
    );
    t.same(await ledgerFaults(database.sql), []);
  });
}

t.test('rejects only the failing command when a batch is repeated after a lost commit', async (t) => {
  let isCut = false;
  const { database, commands, newFamily } = await createKernel(t, {
    wrap: (database) => ({
      ...database,
      async begin() {
        const tx = await database.begin();
        if (isCut) return tx;
        isCut = true;
        async function commit() {
          await tx.rollBack();
          await database.sql`INSERT INTO users (username, email, name, role)
              VALUES ('learner-4711', 'another@example.org', 'Another', 'PARENT')`;
          throw new CommitUnknown(new ConnectionLost());
        }
        return { ...tx, commit };
      },
    }),
  });
  const familyId = await newFamily();
  const adding = [4711, 4712].map((learnerId) =>
    take({ kind: 'addLearner', learnerId }, { familyId, actorId: 1 }, commands.execute),
  );
  t.match(await Promise.allSettled(adding), [
    { status: 'rejected', reason: { code: 'USERNAME_TAKEN' } },
    { status: 'fulfilled' },
  ]);
  t.same(await ledgerFaults(database.sql), []);
});

t.test('wakes the workers for jobs of a commit whose answer is lost', async (t) => {
  const { database, newFamily } = await createKernel(t);
  const faults: Fault[] = [];
  let wakes = 0;
  const jobs = {
    enqueue: async () => {},
    wake() {
      wakes += 1;
    },
  };
  const { faulty } = createFaultyDatabase(database, () => faults.shift());
  const { execute } = await commandsOn(faulty, { jobs });
  const origin = { familyId: await newFamily(), actorId: 1 };
  const [learnerId, lessonId] = [4711, randomUUID()];
  await take({ kind: 'addLearner', learnerId }, origin, execute);
  await take({ kind: 'createLesson', learnerId, lessonId, rightAnswers: [0] }, origin, execute);
  faults.push({ kind: 'lost', commit: 'before' });
  wakes = 0;
  const answers = { answers: [0], doubleOrLoss: false, doubleQuestionIndices: [] };
  await take({ kind: 'answer', learnerId, lessonId, ...answers }, origin, execute);
  t.equal(wakes, 1);
  t.equal((await database.sql`SELECT FROM events WHERE type = 'QuizAnswered'`).length, 1);
});
