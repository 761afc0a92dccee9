import t from 'tap';
import type { RedemptionListing } from '../../../schema/rewards.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import {
  type Client,
  clientOf,
  createReward,
  expectStatus,
  givePoints,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import * as shapes from './answer-shapes.ts';
import { change, decide, listed, redeem, save } from './steps.ts';

const { app, admin, database, newFamily } = await startFamilies(t);
const unknownUser = 999_999;

/** Creates a family whose learner has an approved, a rejected and a pending redemption, oldest first. */
async function familyWithRedemptions() {
  const family = await newFamily(100);
  const reward = await createReward(family.parent, { title: 'Zoo', tokenCost: 10 });
  await save(family.learner, reward, 50);
  const requested = [];
  for (let i = 0; i < 3; i++) requested.push(await redeem(family.learner, reward));
  const [first, second, third] = requested;
  if (!first || !second || !third) throw new Error('fewer than three redemptions');
  await decide(family.parent, 'approve', first);
  await decide(family.parent, 'reject', second);
  return { ...family, reward, ids: [third.id, second.id, first.id] };
}

async function list(client: Client, path = ''): Promise<RedemptionListing[]> {
  return (await expectStatus(200, client.get(`/api/redemptions${path}`))).body;
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

t.test('lists redemptions with exactly the fields of the contract', async (t) => {
  const { parent, learner, reward } = await familyWithRedemptions();
  const { body: learners } = await parent.get('/api/learners');
  const { name } = learners.find(({ id }: { id: number }) => id === learner.id);
  for (const rows of [await list(parent), await list(learner, '/my'), await list(admin)]) {
    for (const row of rows) t.same(shapeFaults(row, shapes.redemptionListing), []);
    const own = rows.filter(({ learnerId }) => learnerId === learner.id);
    t.equal(own.length, 3);
    t.ok(own.every((row) => row.rewardTitle === 'Zoo' && row.rewardId === reward.id));
    t.ok(own.every((row) => row.learnerName === name));
  }
});

t.test('lists redemptions newest first', async (t) => {
  const { parent, learner, ids } = await familyWithRedemptions();
  t.same(idsOf(await list(parent)), ids);
  t.same(idsOf(await list(learner, '/my')), ids);
});

t.test('sets decidedAt only on decided redemptions', async (t) => {
  const { parent } = await familyWithRedemptions();
  for (const { status, decidedAt } of await list(parent)) t.equal(decidedAt === null, status === 'PENDING');
});

t.test('filters by status', async (t) => {
  const { parent, ids } = await familyWithRedemptions();
  const [pending, rejected, approved] = ids;
  t.same(idsOf(await list(parent, '?status=PENDING')), [pending]);
  t.same(idsOf(await list(parent, '?status=REJECTED')), [rejected]);
  t.same(idsOf(await list(parent, '?status=APPROVED')), [approved]);
  for (const status of ['pending', 'DONE', '', 'PENDING,APPROVED'])
    t.match(await parent.get(`/api/redemptions?status=${status}`), invalid('/query/status'), status);
});

t.test("lists the redemptions of all the parent's learners and no others", async (t) => {
  const { parent, sibling, reward, ids } = await familyWithRedemptions();
  const other = await familyWithRedemptions();
  await givePoints(admin, sibling.id, 10);
  await save(sibling, reward, 10);
  const { id } = await redeem(sibling, reward);
  t.same(idsOf(await list(parent)), [id, ...ids]);
  t.same(idsOf(await list(other.parent)), other.ids);
  t.same(await list((await newFamily()).parent), []);
});

t.test('lists the redemptions of all families to an administrator', async (t) => {
  const [one, two] = [await familyWithRedemptions(), await familyWithRedemptions()];
  const all = idsOf(await list(admin));
  t.ok([...one.ids, ...two.ids].every((id) => all.includes(id)));
  const pending = await list(admin, '?status=PENDING');
  t.ok(pending.every(({ status }) => status === 'PENDING'));
  t.ok([one.ids[0], two.ids[0]].every((id) => idsOf(pending).includes(id ?? '')));
});

t.test('rejects learners with 403', async (t) => {
  const { learner } = await newFamily();
  t.match(await clientOf(app).get('/api/redemptions?status=no'), refusal(401, 'UNAUTHENTICATED'));
  t.match(await learner.get('/api/redemptions?status=no'), refusal(403, 'FORBIDDEN'));
});

t.test("lists a learner's own redemptions to the learner, parent and administrator", async (t) => {
  const { parent, learner, sibling, ids } = await familyWithRedemptions();
  t.same(idsOf(await list(learner, '/my')), ids);
  t.same(await list(sibling, '/my'), []);
  for (const client of [parent, admin, learner])
    t.same(idsOf(await list(client, `/my?learnerId=${learner.id}`)), ids);
  t.same(await list(parent, `/my?learnerId=${sibling.id}`), []);
});

t.test('returns an empty list for a caller who is not a learner', async (t) => {
  const { parent } = await familyWithRedemptions();
  t.same(await list(parent, '/my'), []);
  t.same(await list(admin, '/my'), []);
});

t.test('returns 403 for a learner of another family, 404 for an unknown learner', async (t) => {
  const { parent, learner, sibling } = await familyWithRedemptions();
  const other = await newFamily();
  const get = (client: Client, id: unknown) => client.get(`/api/redemptions/my?learnerId=${id}`);
  t.match(await get(clientOf(app), learner.id), refusal(401, 'UNAUTHENTICATED'));
  for (const client of [sibling, other.parent, other.learner])
    t.match(await get(client, learner.id), refusal(403, 'FORBIDDEN'));
  for (const client of [parent, admin, learner]) {
    t.match(await get(client, unknownUser), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await get(client, parent.id), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await get(client, 'me'), invalid('/query/learnerId'));
  }
});

t.test('shows the current reward title, also after the reward is deleted', async (t) => {
  const { parent, learner, reward, ids } = await familyWithRedemptions();
  await change(parent, reward, { title: 'Aquarium' });
  await expectStatus(200, parent.delete(`/api/rewards/${reward.id}`));
  for (const rows of [await list(parent), await list(learner, '/my')]) {
    t.same(idsOf(rows), ids);
    t.ok(rows.every(({ rewardTitle }) => rewardTitle === 'Aquarium'));
  }
});

t.test("removes a deleted learner's redemptions from listings and keeps currentRedemptions", async (t) => {
  const { parent, learner, reward, ids } = await familyWithRedemptions();
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  t.same(await list(parent), []);
  t.notOk(idsOf(await list(admin)).some((id) => ids.includes(id)));
  t.equal((await listed(parent, reward))?.currentRedemptions, 1);
  const rows = await database.sql`SELECT id FROM redemptions WHERE learner_id = ${learner.id}`;
  t.equal(rows.length, 0, 'no rows remain outside the ledger');
});
