import { Type } from '@sinclair/typebox';
import { difficulties } from '../../../schema/difficulties.ts';
import {
  EventDay,
  EventUserId,
  EventUuid,
  Payload,
  type PayloadsOf,
  RequiredSince,
  Since,
} from '../../../schema/events.ts';

declare module '../../kernel/ledger/events.ts' {
  interface EventPayloads extends PayloadsOf<typeof lessonEvents> {}
  interface SourceTypes {
    QUIZ_CORRECT: true;
    DOUBLE_OR_LOSS_DEDUCTION: true;
    QUESTION_VOIDED: true;
  }
}

/** Concept of a lesson generator, for example `math.fractions.add`: an identifier, not typed text. */
const ConceptId = Type.String({ pattern: '^[a-z0-9]+([.-][a-z0-9]+)*$', maxLength: 100 });

export const lessonEvents = {
  QuizAnswered: {
    payload: Payload({
      learnerId: EventUserId,
      lessonId: EventUuid,
      conceptId: ConceptId,
      correct: Type.Array(Type.Boolean(), {
        minItems: 1,
        maxItems: 100,
        description: 'for each question, true if the answer was right',
      }),
      choices: Type.Array(Type.Integer({ minimum: 2, maximum: 20 }), {
        minItems: 1,
        maxItems: 100,
        description: 'for each question, its number of choices',
      }),
      doubled: Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), {
        maxItems: 100,
        description: 'questions with double-or-loss, counted from 0',
      }),
      difficulty: RequiredSince(
        2,
        Type.Union(
          difficulties.map((name) => Type.Literal(name)),
          { description: 'difficulty of the lesson' },
        ),
      ),
      gradeLevel: RequiredSince(
        2,
        Type.Integer({
          minimum: 0,
          maximum: 12,
          description: 'grade at which the questions were asked; 0: kindergarten',
        }),
      ),
      day: Since(2, { ...EventDay, description: 'day of the answer, in the time zone of the family' }),
      isTooFast: Since(
        3,
        Type.Boolean({
          description:
            'true if the answers came faster than a person can read, so that they count for no mastery',
        }),
      ),
      learnerGrade: Since(
        4,
        Type.Integer({
          minimum: 0,
          maximum: 12,
          description: 'grade in which the learner is, from which the levels of subjects begin',
        }),
      ),
      concepts: Since(
        4,
        Type.Array(ConceptId, {
          maxItems: 100,
          description: 'for each question of a placement, its concept; empty for other lessons',
        }),
      ),
      grades: Since(
        4,
        Type.Array(Type.Integer({ minimum: 0, maximum: 12 }), {
          maxItems: 100,
          description: 'for each question of a placement, its grade; empty for other lessons',
        }),
      ),
    }),
    commitments: ['questions', 'answers'],
  },
  QuestionVoided: {
    payload: Payload({
      learnerId: EventUserId,
      lessonId: EventUuid,
      conceptId: ConceptId,
      questionIndex: Type.Integer({
        minimum: 0,
        maximum: 99,
        description: 'question of the lesson, counted from 0',
      }),
    }),
    since: 4,
  },
} as const;

export const lessonSourceTypes = {
  QUIZ_CORRECT: { column: 'earned', credit: 'earned for correct answers', debit: 'taken back for a quiz' },
  DOUBLE_OR_LOSS_DEDUCTION: {
    column: 'earned',
    credit: 'returned for double-or-loss questions',
    debit: 'lost on double-or-loss questions',
  },
  QUESTION_VOIDED: {
    column: 'earned',
    credit: 'given back for a faulty question',
    debit: 'taken off for a faulty question',
  },
} as const;
