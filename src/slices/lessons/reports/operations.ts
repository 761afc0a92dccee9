import { Type } from '@sinclair/typebox';
import { pageOf } from '../../../../schema/common.ts';
import * as schemas from '../../../../schema/question-reports.ts';
import { roles } from '../../../http/app-types.ts';
import { operation, parents } from '../../../http/operation.ts';

/** Operations on faulty questions (decisions.md 4.23). */

export const reportQuestion = operation('reportQuestion', 'Lessons', {
  access: roles,
  errors: ['FORBIDDEN', 'LESSON_NOT_FOUND', 'QUESTION_NOT_FOUND'],
  summary: 'Report a question',
  description: `Says what is wrong with a question. A LEARNER reports questions of their own lessons, a PARENT those of their
children, an ADMIN all. The parent and the operator see the report. It changes no points: \`voidQuestion\` does. A user has one report
for each question: a further one takes its place.`,
  params: schemas.QuestionParams,
  body: Type.Ref(schemas.ReportQuestion),
  response: { 201: Type.Ref(schemas.QuestionReport) },
});

export const listQuestionReports = operation('listQuestionReports', 'Lessons', {
  access: roles,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: 'Reported questions',
  description: `Lists what users said is wrong with questions, newest first. A PARENT sees the reports of the family, or of one child
with \`learnerId\`; an ADMIN those of all families, or of one learner. A LEARNER sees the learner's own.`,
  querystring: schemas.QuestionReportsQuery,
  response: { 200: pageOf(schemas.QuestionReport, 'A page of reports, newest first.') },
});

export const voidQuestion = operation('voidQuestion', 'Lessons', {
  isIdempotent: true,
  access: parents,
  errors: [
    'FORBIDDEN',
    'LESSON_NOT_FOUND',
    'QUESTION_NOT_FOUND',
    'LESSON_NOT_ANSWERED',
    'QUESTION_ALREADY_VOIDED',
  ],
  summary: 'Take a question back',
  description: `Takes back a faulty question of an answered lesson, once. The learner gets back what the question took: 1 point
for a wrong answer, and 1 more if double-or-loss took it. A right answer keeps its points. The question no longer counts for the
mastery of its concept, and has \`isVoided\`. The score of the lesson and achievements stay. A PARENT may do this for their
children, an ADMIN for all learners.`,
  params: schemas.QuestionParams,
  response: { 200: Type.Ref(schemas.VoidedQuestion) },
});
