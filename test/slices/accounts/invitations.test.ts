import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { runCli } from '../../helpers/cli.ts';
import { createClock } from '../../helpers/clock.ts';
import { recordsOf } from '../../helpers/kernel/audit-records.ts';
import { newcomer, parallel, person, refused, registerWith, statuses } from './registrations.ts';

t.test('REGISTRATION=invited: registers a PARENT with an invitation, which works once', async (t) => {
  const { app } = await startApp(t, { settings: { registration: 'invited' } });
  const admin = await person(app);
  refused(t, await registerWith(app), 403, 'INVITATION_REQUIRED');
  refused(t, await registerWith(app, { invitation: 'unknown' }), 403, 'INVITATION_REQUIRED');
  const { status, body } = await admin.post('/api/invitations');
  t.equal(status, 201);
  t.same(Object.keys(body), ['code', 'expiresAt']);
  const answer = await registerWith(app, { invitation: ` ${body.code} ` });
  t.match(answer, { status: 201, body: { user: { role: 'PARENT' } } });
  refused(t, await registerWith(app, { invitation: body.code }), 403, 'INVITATION_REQUIRED');
});

t.test('keeps an invitation that no registration used', async (t) => {
  const { app } = await startApp(t, { settings: { registration: 'invited' } });
  const admin = await person(app, { username: 'ada' });
  const { code: invitation } = (await admin.post('/api/invitations')).body;
  refused(t, await registerWith(app, { invitation, username: 'ADA' }), 400, 'USERNAME_TAKEN');
  const learner = { role: 'LEARNER', parentId: admin.id, invitation };
  refused(t, await registerWith(app, learner), 403, 'INVITATION_REQUIRED');
  t.equal((await registerWith(app, { invitation })).status, 201);
});

t.test('registers one of 20 concurrent parents with an invitation', async (t) => {
  const { app } = await startApp(t, { settings: { registration: 'invited' } });
  const admin = await person(app);
  const { code: invitation } = (await admin.post('/api/invitations')).body;
  const answers = await parallel(20, () => registerWith(app, { invitation }));
  t.same(statuses(answers), { 201: 1, 403: 19 });
});

t.test('refuses an invitation after seven days', async (t) => {
  const clock = createClock('2100-03-01T12:00:00.000Z');
  const settings = { registration: 'invited', tokenTtlSeconds: 30 * 86_400 } as const;
  const { app } = await startApp(t, { now: clock.now, settings });
  const admin = await person(app);
  const [one, two] = [await admin.post('/api/invitations'), await admin.post('/api/invitations')];
  t.equal(one.body.expiresAt, '2100-03-08T12:00:00.000Z');
  clock.set('2100-03-08T11:59:59.999Z');
  t.equal((await registerWith(app, { invitation: one.body.code })).status, 201);
  clock.set('2100-03-08T12:00:00.000Z');
  refused(t, await registerWith(app, { invitation: two.body.code }), 403, 'INVITATION_REQUIRED');
});

t.test('REGISTRATION=closed: refuses a PARENT, also with an invitation', async (t) => {
  const { app } = await startApp(t, { settings: { registration: 'closed' } });
  const admin = await person(app);
  const { code: invitation } = (await admin.post('/api/invitations')).body;
  refused(t, await registerWith(app), 403, 'REGISTRATION_CLOSED');
  refused(t, await registerWith(app, { invitation }), 403, 'REGISTRATION_CLOSED');
});

t.test("lets an ADMIN's token pass, and no other token", async (t) => {
  for (const registration of ['invited', 'closed'] as const) {
    const { app } = await startApp(t, { settings: { registration } });
    const admin = await person(app);
    const parent = await registerWith(app, {}, admin.token);
    t.match(parent, { status: 201, body: { user: { role: 'PARENT' } } });
    const code = { invited: 'INVITATION_REQUIRED', closed: 'REGISTRATION_CLOSED' }[registration];
    refused(t, await registerWith(app, {}, parent.body.token), 403, code);
    refused(t, await registerWith(app, {}, 'garbage'), 401, 'UNAUTHENTICATED');
  }
});

t.test('invite: prints an invitation that works', async (t) => {
  const { app, database, databaseUrl } = await startApp(t, { settings: { registration: 'invited' } });
  await person(app);
  const { code, output, errors } = await runCli(databaseUrl, 'invite');
  t.equal(code, 0);
  t.match(output, /^[\w-]{22}\n$/, 'a program reads the code alone');
  t.match(errors, /until \d{4}-/);
  t.equal((await registerWith(app, { invitation: output.trim() })).status, 201);
  t.match(await recordsOf(database, 'INVITATION_CREATED'), [{ actor_role: 'OPERATOR', family_id: 0 }]);
});

t.test('needs a setup code to register the first user, and only for it', async (t) => {
  const { app, database, hints } = await startApp(t, { settings: { exposedBy: 'a test' } });
  const [hint = ''] = hints.map((show) => show('http://192.0.2.1:3000'));
  const example = JSON.parse(/-d '(.+)'/.exec(hint)?.[1] ?? '{}');
  t.match(example.setupCode, /^[\w-]{22}$/);
  const details = new Map<unknown, RegExp>([
    [undefined, /^The first user needs the setup code that the service printed/],
    ['unknown', /^The setup code is wrong or has expired\. /],
    [`${example.setupCode}A`, /^The setup code is wrong or has expired\. /],
  ]);
  for (const [setupCode, detail] of details) {
    const answer = await registerWith(app, { setupCode });
    refused(t, answer, 403, 'SETUP_CODE_REQUIRED');
    t.match(answer.body.detail, detail);
  }
  t.same(await database.sql`SELECT FROM users`, []);
  t.match(await registerWith(app, example), { status: 201, body: { user: { role: 'ADMIN' } } });
  t.same(await database.sql`SELECT FROM one_time_codes`, [], 'the codes are deleted');
  t.match(await registerWith(app), { status: 201, body: { user: { role: 'PARENT' } } });
});

t.test('accepts the setup code of each start without a user, on each instance', async (t) => {
  const settings = { exposedBy: 'a test' };
  const one = await startApp(t, { settings });
  const other = await startApp(t, { settings, databaseUrl: one.databaseUrl });
  const codes = [one, other].map(({ hints }) => /"setupCode":"(.+?)"/.exec(hints[0]?.('') ?? '')?.[1]);
  t.equal(new Set(codes).size, 2);
  const answers = await parallel(20, (i) =>
    registerWith((i % 2 ? one : other).app, { setupCode: codes[i % 2] }),
  );
  t.same(statuses(answers), { 201: 20 });
  const admins = answers.filter(({ body }) => body.user.role === 'ADMIN');
  t.equal(admins.length, 1);
  const third = await startApp(t, { settings, databaseUrl: one.databaseUrl });
  t.same(third.hints, [], 'no hint with a user');
  t.same(await one.database.sql`SELECT FROM one_time_codes`, []);
});

t.test('needs no setup code on a service for its own machine', async (t) => {
  const { app, database, hints } = await startApp(t);
  t.equal(hints.length, 1);
  t.notMatch(hints[0]?.(''), 'setupCode');
  t.same(await database.sql`SELECT FROM one_time_codes`, []);
  t.equal((await registerWith(app, newcomer())).status, 201);
});
