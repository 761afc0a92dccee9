import t from 'tap';
import { startApp } from '../helpers/app.ts';
import { type Member, register, registerAdmin } from '../helpers/client.ts';
import { refusal } from '../helpers/expectations.ts';

/** Adding learners with an idempotency key. */

const { app } = await startApp(t);
await registerAdmin(app);

function add(client: Member, key: string, payload: object) {
  return client.send({ method: 'POST', url: '/api/learners', headers: { 'idempotency-key': key }, payload });
}

async function countLearners(parent: Member): Promise<number> {
  return (await parent.get('/api/learners')).body.length;
}

t.test(
  'requests at once with one key add one learner, and all get the same answer to the byte',
  async (t) => {
    const parent = await register(app, 'PARENT');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.inject({
          method: 'POST',
          url: '/api/learners',
          headers: { authorization: `Bearer ${parent.token}`, 'idempotency-key': 'once' },
          payload: { name: 'Mia' },
        }),
      ),
    );
    t.ok(answers.every(({ statusCode }) => statusCode === 201));
    t.equal(new Set(answers.map(({ body }) => body)).size, 1);
    const replays = answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true');
    t.equal(replays.length, 49);
    t.equal(await countLearners(parent), 1);
  },
);

t.test('a key that was used for another request gives 422, and adds nobody', async (t) => {
  const parent = await register(app, 'PARENT');
  t.equal((await add(parent, 'key', { name: 'Mia' })).status, 201);
  t.match(await add(parent, 'key', { name: 'Tim' }), refusal(422, 'IDEMPOTENCY_KEY_REUSED'));
  t.equal(await countLearners(parent), 1);
  const other = await register(app, 'PARENT');
  t.equal((await add(other, 'key', { name: 'Tim' })).status, 201, 'keys of another user are others');
});

t.test('a refusal by a rule is kept as well, also when it no longer holds', async (t) => {
  const parent = await register(app, 'PARENT');
  const email = 'taken-once@example.org';
  const first = await add(parent, 'first', { name: 'Mia', email });
  const refused = await add(parent, 'second', { name: 'Tim', email });
  t.match(refused, refusal(409, 'EMAIL_TAKEN'));
  await parent.delete(`/api/learners/${first.body.id}`);
  const again = await add(parent, 'second', { name: 'Tim', email });
  t.same([again.status, again.body], [409, refused.body]);
  t.equal(again.headers['idempotency-replayed'], 'true');
  t.equal((await add(parent, 'third', { name: 'Tim', email })).status, 201);
});

t.test('a request refused by validation or authorization leaves no trace of its key', async (t) => {
  const parent = await register(app, 'PARENT');
  const learner = await register(app, 'LEARNER', parent.id);
  t.match(await add(parent, 'key', { name: '' }), refusal(400, 'VALIDATION_FAILED'));
  t.match(await add(learner, 'key', { name: 'Mia' }), refusal(403, 'FORBIDDEN'));
  t.equal((await add(parent, 'key', { name: 'Mia' })).status, 201);
});

t.test('a kept answer about a learner that was erased is not given again', async (t) => {
  const parent = await register(app, 'PARENT');
  const { body } = await add(parent, 'key', { name: 'Xantippe' });
  await parent.delete(`/api/learners/${body.id}`);
  const again = await add(parent, 'key', { name: 'Xantippe' });
  t.equal(again.status, 404);
  t.notOk(JSON.stringify(again.body).includes('xantippe'));
  t.equal(await countLearners(parent), 0);
});

t.test('a key is 1 to 255 visible ASCII characters', async (t) => {
  const parent = await register(app, 'PARENT');
  for (const key of ['', ' ', 'a b', 'é', 'x'.repeat(256)]) {
    t.match(await add(parent, key, { name: 'Mia' }), refusal(400, 'VALIDATION_FAILED'), key);
  }
  t.equal((await add(parent, `!~${'x'.repeat(253)}`, { name: 'Mia' })).status, 201);
});
