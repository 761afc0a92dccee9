import { randomUUID } from 'node:crypto';
import t, { type Test } from 'tap';
import { startApp } from '../helpers/app.ts';
import { noCluster } from '../helpers/database/citus.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { createProxy } from '../helpers/database/proxy.ts';
import {
  createCommandRecorder,
  logSetting,
  type SentStatement,
  shardReader,
} from '../helpers/database/remote-commands.ts';
import { contractOf } from '../helpers/documents/contract.ts';
import type { Operation } from '../helpers/documents/document.ts';
import { access, type Column } from '../helpers/families/access.ts';
import { clientOf, expectStatus, memberPassword, registerAdmin } from '../helpers/families/client.ts';
import { idleServices } from '../helpers/families/contributions.ts';
import { createWorlds, sampleRequest, unknownIds, type World } from '../helpers/families/world.ts';

/** Callers by name: their columns in the table of access. Foreign and unknown are the ids that they name. */
const columns = { member: 'parent', ADMIN: 'admin', foreign: 'otherParent', unknown: 'otherParent' } as const;
type Caller = keyof typeof columns;

/** Statements that visit several shards, and the requests that send them. */
interface Visit {
  statements: RegExp[];
  by: Caller[];
  operations: string[];
}

/** All statements that visit several shards. */
const visits: Visit[] = [
  // An id does not tell its family. Members find their own on one shard (src/http/access.ts).
  {
    statements: [/^select .* from "lessons" where "id" = \$1 and true$/],
    by: ['ADMIN', 'foreign', 'unknown'],
    operations: [
      'GET /api/lessons/{lessonId}',
      'GET /api/lessons/{lessonId}/images/{imageId}',
      'POST /api/lessons/{lessonId}/answer',
    ],
  },
  {
    statements: [/^select .* from "awards" where "id" = \$1 and true$/],
    by: ['ADMIN', 'foreign', 'unknown'],
    operations: ['POST /api/awards/{awardId}/cash-in', 'POST /api/awards/{awardId}/share'],
  },
  {
    statements: [/^select .* from "redemptions" where "id" = \$1 and true$/],
    by: ['ADMIN', 'foreign', 'unknown'],
    operations: ['PUT /api/redemptions/{redemptionId}/approve', 'PUT /api/redemptions/{redemptionId}/reject'],
  },
  {
    statements: [/^select .* from "sync_configs" where "id" = \$1 and true$/],
    by: ['foreign', 'unknown'],
    operations: [
      'GET /api/sync-configs/{id}',
      'PUT /api/sync-configs/{id}',
      'DELETE /api/sync-configs/{id}',
      'POST /api/sync-configs/{id}/push',
    ],
  },
  // Only after the family's command has not found the reward. An ADMIN is the parent of no reward.
  {
    statements: [/^select "id" from "rewards" where "id" = \$1 and "deleted_at" is null$/],
    by: ['ADMIN', 'foreign', 'unknown'],
    operations: ['PUT /api/rewards/{rewardId}', 'DELETE /api/rewards/{rewardId}'],
  },
  // An idempotency key of an ADMIN must mean the same request in all families.
  {
    statements: [
      /^SELECT .* FROM idempotency_keys WHERE user_id = ANY \(\$1::text\[\]::bigint\[\]\) AND key = ANY/,
    ],
    by: ['ADMIN'],
    operations: [
      'POST /api/learners',
      'PUT /api/learners/{id}/confirm',
      'PUT /api/learner-settings/{learnerId}/double-or-loss',
      'POST /api/lessons/{lessonId}/answer',
      'POST /api/points/adjust',
      'POST /api/rewards',
      'PUT /api/rewards/{rewardId}',
      'POST /api/rewards/{rewardId}/save',
      'POST /api/rewards/{rewardId}/redeem',
      'PUT /api/redemptions/{redemptionId}/approve',
      'PUT /api/redemptions/{redemptionId}/reject',
      'POST /api/awards/allocate',
      'POST /api/awards/{awardId}/cash-in',
    ],
  },
  // Listings of all families.
  { statements: [/ from "families" as "f" /], by: ['ADMIN'], operations: ['GET /api/families'] },
  { statements: [/ from "redemptions" as "r" /], by: ['ADMIN'], operations: ['GET /api/redemptions'] },
  // The log is one tree over the ledgers of all families.
  {
    statements: [
      /^SELECT coalesce\(max\(idx\) \+ 1, 0\)::bigint AS size FROM log_leaves$/,
      /^SELECT l.family_id FROM log_leaves l WHERE l.seq = 1 AND NOT EXISTS/,
      /^SELECT h.family_id, .* FROM checkpoint_heads /,
      /^SELECT max\(family_id\) AS last FROM \( SELECT family_id FROM families /,
      /^SELECT family_id, seq, .* FROM families f LEFT JOIN LATERAL \( SELECT seq, hash FROM log_leaves /,
      /^INSERT INTO log_leaves /,
      /^SELECT family_id, seq, idx, .* FROM log_leaves WHERE idx >= /,
    ],
    by: ['member', 'ADMIN'],
    operations: ['checkpoint', 'checkpoints', 'consistency', 'keys', 'proof', 'receipt'].map(
      (name) => `GET /api/ledger/${name}`,
    ),
  },
];

/** Operations that write or lock users, which have a copy on each node, so that the nodes commit in two phases. */
const inTwoPhases = [
  'DELETE /api/learners/{id}',
  'DELETE /api/user',
  'POST /api/invitations',
  'POST /api/learners',
  'POST /api/recovery',
  'POST /api/users/{id}/recovery-codes',
  'POST /register',
  'PUT /api/learners/{id}',
  'PUT /api/learners/{id}/password',
  'PUT /api/user',
  'PUT /api/user/password',
  'PUT /api/user/totp',
];

/** Request of an operation with its statements. */
interface Sent {
  operation: string;
  caller: Caller;
  statements: SentStatement[];
}

t.test('on a cluster', { skip: noCluster }, async (t) => {
  const { sent, shardsOf } = await sendAll(t);

  t.test('runs each statement on one shard, except for the listed ones', async (t) => {
    const found = sent.flatMap(({ statements, ...request }) =>
      statements
        .filter((statement) => shardsOf(statement).size > 1)
        .map(({ text }) => ({ ...request, text: text.replace(/\s+/g, ' ').trim() })),
    );
    const isOf = ({ by, operations, statements }: Visit, { caller, operation, text }: (typeof found)[0]) =>
      by.includes(caller) && operations.includes(operation) && statements.some((known) => known.test(text));
    t.same(
      found.filter((one) => !visits.some((visit) => isOf(visit, one))),
      [],
      'all are listed',
    );
    for (const visit of visits) {
      const own = found.filter((one) => isOf(visit, one));
      for (const known of visit.statements)
        t.ok(
          own.some(({ text }) => known.test(text)),
          `still sent: ${known}`,
        );
      t.same([...new Set(own.map(({ operation }) => operation))].sort(), visit.operations.toSorted());
      t.same([...new Set(own.map(({ caller }) => caller))].sort(), visit.by.toSorted());
    }
  });

  t.test('runs a save on one shard of one node', async (t) => {
    const saves = sent.filter(({ operation }) => operation === 'POST /api/rewards/{rewardId}/save');
    const { statements } = saves.find(({ caller }) => caller === 'member') ?? { statements: [] };
    const visited = statements.map(shardsOf).filter(({ size }) => size > 0);
    t.ok(visited.length >= 10, 'reads and writes');
    t.equal(new Set(visited.flatMap((shards) => [...shards])).size, 1, 'all on the same shard');
    const last = statements.at(-1);
    t.match(last?.text, 'COMMIT');
    t.same(last?.remote, ['COMMIT'], 'the node commits at once');
  });

  t.test('commits in two phases only what concerns users, or the log of all families', async (t) => {
    const found = sent.filter(({ statements }) =>
      statements.some(({ remote }) => remote.some((command) => command.startsWith('PREPARE TRANSACTION'))),
    );
    const names = new Set(found.map(({ operation }) => operation));
    t.same([...names].filter((name) => !name.startsWith('GET /api/ledger/')).sort(), inTwoPhases);
  });
});

/** Sends requests of all operations, one after the other, through a recorder. */
async function sendAll(t: Test) {
  const recorder = createCommandRecorder();
  const databaseUrl = await createDatabase(t);
  const url = new URL((await createProxy(t, databaseUrl, recorder.carrier)).url);
  url.searchParams.set(...logSetting);
  const { app, database } = await startApp(t, { services: idleServices, databaseUrl: url.href });
  const { operations, document } = contractOf(app);
  const newWorld = await createWorlds(app, database, await registerAdmin(app));
  const account = { username: 'somebody', password: memberPassword };
  const newcomer = { ...account, email: 'somebody@example.org', name: 'Somebody', role: 'PARENT' };
  await expectStatus(201, clientOf(app).post('/register', newcomer));
  const sent: Sent[] = [];

  async function send(operation: Operation, caller: Caller, world: World): Promise<void> {
    const ids = caller === 'unknown' ? unknownIds(world) : {};
    const request = sampleRequest(operation, document, { ...world, ...ids });
    const takesKey = operation.parameters?.some(({ name }) => name === 'Idempotency-Key');
    recorder.take();
    const answer = await world[columns[caller]].send({
      ...request,
      ...(operation.operationId === 'login' && { payload: account }),
      headers: { ...(takesKey && { 'idempotency-key': randomUUID() }) },
    });
    sent.push({ operation: operation.name, caller, statements: recorder.take() });
    const expected = caller === 'unknown' ? 404 : access.get(operation.name)?.get(columns[caller]);
    t.equal(answer.status, expected, `${operation.name} by ${caller}`);
  }

  const shared = await newWorld();
  // Other operations end sessions of the shared world.
  const ordered = operations.toSorted((a, b) => Number(b.method === 'GET') - Number(a.method === 'GET'));
  for (const operation of ordered) {
    const entry = (column: Column) => access.get(operation.name)?.get(column);
    const isRead = operation.method === 'GET';
    const world = isRead ? shared : await newWorld();
    if (entry('otherParent') === 403) {
      await send(operation, 'foreign', world);
      await send(operation, 'unknown', world);
    }
    const isOfMembers = entry('parent') !== 'role';
    if (isOfMembers) await send(operation, 'member', world);
    // The changes of one caller would affect the next.
    if (entry('admin') !== 'role')
      await send(operation, 'ADMIN', isRead || !isOfMembers ? world : await newWorld());
  }
  return { sent, shardsOf: await shardReader(databaseUrl) };
}
