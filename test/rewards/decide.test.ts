import t from 'tap';
import type { Redemption, Reward } from '../../schema/rewards.ts';
import { type Client, clientOf, createReward, type Family } from '../helpers/client.ts';
import { invalid, refusal, shapeFaults } from '../helpers/expectations.ts';
import { startFamilies } from '../helpers/families.ts';
import { ledgerFaults } from '../helpers/ledger.ts';
import * as shapes from './shapes.ts';
import { balance, change, decide, listed, redeem, redemptions, save, saved } from './steps.ts';

const { app, admin, database, newFamily } = await startFamilies(t);
const unknown = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';
const decisions = ['approve', 'reject'] as const;

interface Asked extends Family {
  reward: Reward;
  redemption: Redemption;
}

/** A family whose learner, with 100 points, has saved 25 for a reward of 10 points and asked for it. */
async function familyThatAsks(fields: Partial<Reward> = {}): Promise<Asked> {
  const family = await newFamily(100);
  const reward = await createReward(family.parent, { tokenCost: 10, ...fields });
  await save(family.learner, reward, 25);
  return { ...family, reward, redemption: await redeem(family.learner, reward) };
}

function put(client: Client, decision: string, { id }: { id: string }, body?: object) {
  return client.put(`/api/redemptions/${id}/${decision}`, body);
}

/** The learner's latest entries, newest first. */
async function entries(learner: Client, limit: number) {
  return (await learner.get(`/api/points/history?limit=${limit}`)).body;
}

t.test('approving answers the redemption as APPROVED, with all of its fields', async (t) => {
  const { parent, learner, redemption } = await familyThatAsks();
  const { status, body } = await put(parent, 'approve', redemption, { notes: 'Well done' });
  t.equal(status, 200);
  t.same(shapeFaults(body, shapes.redemption), []);
  t.same(body, { ...redemption, status: 'APPROVED', notes: 'Well done', decidedAt: body.decidedAt });
  t.ok(body.decidedAt >= body.requestedAt);
  t.match(await redemptions(learner), [body]);
});

t.test('rejecting answers the redemption as REJECTED, with all of its fields', async (t) => {
  const { parent, learner, redemption } = await familyThatAsks();
  const { status, body } = await put(parent, 'reject', redemption, { notes: 'Not today' });
  t.equal(status, 200);
  t.same(shapeFaults(body, shapes.redemption), []);
  t.same(body, { ...redemption, status: 'REJECTED', notes: 'Not today', decidedAt: body.decidedAt });
  t.ok(body.decidedAt >= body.requestedAt);
  t.match(await redemptions(learner), [body]);
});

t.test('an approval spends the points: it writes no entry and moves nothing', async (t) => {
  const { parent, learner, reward, redemption } = await familyThatAsks();
  const before = await entries(learner, 500);
  await decide(parent, 'approve', redemption);
  t.same(await entries(learner, 500), before);
  t.same([await saved(learner, reward), await balance(learner)], [15, 75]);
  t.same(await ledgerFaults(database.sql), []);
});

t.test('currentRedemptions counts what is approved, and nothing else', async (t) => {
  const { parent, learner, reward, redemption } = await familyThatAsks();
  const count = async () => (await listed(parent, reward))?.currentRedemptions;
  t.equal(await count(), 0, 'not what is pending');
  const second = await redeem(learner, reward);
  await decide(parent, 'reject', redemption);
  t.equal(await count(), 0, 'not what is rejected');
  await decide(parent, 'approve', second);
  t.equal(await count(), 1);
});

t.test('a rejection returns the points to the savings goal', async (t) => {
  const { parent, learner, reward, redemption } = await familyThatAsks();
  await decide(parent, 'reject', redemption);
  t.same([await saved(learner, reward), await balance(learner)], [25, 75]);
  t.same(await ledgerFaults(database.sql), []);
});

t.test('a rejection writes REWARD_REDEMPTION +points, then REWARD_SAVE -points', async (t) => {
  const { parent, learner, reward, redemption } = await familyThatAsks();
  await decide(parent, 'reject', redemption);
  const [last, first] = await entries(learner, 2);
  t.match(first, { amount: 10, sourceType: 'REWARD_REDEMPTION', sourceId: reward.id, balanceAfter: 85 });
  t.match(last, { amount: -10, sourceType: 'REWARD_SAVE', sourceId: reward.id, balanceAfter: 75 });
});

t.test('a rejection whose reward is not active returns the points to the balance', async (t) => {
  const { parent, learner, reward, redemption } = await familyThatAsks();
  await change(parent, reward, { isActive: false });
  t.equal(await balance(learner), 90, 'the savings came back at once');
  await decide(parent, 'reject', redemption);
  t.equal(await balance(learner), 100);
  t.match(await entries(learner, 1), [{ amount: 10, sourceType: 'REWARD_REDEMPTION' }]);
  await change(parent, reward, { isActive: true });
  t.equal(await saved(learner, reward), 0, 'and not to the goal');
  t.same(await ledgerFaults(database.sql), []);
});

t.test('a redemption whose reward is not active can still be approved', async (t) => {
  const { parent, learner, reward, redemption } = await familyThatAsks();
  await change(parent, reward, { isActive: false });
  t.equal((await decide(parent, 'approve', redemption)).status, 'APPROVED');
  t.equal(await balance(learner), 90);
  t.equal((await listed(parent, reward))?.currentRedemptions, 1);
});

t.test('a redemption keeps what it uses when the cost changes, and returns just that', async (t) => {
  for (const tokenCost of [3, 50]) {
    const { parent, learner, reward, redemption } = await familyThatAsks();
    await change(parent, reward, { tokenCost });
    t.equal((await decide(parent, 'reject', redemption)).pointsUsed, 10);
    t.same([await saved(learner, reward), await balance(learner)], [25, 75]);
  }
});

t.test('what is not PENDING cannot be decided: 409, and nothing moves', async (t) => {
  for (const first of decisions) {
    const { parent, learner, reward, redemption } = await familyThatAsks();
    const decided = (await put(parent, first, redemption, { notes: 'first' })).body;
    const points = [await saved(learner, reward), await balance(learner)];
    for (const second of decisions) {
      const answer = await put(parent, second, redemption, { notes: 'second' });
      t.match(answer, refusal(409, 'REDEMPTION_NOT_PENDING'), `${first}, then ${second}`);
    }
    t.match(await redemptions(learner), [decided], 'notes and time of the decision stay');
    t.same([await saved(learner, reward), await balance(learner)], points);
  }
});

t.test('notes are optional, and so is the body', async (t) => {
  for (const decision of decisions) {
    for (const body of [undefined, {}, { notes: '' }, { notes: '  ' }, { other: 1 }]) {
      const { parent, learner, redemption } = await familyThatAsks();
      const answer = await put(parent, decision, redemption, body);
      t.equal(answer.status, 200, `${decision} ${JSON.stringify(body)}`);
      t.equal(answer.body.notes, null);
      t.match(await redemptions(learner), [{ notes: null }]);
    }
  }
});

t.test('notes are stored trimmed, up to 2000 characters', async (t) => {
  for (const decision of decisions) {
    const { parent, learner, redemption } = await familyThatAsks();
    const notes = 'é'.repeat(2000);
    t.equal((await put(parent, decision, redemption, { notes: ` ${notes}\n` })).body.notes, notes);
    t.match(await redemptions(learner), [{ notes }]);
  }
});

t.test('notes that are too long or no text give 400, and nothing is decided', async (t) => {
  const { parent, learner, redemption } = await familyThatAsks();
  for (const decision of decisions) {
    for (const notes of ['x'.repeat(2001), 5, null, ['no'], 'a\0b'])
      t.match(await put(parent, decision, redemption, { notes }), invalid('/body/notes'));
  }
  t.match(await redemptions(learner), [{ status: 'PENDING', decidedAt: null, notes: null }]);
});

t.test('only the parent of the learner and administrators decide', async (t) => {
  const { learner, sibling, redemption } = await familyThatAsks();
  const other = await newFamily();
  for (const decision of decisions) {
    t.match(await put(clientOf(app), decision, redemption), refusal(401, 'UNAUTHENTICATED'));
    for (const client of [learner, sibling, other.learner, other.parent])
      t.match(await put(client, decision, redemption), refusal(403, 'FORBIDDEN'));
  }
  t.match(await redemptions(learner), [{ status: 'PENDING' }]);
});

t.test('an administrator decides for any family', async (t) => {
  const [one, two] = [await familyThatAsks(), await familyThatAsks()];
  t.equal((await decide(admin, 'approve', one.redemption)).status, 'APPROVED');
  t.equal((await decide(admin, 'reject', two.redemption)).status, 'REJECTED');
});

t.test('an unknown redemption gives 404, an id that is none 400; token and role come first', async (t) => {
  const { parent, learner, redemption } = await familyThatAsks();
  const other = await newFamily();
  for (const decision of decisions) {
    for (const client of [parent, admin])
      t.match(await put(client, decision, { id: unknown }), refusal(404, 'REDEMPTION_NOT_FOUND'));
    t.match(await put(parent, decision, { id: 'nonsense' }), invalid('/path/redemptionId'));
    t.match(await put(learner, decision, { id: 'nonsense' }), refusal(403, 'FORBIDDEN'));
    t.match(await put(other.parent, decision, redemption, { notes: 5 }), invalid('/body/notes'));
  }
});

t.test('the id of a redemption may be written in upper case', async (t) => {
  const { parent, redemption } = await familyThatAsks();
  t.equal((await decide(parent, 'approve', { id: redemption.id.toUpperCase() })).id, redemption.id);
});
