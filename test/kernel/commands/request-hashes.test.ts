import { createHash, randomUUID } from 'node:crypto';
import t from 'tap';
import { canonicalJson } from '../../../src/base/canonical-json.ts';
import { startApp, testSettings } from '../../helpers/app.ts';
import { createReward, type Family } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { sendKeyed } from '../../helpers/families/keyed.ts';
import { saved } from '../../slices/rewards/steps.ts';

const { app, database, databaseUrl, newFamily } = await startFamilies(t);

async function saveOf(family: Family) {
  const reward = await createReward(family.parent);
  const url = `/api/rewards/${reward.id}/save`;
  const request = { method: 'POST' as const, url, payload: { points: 3 } };
  return { reward, request: { ...request, token: family.learner.token, key: randomUUID() } };
}

t.test('stores no hash from which a guess can find the request', async (t) => {
  const { parent } = await newFamily();
  const payload = { name: 'Mia', email: 'mia@example.org' };
  const request = {
    method: 'POST' as const,
    url: '/api/learners',
    payload,
    token: parent.token,
    key: randomUUID(),
  };
  t.equal((await sendKeyed(app, request)).answer.status, 201);
  const [row] = await database.sql<{ request_hash: Buffer }[]>`
    SELECT request_hash FROM idempotency_keys WHERE key = ${request.key}`;
  const guess = createHash('sha256')
    .update(canonicalJson([request.method, request.url, payload]))
    .digest('hex');
  t.match(row?.request_hash.toString('hex'), /^[0-9a-f]{64}$/);
  t.not(row?.request_hash.toString('hex'), guess);
});

t.test('replays keys from before a rotation of the secret key', async (t) => {
  const family = await newFamily(100);
  const { reward, request } = await saveOf(family);
  const first = await sendKeyed(app, request);
  const { secretsKey } = testSettings;
  const rotated = await startApp(t, {
    databaseUrl,
    settings: { secretsKey: `${'a newer key '.repeat(4)},${secretsKey}` },
  });
  t.same(await sendKeyed(rotated.app, request), { ...first, isReplay: true });
  const other = await sendKeyed(rotated.app, { ...request, payload: { points: 4 } });
  t.equal(other.answer.status, 422);
  t.equal(await saved(family.learner, reward), 3);
});

t.test('replays a key without a hash, from before keyed hashes, for each request', async (t) => {
  const family = await newFamily(100);
  const { reward, request } = await saveOf(family);
  const first = await sendKeyed(app, request);
  await database.sql`UPDATE idempotency_keys SET request_hash = NULL WHERE key = ${request.key}`;
  for (const points of [3, 4]) {
    t.same(await sendKeyed(app, { ...request, payload: { points } }), { ...first, isReplay: true });
  }
  t.equal(await saved(family.learner, reward), 3);
});
