import { type ForgedHistory, save, set, setAside } from './histories.ts';

const accounts: ForgedHistory[] = [
  {
    name: 'a learner added twice',
    kind: 'id',
    expected: /a new learner/,
    forge: (ledger, { sibling }) => ledger.append({ type: 'LearnerAdded', payload: { learnerId: sibling } }),
  },
  {
    name: 'a learner added again after the removal',
    kind: 'id',
    expected: /a new learner/,
    forge: (ledger, { leaver }) => ledger.append({ type: 'LearnerAdded', payload: { learnerId: leaver } }),
  },
  {
    name: 'a learner of another family added',
    kind: 'account',
    expected: /learner \d+ of family \d+/,
    found: /LEARNER of family/,
    forge(ledger, { stranger }) {
      ledger.append({ type: 'LearnerAdded', payload: { learnerId: stranger } });
      return undefined;
    },
  },
  {
    name: 'the addition of a learner removed',
    kind: 'rule',
    expected: /a learner of the family/,
    forge(ledger, { sibling }) {
      ledger.remove(ledger.first('LearnerAdded', ({ payload }) => payload['learnerId'] === sibling));
      return ledger.events.find(({ payload }) => payload['learnerId'] === sibling);
    },
  },
  {
    name: 'a removal that leaves savings',
    kind: 'entry',
    found: /no entry/,
    forge: (ledger) =>
      set(
        ledger.first('LearnerRemoved', ({ entries }) => entries.length > 0),
        { entries: [] },
      ),
  },
  {
    name: 'a removal with a pending redemption',
    kind: 'rule',
    found: /redemption of the learner is pending/,
    forge: (ledger, { learner }) =>
      ledger.append({ type: 'LearnerRemoved', payload: { learnerId: learner } }),
  },
  {
    name: 'a removal by the learner itself',
    kind: 'actor',
    forge(ledger) {
      const event = ledger.first('LearnerRemoved', ({ entries }) => entries.length === 0);
      return set(event, { actorId: Number(event.payload['learnerId']) });
    },
  },
  {
    name: 'the removal of an unknown learner',
    kind: 'rule',
    expected: /a learner of the family/,
    forge: (ledger) => ledger.append({ type: 'LearnerRemoved', payload: { learnerId: 999_999 } }),
  },
  {
    name: 'savings of a removed learner',
    kind: 'rule',
    forge: (ledger, { leaver, reward }) =>
      ledger.append(save(leaver, reward, 1, [setAside(leaver, reward, 1)])),
  },
  {
    name: 'the end of a family with learners',
    kind: 'rule',
    found: /has learners/,
    forge: (ledger) => ledger.append({ type: 'FamilyClosed', payload: {} }),
  },
  {
    name: 'an event by a parent of another family',
    kind: 'actor',
    found: /PARENT/,
    forge: (ledger, { adjustment, otherParent }) => set(adjustment(ledger), { actorId: otherParent }),
  },
  {
    name: 'an event by a learner of another family',
    kind: 'actor',
    found: /LEARNER of family/,
    forge: (ledger, { adjustment, stranger }) => set(adjustment(ledger), { actorId: stranger }),
  },
  {
    name: 'an event by nobody',
    kind: 'actor',
    found: /no user 999999/,
    forge: (ledger, { adjustment }) => set(adjustment(ledger), { actorId: 999_999 }),
  },
  {
    name: "a parent's event by a removed learner",
    kind: 'actor',
    forge(ledger, { leaver }) {
      ledger.last.actorId = leaver;
      return ledger.last;
    },
  },
];

/** Forged accounts of learners, and forged actors. */
export const forgedAccounts: readonly ForgedHistory[] = [...accounts];
