import { type Static, Type } from '@sinclair/typebox';
import * as t from './common.ts';
import { Lesson, LessonParams } from './lessons.ts';

export const QuestionParams = Type.Object({
  ...LessonParams.properties,
  index: Type.Integer({
    'x-component': 'QuestionIndex',
    examples: [0],
    minimum: 0,
    maximum: 99,
    description: 'Index of the question in `spec.questions`, 0-based.',
  }),
});

export const ReportQuestion = t.Body(
  'ReportQuestion',
  { reason: 'Two of the choices are right.' },
  'What is wrong with a question.',
  { reason: t.Lines('What is wrong with it.', 'Two of the choices are right.') },
);

export const QuestionReport = t.Reply('QuestionReport', 'What a user says is wrong with a question.', {
  id: t.UuidOf('report'),
  lessonId: t.UuidOf('lesson'),
  questionIndex: t.Count('Index of the question in `spec.questions`, 0-based.', 0),
  learnerId: t.UserId,
  question: t.Str('Text of the question.', 'Add 3 and 4.'),
  reason: t.Str('What is wrong with it.', 'Two of the choices are right.'),
  reportedBy: t.UserIdOf('The user who reported it: the learner, the parent or an administrator.', 3),
  reportedAt: t.Timestamp,
  isVoided: t.Bool('True if the question was voided.', false),
});
export type QuestionReport = Static<typeof QuestionReport>;

export const QuestionReportsQuery = Type.Object({
  ...t.OptionalLearnerQuery.properties,
  limit: t.Limit(50),
  cursor: t.Cursor,
});

export const VoidedQuestion = t.Reply('VoidedQuestion', 'A question that was voided.', {
  lesson: Type.Ref(Lesson),
  questionIndex: t.Count('Index of the question in `spec.questions`, 0-based.', 0),
  pointsReturned: t.Count(
    'Points that the learner got back: 1 for a wrong answer, 2 if double-or-loss took one more, 0 for a right one.',
    1,
  ),
  newBalance: t.Count('The balance after it.', 13),
});
export type VoidedQuestion = Static<typeof VoidedQuestion>;
