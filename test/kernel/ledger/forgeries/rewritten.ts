import { randomUUIDv7 } from 'node:crypto';
import type { Draft } from './forged-ledger.ts';
import { entry, type ForgedHistory, save, set, setAside } from './histories.ts';

/** Histories that follow all rules, so that only an earlier checkpoint, proof or receipt shows the change. */
export const rewrittenHistories: readonly Pick<ForgedHistory, 'name' | 'forge'>[] = [
  {
    name: 'an adjustment of other points',
    forge(ledger, { adjustment }) {
      const event = adjustment(ledger);
      event.payload['amount'] = 500;
      entry(event).amount = 500;
      return event;
    },
  },
  {
    name: 'an adjustment removed',
    forge(ledger) {
      ledger.remove(ledger.last);
      return undefined;
    },
  },
  {
    name: 'an adjustment added before the end',
    forge(ledger, { learner: learnerId }) {
      const id = randomUUIDv7();
      const entries = [{ learnerId, amount: 77, sourceType: 'ADMIN_ADJUSTMENT', sourceId: id }];
      const before = ledger.events.at(-2) ?? ledger.last;
      return ledger.after(before, {
        id,
        type: 'PointsAdjusted',
        payload: { learnerId, amount: 77 },
        entries,
      });
    },
  },
  {
    name: 'an adjustment by another user',
    forge: (ledger, { adjustment, familyId }) => set(adjustment(ledger), { actorId: familyId }),
  },
  {
    name: 'an event at another time',
    forge(ledger) {
      const before = ledger.events.at(-2)?.recordedAt ?? '';
      // Both may have happened in one millisecond.
      const isSame = before === ledger.last.recordedAt;
      return set(ledger.last, { recordedAt: new Date(Date.parse(before) + Number(isSame)).toISOString() });
    },
  },
  {
    name: 'an event with another id',
    forge: (ledger) => set(ledger.first('PointsSaved'), { id: randomUUIDv7() }),
  },
  {
    name: 'savings added before the end',
    forge(ledger, { learner, reward }) {
      const before = ledger.events.at(-2) ?? ledger.last;
      return ledger.after(before, save(learner, reward, 1, [setAside(learner, reward, 1)]));
    },
  },
  {
    name: 'a lower cost of a reward without redemptions',
    forge(ledger, { inactive }) {
      const event = ledger.first('RewardCreated', ({ payload }) => payload['rewardId'] === inactive);
      event.payload['tokenCost'] = 4;
      const changed = ledger.first('RewardChanged', ({ payload }) => payload['rewardId'] === inactive);
      changed.payload['tokenCost'] = 4;
      return event;
    },
  },
  {
    name: 'a ledger of which only the additions of learners are left',
    forge(ledger, { learner, sibling }) {
      const isLeft = ({ type, payload }: Draft) =>
        type === 'LearnerAdded' && [learner, sibling].includes(Number(payload['learnerId']));
      ledger.events.splice(0, ledger.events.length, ...ledger.events.filter(isLeft));
      return undefined;
    },
  },
];
