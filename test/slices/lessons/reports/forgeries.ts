import { randomUUIDv7 } from 'node:crypto';
import type { ForgedLedger } from '../../../kernel/ledger/forgeries/forged-ledger.ts';
import {
  change,
  copy,
  type ForgedHistory,
  set,
  setEntry,
} from '../../../kernel/ledger/forgeries/histories.ts';

/** Returns the event that voids the wrong doubled question of the sample, for 2 points. */
function voiding(ledger: ForgedLedger) {
  return ledger.first('QuestionVoided');
}

/** Forged voided questions. */
export const forgedVoidings: readonly ForgedHistory[] = [
  {
    name: 'a question voided twice',
    kind: 'rule',
    found: /QUESTION_ALREADY_VOIDED/,
    forge: (ledger) => copy(ledger, voiding(ledger), ledger.last),
  },
  {
    name: 'a voided question that gives back more than it took',
    kind: 'entry',
    forge: (ledger) => setEntry(voiding(ledger), { amount: 3 }),
  },
  {
    name: 'a voided question that does not give back its loss',
    kind: 'entry',
    forge: (ledger) => setEntry(voiding(ledger), { amount: 1 }),
  },
  {
    name: 'points for a voided question that was answered right',
    kind: 'entry',
    expected: /no entry/,
    forge: (ledger) => change(voiding(ledger), { questionIndex: 0 }),
  },
  {
    name: 'a voided question without its entry',
    kind: 'entry',
    found: /no entry/,
    forge: (ledger) => set(voiding(ledger), { entries: [] }),
  },
  {
    name: 'a voided question beyond those of the lesson',
    kind: 'rule',
    found: /QUESTION_NOT_FOUND/,
    forge: (ledger) => change(voiding(ledger), { questionIndex: 3 }),
  },
  {
    name: 'a voided question of a lesson without answers',
    kind: 'rule',
    found: /LESSON_NOT_ANSWERED/,
    forge: (ledger) => change(voiding(ledger), { lessonId: randomUUIDv7() }),
  },
  {
    name: 'a voided question before the quiz',
    kind: 'rule',
    forge(ledger, { quiz }) {
      const event = voiding(ledger);
      ledger.remove(event);
      return ledger.after(ledger.first('LearnerAdded'), {
        ...event,
        rules: quiz(ledger).rules,
        recordedAt: ledger.first('LearnerAdded').recordedAt,
      });
    },
  },
  {
    name: 'a voided question on another concept',
    kind: 'rule',
    found: /another concept/,
    forge: (ledger) => change(voiding(ledger), { conceptId: 'math.fractions.add' }),
  },
  {
    name: 'a voided question of another learner',
    kind: 'rule',
    found: /another learner/,
    forge: (ledger, { sibling }) => change(voiding(ledger), { learnerId: sibling }),
  },
  {
    name: 'a question that the learner has voided',
    kind: 'actor',
    forge: (ledger, { learner }) => set(voiding(ledger), { actorId: learner }),
  },
  {
    name: 'a voided question before version 4 of the rules',
    kind: 'payload',
    forge: (ledger) => set(voiding(ledger), { rules: 3 }),
  },
];
