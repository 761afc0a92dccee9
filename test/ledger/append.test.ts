import t from 'tap';
import type { TableShapes } from '../../src/db/tables.ts';
import { derivedId, lastDerived, newCommandId } from '../../src/ids.ts';
import { appendEvents } from '../../src/ledger/append.ts';
import { genesis } from '../../src/ledger/chain.ts';
import type { NewEvent } from '../../src/ledger/events.ts';
import { createLedgerRules, reaction } from '../../src/ledger/rules.ts';
import { rewardEvents, rewardSourceTypes } from '../../src/rewards/events.ts';
import { unspend } from '../../src/rewards/movements.ts';
import { rewardProjections } from '../../src/rewards/projection.ts';
import { all, one, type Read } from '../../src/state/reads.ts';
import { FamilyState } from '../../src/state/state.ts';
import type { StreamHead } from '../../src/state/stream.ts';

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
    return { type: 'RedemptionRejected', payload, movements: [unspend(learnerId, rewardId, 3)] };
  });
  const { ledger, context } = newLedger(learnerId);

  const events = await appendEvents(ledger, rejections, context);
  const ids = events.flatMap((event) => [event.id, ...event.entries.map((entry) => entry.id)]);
  t.equal(new Set(ids).size, 200_000);
  t.equal(ledger.stream.seq, 100_000);
  t.same(ledger.state.allRows('balances'), [{ family_id: 1, learner_id: learnerId, balance: 300_000 }]);
});

t.test('refuses entries of a source type that the event does not declare', async (t) => {
  const [learnerId, rewardId, redemptionId] = [2, newCommandId(), newCommandId()];
  const { ledger, context } = newLedger(learnerId);
  const payload = { learnerId, rewardId, redemptionId };
  const approval: NewEvent = {
    type: 'RedemptionApproved',
    payload,
    movements: [unspend(learnerId, rewardId, 3)],
  };
  await t.rejects(appendEvents(ledger, [approval], context), { message: /must not carry/ });
});

t.test('loads missing rows at append and keeps changes made in memory', async (t) => {
  const [learnerId, rewardId, redemptionId] = [2, newCommandId(), newCommandId()];
  const { ledger, context } = newLedger(learnerId);
  const payload = { learnerId, rewardId, redemptionId };
  const redemption = { family_id: 1, id: redemptionId, status: 'PENDING' };
  const state = new FamilyState(1, ledgerShapes, false);
  const loads: string[][] = [];
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
  const rules = createLedgerRules([
    {
      events: rewardEvents,
      sourceTypes: rewardSourceTypes,
      projections: rewardProjections,
      reactions: [watch],
    },
  ]);
  const load = async (reads: readonly Read[]) => {
    state.addReads(reads);
    loads.push(reads.map(({ table, isOne }) => `${isOne ? 'one' : 'all'} ${table}`));
    state.load('balances', { family_id: 1, learner_id: learnerId, balance: 0 });
    state.load('redemptions', redemption);
  };
  const rejection: NewEvent = {
    type: 'RedemptionRejected',
    payload,
    movements: [unspend(learnerId, rewardId, 3)],
  };
  await appendEvents({ ...ledger, state, rules, load }, [rejection, rejection], context);
  // The projection and the reaction read the same redemption.
  t.same(loads, [['one balances', 'one redemptions', 'one redemptions', 'all redemptions']]);
  t.same(seen, ['REJECTED', ['REJECTED'], 'REJECTED', ['REJECTED']]);
  await load([]);
  t.equal(state.find(one('redemptions', { id: redemptionId }))?.status, 'REJECTED');
  state.apply({ table: 'redemptions', remove: { id: redemptionId } });
  await load([]);
  t.equal(state.find(one('redemptions', { id: redemptionId })), undefined);
});

const ledgerShapes: TableShapes = new Map(
  Object.entries({ balances: ['family_id', 'learner_id'], redemptions: ['family_id', 'id'] }).map(
    ([name, primaryKey]) => [name, { name, columns: [], primaryKey, parents: [] }],
  ),
);

/** Returns an empty ledger in memory, with the rules of rewards, for a family with one learner. */
function newLedger(learnerId: number) {
  const state = new FamilyState(1, ledgerShapes, true);
  state.load('balances', { family_id: 1, learner_id: learnerId, balance: 0 });
  const stream: StreamHead = {
    familyId: 1,
    seq: 0,
    head: genesis,
    lastAt: '1970-01-01T00:00:00.000Z',
    isReplicated: false,
    changeSeq: 0,
  };
  const context = { familyId: 1, actorId: 1, id: newCommandId(), now: '2026-03-02T08:30:00.000Z' };
  const rules = createLedgerRules([{ events: rewardEvents, sourceTypes: rewardSourceTypes }]);
  const load = async () => {};
  return { ledger: { state, stream, rules, load }, context };
}
