import { randomUUIDv7 } from 'node:crypto';
import {
  change,
  copy,
  dayAfter,
  type ForgedHistory,
  type ForgedRows,
  laterMembers,
  set,
  without,
} from './histories.ts';

/** Manipulations that no verification finds. docs/ledger-format.md gives the reason of each. */
interface Outside {
  name: string;
  /** Part of its row in the document. */
  documented: string;
  sql?: ForgedRows['sql'];
  forge?: ForgedHistory['forge'];
}

export const outsideOfKnowledge: readonly Outside[] = [
  {
    name: 'a new adjustment at the end',
    documented: 'a new event at the end that the rules allow',
    forge(ledger, { learner: learnerId }) {
      const id = randomUUIDv7();
      const entries = [{ learnerId, amount: 77, sourceType: 'ADMIN_ADJUSTMENT', sourceId: id }];
      return ledger.append({ id, type: 'PointsAdjusted', payload: { learnerId, amount: 77 }, entries });
    },
  },
  {
    name: 'one more reward, perhaps beyond a quota',
    documented: 'more learners, rewards, shares, or lessons or bonus points in a day than allowed',
    forge: (ledger) =>
      copy(ledger, ledger.first('RewardCreated'), ledger.last, { rewardId: randomUUIDv7(), tokenCost: 999 }),
  },
  {
    name: 'an achievement for a concept that is not mastered',
    documented: 'a missing or additional `CONCEPT_MASTERED`',
    forge(ledger, { quiz }) {
      const { learnerId } = quiz(ledger).payload;
      const before = ledger.next(quiz(ledger));
      return ledger.after(before, {
        type: 'AchievementEarned',
        payload: { learnerId, achievement: 'CONCEPT_MASTERED' },
      });
    },
  },
  {
    name: 'a lesson of another concept',
    documented: 'wrong keys of lessons, and given answers of events without commitments',
    forge: (ledger, { plainQuiz }) => change(plainQuiz(ledger), { conceptId: 'another.concept' }),
  },
  {
    name: 'a lesson of another difficulty',
    documented: 'another `difficulty`, `gradeLevel`, `isTooFast` or `learnerGrade` of a quiz, or other',
    forge: (ledger, { plainQuiz }) => change(plainQuiz(ledger), { difficulty: 'advanced' }),
  },
  {
    name: 'a lesson of another grade',
    documented: 'another `difficulty`, `gradeLevel`, `isTooFast` or `learnerGrade` of a quiz, or other',
    forge: (ledger, { plainQuiz }) => change(plainQuiz(ledger), { gradeLevel: 12 }),
  },
  {
    name: 'a lesson that is not too fast',
    documented: 'another `difficulty`, `gradeLevel`, `isTooFast` or `learnerGrade` of a quiz, or other',
    forge: (ledger, { plainQuiz }) => change(plainQuiz(ledger), { isTooFast: false }),
  },
  {
    name: 'a lesson of a learner in another grade',
    documented: 'another `difficulty`, `gradeLevel`, `isTooFast` or `learnerGrade` of a quiz, or other',
    forge: (ledger, { plainQuiz }) => change(plainQuiz(ledger), { learnerGrade: 12 }),
  },
  {
    name: 'a quiz as in version 1',
    documented: 'an event that states an earlier version of the rules',
    forge(ledger, { plainQuiz }) {
      const quiz = plainQuiz(ledger);
      for (const member of laterMembers) without(quiz, member);
      return set(quiz, { rules: undefined, commitments: undefined });
    },
  },
  {
    name: 'a quiz on the day after',
    documented: 'another `day` of a quiz',
    forge: (ledger, { plainQuiz }) => change(plainQuiz(ledger), { day: dayAfter(plainQuiz(ledger)) }),
  },
  {
    name: 'an actor of events that count as imported',
    documented: 'an actor of imported events, in a changed `imported_seq` too',
    sql: ({
      familyId,
      administrator,
    }) => `UPDATE families SET imported_seq = seq WHERE family_id = ${familyId};
      DELETE FROM users WHERE id = ${administrator}; DELETE FROM families WHERE family_id = ${administrator}`,
  },
  {
    name: 'an administrator who has closed their own family',
    documented: 'an administrator who has closed their own family',
    sql: ({ administrator }) => `UPDATE families SET is_closed = true WHERE family_id = ${administrator};
      DELETE FROM users WHERE id = ${administrator}`,
  },
  {
    name: 'another name of a learner',
    documented: 'names of users, and texts without a commitment',
    sql: ({ learner }) => `UPDATE users SET name = 'Another' WHERE id = ${learner}`,
  },
  {
    name: 'another description of a reward',
    documented: 'names of users, and texts without a commitment: descriptions',
    sql: ({ reward }) => `UPDATE reward_texts SET description = 'Other' WHERE reward_id = '${reward}'`,
  },
  {
    name: 'a text added to an event without a commitment',
    documented: 'a text added to an event that carries no commitment to it',
    sql: ({ familyId, learner }) => `
      INSERT INTO redemption_notes (family_id, redemption_id, learner_id, notes)
      SELECT ${familyId}, (payload->>'redemptionId')::uuid, ${learner}, 'Late' FROM events
      WHERE family_id = ${familyId} AND type = 'RedemptionRejected' ORDER BY seq LIMIT 1 ON CONFLICT DO NOTHING`,
  },
  {
    name: 'the result of the last verification',
    documented: 'rows that give no points',
    sql: () => 'INSERT INTO last_verification (finished_at, is_sound) VALUES (now(), true)',
  },
];
