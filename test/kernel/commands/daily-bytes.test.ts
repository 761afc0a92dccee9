import { randomUUID } from 'node:crypto';
import t from 'tap';
import { testSettings } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { type Client, createReward, expectStatus, memberPassword } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { sendKeyed } from '../../helpers/families/keyed.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';

/** The quota of bytes that a family writes on a day (decisions.md 1.22). */

const bytesPerDay = 100_000;
const clock = createClock();
const noon = '2100-03-01T12:00:00.000Z';
const settings = { quotas: { ...testSettings.quotas, bytesPerDay } };
const { app, database, newFamily } = await startFamilies(t, { settings, now: clock.now });

t.beforeEach(() => clock.set(noon));

const tooMuch = refusal(429, 'TOO_MUCH_DATA');
const urlOf = (learnerId: number) => `/api/learner-settings/${learnerId}/double-or-loss`;

/** Turns double-or-loss on and off until the service refuses it. Returns the number of changes, and the last answer. */
async function fill(client: Client, learnerId: number) {
  for (let changes = 0; changes < 1000; changes++) {
    const body = { enabled: changes % 2 === 0 };
    const answer = await client.put(urlOf(learnerId), body);
    if (answer.status !== 200) return { changes, answer };
  }
  throw new Error('nothing refuses the changes');
}

async function writtenBy(familyId: number): Promise<number> {
  const [row] = await database.sql<{ bytes: number }[]>`
    SELECT written_bytes::int AS bytes FROM families WHERE family_id = ${familyId}`;
  return row?.bytes ?? 0;
}

t.test('refuses changes beyond the quota with 429 until midnight in UTC', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  const other = await newFamily();
  const { changes, answer } = await fill(parent, learner.id);
  t.match(answer, { ...tooMuch, headers: { 'retry-after': String(12 * 3600) } });
  t.ok(changes > 20, `${changes} changes`);
  const written = await writtenBy(parent.id);
  t.ok(written >= bytesPerDay && written < bytesPerDay + 5000, `${written} bytes`);
  t.match(
    await sibling.post('/api/lessons/create', { learnerId: sibling.id, gradeLevel: 3 }),
    tooMuch,
    'all of the family',
  );
  await expectStatus(200, parent.get(`/api/points/history?learnerId=${learner.id}`));
  await expectStatus(200, other.parent.put(urlOf(other.learner.id), { enabled: true }));
  clock.set('2100-03-01T23:59:59.001Z');
  t.match(await fill(parent, learner.id), { changes: 0, answer: { headers: { 'retry-after': '1' } } });
  clock.set('2100-03-02T00:00:00.000Z');
  t.equal((await fill(parent, learner.id)).changes >= changes, true, 'a new day');
  t.same(await ledgerFaults(database.sql), []);
});

t.test('counts the keys of requests that change nothing', async (t) => {
  const { parent, learner } = await newFamily();
  const send = (key: string) =>
    sendKeyed(app, {
      token: parent.token,
      method: 'PUT',
      url: urlOf(learner.id),
      payload: { enabled: false },
      key,
    });
  const first = randomUUID();
  t.match(await send(first), { answer: { status: 200 }, isReplay: false });
  let sent = 0;
  const most = bytesPerDay / 300;
  while (sent < most && (await send(randomUUID())).answer.status === 200) sent += 1;
  t.ok(sent > 20 && sent < most, `${sent} keys`);
  t.match(await send(first), { answer: { status: 200 }, isReplay: true }, 'a kept key repeats its answer');
  const late = randomUUID();
  t.match(await send(late), { answer: { status: 429, text: 'TOO_MUCH_DATA' } });
  clock.set('2100-03-02T00:00:00.000Z');
  t.match(await send(late), { answer: { status: 200 }, isReplay: false }, 'the refusal has left no key');
});

t.test('counts the keys of requests that a rule refuses', async (t) => {
  const { parent, learner } = await newFamily();
  const reward = await createReward(parent);
  const request = { token: learner.token, method: 'POST' as const, url: `/api/rewards/${reward.id}/save` };
  const statuses = new Set<number>();
  for (let i = 0; i < bytesPerDay / 300 && !statuses.has(429); i++)
    statuses.add(
      (await sendKeyed(app, { ...request, payload: { points: 1 }, key: randomUUID() })).answer.status,
    );
  t.same([...statuses], [500, 429]);
});

t.test('counts texts by their bytes, and rows each time that they are written', async (t) => {
  const { parent, learner } = await newFamily();
  const before = await writtenBy(parent.id);
  await createReward(parent, { description: '猫'.repeat(2000) });
  const created = (await writtenBy(parent.id)) - before;
  t.ok(created > 6000 && created < 10_000, `${created} bytes for 6,000 bytes of text`);
  const nodes = Array.from({ length: 100 }, (_, i) => ({ id: String(i), label: 'x'.repeat(200) }));
  const changed = await writtenBy(parent.id);
  await expectStatus(200, parent.put(`/api/learner-profile/${learner.id}`, { graph: { nodes, edges: [] } }));
  const graph = (await writtenBy(parent.id)) - changed;
  t.ok(graph > 20_000 && graph < 40_000, `${graph} bytes for a graph of 20 kB`);
});

t.test('lets parents delete, decide and set passwords, when somebody has used up the day', async (t) => {
  const { parent, learner, sibling } = await newFamily(100);
  const reward = await createReward(parent, { tokenCost: 10 });
  const redeem = async () => {
    await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 10 }));
    return (await expectStatus(201, learner.post(`/api/rewards/${reward.id}/redeem`))).body.id;
  };
  const first = await redeem();
  await fill(parent, learner.id);
  t.match(await parent.post('/api/rewards', { title: 'A reward', tokenCost: 5 }), tooMuch);
  await expectStatus(200, parent.put(`/api/redemptions/${first}/approve`));
  await expectStatus(200, parent.put(`/api/learners/${learner.id}/password`, { password: 'another one' }));
  await expectStatus(200, parent.delete(`/api/rewards/${reward.id}`));
  await expectStatus(200, parent.delete(`/api/learners/${sibling.id}`));
  const closing = { method: 'DELETE', url: '/api/user', payload: { password: memberPassword } } as const;
  await expectStatus(200, parent.send(closing));
});

t.test('bounds what the reserve adds', async (t) => {
  const { parent, learner } = await newFamily();
  await fill(parent, learner.id);
  let status = 200;
  for (let i = 0; i < 100 && status === 200; i++)
    ({ status } = await parent.put(`/api/learners/${learner.id}/password`, {
      password: `the password ${i}`,
    }));
  t.equal(status, 429);
  t.ok((await writtenBy(parent.id)) < bytesPerDay * 1.1 + 5000);
});

t.test('counts by the clock while the ledger is ahead of it', async (t) => {
  clock.set('2100-06-01T12:00:00.000Z');
  const { parent, learner } = await newFamily();
  await fill(parent, learner.id);
  clock.set('2100-03-01T12:00:00.000Z');
  t.ok((await fill(parent, learner.id)).changes > 20);
  clock.set('2100-03-02T12:00:00.000Z');
  t.ok((await fill(parent, learner.id)).changes > 20);
});

t.test('holds for parallel requests, with one command beyond it at most', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  await Promise.all(
    Array.from({ length: 300 }, (_, i) =>
      parent.put(urlOf(i % 2 ? learner.id : sibling.id), { enabled: i % 4 < 2 }),
    ),
  );
  const written = await writtenBy(parent.id);
  t.ok(written >= bytesPerDay && written < bytesPerDay + 5000, `${written} bytes`);
});
