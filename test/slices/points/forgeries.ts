import type { ForgedLedger } from '../../kernel/ledger/forgeries/forged-ledger.ts';
import {
  change,
  copy,
  dayAfter,
  type ForgedHistory,
  set,
  setEntry,
  without,
} from '../../kernel/ledger/forgeries/histories.ts';

/** Returns the first of the sample's two bonuses, of 7 points. */
function bonus(ledger: ForgedLedger) {
  return ledger.first('BonusGiven');
}

/** Forged bonuses. */
export const forgedBonuses: readonly ForgedHistory[] = [
  {
    name: 'a bonus with an entry of more points',
    kind: 'entry',
    expected: /"amount":7,/,
    found: /"amount":70,/,
    forge: (ledger) => setEntry(bonus(ledger), { amount: 70 }),
  },
  {
    name: 'a bonus of more points than its entry',
    kind: 'entry',
    forge: (ledger) => change(bonus(ledger), { points: 70 }),
  },
  {
    name: 'a bonus without its entry',
    kind: 'entry',
    found: /no entry/,
    forge: (ledger) => set(bonus(ledger), { entries: [] }),
  },
  {
    name: 'a bonus that looks like an adjustment',
    kind: 'entry',
    found: /ADMIN_ADJUSTMENT/,
    forge: (ledger) => setEntry(bonus(ledger), { sourceType: 'ADMIN_ADJUSTMENT' }),
  },
  {
    name: 'a bonus with the id of another event as its source',
    kind: 'entry',
    forge: (ledger) => setEntry(bonus(ledger), { sourceId: ledger.last.id }),
  },
  {
    name: 'a bonus that takes points',
    kind: 'payload',
    forge: (ledger) => setEntry(change(bonus(ledger), { points: -7 }), { amount: -7 }),
  },
  {
    name: 'a bonus that the learner gives',
    kind: 'actor',
    expected: /the parent, an administrator/,
    forge: (ledger, { learner }) => set(bonus(ledger), { actorId: learner }),
  },
  {
    name: 'a bonus for a learner of another family',
    kind: 'rule',
    forge: (ledger, { stranger }) => copy(ledger, bonus(ledger), ledger.last, { learnerId: stranger }),
  },
  {
    name: 'a bonus two days late',
    kind: 'rule',
    found: /the day is not from/,
    forge: (ledger) => change(bonus(ledger), { day: dayAfter(bonus(ledger), 2) }),
  },
  {
    name: 'a bonus on a day before that of the last one',
    kind: 'rule',
    found: /before the last one/,
    forge: (ledger) => copy(ledger, bonus(ledger), ledger.last, { day: dayAfter(bonus(ledger), -1) }),
  },
  {
    name: 'a bonus without its day',
    kind: 'payload',
    forge: (ledger) => without(bonus(ledger), 'day'),
  },
  {
    name: 'a bonus before version 5 of the rules',
    kind: 'payload',
    forge: (ledger) => set(bonus(ledger), { rules: 4 }),
  },
];
