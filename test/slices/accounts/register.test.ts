import t from 'tap';
import { startApp, testSettings } from '../../helpers/app.ts';
import { clientOf } from '../../helpers/families/client.ts';
import { logIn, newcomer, parallel, person, refused, registerWith, statuses } from './registrations.ts';

t.test('interface.md 4.1: registers the first user as ADMIN, with any role and parentId', async (t) => {
  for (const fields of [
    { role: 'PARENT' },
    { role: 'LEARNER' },
    { role: 'LEARNER', parentId: 77 },
    { role: 'ADMIN' },
  ]) {
    const { app } = await startApp(t);
    const { status, body } = await registerWith(app, fields);
    t.equal(status, 201);
    t.match(body.user, { role: 'ADMIN', parentId: null });
    t.equal(
      (await clientOf(app, body.token).get('/api/user')).body.role,
      'ADMIN',
      'the token is an ADMIN token',
    );
    t.equal((await registerWith(app)).body.user.role, 'PARENT', 'the second user is not an ADMIN');
  }
});

t.test(
  'decisions.md 2.1: registers exactly one ADMIN in 50 concurrent first registrations on two instances',
  async (t) => {
    for (const role of ['PARENT', 'ADMIN', 'LEARNER']) {
      const one = await startApp(t);
      const other = await startApp(t, { databaseUrl: one.databaseUrl });
      const answers = await parallel(50, (i) => registerWith((i % 2 ? one : other).app, { role }));
      const losers = { PARENT: 201, ADMIN: 403, LEARNER: 400 }[role] ?? 0;
      t.same(statuses(answers), losers === 201 ? { 201: 50 } : { 201: 1, [losers]: 49 });
      const { sql } = one.database;
      const [count] =
        await sql`SELECT count(*)::int AS users, count(*) FILTER (WHERE role = 'ADMIN')::int AS admins,
      (SELECT count(*)::int FROM credentials) AS credentials, (SELECT count(*)::int FROM families) AS families FROM users`;
      const users = losers === 201 ? 50 : 1;
      t.same(count, { users, admins: 1, credentials: users, families: users });
    }
  },
);

t.test('interface.md 4.1: returns the whole user and a valid token', async (t) => {
  const { app } = await startApp(t);
  const before = Math.floor(Date.now() / 1000);
  const body = newcomer();
  const answer = await clientOf(app).post('/register', body);
  t.equal(answer.status, 201);
  t.equal(answer.headers['cache-control'], 'no-store');
  const { username, email, name } = body;
  const user = {
    id: answer.body.user.id,
    username,
    email,
    name,
    role: 'ADMIN',
    parentId: null,
    timeZone: null,
  };
  t.same(answer.body, { token: answer.body.token, user }, 'nothing more, in particular no password');
  t.type(user.id, 'number');
  t.same((await clientOf(app, answer.body.token).get('/api/user')).body, user);

  const [header, claims] = answer.body.token.split('.').slice(0, 2).map(decoded);
  t.equal(header.alg, 'HS256', 'decisions.md 2.4: signed with HS256');
  t.same(Object.keys(claims).sort(), ['exp', 'iat', 'jti', 'role', 'sub']);
  t.match(claims, { sub: String(user.id), role: 'ADMIN', exp: claims.iat + testSettings.tokenTtlSeconds });
  t.ok(claims.iat >= before && claims.iat <= Date.now() / 1000);
});

function decoded(section: string) {
  return JSON.parse(Buffer.from(section, 'base64url').toString());
}

t.test('decisions.md 2.1: registers a PARENT without a token and ignores its parentId', async (t) => {
  const { app } = await startApp(t);
  await person(app);
  for (const parentId of [99_999, 'nobody', '', null, -1]) {
    const { status, body } = await registerWith(app, { parentId });
    t.equal(status, 201);
    t.match(body.user, { role: 'PARENT', parentId: null });
  }
});

t.test('ignores the token unless the new user is an ADMIN', async (t) => {
  const { app } = await startApp(t);
  const admin = await person(app);
  await admin.post('/api/logout');
  t.equal((await registerWith(app, {}, admin.token)).status, 201);
});

t.test(
  'interface.md 5.5: registers a LEARNER under a PARENT or ADMIN, given as a number or digits',
  async (t) => {
    const { app } = await startApp(t);
    const admin = await person(app);
    const parent = await person(app);
    for (const parentId of [admin.id, parent.id, String(parent.id), ` ${parent.id} `]) {
      const { status, body } = await registerWith(app, { role: 'LEARNER', parentId }, admin.token);
      t.equal(status, 201);
      t.match(body.user, { role: 'LEARNER', parentId: Number(parentId) });
      const learner = clientOf(app, body.token);
      t.same((await learner.get('/api/user')).body, body.user);
      t.equal(
        (await learner.get(`/api/learner-profile/${body.user.id}`)).status,
        200,
        'the learner has a profile',
      );
      t.equal((await logIn(app, body.user.username)).status, 200, 'the learner can log in');
    }
  },
);

t.test('interface.md 7: returns 400 INVALID_PARENT for an invalid parent and stores nothing', async (t) => {
  const { app, database } = await startApp(t);
  const parent = await person(app);
  const learner = await person(app, { role: 'LEARNER', parentId: parent.id }, parent.token);
  const users = () => database.sql`SELECT count(*)::int AS count FROM users`;
  const before = await users();
  for (const parentId of [99_999, '99999', learner.id, Number.MAX_SAFE_INTEGER]) {
    refused(t, await registerWith(app, { role: 'LEARNER', parentId }), 400, 'INVALID_PARENT');
  }
  t.same(await users(), before);
});

t.test('interface.md 7: returns 400 for a LEARNER with a missing or malformed parentId', async (t) => {
  const { app } = await startApp(t);
  await person(app);
  for (const parentId of [undefined, null, '', 'x', '0', 0, -1, 1.5, '1e3', true, {}]) {
    const answer = await registerWith(app, { role: 'LEARNER', parentId });
    refused(t, answer, 400, 'VALIDATION_FAILED');
    t.equal(answer.body.errors[0].pointer, '/body/parentId');
  }
});

t.test("decisions.md 2.1: requires an ADMIN's bearer token to register a second ADMIN", async (t) => {
  const { app } = await startApp(t, { isAlone: true });
  const admin = await person(app);
  const parent = await person(app);
  const learner = await person(app, { role: 'LEARNER', parentId: parent.id }, parent.token);
  for (const token of [undefined, parent.token, learner.token]) {
    refused(t, await registerWith(app, { role: 'ADMIN' }, token), 403, 'ADMIN_REQUIRED');
  }
  refused(t, await registerWith(app, { role: 'ADMIN' }, 'no token'), 401, 'UNAUTHENTICATED');
  const second = await registerWith(app, { role: 'ADMIN' }, admin.token);
  t.equal(second.status, 201);
  t.match(second.body.user, { role: 'ADMIN', parentId: null });
  t.equal((await registerWith(app, { role: 'ADMIN' }, second.body.token)).status, 201);
  await admin.post('/api/logout');
  refused(t, await registerWith(app, { role: 'ADMIN' }, admin.token), 401, 'UNAUTHENTICATED');
});

t.test('decisions.md 2.2: returns 400 for a taken username or email in any letter case', async (t) => {
  const { app, database } = await startApp(t);
  const parent = await person(app, { username: 'Ada.P', email: 'Ada@Example.org' });
  for (const role of ['PARENT', 'LEARNER']) {
    const as = { role, parentId: parent.id };
    refused(t, await registerWith(app, { ...as, username: 'aDA.p' }), 400, 'USERNAME_TAKEN');
    refused(t, await registerWith(app, { ...as, email: 'aDA@eXAMPLE.ORG' }), 400, 'EMAIL_TAKEN');
    refused(
      t,
      await registerWith(app, { ...as, username: 'ada.p', email: 'ada@example.org' }),
      400,
      'USERNAME_TAKEN',
    );
  }
  const [count] = await database.sql`SELECT count(*)::int AS users FROM users`;
  t.same(count, { users: 1 });
});

t.test('stores one of 50 concurrent registrations of a username', async (t) => {
  const { app } = await startApp(t);
  await person(app);
  const answers = await parallel(50, (i) => registerWith(app, { username: i % 2 ? 'WANTED' : 'wanted' }));
  t.same(statuses(answers), { 201: 1, 400: 49 });
  t.ok(answers.every(({ status, body }) => status === 201 || body.code === 'USERNAME_TAKEN'));
});

t.test(
  'decisions.md 1.5, 1.8: returns 400 with pointers for invalid fields and stores nothing',
  async (t) => {
    const { app, database } = await startApp(t);
    const faults: Record<string, unknown[]> = {
      username: [undefined, null, 5, '', '   ', 'a'.repeat(65), 'two words', 'ädä', 'a/b', 'a\0b'],
      email: [
        undefined,
        null,
        '',
        'nobody',
        'a@b',
        '@example.org',
        'ä@example.org',
        `${'a'.repeat(250)}@b.org`,
        'a\0@b.org',
      ],
      name: [undefined, null, [], '', ' \t ', 'n'.repeat(201), 'a\0b'],
      role: [undefined, null, '', 'TEACHER', 'parent', 7],
      password: [
        undefined,
        null,
        12_345_678,
        '',
        ' '.repeat(12),
        'seven77',
        'ééé',
        'p'.repeat(1025),
        'é'.repeat(513),
        'a\0bcdefgh',
      ],
    };
    for (const [field, values] of Object.entries(faults)) {
      for (const value of values) {
        const answer = await registerWith(app, { [field]: value });
        refused(t, answer, 400, 'VALIDATION_FAILED');
        t.ok(
          answer.body.errors.every((fault: { pointer: string }) => fault.pointer === `/body/${field}`),
          `${field}: ${value}`,
        );
      }
    }
    const missing = await clientOf(app).post('/register', {});
    t.same(
      missing.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort(),
      ['/body/email', '/body/name', '/body/password', '/body/role', '/body/username'],
      'names all faults',
    );
    const [count] = await database.sql`SELECT count(*)::int AS users FROM users`;
    t.same(count, { users: 0 });
  },
);

t.test('decisions.md 1.8: measures passwords in bytes and does not trim them', async (t) => {
  const { app } = await startApp(t);
  for (const password of [
    '12345678',
    'éééé',
    '🔑🔑',
    'p'.repeat(1024),
    'é'.repeat(512),
    '  blanks around  ',
  ]) {
    const { username } = await person(app, { password });
    t.equal((await logIn(app, username, password)).status, 200);
    if (password !== password.trim())
      refused(t, await logIn(app, username, password.trim()), 401, 'INVALID_CREDENTIALS');
  }
});

t.test('decisions.md 1.6, 1.8: trims other strings and ignores unknown properties', async (t) => {
  const { app } = await startApp(t);
  const { status, body } = await registerWith(app, {
    username: ' trimmed ',
    email: '\ttrimmed@example.org\n',
    name: '  Jean  Luc  ',
    id: 4711,
    isAdmin: true,
  });
  t.equal(status, 201);
  t.match(body.user, { username: 'trimmed', email: 'trimmed@example.org', name: 'Jean  Luc' });
  t.not(body.user.id, 4711);
});
