import { type Static, Type } from '@sinclair/typebox';
import { Achievement } from './achievements.ts';
import {
  Body,
  Bool,
  Closed,
  Count,
  Cursor,
  GradeLevelInput,
  LearnerQuery,
  Limit,
  List,
  nullable,
  oneOf,
  Percent,
  Reply,
  Str,
  Text,
  Timestamp,
  UserId,
  UserIdInput,
  UuidOf,
  UuidParam,
} from './common.ts';

const lessonStatuses = ['ACTIVE', 'DONE', 'QUEUED'] as const;
export type LessonStatus = (typeof lessonStatuses)[number];
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

const Score = nullable(Percent('Percent of right answers; null until answered.', 80));
const Status = oneOf(
  lessonStatuses,
  'ACTIVE: open for answers; DONE: answered, or replaced by a newer one; QUEUED: generated ahead.',
  'ACTIVE',
);
const DifficultyOf = oneOf(difficulties, 'Difficulty.', 'beginner');

export const Question = Reply('Question', 'A multiple-choice question.', {
  question: Str('Text of the question.', 'What is 3 + 4?'),
  choices: Type.Array(Type.String(), {
    examples: [['6', '7', '8', '12']],
    description: '3 to 6 choices, one of which is right.',
  }),
  correctIndex: nullable(
    Count('Right choice, 0-based. Null for a learner if the service hides it until the answer.', 1),
  ),
  explanation: nullable(
    Str('Way to the right answer. Null together with `correctIndex`.', 'Count on from 4: 5, 6, 7.'),
  ),
});

const image = {
  path: Str(
    'URL path on this service (`getLessonImage`).',
    '/api/lessons/01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00/images/01945f7e-3b5c-7d2a-9c41-5a6f3c2b0000',
  ),
  alt: Str('Alternative text of the image.'),
  description: Str('Description of the image.'),
};

export const LessonSpec = Reply('LessonSpec', 'The content of a lesson.', {
  topic: Str('Topic of the lesson.', 'Adding within 20'),
  learningObjectives: Type.Array(Type.String(), {
    examples: [['Add two numbers whose sum is at most 20']],
    description: 'Skills that the lesson teaches.',
  }),
  questions: List(Question, 'The quiz.'),
  images: Type.Array(Closed({ id: Str('The id of the image.'), ...image }), {
    examples: [[]],
    description: 'Empty at first; filled in the background.',
  }),
});

/** interface.md 2.4 */
export const Lesson = Reply('Lesson', 'A lesson with its quiz for one learner.', {
  id: UuidOf('lesson'),
  learnerId: UserId,
  moduleId: Str(
    'The concept that the lesson teaches; for a free-text topic, its id for this learner.',
    'math.addition.within-20',
  ),
  status: Status,
  subject: Str('The school subject.', 'Math'),
  category: Str('A part of the subject.', 'Arithmetic'),
  difficulty: DifficultyOf,
  score: Score,
  spec: Type.Ref(LessonSpec),
  imagePaths: Type.Array(Closed(image), {
    examples: [[]],
    description: 'Empty at first; filled in the background.',
  }),
  createdAt: Timestamp,
});
export type Lesson = Static<typeof Lesson>;

export const LessonListing = Reply('LessonListing', 'A lesson without its content.', {
  id: UuidOf('lesson'),
  learnerId: UserId,
  status: Status,
  subject: Str('The school subject.', 'Math'),
  difficulty: DifficultyOf,
  score: Score,
  createdAt: Timestamp,
});
export type LessonListing = Static<typeof LessonListing>;

export const CreateLesson = Body(
  'CreateLesson',
  { learnerId: 2, gradeLevel: 5, topic: 'fractions', difficulty: 'beginner' },
  'A request for a lesson.',
  {
    gradeLevel: GradeLevelInput,
    learnerId: UserIdInput,
    topic: Type.Optional(
      Text(200, 'Free text. If empty or absent, the service chooses a topic.', 'fractions', { minLength: 0 }),
    ),
    subject: Type.Optional(Text(200, "By default one of the profile's subjects.", 'Math')),
    category: Type.Optional(
      Text(200, 'Stored as given; by default it follows from the subject.', 'Arithmetic'),
    ),
    difficulty: Type.Optional(oneOf(difficulties, 'By default beginner.', 'beginner')),
  },
);
export type CreateLesson = Static<typeof CreateLesson>;

export const LessonParams = Type.Object({ lessonId: UuidParam('lesson') });
export const LessonImageParams = Type.Object({ ...LessonParams.properties, imageId: UuidOf('image') });
/** Media types of lesson images. */
export const imageTypes = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'] as const;
export const LessonsQuery = Type.Object({ ...LearnerQuery.properties, limit: Limit(10), cursor: Cursor });

const QuestionIndex = Type.Integer({ minimum: 0, maximum: 99 });

export const AnswerLesson = Body(
  'AnswerLesson',
  { answers: [1, 0, 2, 3, 1], doubleQuestionIndices: [0, 2] },
  'The answers to the quiz.',
  {
    answers: Type.Array(Type.Integer(), {
      maxItems: 100,
      examples: [[1, 0, 2, 3, 1]],
      description: 'Selected choice of each question, 0-based. A missing or invalid choice counts as wrong.',
    }),
    doubleOrLoss: Type.Optional(Bool('Legacy: double-or-loss for all questions. By default false.', false)),
    doubleQuestionIndices: Type.Optional(
      Type.Array(QuestionIndex, {
        maxItems: 100,
        examples: [[0, 2]],
        description: 'Indices of the questions with double-or-loss, 0-based.',
      }),
    ),
  },
);

/** Result of an answered quiz (interface.md 4.4). */
export const QuizResult = Reply('QuizResult', 'Result of an answered quiz.', {
  lesson: Type.Ref(Lesson),
  score: Percent('round(correct / total × 100); points do not count.', 80),
  correctCount: Count('Right answers.'),
  totalQuestions: Count('Questions of the lesson.'),
  wrongCount: Count('Wrong or missing answers.'),
  pointsAwarded: Count('1 for each right answer, 2 if doubled.'),
  pointsDeducted: Count('Points deducted for wrong doubled answers: never more than the balance.'),
  doubleOrLoss: Bool('True if a question used double-or-loss.'),
  doubleQuestionIndices: Type.Array(Type.Integer({ minimum: 0 }), {
    examples: [[0, 2]],
    description: 'Indices of the questions with double-or-loss, 0-based.',
  }),
  newBalance: Count('The balance after the quiz.'),
  newAchievements: List(Achievement, 'Achievements earned by the answers.'),
});
export type QuizResult = Static<typeof QuizResult>;

/** A learner's knowledge of a concept. */
export const ConceptMastery = Reply('ConceptMastery', "A learner's mastery of a concept.", {
  conceptId: Str('The `moduleId` of a lesson.', 'math.fractions.add'),
  title: Str('The name of the concept.', 'Adding fractions'),
  subject: Str('The subject of the concept.', 'Math'),
  level: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'Probability that the learner knows the concept (Bayesian knowledge tracing).',
  }),
  isMastered: Bool('True for a level of at least 0.95 after at least 3 answers.'),
  attempts: Count('Answered questions.'),
  correct: Count('Right answers.'),
  lastAttempted: Timestamp,
  dueAt: Type.String({
    format: 'date-time',
    description: 'Time of the next review (spaced repetition, FSRS).',
  }),
});
