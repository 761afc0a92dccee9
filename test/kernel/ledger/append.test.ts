import t, { type Test } from 'tap';
import { derivedId, lastDerived } from '../../../src/base/derived-ids.ts';
import { Problem } from '../../../src/base/errors.ts';
import { newCommandId } from '../../../src/base/ids.ts';
import { appendEvents } from '../../../src/kernel/ledger/append.ts';
import { compilePayload } from '../../../src/kernel/ledger/compiled-payload.ts';
import { eventRule } from '../../../src/kernel/ledger/event-rules.ts';
import type { NewEvent } from '../../../src/kernel/ledger/events.ts';
import { createLedgerRules, reaction, type SliceRules } from '../../../src/kernel/ledger/rules.ts';
import { all, one } from '../../../src/kernel/state/reads.ts';
import { FamilyState } from '../../../src/kernel/state/state.ts';
import { lockStreams } from '../../../src/kernel/state/stream.ts';
import { rewardEvents, rewardSourceTypes } from '../../../src/slices/rewards/events.ts';
import { unspend } from '../../../src/slices/rewards/movements.ts';
import { rewardProjections } from '../../../src/slices/rewards/projection.ts';
import { redemptionRules, rewardRules } from '../../../src/slices/rewards/rules.ts';
import { testSettings } from '../../helpers/app.ts';
import { createKernel } from '../../helpers/kernel/kernel.ts';

const kernel = await createKernel(t);
/** Rule that allows any rejection, of 3 points. */
const anyRejection = eventRule({
  on: 'RedemptionRejected',
  reads: () => ({}),
  effect: ({ learnerId, rewardId }) => ({ movements: [unspend(learnerId, rewardId, 3)] }),
});
/** Rules that allow any approval, which a deletion must follow. */
const demanding = eventRule({
  on: 'RedemptionApproved',
  reads: () => ({}),
  effect: ({ rewardId }) => ({ followedBy: [{ type: 'RewardDeleted', payload: { rewardId } }] }),
});
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

t.test('derives distinct ids from the id of the command', async (t) => {
  const command = newCommandId();
  t.equal(derivedId(command, 0), command);
  for (const n of [1, 0xffff, 0x1_0000, lastDerived]) {
    t.match(derivedId(command, n), uuid);
    t.not(derivedId(command, n), command);
  }
  t.not(derivedId(command, 0x1_0000), derivedId(command, 0));
  for (const n of [-1, 0.5, lastDerived + 1]) t.throws(() => derivedId(command, n), RangeError);
});

t.test('creates distinct command ids within one millisecond', async (t) => {
  const ids = Array.from({ length: 50_000 }, newCommandId);
  t.equal(new Set(ids).size, ids.length);
});

t.test('appends 100,000 rejections in one command', async (t) => {
  const learnerId = 2;
  const rewardId = newCommandId();
  const rejections = Array.from({ length: 100_000 }, (_, n): NewEvent => {
    const payload = { learnerId, rewardId, redemptionId: derivedId(rewardId, n) };
    return { type: 'RedemptionRejected', payload };
  });
  const { ledger, context } = await newLedger(t, learnerId, { eventRules: [anyRejection] });

  const events = await appendEvents(ledger, rejections, context);
  const ids = events.flatMap((event) => [event.id, ...event.entries.map((entry) => entry.id)]);
  t.equal(new Set(ids).size, 200_000);
  t.equal(ledger.stream.seq, 100_000);
  t.same(ledger.state.allRows('balances'), [
    { family_id: context.familyId, learner_id: learnerId, balance: 300_000 },
  ]);
});

t.test('refuses the first event by its rule, and changes nothing', async (t) => {
  const [learnerId, rewardId, redemptionId] = [2, newCommandId(), newCommandId()];
  const { ledger, context } = await newLedger(t, learnerId, {
    eventRules: [...rewardRules, ...redemptionRules],
  });
  const approval: NewEvent = { type: 'RedemptionApproved', payload: { learnerId, rewardId, redemptionId } };
  const before = { ...ledger.stream };
  await t.rejects(appendEvents(ledger, [approval], context), { code: 'REDEMPTION_NOT_FOUND' });
  t.same(ledger.stream, before);
});

t.test('treats a later event that its rule refuses as a fault', async (t) => {
  const [learnerId, rewardId, redemptionId] = [2, newCommandId(), newCommandId()];
  const eventRules = [...rewardRules, ...redemptionRules];
  const { ledger, context } = await newLedger(t, learnerId, { eventRules });
  const created: NewEvent = {
    type: 'RewardCreated',
    payload: { rewardId, tokenCost: 1, maxRedemptions: null },
  };
  const approval: NewEvent = { type: 'RedemptionApproved', payload: { learnerId, rewardId, redemptionId } };
  await t.rejects(appendEvents(ledger, [created, approval], context), {
    message: 'the decision was refused after RewardCreated',
    cause: { code: 'REDEMPTION_NOT_FOUND' },
  });
});

t.test('treats a Problem after the first event as a fault', async (t) => {
  const [learnerId, rewardId] = [2, newCommandId()];
  const refusing = reaction({
    on: 'RewardCreated',
    reads: () => ({}),
    react() {
      throw new Problem('REWARD_NOT_FOUND');
    },
  });
  const { ledger, context } = await newLedger(t, learnerId, {
    eventRules: rewardRules,
    reactions: [refusing],
  });
  const created: NewEvent = {
    type: 'RewardCreated',
    payload: { rewardId, tokenCost: 1, maxRedemptions: null },
  };
  const error = await appendEvents(ledger, [created], context).catch((thrown: unknown) => thrown);
  t.notOk(error instanceof Problem, 'a Problem means that nothing has changed');
  t.match(error, { cause: { code: 'REWARD_NOT_FOUND' } });
});

t.test('treats a decision without an event that a rule demands as a fault', async (t) => {
  const [learnerId, rewardId, redemptionId] = [2, newCommandId(), newCommandId()];
  const { ledger, context } = await newLedger(t, learnerId, {
    eventRules: [demanding, eventRule({ on: 'RewardDeleted', reads: () => ({}), effect: () => ({}) })],
  });
  const approval: NewEvent = { type: 'RedemptionApproved', payload: { learnerId, rewardId, redemptionId } };
  await t.rejects(appendEvents(ledger, [approval], context), { message: 'the decision lacks RewardDeleted' });
  const deletion: NewEvent = { type: 'RewardDeleted', payload: { rewardId } };
  t.equal((await appendEvents(ledger, [approval, deletion], context)).length, 2);
});

t.test('refuses a payload that its schema does not allow', async (t) => {
  const { ledger, context } = await newLedger(t, 2);
  const event = { type: 'RewardDeleted', payload: { rewardId: 'none' } } as const;
  await t.rejects(appendEvents(ledger, [event], context), { message: /RewardDeleted has a payload/ });
});

t.test('refuses an entry whose source type no slice defines', async (t) => {
  const learnerId = 2;
  const { ledger, context } = await newLedger(t, learnerId, { eventRules: [anyRejection], sourceTypes: {} });
  const payload = { learnerId, rewardId: newCommandId(), redemptionId: newCommandId() };
  await t.rejects(appendEvents(ledger, [{ type: 'RedemptionRejected', payload }], context), {
    message: 'no slice defines the source type REWARD_REDEMPTION',
  });
});

t.test('loads missing rows at append and keeps changes made in memory', async (t) => {
  const [learnerId, rewardId, redemptionId] = [2, newCommandId(), newCommandId()];
  const seen: unknown[] = [];
  const watch = reaction({
    on: 'RedemptionRejected',
    reads: (ids) => ({
      redemption: one('redemptions', { id: ids.redemptionId }),
      all: all('redemptions', {}),
    }),
    react(_event, { redemption, all }) {
      seen.push(
        redemption?.status,
        all.map(({ status }) => status),
      );
      return {};
    },
  });
  const { ledger, context } = await newLedger(t, learnerId, {
    projections: rewardProjections,
    reactions: [watch],
    eventRules: [anyRejection],
  });
  const { tx, state } = ledger;
  await tx.query(
    `INSERT INTO redemptions (family_id, id, learner_id, reward_id, points_used, status, requested_at)
     VALUES ($1, $2, $3, $4, 3, 'PENDING', now())`,
    [String(context.familyId), redemptionId, String(learnerId), rewardId],
  );
  const loads: unknown[] = [];
  const watched: typeof tx = {
    ...tx,
    query(text, parameters) {
      loads.push(/(?:JOIN|FROM) (\w+)/.exec(text)?.[1]);
      return tx.query(text, parameters);
    },
  };
  const rejection: NewEvent = {
    type: 'RedemptionRejected',
    payload: { learnerId, rewardId, redemptionId },
  };
  await appendEvents({ ...ledger, tx: watched }, [rejection, rejection], context);
  // The projection and the reaction read the same redemption.
  t.same(loads, ['balances', 'redemptions', 'redemptions'], 'one row by its key, then all');
  t.same(seen, ['REJECTED', ['REJECTED'], 'REJECTED', ['REJECTED']]);
  const [stored] = await tx.query('SELECT * FROM redemptions');
  t.match(stored, { status: 'PENDING' });
  state.load('redemptions', { ...stored });
  t.equal(state.find(one('redemptions', { id: redemptionId }))?.status, 'REJECTED');
  state.apply({ table: 'redemptions', remove: { id: redemptionId } });
  state.load('redemptions', { ...stored });
  t.equal(state.find(one('redemptions', { id: redemptionId })), undefined);
});

t.test('refuses to find rows that are not loaded', async (t) => {
  const { ledger } = await newLedger(t, 2);
  for (const read of [one('rewards', { id: newCommandId() }), all('rewards', {})]) {
    t.throws(() => ledger.state.find(read), { message: 'unloaded read of rewards' });
  }
});

/** Returns the ledger of a new family with one learner, in a transaction, with the rules of rewards. */
async function newLedger(t: Test, learnerId: number, slice: SliceRules = {}) {
  const familyId = await kernel.newFamily();
  await kernel.database.sql`INSERT INTO balances VALUES (${familyId}, ${learnerId}, 0)`;
  const tx = await kernel.database.begin();
  t.teardown(() => tx.rollBack());
  const stream = (await lockStreams(tx, [familyId], true)).get(familyId);
  if (!stream) throw new Error('no stream');
  const { shapes } = kernel.context;
  const state = new FamilyState(familyId, shapes, false);
  const rules = createLedgerRules(
    [{ events: rewardEvents, sourceTypes: rewardSourceTypes, ...slice }],
    compilePayload,
  );
  const context = {
    familyId,
    actorId: 1,
    id: newCommandId(),
    now: '2026-03-02T08:30:00.000Z',
    salt: 'ab'.repeat(32),
    quotas: testSettings.quotas,
  };
  return { ledger: { tx, shapes, rules, stream, state }, context };
}
