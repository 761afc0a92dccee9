import { type Static, Type } from '@sinclair/typebox';
import * as t from './common.ts';
import { Figures } from './lessons.ts';

export const ConceptMastery = t.Reply('ConceptMastery', "A learner's mastery of a concept.", {
  conceptId: t.Str('The `moduleId` of a lesson.', 'math.fractions.add'),
  title: t.Str('The name of the concept.', 'Adding fractions'),
  subject: t.Str('The subject of the concept.', 'Math'),
  level: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'Probability that the learner knows the concept (Bayesian knowledge tracing).',
  }),
  isMastered: t.Bool(
    'True after lessons with at least 80 % of right answers on two days, one of them at intermediate or harder, and a level ' +
      'of at least 0.99. A lesson that is not passed and leaves less than 0.95 ends it. For lessons before version 2: a level of at ' +
      'least 0.95 after at least three answers.',
  ),
  attempts: t.Count('Answered questions.'),
  correct: t.Count('Right answers.'),
  lastAttempted: t.Timestamp,
  dueAt: Type.String({
    format: 'date-time',
    description: 'Time of the next review (spaced repetition, FSRS): at most 60 days after the last lesson.',
  }),
});

const Grade = (description: string) => Type.Integer({ minimum: 0, maximum: 12, examples: [5], description });

export const SubjectLevel = t.Reply('SubjectLevel', 'The level of a learner in a subject.', {
  subject: t.Str('The school subject.', 'Math'),
  level: Grade('The grade at which lessons of the subject ask; 0 is kindergarten.'),
  hasAnswers: t.Bool(
    'False if no answer has set the level: it is then the grade of the profile, and a placement helps.',
  ),
  lastAnswered: t.nullable(t.Time('Time of the last answers that count for the level. Null without any.')),
});

export const SubjectLevels = t.Reply('SubjectLevels', 'The levels of a learner.', {
  gradeLevel: Grade('The grade of the profile, from which each level begins.'),
  levels: t.List(SubjectLevel, 'Each subject that has lessons.'),
});
export type SubjectLevels = Static<typeof SubjectLevels>;

export const CreatePlacement = t.Body(
  'CreatePlacement',
  { learnerId: 2, subject: 'Math' },
  'A request for a placement.',
  {
    learnerId: Type.Ref(t.UserIdInput),
    subject: t.Text(200, 'Subject that has lessons.', 'Math'),
    figures: Figures,
  },
);
