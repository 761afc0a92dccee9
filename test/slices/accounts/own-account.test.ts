import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import { expectStatus } from '../../helpers/families/client.ts';
import { logIn, parallel, person, statuses } from './registrations.ts';

const { app, database } = await startApp(t);
const admin = await person(app);

t.test('changes the name and the email of a parent or administrator', async (t) => {
  for (const user of [admin, await person(app)]) {
    const before = (await user.get('/api/user')).body;
    const named = { ...before, name: 'Ada King' };
    t.match(await user.put('/api/user', { name: ' Ada King ', id: 1, role: 'ADMIN' }), {
      status: 200,
      body: named,
    });
    const email = `king.${user.id}@example.org`;
    t.same((await user.put('/api/user', { email })).body, { ...named, email });
    t.same((await user.get('/api/user')).body, { ...named, email });
    t.equal((await logIn(app, user.username)).status, 200, 'keeps the password');
  }
});

t.test('rejects an email in use, without regard to case, and accepts the own one', async (t) => {
  const [user, other] = [await person(app), await person(app)];
  const { email } = (await user.get('/api/user')).body;
  t.match(await other.put('/api/user', { email: email.toUpperCase() }), refusal(409, 'EMAIL_TAKEN'));
  t.match(await user.put('/api/user', { email: email.toUpperCase() }), { status: 200 });
  const taken = await parallel(5, async () =>
    (await person(app)).put('/api/user', { email: 'one@example.org' }),
  );
  t.same(statuses(taken), { 200: 1, 409: 4 });
});

t.test('rejects a change of nothing', async (t) => {
  for (const body of [{}, { username: 'ada' }]) t.match(await admin.put('/api/user', body), invalid('/body'));
});

t.test("logs the change for the family's replicas", async (t) => {
  const user = await person(app);
  await database.sql`UPDATE families SET is_synced = true WHERE family_id = ${user.id}`;
  await expectStatus(200, user.put('/api/user', { name: 'Ada' }));
  const changes = await database.sql`SELECT name, key FROM changes WHERE family_id = ${user.id}`;
  t.same([...changes], [{ name: 'users', key: `{${user.id}}` }]);
});
