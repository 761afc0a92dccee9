import { sql } from 'kysely';
import t from 'tap';
import type { Database } from '../../../src/db/database.ts';
import { loggerOptions } from '../../../src/service/logging.ts';
import { startApp } from '../../helpers/app.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import {
  clientOf,
  expectStatus,
  givePoints,
  type Member,
  memberPassword,
  register,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';
import { addLearner } from '../../helpers/families/learners.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { dump, leaveTraces, mark, once, tablesWithOwner } from '../../helpers/traces.ts';

const ledgerTables = ['events', 'entries'];

async function rowsOf(database: Database, learnerId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, columns } of await tablesWithOwner(database)) {
    if (columns.length === 0) continue;
    const isOwn = sql.join(
      columns.map((column) => sql`${sql.ref(column)} = ${learnerId}`),
      sql` OR `,
    );
    const rows = sql`SELECT FROM ${sql.table(table)} WHERE ${isOwn}`;
    counts[table] = (await rows.execute(database.db)).rows.length;
  }
  return counts;
}

t.test('keeps only ledger rows, ended sessions and used keys of a deleted learner', async (t) => {
  const started = await startApp(t);
  const { database } = started;
  const { parent, learner, sibling } = await leaveTraces(started);
  const before = await rowsOf(database, learner.id);
  // Learners have no second factor, and no codes. No model counts requests here, and such a count ends with the day.
  const others = ['one_time_codes', 'second_factors', 'recovery_codes', 'provider_shares'];
  const empty = Object.keys(before).filter((table) => before[table] === 0 && !others.includes(table));
  t.same(empty, [], 'every table with owners has a row');
  const siblings = await rowsOf(database, sibling.id);

  const answer = await parent.delete(`/api/learners/${learner.id}`);
  t.equal(answer.status, 200);
  t.match(answer.body, { success: true, message: /\w/ });
  t.same(Object.keys(answer.body).sort(), ['message', 'success']);

  const after = await rowsOf(database, learner.id);
  const left = Object.keys(after).filter((table) => after[table] !== 0);
  t.same(left, ['entries', 'idempotency_keys', 'sessions']);
  const open =
    await database.sql`SELECT 1 FROM sessions WHERE user_id = ${learner.id} AND revoked_at IS NULL`;
  t.same([...open], []);
  t.same(await rowsOf(database, sibling.id), siblings, "the sibling's rows remain");
});

t.test('erases texts of a deleted learner from all tables, and the log never had them', async (t) => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const started = await startApp(t, { logger: { ...loggerOptions('trace'), stream } });
  const { database } = started;
  const { parent, learner } = await leaveTraces(started);
  const { username, email, name } = (await learner.get('/api/user')).body;
  const texts = [mark, username, email, `"${name}"`];
  const added = await once(parent, 'POST', '/api/learners', { name: mark });
  const findings = async () => {
    const found = [];
    for (const { table } of await tablesWithOwner(database)) {
      const rows = await dump(database, table);
      for (const text of texts) if (rows.some((row) => row.includes(text))) found.push(`${table}: ${text}`);
    }
    return found;
  };
  t.ok((await findings()).length >= 6, 'texts exist before the deletion');
  for (const { id } of [learner, added.body]) await expectStatus(200, parent.delete(`/api/learners/${id}`));
  t.same(await findings(), []);
  t.ok(lines.length > 20, 'the log has the requests');
  const logged = lines.filter((line) => texts.some((text) => line.includes(text)));
  t.same(logged, []);
});

t.test('keeps every ledger row and correct sums after the deletion', async (t) => {
  const started = await startApp(t);
  const { database } = started;
  const { parent, learner } = await leaveTraces(started);
  const before = new Map<string, string[]>();
  for (const table of ledgerTables) before.set(table, await dump(database, table));
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  for (const table of ledgerTables) {
    const after = new Set(await dump(database, table));
    t.same(
      before.get(table)?.filter((row) => !after.has(row)),
      [],
      `${table} keeps all rows`,
    );
  }
  t.same(await ledgerFaults(database.sql), []);
});

t.test('rejects PENDING redemptions and returns savings before the removal', async (t) => {
  const started = await startApp(t);
  const { database } = started;
  const { parent, learner, rewardId } = await leaveTraces(started);
  const [last] = await database.sql<
    { seq: number }[]
  >`SELECT max(seq) AS seq FROM events WHERE family_id = ${parent.id}`;
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  const events = await database.sql`
    SELECT e.type, n.source_type, n.amount, n.source_id = ${rewardId} AS fits, n.learner_id
    FROM events e LEFT JOIN entries n USING (family_id, seq)
    WHERE family_id = ${parent.id} AND seq > ${last?.seq ?? 0} ORDER BY seq, idx`;
  const learner_id = learner.id;
  t.same(
    [...events],
    [
      { type: 'RedemptionRejected', source_type: 'REWARD_REDEMPTION', amount: 10, fits: true, learner_id },
      { type: 'LearnerRemoved', source_type: 'REWARD_SAVE', amount: 25, fits: true, learner_id },
    ],
  );
});

t.test("removes a deleted learner's redemptions from listings and keeps the reward's count", async (t) => {
  const started = await startApp(t);
  const { admin, parent, learner, sibling, rewardId } = await leaveTraces(started);
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  for (const client of [parent, admin]) {
    const listing = (await expectStatus(200, client.get('/api/redemptions'))).body;
    t.same(
      listing.map((row: { learnerId: number }) => row.learnerId),
      [sibling.id],
    );
  }
  const rewards = (await parent.get('/api/rewards')).body;
  const reward = rewards.find(({ id }: { id: string }) => id === rewardId);
  t.equal(reward.currentRedemptions, 1);
});

t.test('returns 404 for a deleted learner and ends its tokens at once', async (t) => {
  const started = await startApp(t, { isAlone: true });
  const { admin, parent, learner } = await leaveTraces(started);
  const lesson = (await learner.get('/api/lessons/active')).body;
  const { username } = (await learner.get('/api/user')).body;
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  t.match(await learner.get('/api/points'), refusal(401, 'UNAUTHENTICATED'));
  t.match(await learner.get('/api/user'), refusal(401, 'UNAUTHENTICATED'));
  const ofLearner = [
    `/api/learner-profile/${learner.id}`,
    `/api/learner-settings/${learner.id}`,
    `/api/lessons?learnerId=${learner.id}`,
    `/api/lessons/active?learnerId=${learner.id}`,
    `/api/points/balance?learnerId=${learner.id}`,
    `/api/points/history?learnerId=${learner.id}`,
    `/api/achievements?learnerId=${learner.id}`,
    `/api/rewards-summary?learnerId=${learner.id}`,
  ];
  for (const client of [parent, admin]) {
    for (const url of ofLearner) t.match(await client.get(url), refusal(404, 'LEARNER_NOT_FOUND'), url);
    t.match(await client.get(`/api/lessons/${lesson.id}`), refusal(404, 'LESSON_NOT_FOUND'));
    t.match(await client.delete(`/api/learners/${learner.id}`), refusal(404, 'LEARNER_NOT_FOUND'));
    const left = (await client.get('/api/learners')).body;
    t.notOk(left.some(({ id }: { id: number }) => id === learner.id));
  }
  t.match(
    await clientOf(started.app).post('/login', { username, password: memberPassword }),
    refusal(401, 'INVALID_CREDENTIALS'),
  );
});

t.test('frees the username and the address of a deleted learner', async (t) => {
  const { app } = await startApp(t);
  await registerAdmin(app);
  const parent = await register(app, 'PARENT');
  const { id, username, email } = await addLearner(parent, { email: 'mia@example.org' });
  await expectStatus(200, parent.delete(`/api/learners/${id}`));
  const again = {
    username,
    email,
    name: 'Mia',
    role: 'LEARNER',
    password: 'password 1',
    parentId: parent.id,
  };
  const answer = await expectStatus(201, parent.post('/register', again));
  t.not(answer.body.user.id, id, 'the id is new');
});

t.test(
  'lets a parent delete only own learners and an administrator any, else returns 400, 403 or 404',
  async (t) => {
    const { app } = await startApp(t);
    const admin = await registerAdmin(app);
    const { parent, learner, sibling } = await registerFamily(app);
    const stranger = await register(app, 'PARENT');
    const cases: [client: Member, id: number | string, status: number, code: string][] = [
      [stranger, learner.id, 403, 'FORBIDDEN'],
      [learner, learner.id, 403, 'FORBIDDEN'],
      [learner, sibling.id, 403, 'FORBIDDEN'],
      [parent, stranger.id, 403, 'FORBIDDEN'],
      [parent, parent.id, 400, 'NOT_A_LEARNER'],
      [admin, parent.id, 400, 'NOT_A_LEARNER'],
      [admin, admin.id, 400, 'NOT_A_LEARNER'],
      [parent, 999_999, 404, 'LEARNER_NOT_FOUND'],
      [admin, 999_999, 404, 'LEARNER_NOT_FOUND'],
    ];
    for (const [client, id, status, code] of cases) {
      t.match(
        await client.delete(`/api/learners/${id}`),
        refusal(status, code),
        `${client.id} deletes ${id}`,
      );
    }
    t.match(await parent.delete('/api/learners/x'), invalid('/path/id'));
    t.match(await clientOf(app).delete('/api/learners/x'), refusal(401, 'UNAUTHENTICATED'));
    t.equal((await admin.get(`/api/learners?parentId=${parent.id}`)).body.length, 2, 'deletes no learner');
    await givePoints(admin, sibling.id, 5);
    await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
    await expectStatus(200, admin.delete(`/api/learners/${sibling.id}`));
    t.same((await parent.get('/api/learners')).body, []);
  },
);
