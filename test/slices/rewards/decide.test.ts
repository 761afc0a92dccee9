import t from 'tap';
import type { Redemption, Reward } from '../../../schema/rewards.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import { type Client, clientOf, createReward, type Family } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import * as shapes from './answer-shapes.ts';
import { balance, change, decide, listed, redeem, redemptions, save, saved } from './steps.ts';

const { app, admin, database, newFamily } = await startFamilies(t);
const unknown = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';
const decisions = ['approve', 'reject'] as const;

interface FamilyWithRedemption extends Family {
  reward: Reward;
  redemption: Redemption;
}

/** Creates a family. The learner has 100 points, saves 25 for a reward of 10 points and redeems it. */
async function familyWithRedemption(fields: Partial<Reward> = {}): Promise<FamilyWithRedemption> {
  const family = await newFamily(100);
  const reward = await createReward(family.parent, { tokenCost: 10, ...fields });
  await save(family.learner, reward, 25);
  return { ...family, reward, redemption: await redeem(family.learner, reward) };
}

function put(client: Client, decision: string, { id }: { id: string }, body?: object) {
  return client.put(`/api/redemptions/${id}/${decision}`, body);
}

/** Returns the learner's latest entries, newest first. */
async function entries(learner: Client, limit: number) {
  return (await learner.get(`/api/points/history?limit=${limit}`)).body;
}

t.test('approves a redemption and returns all its fields', async (t) => {
  const { parent, learner, redemption } = await familyWithRedemption();
  const { status, body } = await put(parent, 'approve', redemption, { notes: 'Well done' });
  t.equal(status, 200);
  t.same(shapeFaults(body, shapes.redemption), []);
  t.same(body, { ...redemption, status: 'APPROVED', notes: 'Well done', decidedAt: body.decidedAt });
  t.ok(body.decidedAt >= body.requestedAt);
  t.match(await redemptions(learner), [body]);
});

t.test('rejects a redemption and returns all its fields', async (t) => {
  const { parent, learner, redemption } = await familyWithRedemption();
  const { status, body } = await put(parent, 'reject', redemption, { notes: 'Not today' });
  t.equal(status, 200);
  t.same(shapeFaults(body, shapes.redemption), []);
  t.same(body, { ...redemption, status: 'REJECTED', notes: 'Not today', decidedAt: body.decidedAt });
  t.ok(body.decidedAt >= body.requestedAt);
  t.match(await redemptions(learner), [body]);
});

t.test('writes no entry and moves no points on an approval', async (t) => {
  const { parent, learner, reward, redemption } = await familyWithRedemption();
  const before = await entries(learner, 500);
  await decide(parent, 'approve', redemption);
  t.same(await entries(learner, 500), before);
  t.same([await saved(learner, reward), await balance(learner)], [15, 75]);
  t.same(await ledgerFaults(database.sql), []);
});

t.test('counts only approved redemptions in currentRedemptions', async (t) => {
  const { parent, learner, reward, redemption } = await familyWithRedemption();
  const count = async () => (await listed(parent, reward))?.currentRedemptions;
  t.equal(await count(), 0, 'pending is not counted');
  const second = await redeem(learner, reward);
  await decide(parent, 'reject', redemption);
  t.equal(await count(), 0, 'rejected is not counted');
  await decide(parent, 'approve', second);
  t.equal(await count(), 1);
});

t.test('returns the points of a rejected redemption to the savings goal', async (t) => {
  const { parent, learner, reward, redemption } = await familyWithRedemption();
  await decide(parent, 'reject', redemption);
  t.same([await saved(learner, reward), await balance(learner)], [25, 75]);
  t.same(await ledgerFaults(database.sql), []);
});

t.test('writes REWARD_REDEMPTION +points, then REWARD_SAVE -points on a rejection', async (t) => {
  const { parent, learner, reward, redemption } = await familyWithRedemption();
  await decide(parent, 'reject', redemption);
  const [last, first] = await entries(learner, 2);
  t.match(first, { amount: 10, sourceType: 'REWARD_REDEMPTION', sourceId: reward.id, balanceAfter: 85 });
  t.match(last, { amount: -10, sourceType: 'REWARD_SAVE', sourceId: reward.id, balanceAfter: 75 });
});

t.test('returns the points of a rejected redemption to the balance for an inactive reward', async (t) => {
  const { parent, learner, reward, redemption } = await familyWithRedemption();
  await change(parent, reward, { isActive: false });
  t.equal(await balance(learner), 90, 'deactivation returns the savings');
  await decide(parent, 'reject', redemption);
  t.equal(await balance(learner), 100);
  t.match(await entries(learner, 1), [{ amount: 10, sourceType: 'REWARD_REDEMPTION' }]);
  await change(parent, reward, { isActive: true });
  t.equal(await saved(learner, reward), 0, 'the goal gets no points');
  t.same(await ledgerFaults(database.sql), []);
});

t.test('approves a redemption of an inactive reward', async (t) => {
  const { parent, learner, reward, redemption } = await familyWithRedemption();
  await change(parent, reward, { isActive: false });
  t.equal((await decide(parent, 'approve', redemption)).status, 'APPROVED');
  t.equal(await balance(learner), 90);
  t.equal((await listed(parent, reward))?.currentRedemptions, 1);
});

t.test('returns the points that the redemption used, whatever the present cost', async (t) => {
  for (const tokenCost of [3, 50]) {
    const { parent, learner, reward, redemption } = await familyWithRedemption();
    await change(parent, reward, { tokenCost });
    t.equal((await decide(parent, 'reject', redemption)).pointsUsed, 10);
    t.same([await saved(learner, reward), await balance(learner)], [25, 75]);
  }
});

t.test('rejects a second decision with 409 and moves no points', async (t) => {
  for (const first of decisions) {
    const { parent, learner, reward, redemption } = await familyWithRedemption();
    const decided = (await put(parent, first, redemption, { notes: 'first' })).body;
    const points = [await saved(learner, reward), await balance(learner)];
    for (const second of decisions) {
      const answer = await put(parent, second, redemption, { notes: 'second' });
      t.match(answer, refusal(409, 'REDEMPTION_NOT_PENDING'), `${first}, then ${second}`);
    }
    t.match(await redemptions(learner), [decided], 'notes and decision time do not change');
    t.same([await saved(learner, reward), await balance(learner)], points);
  }
});

t.test('accepts a decision without notes or body', async (t) => {
  for (const decision of decisions) {
    for (const body of [undefined, {}, { notes: '' }, { notes: '  ' }, { other: 1 }]) {
      const { parent, learner, redemption } = await familyWithRedemption();
      const answer = await put(parent, decision, redemption, body);
      t.equal(answer.status, 200, `${decision} ${JSON.stringify(body)}`);
      t.equal(answer.body.notes, null);
      t.match(await redemptions(learner), [{ notes: null }]);
    }
  }
});

t.test('trims notes and accepts 2000 characters', async (t) => {
  for (const decision of decisions) {
    const { parent, learner, redemption } = await familyWithRedemption();
    const notes = 'é'.repeat(2000);
    t.equal((await put(parent, decision, redemption, { notes: ` ${notes}\n` })).body.notes, notes);
    t.match(await redemptions(learner), [{ notes }]);
  }
});

t.test('rejects invalid notes with 400 and decides nothing', async (t) => {
  const { parent, learner, redemption } = await familyWithRedemption();
  for (const decision of decisions) {
    for (const notes of ['x'.repeat(2001), 5, null, ['no'], 'a\0b'])
      t.match(await put(parent, decision, redemption, { notes }), invalid('/body/notes'));
  }
  t.match(await redemptions(learner), [{ status: 'PENDING', decidedAt: null, notes: null }]);
});

t.test('rejects decisions of other callers than the parent or an administrator', async (t) => {
  const { learner, sibling, redemption } = await familyWithRedemption();
  const other = await newFamily();
  for (const decision of decisions) {
    t.match(await put(clientOf(app), decision, redemption), refusal(401, 'UNAUTHENTICATED'));
    for (const client of [learner, sibling, other.learner, other.parent])
      t.match(await put(client, decision, redemption), refusal(403, 'FORBIDDEN'));
  }
  t.match(await redemptions(learner), [{ status: 'PENDING' }]);
});

t.test('lets an administrator decide for any family', async (t) => {
  const [one, two] = [await familyWithRedemption(), await familyWithRedemption()];
  t.equal((await decide(admin, 'approve', one.redemption)).status, 'APPROVED');
  t.equal((await decide(admin, 'reject', two.redemption)).status, 'REJECTED');
});

t.test('returns 404 for an unknown redemption and 400 for an invalid id, after the role check', async (t) => {
  const { parent, learner, redemption } = await familyWithRedemption();
  const other = await newFamily();
  for (const decision of decisions) {
    for (const client of [parent, admin])
      t.match(await put(client, decision, { id: unknown }), refusal(404, 'REDEMPTION_NOT_FOUND'));
    t.match(await put(parent, decision, { id: 'nonsense' }), invalid('/path/redemptionId'));
    t.match(await put(learner, decision, { id: 'nonsense' }), refusal(403, 'FORBIDDEN'));
    t.match(await put(other.parent, decision, redemption, { notes: 5 }), invalid('/body/notes'));
  }
});

t.test('accepts a redemption id in upper case', async (t) => {
  const { parent, redemption } = await familyWithRedemption();
  t.equal((await decide(parent, 'approve', { id: redemption.id.toUpperCase() })).id, redemption.id);
});
