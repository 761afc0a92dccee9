import { randomUUIDv7 } from 'node:crypto';
import { change, copy, entry, type ForgedHistory, save, set, setAside, setEntry } from './histories.ts';

const adjustments: ForgedHistory[] = [
  {
    name: 'a payload of 1 point with an entry of 1000',
    kind: 'entry',
    expected: /"amount":1,/,
    found: /"amount":1000,/,
    forge: (ledger, { adjustment }) => setEntry(change(adjustment(ledger), { amount: 1 }), { amount: 1000 }),
  },
  {
    name: 'an adjustment below zero',
    kind: 'rule',
    found: /BALANCE_WOULD_BE_NEGATIVE/,
    forge(ledger, { learner }) {
      const amount = -1 - ledger.balanceOf(learner);
      const id = randomUUIDv7();
      const entries = [{ learnerId: learner, amount, sourceType: 'ADMIN_ADJUSTMENT', sourceId: id }];
      return ledger.append({ id, type: 'PointsAdjusted', payload: { learnerId: learner, amount }, entries });
    },
  },
  {
    name: 'an adjustment without its entry',
    kind: 'entry',
    found: /no entry/,
    forge: (ledger, { sibling }) =>
      ledger.append({ type: 'PointsAdjusted', payload: { learnerId: sibling, amount: 7 } }),
  },
  {
    name: 'an adjustment by the learner itself',
    kind: 'actor',
    expected: /the parent, an administrator/,
    forge: (ledger, { adjustment, learner }) => set(adjustment(ledger), { actorId: learner }),
  },
  {
    name: 'an adjustment with the id of another event as its source',
    kind: 'entry',
    forge: (ledger, { adjustment }) => setEntry(adjustment(ledger), { sourceId: ledger.last.id }),
  },
  {
    name: 'an adjustment of a learner of another family',
    kind: 'rule',
    forge: (ledger, { adjustment, stranger }) =>
      copy(ledger, adjustment(ledger), ledger.last, { learnerId: stranger }),
  },
  {
    name: 'a balance after an entry that is not the sum',
    kind: 'balance',
    forge(ledger, { adjustment, learner }) {
      const event = adjustment(ledger);
      return setEntry(event, { balanceAfter: ledger.balanceOf(learner, event) + entry(event).amount + 9 });
    },
  },
  {
    name: 'points with an event that gives none',
    kind: 'entry',
    expected: /no entry/,
    forge(ledger, { learner }) {
      const event = ledger.first('RewardCreated', ({ recordedAt }) => recordedAt > '');
      const amount = { learnerId: learner, amount: 5, sourceType: 'QUIZ_CORRECT', sourceId: event.id };
      event.entries = [amount];
      return event;
    },
  },
];

const savings: ForgedHistory[] = [
  {
    name: 'savings beyond the balance',
    kind: 'rule',
    found: /INSUFFICIENT_BALANCE/,
    forge(ledger, { learner, reward }) {
      const points = ledger.balanceOf(learner) + 1;
      return ledger.append(save(learner, reward, points, [setAside(learner, reward, points)]));
    },
  },
  {
    name: 'savings for an inactive reward',
    kind: 'rule',
    found: /REWARD_NOT_ACTIVE/,
    forge: (ledger, { learner, inactive }) =>
      ledger.append(save(learner, inactive, 1, [setAside(learner, inactive, 1)])),
  },
  {
    name: 'savings for a deleted reward',
    kind: 'rule',
    found: /REWARD_NOT_FOUND/,
    forge: (ledger, { learner, deleted }) =>
      ledger.append(save(learner, deleted, 1, [setAside(learner, deleted, 1)])),
  },
  {
    name: 'savings for a reward of another family',
    kind: 'rule',
    found: /REWARD_NOT_FOUND/,
    forge: (ledger, { learner, strangeReward: id }) =>
      ledger.append(save(learner, id, 1, [setAside(learner, id, 1)])),
  },
  {
    name: 'savings of 20 points that cost 1',
    kind: 'entry',
    expected: /"amount":-20,/,
    found: /"amount":-1,/,
    forge: (ledger) =>
      setEntry(
        ledger.first('PointsSaved', ({ payload }) => payload['points'] === 20),
        { amount: -1 },
      ),
  },
  {
    name: 'savings that add to the balance',
    kind: 'entry',
    forge(ledger, { sibling, reward }) {
      const gift = { ...setAside(sibling, reward, 2), amount: 2 };
      return ledger.append(save(sibling, reward, 2, [gift]));
    },
  },
  {
    name: 'savings by a sibling',
    kind: 'actor',
    forge: (ledger, { sibling }) =>
      set(
        ledger.first('PointsSaved', ({ payload }) => payload['points'] === 20),
        { actorId: sibling },
      ),
  },
  {
    name: 'savings for another reward than that of the payload',
    kind: 'entry',
    forge(ledger, { learner, reward, goal }) {
      return ledger.append(save(learner, reward, 1, [setAside(learner, goal, 1)]));
    },
  },
];

/** Forged adjustments and savings. */
export const forgedPoints: readonly ForgedHistory[] = [...adjustments, ...savings];
