import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { runCli } from '../../helpers/cli.ts';
import { connect } from '../../helpers/database/connection.ts';
import { createDatabase } from '../../helpers/database/database.ts';
import { clientOf } from '../../helpers/families/client.ts';
import { recordsOf } from '../../helpers/kernel/audit-records.ts';
import { until } from '../../helpers/until.ts';
import { person, refused } from './registrations.ts';

t.test(
  'rejects the token of an account that a restored backup lacks, also where its id is in use',
  async (t) => {
    // Both services have the same secret. The second one's database lacks the sessions of the first.
    const lost = await startApp(t);
    const restored = await startApp(t);
    for (const role of ['ADMIN', 'PARENT', 'PARENT']) {
      const before = await person(lost.app);
      const after = await person(restored.app);
      t.equal(before.id, after.id, 'the id is in use again');
      t.match((await after.get('/api/user')).body, { id: after.id, role });
      refused(t, await clientOf(restored.app, before.token).get('/api/user'), 401, 'UNAUTHENTICATED');
    }
    const unused = await person(lost.app);
    refused(t, await clientOf(restored.app, unused.token).get('/user'), 401, 'UNAUTHENTICATED');
  },
);

t.test('rejects a token whose session belongs to another user or role', async (t) => {
  const { app, database } = await startApp(t);
  const [admin, parent, other] = [await person(app), await person(app), await person(app)];
  await database.sql`UPDATE sessions SET user_id = ${other.id} WHERE user_id = ${parent.id}`;
  refused(t, await parent.get('/user'), 401, 'UNAUTHENTICATED');
  await database.sql`UPDATE users SET role = 'PARENT' WHERE id = ${admin.id}`;
  refused(t, await admin.get('/user'), 401, 'UNAUTHENTICATED');
});

t.test(
  'ends all sessions at the start on a copy of the database, and none on the same database',
  async (t) => {
    const one = await startApp(t);
    const user = await person(one.app);
    const again = await startApp(t, { databaseUrl: one.databaseUrl });
    t.equal((await clientOf(again.app, user.token).get('/user')).status, 307);
    await one.database.sql`UPDATE session_epoch SET database = 'the one that was dumped'`;
    const copy = await startApp(t, { databaseUrl: one.databaseUrl });
    refused(t, await clientOf(copy.app, user.token).get('/user'), 401, 'UNAUTHENTICATED');
    await until('a running instance follows', async () => (await user.get('/user')).status === 401);
    const next = await person(copy.app);
    const last = await startApp(t, { databaseUrl: one.databaseUrl });
    t.equal((await clientOf(last.app, next.token).get('/user')).status, 307, 'the new sessions stay');
  },
);

t.test('identifies each database, also for a role without access to the number of the cluster', async (t) => {
  const databases = [connect(await createDatabase(t)), connect(await createDatabase(t))];
  t.teardown(async () => void (await Promise.all(databases.map((sql) => sql.end()))));
  const identities = (): Promise<string[]> =>
    Promise.all(databases.map(async (sql) => (await sql`SELECT database_identity() AS own`)[0]?.['own']));
  const whole = await identities();
  // This role of PostgreSQL has no privileges that matter here.
  for (const sql of databases) await sql`SET ROLE pg_signal_backend`;
  t.same(await identities(), whole, 'a plain role gets the same');
  for (const sql of databases) {
    await sql`RESET ROLE`;
    await sql`REVOKE EXECUTE ON FUNCTION pg_control_system() FROM PUBLIC`;
    await sql`SET ROLE pg_signal_backend`;
  }
  const partial = await identities();
  for (const identity of [...whole, ...partial]) t.match(identity, /^\d+\/\d+$/);
  t.equal(new Set([...whole, ...partial]).size, 4);
});

t.test('sessions end: ends all sessions on every running instance', async (t) => {
  const { app, database, databaseUrl } = await startApp(t);
  const users = [await person(app), await person(app)];
  for (const user of users) t.equal((await user.get('/user')).status, 307);
  const { code, errors } = await runCli(databaseUrl, 'sessions', 'end');
  t.equal(code, 0);
  t.match(errors, 'Ended 2 sessions.');
  for (const user of users)
    await until('the instance follows', async () => (await user.get('/user')).status === 401);
  t.same(await database.sql`SELECT FROM sessions`, []);
  t.match(await recordsOf(database, 'SESSIONS_ENDED'), [{ actor_role: 'OPERATOR', family_id: 0 }]);
});
