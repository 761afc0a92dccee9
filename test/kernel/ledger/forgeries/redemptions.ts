import { randomUUIDv7 } from 'node:crypto';
import type { Draft, ForgedLedger } from './forged-ledger.ts';
import { change, copy, entry, type ForgedHistory, save, set, setEntry } from './histories.ts';

/** Returns the request of the redemption that is approved, rejected or pending at the end. */
function request(ledger: ForgedLedger, end: 'RedemptionApproved' | 'RedemptionRejected'): Draft {
  const { payload } = ledger.first(end);
  return requestOf(ledger, payload['redemptionId']);
}

function requestOf(ledger: ForgedLedger, id: unknown): Draft {
  return ledger.first('RedemptionRequested', ({ payload }) => payload['redemptionId'] === id);
}

const redemptions: ForgedHistory[] = [
  {
    name: 'a redemption for less than the cost',
    kind: 'rule',
    found: /costs 5 points, not 4/,
    forge(ledger) {
      const event = change(request(ledger, 'RedemptionApproved'), { pointsUsed: 4 });
      entry(event).amount = 4;
      entry(event, 1).amount = -4;
      return event;
    },
  },
  {
    name: 'a redemption whose entries are less than the cost',
    kind: 'entry',
    forge: (ledger) => setEntry(request(ledger, 'RedemptionApproved'), { amount: -4 }, 1),
  },
  {
    name: 'a redemption that uses points of a sibling',
    kind: 'entry',
    forge: (ledger, { sibling }) =>
      setEntry(request(ledger, 'RedemptionApproved'), { learnerId: sibling }, 1),
  },
  {
    name: 'a redemption for a sibling',
    kind: 'actor',
    forge: (ledger, { sibling }) => set(request(ledger, 'RedemptionApproved'), { actorId: sibling }),
  },
  {
    name: 'a redemption without savings',
    kind: 'rule',
    found: /INSUFFICIENT_SAVINGS/,
    forge: (ledger, { sibling, reward }) =>
      copy(ledger, request(ledger, 'RedemptionApproved'), ledger.last, {
        learnerId: sibling,
        rewardId: reward,
        redemptionId: randomUUIDv7(),
      }),
  },
  {
    name: 'a redemption beyond the maximum',
    kind: 'rule',
    found: /MAX_REDEMPTIONS_REACHED/,
    forge(ledger, { learner, reward }) {
      const created = ledger.first('RewardCreated', ({ payload }) => payload['rewardId'] === reward);
      change(created, { maxRedemptions: 2 });
      ledger.after(created, save(learner, reward, 1, []));
      ledger.remove(ledger.next(created));
      return ledger.events.filter(
        ({ type, payload }) => type === 'RedemptionRequested' && payload['rewardId'] === reward,
      )[2];
    },
  },
  {
    name: 'a redemption of an inactive reward',
    kind: 'rule',
    found: /REWARD_NOT_ACTIVE/,
    forge: (ledger, { learner, inactive }) =>
      copy(ledger, request(ledger, 'RedemptionApproved'), ledger.last, {
        learnerId: learner,
        rewardId: inactive,
        redemptionId: randomUUIDv7(),
      }),
  },
  {
    name: 'a redemption with the id of another one',
    kind: 'id',
    expected: /a new id in redemptions/,
    forge: (ledger) =>
      copy(ledger, request(ledger, 'RedemptionApproved'), request(ledger, 'RedemptionApproved')),
  },
  {
    name: 'a redemption that is approved twice',
    kind: 'rule',
    found: /REDEMPTION_NOT_PENDING/,
    forge: (ledger) => copy(ledger, ledger.first('RedemptionApproved'), ledger.last),
  },
  {
    name: 'an approval after the rejection',
    kind: 'rule',
    found: /REDEMPTION_NOT_PENDING/,
    forge: (ledger) =>
      copy(
        ledger,
        ledger.first('RedemptionApproved'),
        ledger.last,
        ledger.first('RedemptionRejected').payload,
      ),
  },
  {
    name: 'a rejection after the approval, with its points',
    kind: 'rule',
    found: /REDEMPTION_NOT_PENDING/,
    forge: (ledger) =>
      copy(
        ledger,
        ledger.first('RedemptionRejected'),
        ledger.last,
        ledger.first('RedemptionApproved').payload,
      ),
  },
  {
    name: 'an approval of an unknown redemption',
    kind: 'rule',
    found: /REDEMPTION_NOT_FOUND/,
    forge: (ledger) => change(ledger.first('RedemptionApproved'), { redemptionId: randomUUIDv7() }),
  },
  {
    name: 'an approval that names a sibling',
    kind: 'rule',
    found: /another learner or reward/,
    forge: (ledger, { sibling }) => change(ledger.first('RedemptionApproved'), { learnerId: sibling }),
  },
  {
    name: 'an approval by the learner',
    kind: 'actor',
    forge(ledger, { learner }) {
      const event = ledger.first('RedemptionApproved');
      event.actorId = learner;
      const { next } = { next: ledger.next(event) };
      if (next.type === 'AchievementEarned') next.actorId = learner;
      return event;
    },
  },
  {
    name: 'an approval before the request',
    kind: 'rule',
    found: /REDEMPTION_NOT_FOUND/,
    forge(ledger) {
      const [approved, requested] = [
        ledger.first('RedemptionApproved'),
        request(ledger, 'RedemptionApproved'),
      ];
      const [a, b] = [ledger.events.indexOf(approved), ledger.events.indexOf(requested)];
      ledger.events[a] = { ...requested, recordedAt: approved.recordedAt };
      ledger.events[b] = { ...approved, recordedAt: requested.recordedAt };
      return ledger.events[b];
    },
  },
  {
    name: 'a rejection that keeps the points',
    kind: 'entry',
    found: /no entry/,
    forge: (ledger) => set(ledger.first('RedemptionRejected'), { entries: [] }),
  },
  {
    name: 'a rejection that returns more points',
    kind: 'entry',
    forge(ledger) {
      const event = ledger.first('RedemptionRejected');
      entry(event).amount += 5;
      return event;
    },
  },
  {
    name: 'a rejection that returns the points to a sibling',
    kind: 'entry',
    forge: (ledger, { sibling }) => setEntry(ledger.first('RedemptionRejected'), { learnerId: sibling }),
  },
  {
    name: 'a rejection that does not set the points aside again',
    kind: 'rule',
    expected: /RewardDeleted .* or LearnerRemoved/,
    forge(ledger) {
      const event = ledger.first('RedemptionRejected');
      event.entries.pop();
      return ledger.next(event);
    },
  },
];

/** Forged redemptions. */
export const forgedRedemptions: readonly ForgedHistory[] = [...redemptions];
