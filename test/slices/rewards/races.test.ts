import t, { type Test } from 'tap';
import type { Reward } from '../../../schema/rewards.ts';
import { startApp } from '../../helpers/app.ts';
import {
  type Client,
  clientOf,
  createReward,
  type Family,
  givePoints,
  type Member,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { atOnce, inTurn, tally } from '../../helpers/families/races.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { balance, change, listed, redeem, redemptions, save, saved } from './steps.ts';

// Two instances: requests of one family compete in one process and in the database.
const { admin, database, databaseUrl, newFamily } = await startFamilies(t);
const other = await startApp(t, { databaseUrl });

/** Returns a client of the same person, alternating between the two instances. */
function at(member: Member, i: number): Client {
  return inTurn([member, clientOf(other.app, member.token)], i);
}

/** Creates a family with two learners of 100 points each, who save some of them for a reward of 10. */
async function family(fields: Partial<Reward>, savings: number): Promise<Family & { reward: Reward }> {
  const members = await newFamily(100);
  await givePoints(admin, members.sibling.id, 100);
  const reward = await createReward(members.parent, { tokenCost: 10, ...fields });
  if (savings > 0)
    for (const learner of [members.learner, members.sibling]) await save(learner, reward, savings);
  return { ...members, reward };
}

const url = ({ id }: { id: string }) => `/api/rewards/${id}`;

/** Verifies the ledger and the total of the learners' unspent points. */
async function verifyPoints(t: Test, learners: Client[], expected: number): Promise<void> {
  t.same(await ledgerFaults(database.sql), []);
  let points = 0;
  for (const learner of learners) {
    const { body } = await learner.get('/api/rewards-summary');
    const pending = (await redemptions(learner)).filter(({ status }) => status === 'PENDING');
    points += body.availableBalance + body.totalPointsSaved;
    points += pending.reduce((sum, { pointsUsed }) => sum + pointsUsed, 0);
  }
  t.equal(points, expected, 'no point is lost or duplicated');
}

t.test('spends exactly the balance on concurrent saves', async (t) => {
  const { parent, learner, reward } = await family({}, 0);
  const second = await createReward(parent);
  const answers = await atOnce(60, (i) =>
    at(learner, i).post(`${url(inTurn([reward, reward, second], i))}/save`, { points: 5 }),
  );
  t.same(tally(answers), { 200: 20, '500 INSUFFICIENT_BALANCE': 40 });
  t.equal(await balance(learner), 0);
  t.equal(((await saved(learner, reward)) ?? 0) + ((await saved(learner, second)) ?? 0), 100);
  await verifyPoints(t, [learner], 100);
});

t.test('accepts concurrent saves of different sizes while the balance suffices', async (t) => {
  const { learner, reward } = await family({}, 0);
  const sizes = [1, 2, 3, 50, 101];
  const answers = await atOnce(60, (i) =>
    at(learner, i).post(`${url(reward)}/save`, { points: inTurn(sizes, i) }),
  );
  const accepted = answers.map(({ status, body }) => (status === 200 ? body.pointsDelegated : 0));
  const sum = accepted.reduce((total, points) => total + points, 0);
  t.equal(await saved(learner, reward), sum);
  t.equal(await balance(learner), 100 - sum);
  t.ok(
    answers.every(({ status }, i) => status === 200 || inTurn(sizes, i) > 100 - sum),
    'each rejected save exceeds the rest',
  );
  await verifyPoints(t, [learner], 100);
});

t.test('redeems a goal as often as its savings allow under concurrent requests', async (t) => {
  for (const [savings, times] of [
    [10, 1],
    [39, 3],
  ] as const) {
    const { parent, learner, sibling, reward } = await family({}, savings);
    const answers = await atOnce(50, (i) =>
      at(inTurn([learner, parent, learner], i), i).post(`${url(reward)}/redeem?learnerId=${learner.id}`),
    );
    t.same(tally(answers), { 201: times, '400 INSUFFICIENT_SAVINGS': 50 - times });
    t.equal(await saved(learner, reward), savings - 10 * times);
    t.equal((await redemptions(learner)).length, times);
    await verifyPoints(t, [learner, sibling], 200);
  }
});

t.test('enforces maxRedemptions for two learners who redeem concurrently', async (t) => {
  const { learner, sibling, reward } = await family({ maxRedemptions: 3 }, 100);
  const answers = await atOnce(60, (i) =>
    at(inTurn([learner, sibling, sibling], i), i >> 1).post(`${url(reward)}/redeem`),
  );
  t.same(tally(answers), { 201: 3, '400 MAX_REDEMPTIONS_REACHED': 57 });
  t.equal((await redemptions(learner)).length + (await redemptions(sibling)).length, 3);
  await verifyPoints(t, [learner, sibling], 200);
});

t.test('enforces maxRedemptions at every version during concurrent decisions and requests', async (t) => {
  const { parent, learner, sibling, reward } = await family({ maxRedemptions: 3 }, 100);
  const requested = [
    await redeem(learner, reward),
    await redeem(sibling, reward),
    await redeem(learner, reward),
  ];
  const answers = await atOnce(60, (i) => {
    const decision = inTurn(['reject', 'reject', 'approve'], i);
    if (i % 4 === 0)
      return at(parent, i >> 2).put(`/api/redemptions/${inTurn(requested, i >> 2).id}/${decision}`);
    return at(inTurn([learner, sibling], i), i >> 1).post(`${url(reward)}/redeem`);
  });
  t.ok(
    answers.every(({ status }) => [200, 201, 400, 409].includes(status)),
    JSON.stringify(tally(answers)),
  );
  const [row] = await database.sql<{ most: number }[]>`
    SELECT max(taken) AS most FROM (
      SELECT sum(CASE type WHEN 'RedemptionRequested' THEN 1 WHEN 'RedemptionRejected' THEN -1 ELSE 0 END)
        OVER (ORDER BY seq) AS taken
      FROM events WHERE family_id = ${parent.id} AND payload->>'rewardId' = ${reward.id}) AS versions`;
  t.equal(Number(row?.most), 3);
  const approved = (await listed(parent, reward))?.currentRedemptions ?? 0;
  await verifyPoints(t, [learner, sibling], 200 - 10 * approved);
});

t.test('accepts exactly one of many concurrent decisions on a redemption', async (t) => {
  for (const first of ['approve', 'reject'] as const) {
    const { parent, learner, sibling, reward } = await family({}, 30);
    const redemption = await redeem(learner, reward);
    const second = first === 'approve' ? 'reject' : 'approve';
    const answers = await atOnce(50, (i) =>
      at(inTurn([parent, admin], i), i >> 1).put(
        `/api/redemptions/${redemption.id}/${inTurn([first, second], i)}`,
      ),
    );
    t.same(tally(answers), { 200: 1, '409 REDEMPTION_NOT_PENDING': 49 });
    const [decided] = await redemptions(learner);
    t.equal(decided?.status, answers.find(({ status }) => status === 200)?.body.status);
    const spent = decided?.status === 'APPROVED' ? 10 : 0;
    t.equal((await listed(parent, reward))?.currentRedemptions, spent / 10);
    await verifyPoints(t, [learner, sibling], 200 - spent);
  }
});

t.test('accepts exactly one of concurrent approvals, rejections and reward deletions', async (t) => {
  for (const start of [0, 1, 2]) {
    const { parent, learner, sibling, reward } = await family({}, 30);
    const redemption = await redeem(learner, reward);
    const kindOf = (i: number) => inTurn(['approve', 'reject', 'delete'] as const, i + start);
    const answers = await atOnce(60, (i) => {
      const client = at(parent, i);
      const kind = kindOf(i);
      return kind === 'delete'
        ? client.delete(url(reward))
        : client.put(`/api/redemptions/${redemption.id}/${kind}`);
    });
    const deletions = answers.filter((_, i) => kindOf(i) === 'delete');
    const decisions = answers.filter((_, i) => kindOf(i) !== 'delete');
    t.same(tally(deletions), { 200: 1, '404 REWARD_NOT_FOUND': 19 });
    const winners = decisions.filter(({ status }) => status === 200);
    t.ok(winners.length <= 1);
    t.equal(tally(decisions)['409 REDEMPTION_NOT_PENDING'], 40 - winners.length);
    const [decided] = await redemptions(learner);
    t.equal(
      decided?.status,
      winners[0]?.body.status ?? 'REJECTED',
      'the deletion rejects a pending redemption',
    );
    t.equal(await balance(learner), decided?.status === 'APPROVED' ? 90 : 100);
    t.equal(await balance(sibling), 100);
    await verifyPoints(t, [learner, sibling], decided?.status === 'APPROVED' ? 190 : 200);
  }
});

t.test('returns all points when an approval uses up a reward during concurrent saves', async (t) => {
  const { parent, learner, sibling, reward } = await family({ maxRedemptions: 1 }, 30);
  const redemption = await redeem(learner, reward);
  const answers = await atOnce(60, (i) => {
    if (i % 6 === 2) return at(parent, i).put(`/api/redemptions/${redemption.id}/approve`);
    const action = i % 2 === 0 ? 'save' : 'redeem';
    return at(inTurn([learner, sibling], i), i >> 1).post(`${url(reward)}/${action}`, { points: 1 });
  });
  const counts = tally(answers);
  t.equal(counts['409 REDEMPTION_NOT_PENDING'], 9);
  t.equal(counts['201'], undefined, 'no redemption was left');
  t.match(await listed(parent, reward), { isActive: false, currentRedemptions: 1 });
  t.same([await balance(learner), await balance(sibling)], [90, 100]);
  await verifyPoints(t, [learner, sibling], 190);
});

t.test('leaves no points on a reward deactivated during concurrent saves', async (t) => {
  for (const ends of [[false], [false, true], [true, false]]) {
    const { parent, learner, sibling, reward } = await family({}, 10);
    const answers = await atOnce(60, (i) => {
      if (i % 10 === 5) return at(parent, i).put(url(reward), { isActive: inTurn(ends, i >> 4) });
      return at(inTurn([learner, sibling], i), i >> 1).post(`${url(reward)}/save`, { points: 1 });
    });
    const { 200: accepted = 0, '400 REWARD_NOT_ACTIVE': refused = 0 } = tally(answers);
    t.equal(accepted + refused, 60, 'each save is accepted or rejected as not active');
    if ((await listed(parent, reward))?.isActive) await change(parent, reward, { isActive: false });
    t.same([await balance(learner), await balance(sibling)], [100, 100]);
    await verifyPoints(t, [learner, sibling], 200);
  }
});

t.test('leaves no points on a reward deleted during concurrent saves and redemptions', async (t) => {
  const { parent, learner, sibling, reward } = await family({}, 40);
  const answers = await atOnce(60, (i) => {
    if (i === 20) return parent.delete(url(reward));
    const action = i % 3 === 0 ? 'redeem' : 'save';
    return at(inTurn([learner, sibling], i), i >> 1).post(`${url(reward)}/${action}`, { points: 1 });
  });
  const { 200: done = 0, 201: redeemed = 0, ...refusals } = tally(answers);
  t.ok(done >= 1);
  const known = ['404 REWARD_NOT_FOUND', '400 INSUFFICIENT_SAVINGS'];
  t.same(
    Object.keys(refusals).filter((kind) => !known.includes(kind)),
    [],
  );
  const requested = [...(await redemptions(learner)), ...(await redemptions(sibling))];
  t.equal(requested.length, redeemed);
  t.ok(requested.every(({ status }) => status === 'REJECTED'));
  t.same([await balance(learner), await balance(sibling)], [100, 100]);
  await verifyPoints(t, [learner, sibling], 200);
});

t.test('counts each point once in a summary read during saves', async (t) => {
  const { learner, reward } = await family({}, 0);
  let isOver = false;
  const totals: number[] = [];
  async function readOn(): Promise<void> {
    while (!isOver) {
      const { body } = await learner.get('/api/rewards-summary');
      totals.push(body.availableBalance + body.totalPointsSaved);
    }
  }
  async function saveAll(): Promise<void> {
    for (let i = 0; i < 100; i++) await save(learner, reward, 1);
    isOver = true;
  }
  await Promise.all([saveAll(), readOn(), readOn(), readOn(), readOn()]);
  t.ok(totals.length > 0);
  t.same(
    totals.filter((total) => total !== 100),
    [],
  );
});
