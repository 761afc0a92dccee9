import { randomUUID } from 'node:crypto';
import t from 'tap';
import { deleteTemporaryKeys, keepDeletingKeys } from '../../../src/kernel/commands/temporary-keys.ts';
import { startApp } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import { createReward, type Family, givePoints } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { sendKeyed } from '../../helpers/families/keyed.ts';
import { createTestLog } from '../../helpers/kernel/jobs.ts';
import { until } from '../../helpers/until.ts';
import { balance, saved } from '../../slices/rewards/steps.ts';

const clock = createClock();
const { app, admin, database, databaseUrl, newFamily } = await startFamilies(t, { now: clock.now });

const day = 86_400_000;
const start = Date.parse('2100-03-01T12:00:00.000Z');
const at = (ms: number) => clock.set(new Date(ms).toISOString());

t.beforeEach(() => at(start));

async function saveOf(family: Family, points = 3) {
  const reward = await createReward(family.parent);
  const request = { method: 'POST' as const, url: `/api/rewards/${reward.id}/save`, payload: { points } };
  return { reward, request: { ...request, token: family.learner.token, key: randomUUID() } };
}

async function rowsOf(key: string): Promise<number> {
  return (await database.sql`SELECT FROM idempotency_keys WHERE key = ${key}`).length;
}

t.test('replays a refusal for 30 days, and then takes the request as new', async (t) => {
  const family = await newFamily();
  const { reward, request } = await saveOf(family);
  const first = await sendKeyed(app, request);
  t.match(first, { answer: { status: 500, text: '"code":"INSUFFICIENT_BALANCE"' }, isReplay: false });
  at(start + 30 * day);
  await givePoints(admin, family.learner.id, 10);
  t.same(await sendKeyed(app, request), { ...first, isReplay: true });
  at(start + 30 * day + 1);
  t.match(await sendKeyed(app, request), { answer: { status: 200 }, isReplay: false });
  t.match(await sendKeyed(app, request), { answer: { status: 200 }, isReplay: true });
  t.equal(await saved(family.learner, reward), 3);
  at(start + 1000 * day);
  t.match(await sendKeyed(app, request), { answer: { status: 200 }, isReplay: true }, 'a success stays');
  t.equal(await saved(family.learner, reward), 3);
  t.equal(await rowsOf(request.key), 1);
});

t.test('replays a success without an event for 30 days, and one with an event always', async (t) => {
  const { parent, learner } = await newFamily();
  const url = `/api/learner-settings/${learner.id}/double-or-loss`;
  const put = (enabled: boolean) => ({
    method: 'PUT' as const,
    url,
    payload: { enabled },
    token: parent.token,
    key: randomUUID(),
  });
  const [changing, idle] = [put(true), put(true)];
  await sendKeyed(app, put(false));
  for (const request of [changing, idle])
    t.match(await sendKeyed(app, request), { answer: { status: 200 }, isReplay: false });
  at(start + 30 * day);
  await deleteTemporaryKeys(database, clock.now());
  for (const request of [changing, idle])
    t.match(await sendKeyed(app, request), { answer: { status: 200 }, isReplay: true });
  at(start + 30 * day + 1);
  const late = put(true);
  t.match(await sendKeyed(app, late), { answer: { status: 200 }, isReplay: false }, 'changes nothing');
  t.match(await sendKeyed(app, idle), { answer: { status: 200 }, isReplay: false }, 'its lifetime is over');
  at(start + 60 * day + 2);
  await deleteTemporaryKeys(database, clock.now());
  t.equal(await rowsOf(late.key), 0, 'deleted');
  t.match(await sendKeyed(app, changing), { isReplay: true }, 'the other stays');
  t.equal(await rowsOf(changing.key), 1);
});

t.test('takes another request with the key of a refusal after 30 days', async (t) => {
  const family = await newFamily();
  const { request } = await saveOf(family);
  await sendKeyed(app, request);
  const other = { ...request, payload: { points: 4 } };
  t.match(await sendKeyed(app, other), { answer: { status: 422 } });
  at(start + 30 * day + 1);
  t.match(await sendKeyed(app, other), { answer: { status: 500 }, isReplay: false });
  t.match(await sendKeyed(app, request), { answer: { status: 422 } });
});

t.test("frees an administrator's key in all families after 30 days", async (t) => {
  const [one, two] = [await newFamily(), await newFamily(10)];
  const key = randomUUID();
  const send = (learnerId: number) =>
    sendKeyed(app, {
      method: 'POST',
      url: '/api/points/adjust',
      payload: { learnerId, amount: -5, reason: 'a reason' },
      token: admin.token,
      key,
    });
  t.match(await send(one.learner.id), { answer: { status: 409 } });
  t.match(await send(two.learner.id), { answer: { status: 422 } });
  at(start + 30 * day + 1);
  t.match(await send(two.learner.id), { answer: { status: 201 }, isReplay: false });
  t.equal(await balance(two.learner), 5);
});

t.test('deletes old refusals in batches, and nothing else', async (t) => {
  const family = await newFamily(6);
  const keys = {
    success: randomUUID(),
    old: [randomUUID(), randomUUID(), randomUUID()],
    young: randomUUID(),
  };
  const { request } = await saveOf(family);
  await sendKeyed(app, { ...request, key: keys.success });
  for (const key of keys.old) await sendKeyed(app, { ...request, payload: { points: 100 }, key });
  at(start + day);
  await sendKeyed(app, { ...request, payload: { points: 100 }, key: keys.young });
  await deleteTemporaryKeys(database, new Date(start + 30 * day), 2);
  for (const key of keys.old) t.equal(await rowsOf(key), 1, 'not before the end of the 30 days');
  await deleteTemporaryKeys(database, new Date(start + 30 * day + 1), 2);
  for (const key of keys.old) t.equal(await rowsOf(key), 0);
  t.equal(await rowsOf(keys.young), 1);
  t.equal(await rowsOf(keys.success), 1);
});

t.test('deletes each refusal once if instances delete at once, and commands replace some', async (t) => {
  const family = await newFamily();
  const other = await startApp(t, { databaseUrl, now: clock.now });
  const { request } = await saveOf(family);
  const keys = Array.from({ length: 40 }, () => randomUUID());
  const sendAll = (by = app) => Promise.all(keys.map((key) => sendKeyed(by, { ...request, key })));
  await sendAll();
  at(start + 31 * day);
  const now = clock.now();
  const [sent] = await Promise.all([
    sendAll(other.app),
    ...[database, other.database, database].map((each) => deleteTemporaryKeys(each, now, 3)),
  ]);
  t.ok(sent.every(({ answer, isReplay }) => answer.status === 500 && !isReplay));
  for (const { isReplay } of await sendAll()) t.ok(isReplay, 'the new refusals stay');
});

t.test('deletes in the background after a start, also after a failure', async (t) => {
  const family = await newFamily();
  const { request } = await saveOf(family);
  await sendKeyed(app, request);
  const log = createTestLog();
  const now = () => new Date(start + 31 * day);
  await keepDeletingKeys(database, { now, log })();
  await until('the refusal is deleted', async () => (await rowsOf(request.key)) === 0);
  const broken = { ...database, query: () => Promise.reject(new Error('no database')) };
  await keepDeletingKeys(broken, { now, log })();
  t.equal(log.lines.length, 1);
});
