import { type Static, type TUnsafe, Type } from '@sinclair/typebox';
import * as t from './common.ts';

export const ReportFormat = t.Enum('ReportFormat', ['json', 'html'], '`html` is a page to print.');
const Format: TUnsafe<Static<typeof ReportFormat>> = Type.Optional({
  default: 'json',
  ...t.Described(ReportFormat, '`json` (default), or `html` for a page to print.'),
});

/** Returns the schema of a day or a time in a query. */
function Moment(description: string) {
  return Type.Optional(Type.String({ format: 'day-or-time', maxLength: 100, description }));
}

export const LearnerReportQuery = t.StrictQuery({
  ...t.LearnerQuery.properties,
  from: Moment(
    'First day, such as 2026-03-01, in the time zone of the family; or a time. By default 30 days until the last one.',
  ),
  to: Moment('Last day, or a time. By default now.'),
  format: Format,
});

export const ReportConcept = t.Reply('ReportConcept', 'A concept in a report.', {
  conceptId: t.Str('The `moduleId` of its lessons.', 'math.fractions.add'),
  title: t.Str('The name of the concept.', 'Adding fractions'),
});
export type ReportConcept = Static<typeof ReportConcept>;

export const MissedQuestion = t.Reply('MissedQuestion', 'A question that the learner answered wrong.', {
  lessonId: t.UuidOf('lesson'),
  questionIndex: t.Count('Index of the question in `spec.questions`, 0-based.', 0),
  question: t.Str('Text of the question.', 'Add 3 and 4.'),
  givenAnswer: t.nullable(t.Str('The choice of the learner; null without one.', '8')),
  rightAnswer: t.Str('The right choice.', '7'),
  answeredAt: t.Timestamp,
});
export type MissedQuestion = Static<typeof MissedQuestion>;

export const ReportHelp = t.Reply('ReportHelp', 'A concept that needs help.', {
  ...ReportConcept.properties,
  missed: t.List(MissedQuestion, 'Questions that were missed, newest first; at most 10.'),
});
export type ReportHelp = Static<typeof ReportHelp>;

const Level = (description: string, example: number) =>
  t.nullable(Type.Integer({ minimum: 0, maximum: 12, examples: [example], description }));

export const ReportSubject = t.Reply('ReportSubject', 'What a learner did in a subject.', {
  subject: t.Str('The school subject.', 'Math'),
  levelBefore: Level(
    'Level at the beginning of the period, as a grade; null for a subject without levels.',
    4,
  ),
  level: Level('Level at its end.', 5),
  lessons: t.Count('Answered lessons.', 12),
  minutes: t.Count('Minutes from the creation of these lessons to their answers: at most 30 for each.', 95),
  questions: t.Count('Questions of these lessons, without voided ones.', 60),
  correct: t.Count('Those that were answered right.', 51),
  learned: t.List(ReportConcept, 'Concepts that were mastered in the period.'),
  needsHelp: t.List(
    ReportHelp,
    'Concepts whose last lesson in the period was not passed: less than 80 % of its answers were right.',
  ),
  next: Type.Union([Type.Ref(ReportConcept), Type.Null()], {
    description: 'The concept that comes next, as of now; null if there is none.',
  }),
});
export type ReportSubject = Static<typeof ReportSubject>;

export const LearnerReport = t.Reply('LearnerReport', 'What a learner did in a period.', {
  learnerId: t.UserId,
  learnerName: t.Str('The name of the learner.', 'Ben'),
  from: t.Time('First moment of the period.'),
  to: t.Time('Last moment of the period.'),
  timeZone: t.Str('Time zone of the days: that of the family.', 'Europe/Berlin'),
  lessons: t.Count('Answered lessons.', 20),
  minutes: t.Count('Minutes of all subjects.', 140),
  subjects: t.List(ReportSubject, 'Subjects with lessons in the period, and those of the profile.'),
});
export type LearnerReport = Static<typeof LearnerReport>;
