import t from 'tap';
import { keepPurging } from '../../../src/slices/learners/waiting.ts';
import { startApp } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { clientOf, expectStatus, register } from '../../helpers/families/client.ts';
import { waitFor } from '../../helpers/families/waiting.ts';
import { until } from '../../helpers/until.ts';

t.test('forgets a learner after seven days', async (t) => {
  const clock = createClock();
  const { app, database } = await startApp(t, { now: clock.now, settings: { tokenTtlSeconds: 30 * 86_400 } });
  const parent = await register(app, 'PARENT');
  const waiting = await waitFor(app, parent.id);
  const { username, email } = (await waiting.get('/api/user')).body;
  clock.set('2100-03-08T11:59:59.999Z');
  t.equal((await waiting.get('/api/user')).status, 200);
  clock.set('2100-03-08T12:00:00.000Z');
  t.match(await waiting.get('/api/user'), refusal(401, 'UNAUTHENTICATED'));
  const credentials = { username, password: 'a password for tests' };
  t.match(await clientOf(app).post('/login', credentials), refusal(401, 'INVALID_CREDENTIALS'));
  t.same((await parent.get('/api/learners?status=waiting')).body, []);
  t.match(await parent.put(`/api/learners/${waiting.id}/confirm`), refusal(404, 'LEARNER_NOT_FOUND'));
  t.match(await parent.delete(`/api/learners/${waiting.id}`), refusal(404, 'LEARNER_NOT_FOUND'));
  for (let i = 0; i < 20; i += 1) await waitFor(app, parent.id);
  clock.set('2100-03-08T12:01:00.001Z');
  await expectStatus(201, parent.post('/api/learners', { name: 'Mia', email }));
  t.equal((await clientOf(app).post('/register', newParent(username))).status, 201);
  t.same(await database.sql`SELECT FROM users WHERE id = ${waiting.id}`, [], 'its row is deleted');
});

t.test('deletes all learners who waited too long in the background', async (t) => {
  const { app, database } = await startApp(t);
  const parent = await register(app, 'PARENT');
  for (let i = 0; i < 12; i += 1) await waitFor(app, parent.id);
  await waitFor(app, (await register(app, 'PARENT')).id);
  await database.sql`UPDATE users SET waits_until = now() - interval '1 hour' WHERE waits_for = ${parent.id}`;
  const stop = keepPurging(database.db, () => new Date(), { info() {}, warn: t.fail, error: t.fail });
  t.teardown(stop);
  const waiting = () => database.sql`SELECT waits_for FROM users WHERE waits_for IS NOT NULL`;
  await until('the accounts are deleted', async () => (await waiting()).length === 1);
  t.not((await waiting())[0]?.['waits_for'], parent.id);
});

function newParent(username: string) {
  const email = `${username}@families.example`;
  return { username, email, name: 'Ada', role: 'PARENT', password: 'a password for tests' };
}
