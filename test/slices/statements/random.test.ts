/**
 * Statements and trial balances of a random ledger, against sums over its entries in memory. A failure prints its seed;
 * `STATEMENT_SEED=… npm test -- test/slices/statements/random.test.ts` runs the same ledger.
 */
import t from 'tap';
import { Problem } from '../../../src/base/errors.ts';
import type { RecordedEvent } from '../../../src/kernel/ledger/events.ts';
import { readEventsAfter } from '../../../src/kernel/ledger/export/read.ts';
import { registry } from '../../../src/service/app.ts';
import { readStatement } from '../../../src/slices/statements/statement.ts';
import { readTrialBalance } from '../../../src/slices/statements/trial-balance.ts';
import { contributions } from '../../helpers/families/contributions.ts';
import { createKernel } from '../../helpers/kernel/kernel.ts';
import { bounds, kinds, StepFactory } from '../../kernel/ledger/model/actions.ts';
import { createRandom } from '../../kernel/ledger/model/random.ts';
import { take } from '../../kernel/ledger/model/steps.ts';

const seed = Number(process.env['STATEMENT_SEED'] ?? Date.now());
const random = createRandom(seed);
const others = contributions.filter(({ ledger }) => !ledger);
const steps = 400;
const start = Date.parse('2100-01-01T00:00:00Z');

let clockMs = start;
const now = () => new Date(clockMs);
const { commands, database, newFamily } = await createKernel(t, { now });
const familyId = await newFamily();

/** Makes a random ledger, of learners who come, earn, save, redeem and go. One stays: the others may all go. */
async function live(): Promise<RecordedEvent[]> {
  const factory = new StepFactory();
  const origin = { familyId, actorId: familyId };
  const staying = familyId + 1;
  await take({ kind: 'addLearner', learnerId: staying }, origin, commands.execute);
  await take({ kind: 'adjust', learnerId: staying, amount: 7 }, origin, commands.execute);
  for (let i = 0; i < steps; i += 1) {
    clockMs += random.oneOf([0, 0, 1, 1000, 86_400_000]);
    const list = Array.from({ length: 5 }, () => random.below(bounds.item + 1));
    const [learner, index, amount] = [0, 0, 0].map(() => random.below(bounds.number));
    const action = {
      kind: random.oneOf(kinds),
      learner: learner ?? 0,
      index: index ?? 0,
      amount: amount ?? 0,
    };
    const step = factory.stepOf({ ...action, flag: random.chance(0.5), list });
    const samples = 'learnerId' in step && random.chance(0.1) ? others : [];
    const sent = [
      () => take(step, origin, commands.execute),
      ...samples.flatMap(({ sample }) =>
        'learnerId' in step
          ? (sample?.(step.learnerId) ?? []).map(
              (command) => () => commands.execute({ ...command, ...origin }),
            )
          : [],
      ),
    ];
    for (const send of sent)
      await send().catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
      });
  }
  return readEventsAfter(database, familyId, 0, 10 * steps);
}

const events = await live();
const entries = events.flatMap(({ recordedAt, entries }) =>
  entries.map((entry) => ({ ...entry, at: recordedAt })),
);
const removed = new Map(
  events.flatMap((event) =>
    event.type === 'LearnerRemoved' ? [[event.payload.learnerId, event.recordedAt] as const] : [],
  ),
);
const learners = [...new Set(entries.map(({ learnerId }) => learnerId))];

function sum(list: readonly { amount: number }[]): number {
  return list.reduce((total, { amount }) => total + amount, 0);
}

/** Returns a random time: that of an event, the millisecond next to it, or any. */
function randomTime(): string {
  const { recordedAt } = random.oneOf(events);
  const near = Date.parse(recordedAt) + random.oneOf([-1, 0, 0, 1]);
  return new Date(random.chance(0.8) ? near : start + random.below(clockMs - start + 1)).toISOString();
}

t.test(`statements add up for any period (seed ${seed})`, async (t) => {
  const live = learners.filter((id) => !removed.has(id));
  t.ok(live.length > 0 && entries.length > 50, `${live.length} learners, ${entries.length} entries`);
  for (let i = 0; i < 60; i += 1) {
    const learnerId = random.oneOf(live);
    const [from = '', to = ''] = [randomTime(), randomTime()].sort();
    const period = { from, to, now: now().toISOString() };
    const statement = await readStatement(database, registry.rules, { familyId, learnerId }, period);
    const { opening, earned, bonus, adjusted, saved, redeemed, allocated, closing, sources } = statement;
    const own = entries.filter((entry) => entry.learnerId === learnerId);
    const within = own.filter(({ at }) => at >= from && at <= to);
    const found = { opening, closing, change: earned + bonus + adjusted + saved + redeemed + allocated };
    const expected = {
      opening: sum(own.filter(({ at }) => at < from)),
      closing: sum(own.filter(({ at }) => at <= to)),
      change: sum(within),
    };
    t.same(found, expected, `${learnerId} ${from} ${to}`);
    t.equal(opening + found.change, closing);
    t.same(
      sources
        .map(({ sourceType, credits, debits, entries }) => [sourceType, credits - debits, entries])
        .sort(),
      [...Map.groupBy(within, ({ sourceType }) => sourceType)]
        .map(([type, list]) => [type, sum(list), list.length])
        .sort(),
    );
  }
});

t.test(`trial balances have equal totals at any time (seed ${seed})`, async (t) => {
  for (let i = 0; i < 60; i += 1) {
    const asOf = randomTime();
    const times = { asOf, now: now().toISOString() };
    const { accounts, debit, credit } = await readTrialBalance(database, registry.rules, familyId, times);
    t.equal(debit, credit, asOf);
    const learnerId = random.oneOf(learners);
    const own = entries.filter((entry) => entry.learnerId === learnerId && entry.at <= asOf);
    const ofType = (...types: string[]) => sum(own.filter(({ sourceType }) => types.includes(sourceType)));
    const creditOf = (...names: string[]) =>
      sum(
        accounts
          .filter((account) => account.learnerId === learnerId && names.includes(account.account))
          .map(({ debit, credit }) => ({ amount: credit - debit })),
      );
    const isErased = (removed.get(learnerId) ?? '9999') <= asOf;
    t.equal(creditOf(isErased ? 'LAPSED' : 'BALANCE'), sum(own));
    t.equal(creditOf(isErased ? 'BALANCE' : 'LAPSED'), 0);
    t.equal(creditOf('EARNED'), -ofType('QUIZ_CORRECT', 'DOUBLE_OR_LOSS_DEDUCTION', 'QUESTION_VOIDED'));
    t.equal(creditOf('BONUS'), -ofType('PARENT_BONUS'));
    t.equal(creditOf('ADJUSTED'), -ofType('ADMIN_ADJUSTMENT'));
    t.equal(creditOf('SAVED'), -ofType('REWARD_SAVE'));
    t.equal(creditOf('REDEEMED', 'PENDING'), -ofType('REWARD_REDEMPTION'));
    t.equal(creditOf('ALLOCATED'), -ofType('AWARD_ALLOCATION'));
    if (removed.has(learnerId)) continue;
    t.equal(creditOf('PENDING'), pendingPoints(learnerId, asOf));
  }
});

/** Returns the points of the learner's redemptions without a decision. */
function pendingPoints(learnerId: number, asOf: string): number {
  const points = new Map<string, number>();
  for (const { type, payload, recordedAt } of events) {
    if (recordedAt > asOf || !('learnerId' in payload) || payload.learnerId !== learnerId) continue;
    if (type === 'RedemptionRequested') points.set(payload.redemptionId, payload.pointsUsed);
    if (type === 'RedemptionApproved' || type === 'RedemptionRejected') points.delete(payload.redemptionId);
  }
  return [...points.values()].reduce((total, one) => total + one, 0);
}
