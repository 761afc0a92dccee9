import t from 'tap';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import { type Client, clientOf, createReward, expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { balance, saved } from './steps.ts';

const log: string[] = [];
const logger = { level: 'info', stream: { write: (line: string) => log.push(line) } };
const { app, admin, database, newFamily } = await startFamilies(t, { logger });
const unknownReward = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';
const unknownUser = 999_999;

function save(client: Client, { id }: { id: string }, points: unknown, query = '') {
  return client.post(`/api/rewards/${id}/save${query}`, { points });
}

t.test('moves points from the balance to the goal', async (t) => {
  const { parent, learner } = await newFamily(30);
  const reward = await createReward(parent);
  const { status, body } = await save(learner, reward, 4);
  t.equal(status, 200);
  t.same(body, { success: true, pointsDelegated: 4 });
  t.equal(await balance(learner), 26);
  t.equal(await saved(learner, reward), 4);
  await expectStatus(200, save(learner, reward, 6));
  t.equal(await balance(learner), 20);
  t.equal(await saved(learner, reward), 10, 'savings add up');
});

t.test('keeps the savings of each goal separate', async (t) => {
  const { parent, learner } = await newFamily(30);
  const [one, two] = [await createReward(parent), await createReward(parent)];
  await expectStatus(200, save(learner, one, 4));
  await expectStatus(200, save(learner, two, 5));
  t.same([await saved(learner, one), await saved(learner, two), await balance(learner)], [4, 5, 21]);
});

t.test('writes one REWARD_SAVE entry with the reward as its source', async (t) => {
  const { parent, learner } = await newFamily(30);
  const reward = await createReward(parent);
  await expectStatus(200, save(learner, reward, 4));
  const { body } = await learner.get('/api/points/history?limit=1');
  t.match(body, [{ amount: -4, sourceType: 'REWARD_SAVE', sourceId: reward.id, balanceAfter: 26 }]);
});

t.test('accepts the whole balance and more than the cost', async (t) => {
  const { parent, learner } = await newFamily(30);
  const reward = await createReward(parent, { tokenCost: 10 });
  await expectStatus(200, save(learner, reward, 30));
  t.same([await saved(learner, reward), await balance(learner)], [30, 0]);
});

t.test('returns 500 INSUFFICIENT_BALANCE and moves no points if the balance is too low', async (t) => {
  const { parent, learner, sibling } = await newFamily(30);
  const reward = await createReward(parent);
  const answer = await save(learner, reward, 31);
  t.match(answer, refusal(500, 'INSUFFICIENT_BALANCE'));
  t.match(answer.body.detail, /insufficient balance/i, 'the detail names the cause');
  t.equal(answer.body.error, answer.body.detail);
  t.match(await save(sibling, reward, 1), refusal(500, 'INSUFFICIENT_BALANCE'));
  t.match(await save(learner, reward, 1_000_000_000), refusal(500, 'INSUFFICIENT_BALANCE'));
  t.same([await saved(learner, reward), await balance(learner)], [0, 30]);
  t.same(await ledgerFaults(database.sql), []);
});

t.test('logs an insufficient balance at info level', async (t) => {
  const { parent, learner } = await newFamily();
  const reward = await createReward(parent);
  const { body } = await save(learner, reward, 1);
  const lines = log.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === body.requestId);
  t.ok(lines.some(({ code }) => code === 'INSUFFICIENT_BALANCE'));
  t.ok(lines.every(({ level }) => level === 30));
});

t.test('rejects points other than integers from 1 to 1,000,000,000', async (t) => {
  const { parent, learner } = await newFamily(30);
  const reward = await createReward(parent);
  for (const points of [0, -1, 1.5, '5', null, true, [5], 1_000_000_001, 1e300])
    t.match(await save(learner, reward, points), invalid('/body/points'), JSON.stringify(points));
  t.match(await learner.post(`/api/rewards/${reward.id}/save`, {}), invalid('/body/points'));
  t.match(await learner.post(`/api/rewards/${reward.id}/save`), invalid('/body/points'));
  t.same([await saved(learner, reward), await balance(learner)], [0, 30]);
});

t.test('rejects saving for an inactive reward', async (t) => {
  const { parent, learner } = await newFamily(30);
  const reward = await createReward(parent);
  await expectStatus(200, parent.put(`/api/rewards/${reward.id}`, { isActive: false }));
  t.match(await save(learner, reward, 1), refusal(400, 'REWARD_NOT_ACTIVE'));
  t.match(await save(learner, reward, 31), refusal(400, 'REWARD_NOT_ACTIVE'), 'checked before the balance');
  await expectStatus(200, parent.put(`/api/rewards/${reward.id}`, { isActive: true }));
  await expectStatus(200, save(learner, reward, 1));
});

t.test("returns 404 for an unknown or deleted reward, 403 for another family's reward", async (t) => {
  const { parent, learner } = await newFamily(30);
  const other = await newFamily();
  const deleted = await createReward(parent);
  const foreign = await createReward(other.parent);
  const foreignDeleted = await createReward(other.parent);
  await expectStatus(200, parent.delete(`/api/rewards/${deleted.id}`));
  await expectStatus(200, other.parent.delete(`/api/rewards/${foreignDeleted.id}`));
  for (const [client, query] of [
    [learner, ''],
    [parent, `?learnerId=${learner.id}`],
    [admin, `?learnerId=${learner.id}`],
  ] as const) {
    t.match(await save(client, { id: unknownReward }, 1, query), refusal(404, 'REWARD_NOT_FOUND'));
    t.match(await save(client, deleted, 1, query), refusal(404, 'REWARD_NOT_FOUND'));
    t.match(await save(client, foreignDeleted, 1, query), refusal(404, 'REWARD_NOT_FOUND'));
    t.match(await save(client, foreign, 1, query), refusal(403, 'FORBIDDEN'));
  }
  t.equal(await balance(learner), 30);
});

t.test("saves for a parent's child and an administrator's learner by learnerId", async (t) => {
  const { parent, learner } = await newFamily(30);
  const reward = await createReward(parent);
  const query = `?learnerId=${learner.id}`;
  for (const client of [parent, admin, learner]) {
    const { status, body } = await save(client, reward, 2, query);
    t.same([status, body], [200, { success: true, pointsDelegated: 2 }]);
  }
  t.same([await saved(learner, reward), await balance(learner)], [6, 24]);
});

t.test('returns 400 LEARNER_ID_REQUIRED for a parent or administrator without learnerId', async (t) => {
  const { parent } = await newFamily();
  const reward = await createReward(parent);
  for (const client of [parent, admin]) {
    const answer = await save(client, reward, 1);
    t.match(answer, refusal(400, 'LEARNER_ID_REQUIRED'));
    t.match(answer.body.errors, [{ pointer: '/query/learnerId' }]);
    t.match(await save(client, { id: unknownReward }, 1), refusal(400, 'LEARNER_ID_REQUIRED'), 'before 404');
  }
});

t.test('returns 403 for a learner of another family, 404 for an unknown learner', async (t) => {
  const { parent, learner, sibling } = await newFamily(30);
  const other = await newFamily();
  const reward = await createReward(parent);
  const query = `?learnerId=${learner.id}`;
  for (const client of [sibling, other.parent, other.learner])
    t.match(await save(client, reward, 1, query), refusal(403, 'FORBIDDEN'));
  for (const client of [parent, admin, learner]) {
    t.match(await save(client, reward, 1, `?learnerId=${unknownUser}`), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await save(client, reward, 1, `?learnerId=${parent.id}`), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await save(client, reward, 1, '?learnerId=me'), invalid('/query/learnerId'));
  }
  t.equal(await balance(learner), 30);
});

t.test('checks token, request, existence and owner in this order', async (t) => {
  const { learner } = await newFamily();
  const other = await newFamily();
  const foreign = await createReward(other.parent);
  t.match(await save(clientOf(app), { id: 'nonsense' }, 0), refusal(401, 'UNAUTHENTICATED'));
  t.match(await save(learner, { id: 'nonsense' }, 1), invalid('/path/rewardId'));
  t.match(await save(learner, { id: `urn:uuid:${foreign.id}` }, 1), invalid('/path/rewardId'));
  t.match(await save(learner, { id: unknownReward }, 0), invalid('/body/points'));
  t.match(await save(learner, foreign, 0), invalid('/body/points'));
  t.match(await save(learner, foreign, 1), refusal(403, 'FORBIDDEN'));
});

t.test('accepts a reward id in upper case', async (t) => {
  const { parent, learner } = await newFamily(30);
  const reward = await createReward(parent);
  await expectStatus(200, save(learner, { id: reward.id.toUpperCase() }, 3));
  t.equal(await saved(learner, reward), 3);
});
