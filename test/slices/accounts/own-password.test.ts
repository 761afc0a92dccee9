import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import { type Client, clientOf, expectStatus } from '../../helpers/families/client.ts';
import { text } from '../../helpers/families/values.ts';
import { logIn, parallel, password, person, refused, statuses } from './registrations.ts';

const { app } = await startApp(t);
const admin = await person(app);

const next = '  another password  ';

function change(client: Client, body: object = {}) {
  return client.put('/api/user/password', { currentPassword: password, password: next, ...body });
}

t.test('sets the password, ends all sessions and returns a new token', async (t) => {
  const parent = await person(app);
  const { body: learner } = await parent.post('/api/learners', { name: 'Mia', password });
  for (const username of [admin.username, parent.username, learner.username]) {
    const { token } = (await expectStatus(200, logIn(app, username))).body;
    const { body: other } = await expectStatus(200, logIn(app, username));
    const answer = await change(clientOf(app, token));
    t.equal(answer.status, 200);
    t.equal(answer.headers['cache-control'], 'no-store');
    t.same(Object.keys(answer.body).sort(), ['token', 'user']);
    t.same((await clientOf(app, answer.body.token).get('/api/user')).body, answer.body.user);
    for (const ended of [token, other.token]) {
      t.match(await clientOf(app, ended).get('/api/user'), refusal(401, 'UNAUTHENTICATED'));
    }
    refused(t, await logIn(app, username), 401, 'INVALID_CREDENTIALS');
    refused(t, await logIn(app, username, next.trim()), 401, 'INVALID_CREDENTIALS');
    t.equal((await logIn(app, username, next)).status, 200, 'blanks at the ends count');
    await expectStatus(200, change(clientOf(app, answer.body.token), { currentPassword: next, password }));
  }
});

t.test('rejects a wrong current password, and counts it for the token', async (t) => {
  const parent = await person(app);
  for (let i = 0; i < 10; i += 1) {
    refused(t, await change(parent, { currentPassword: `${password} ` }), 401, 'INVALID_CREDENTIALS');
  }
  refused(t, await change(parent), 429, 'TOO_MANY_ATTEMPTS');
  t.equal((await parent.get('/api/user')).status, 200, 'keeps the session');
  const { body } = await expectStatus(200, logIn(app, parent.username));
  await expectStatus(200, change(clientOf(app, body.token)));
});

t.test('rejects a new password out of bounds before it checks the current one', async (t) => {
  const parent = await person(app);
  for (const bad of [text(7), text(1025), ' '.repeat(8)]) {
    t.match(await change(parent, { currentPassword: 'wrong', password: bad }), invalid('/body/password'));
  }
  for (const currentPassword of ['', '  ', 5, null, undefined]) {
    t.match(await change(parent, { currentPassword }), invalid('/body/currentPassword'));
  }
});

t.test('carries out one of several changes at once', async (t) => {
  const parent = await person(app);
  const answers = await parallel(8, (i) => change(parent, { password: `${next} ${i}` }));
  const counts = statuses(answers);
  t.equal(counts[200], 1);
  t.equal(counts[401], 7);
  const won = answers.findIndex(({ status }) => status === 200);
  t.equal((await logIn(app, parent.username, `${next} ${won}`)).status, 200);
});
