import t from 'tap';
import { newId } from '../../../src/base/ids.ts';
import { uniqueViolation } from '../../../src/base/system-errors.ts';
import { readTableShapes } from '../../../src/db/read-tables.ts';
import { rebuildFamily } from '../../../src/kernel/ledger/verification/rebuild.ts';
import { verifyFamily } from '../../../src/kernel/ledger/verification/verify-family.ts';
import { registry } from '../../../src/service/app.ts';
import { createCloseFamily } from '../../../src/slices/accounts/users/closing.domain.ts';
import { startApp, testSettings } from '../../helpers/app.ts';
import { connect } from '../../helpers/database/connection.ts';
import { waitingForLocks } from '../../helpers/database/locks.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import {
  type Client,
  clientOf,
  createReward,
  expectStatus,
  memberPassword,
  register,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';
import { tally } from '../../helpers/families/races.ts';
import { decide, replyOf } from '../../helpers/kernel/decisions.ts';
import { createKernel } from '../../helpers/kernel/kernel.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { dump, leaveTraces, mark, once, tablesWithOwner } from '../../helpers/traces.ts';
import { until } from '../../helpers/until.ts';
import { take } from '../../kernel/ledger/model/steps.ts';

/** Closes the account of the client. */
function close(client: Client, payload: object = { password: memberPassword }) {
  return client.send({ method: 'DELETE', url: '/api/user', payload });
}

t.test(
  'erases every name, address and text of the family from all tables, and keeps the ledger',
  async (t) => {
    const started = await startApp(t);
    const { database } = started;
    const { parent, learner, sibling } = await leaveTraces(started);
    for (const name of [mark, 'The last name']) await expectStatus(200, parent.put('/api/user', { name }));
    const stored = { title: mark, description: mark, tokenCost: 5 };
    await expectStatus(201, once(parent, 'POST', '/api/rewards', stored));
    const waiting = { username: mark, email: `${mark}@example.org`, name: mark, password: memberPassword };
    const stranger = { ...waiting, role: 'LEARNER', parentId: parent.id };
    const { token } = (await expectStatus(201, clientOf(started.app).post('/register', stranger))).body;
    const own = [parent, learner, sibling].map(async (member) => (await member.get('/api/user')).body);
    const texts = [
      mark,
      ...(await Promise.all(own)).flatMap(({ username, email, name }) => [username, email, `"${name}"`]),
    ];
    const findings = async () => {
      const found = [];
      for (const { table } of await tablesWithOwner(database)) {
        const rows = await dump(database, table);
        for (const text of texts) if (rows.some((row) => row.includes(text))) found.push(`${table}: ${text}`);
      }
      return found;
    };
    t.ok((await findings()).length >= 12, 'texts exist before');
    const ledger = async () => [...(await dump(database, 'events')), ...(await dump(database, 'entries'))];
    const before = await ledger();

    t.match(await close(parent), { status: 200, body: { success: true } });
    t.same(await findings(), []);
    t.match(await clientOf(started.app, token).get('/api/user'), refusal(401, 'UNAUTHENTICATED'));
    const after = new Set(await ledger());
    t.same(
      before.filter((row) => !after.has(row)),
      [],
      'keeps every event and entry',
    );
    t.same(await ledgerFaults(database.sql), []);
    const shapes = await readTableShapes(database);
    const owned = [...shapes.values()].filter(({ primaryKey }) => primaryKey.includes('family_id'));
    const left = [];
    for (const { name } of owned) {
      const rows = await dump(database, name);
      if (rows.some((row) => row.startsWith(`(${parent.id},`))) left.push(name);
    }
    t.same(
      left,
      ['audit_log', 'catalogs', 'entries', 'events', 'families', 'rewards'],
      'only these tables have rows of the family',
    );
  },
);

t.test('ends all tokens of the family at once, and frees its names', async (t) => {
  const { app } = await startApp(t);
  const admin = await registerAdmin(app);
  const { parent, learner, sibling } = await registerFamily(app);
  const { username, email, name } = (await parent.get('/api/user')).body;
  // The redirect reads no user, so only the session decides.
  for (const member of [learner, sibling]) t.equal((await member.get('/user')).status, 307);
  await expectStatus(200, close(parent));
  for (const member of [parent, learner, sibling]) {
    t.match(await member.get('/user'), refusal(401, 'UNAUTHENTICATED'));
  }
  const login = { username, password: memberPassword };
  t.match(await clientOf(app).post('/login', login), refusal(401, 'INVALID_CREDENTIALS'));
  const again = { ...login, email, name, role: 'PARENT' };
  const { body } = await expectStatus(201, clientOf(app).post('/register', again));
  t.not(body.user.id, parent.id, 'the id is new');
  t.same((await admin.get('/api/learners')).body, []);
});

t.test(
  'lets an administrator verify and export the ledger of a closed family, and nothing else',
  async (t) => {
    const { app, database } = await startApp(t);
    const admin = await registerAdmin(app);
    const { parent, learner } = await registerFamily(app);
    await createReward(parent);
    await expectStatus(200, close(parent));
    const family = `familyId=${parent.id}`;
    t.match((await expectStatus(200, admin.get(`/api/ledger/verify?${family}`))).body, {
      ok: true,
      problems: [],
    });
    const { body } = await expectStatus(200, admin.get(`/api/ledger/export?${family}`));
    const lines = body
      .trim()
      .split('\n')
      .map((line: string) => JSON.parse(line));
    t.match(lines.at(-1), { type: 'FamilyClosed', payload: {} });
    t.equal((await admin.get(`/api/ledger/proof?${family}`)).status, 200);
    const stranger = await register(app, 'PARENT');
    t.match(await stranger.get(`/api/ledger/verify?${family}`), refusal(403, 'FORBIDDEN'));

    const context = { database, shapes: await readTableShapes(database), rules: registry.rules };
    t.match(await verifyFamily(context, parent.id), { ok: true, problems: [] });
    t.match(await rebuildFamily(context, parent.id), { differences: [] });

    for (const url of ['/api/learners', '/api/rewards']) {
      t.match(await admin.get(`${url}?parentId=${parent.id}`), refusal(404, 'USER_NOT_FOUND'), url);
    }
    t.match(
      await admin.get(`/api/points/balance?learnerId=${learner.id}`),
      refusal(404, 'LEARNER_NOT_FOUND'),
    );
    const child = { name: 'Mia', parentId: parent.id };
    t.match(await admin.post('/api/learners', child), refusal(400, 'INVALID_PARENT'));
    const newcomer = {
      ...child,
      username: 'mia',
      email: 'mia@example.org',
      role: 'LEARNER',
      password: memberPassword,
    };
    t.match(await clientOf(app).post('/register', newcomer), refusal(400, 'INVALID_PARENT'));
  },
);

t.test('needs the password, and counts wrong ones', async (t) => {
  const { app } = await startApp(t);
  const admin = await registerAdmin(app);
  const { parent, learner } = await registerFamily(app);
  for (const body of [{}, { password: '' }, { password: 5 }]) {
    t.match(await close(parent, body), invalid('/body/password'));
  }
  t.match(await close(learner), refusal(403, 'FORBIDDEN'));
  for (let i = 0; i < 10; i += 1) {
    t.match(await close(parent, { password: 'wrong' }), refusal(401, 'INVALID_CREDENTIALS'));
  }
  t.match(await close(parent), refusal(429, 'TOO_MANY_ATTEMPTS'));
  t.equal((await admin.get(`/api/learners?parentId=${parent.id}`)).body.length, 2);
});

t.test('keeps the last administrator, even if all close their accounts at once', async (t) => {
  const { app, database } = await startApp(t);
  let admin = await registerAdmin(app);
  t.match(await close(admin), refusal(409, 'LAST_ADMIN'));
  t.equal((await admin.get('/api/user')).status, 200);
  for (let round = 0; round < 3; round += 1) {
    const all = [admin];
    for (let i = 0; i < 4; i += 1) all.push(await register(app, 'ADMIN', admin));
    for (const member of all) await expectStatus(201, member.post('/api/learners', { name: 'Mia' }));
    const answers = await Promise.all(all.map((member) => close(member)));
    t.same(tally(answers), { 200: 4, '409 LAST_ADMIN': 1 });
    const left = await database.sql`SELECT id FROM users WHERE role = 'ADMIN'`;
    admin = all[answers.findIndex(({ status }) => status === 409)] ?? admin;
    t.same([...left], [{ id: admin.id }]);
  }
});

t.test('lets the second of two administrators who leave at once wait for the first one', async (t) => {
  const { app, database, databaseUrl } = await startApp(t);
  const first = await registerAdmin(app);
  const second = await register(app, 'ADMIN', first);
  const connection = connect(databaseUrl);
  t.teardown(() => connection.end());
  const other = connection.begin(async (tx) => {
    await tx`DELETE FROM users WHERE id = ${first.id}`;
    const late = database.sql`DELETE FROM users WHERE id = ${second.id}`.catch((error: unknown) => error);
    await until('the second one waits', async () => (await waitingForLocks(databaseUrl)) === 1);
    return { late };
  });
  const { late } = await other;
  t.equal(uniqueViolation(await late), 'users_last_administrator');
  t.same([...(await connection`SELECT id FROM users`)], [{ id: second.id }]);
});

t.test('leaves nothing after concurrent changes of the family', async (t) => {
  const { app, database } = await startApp(t);
  await registerAdmin(app);
  for (let round = 0; round < 5; round += 1) {
    const { parent, learner, sibling } = await registerFamily(app);
    const reward = await createReward(parent);
    const requests = [
      () => parent.post('/api/rewards', { title: mark, tokenCost: 5 }),
      () => parent.post('/api/learners', { name: mark }),
      () => parent.put(`/api/rewards/${reward.id}`, { title: mark }),
      () => learner.post('/api/lessons/create', { topic: 'fractions' }),
      () => sibling.post(`/api/rewards/${reward.id}/redeem`),
      () => parent.delete(`/api/learners/${sibling.id}`),
    ];
    const before = requests.map((request) => request());
    const closing = close(parent);
    const after = requests.map((request) => request());
    await expectStatus(200, closing);
    await Promise.all([...before, ...after]);
    const own = await database.sql`
      SELECT family_id FROM reward_texts WHERE family_id = ${parent.id}
      UNION ALL SELECT family_id FROM lessons WHERE family_id = ${parent.id}
      UNION ALL SELECT id FROM users WHERE ${parent.id} IN (id, parent_id)`;
    t.same([...own], []);
    const [last] = await database.sql`
      SELECT type FROM events WHERE family_id = ${parent.id} ORDER BY seq DESC LIMIT 1`;
    t.same(last, { type: 'FamilyClosed' });
  }
  t.same(await ledgerFaults(database.sql), []);
});

t.test('changes nothing if a learner has joined that the command does not name', async (t) => {
  const handler = createCloseFamily(registry.erasures, registry.closings);
  const context = {
    familyId: 1,
    actorId: 1,
    now: '2026-03-01T08:30:00.000Z',
    id: 'x',
    salt: 'ab'.repeat(32),
    quotas: testSettings.quotas,
  };
  const account = (learner_id: number) => ({ family_id: 1, learner_id, balance: 0 });
  const data = { learnerIds: [2, 3] };
  t.same(decide(handler, data, { balances: [account(2), account(3), account(4)] }, context), { events: [] });
  t.equal(replyOf(handler, data, { balances: [account(2)] }, context), false);
  const { events } = decide(handler, data, { balances: [account(3)] }, context);
  t.same(
    events.map(({ type, payload }) => ({ type, payload })),
    [
      { type: 'LearnerRemoved', payload: { learnerId: 3 } },
      { type: 'FamilyClosed', payload: {} },
    ],
    'skips a learner who has left',
  );
});

t.test('refuses every later command of the family, also in the same transaction', async (t) => {
  const kernel = await createKernel(t);
  const { commands, database } = kernel;
  const familyId = await kernel.newFamily();
  const add = (): Promise<unknown> => {
    const step = { kind: 'createReward', rewardId: newId(), tokenCost: 5, maxRedemptions: null } as const;
    return take(step, { familyId, actorId: familyId }, commands.execute);
  };
  await add();
  const handler = createCloseFamily(registry.erasures, registry.closings);
  const closing = { handler, data: { learnerIds: [] }, familyId, actorId: familyId };
  const results = await Promise.allSettled([commands.execute(closing), add()]);
  results.push(...(await Promise.allSettled([add(), commands.execute(closing)])));
  t.match(results, [
    { value: true },
    ...Array.from({ length: 3 }, () => ({ reason: { code: 'SERVICE_UNAVAILABLE' } })),
  ]);
  t.same([...(await database.sql`SELECT FROM reward_texts WHERE family_id = ${familyId}`)], []);
});
