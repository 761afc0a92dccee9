import { type Static, Type } from '@sinclair/typebox';
import { Achievement } from './achievements.ts';
import {
  Body,
  Count,
  Cursor,
  GradeLevelInput,
  LearnerQuery,
  Limit,
  nullable,
  oneOf,
  Reply,
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

const Score = nullable(
  Type.Integer({
    minimum: 0,
    maximum: 100,
    examples: [80],
    description: 'Percent of right answers; null until answered.',
  }),
);
const Status = oneOf(lessonStatuses, {
  examples: ['ACTIVE'],
  description:
    'ACTIVE: open for answers; DONE: answered, or replaced by a newer one; QUEUED: generated ahead.',
});
const DifficultyOf = oneOf(difficulties, { examples: ['beginner'], description: 'Difficulty.' });

export const Question = Reply(
  {
    question: Type.String({ examples: ['What is 3 + 4?'], description: 'Text of the question.' }),
    choices: Type.Array(Type.String(), {
      examples: [['6', '7', '8', '12']],
      description: '3 to 6 choices, one of which is right.',
    }),
    correctIndex: nullable(
      Type.Integer({
        minimum: 0,
        examples: [1],
        description: 'Right choice, 0-based. Null for a learner if the service hides it until the answer.',
      }),
    ),
    explanation: nullable(
      Type.String({
        examples: ['Count on from 4: 5, 6, 7.'],
        description: 'Way to the right answer. Null together with `correctIndex`.',
      }),
    ),
  },
  { $id: 'Question', title: 'Question', description: 'A multiple-choice question.' },
);

const image = {
  path: Type.String({
    examples: [
      '/api/lessons/01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00/images/01945f7e-3b5c-7d2a-9c41-5a6f3c2b0000',
    ],
    description: 'URL path on this service (`getLessonImage`).',
  }),
  alt: Type.String({ description: 'Alternative text of the image.' }),
  description: Type.String({ description: 'Description of the image.' }),
};

export const LessonSpec = Reply(
  {
    topic: Type.String({ examples: ['Adding within 20'], description: 'Topic of the lesson.' }),
    learningObjectives: Type.Array(Type.String(), {
      examples: [['Add two numbers whose sum is at most 20']],
      description: 'Skills that the lesson teaches.',
    }),
    questions: Type.Array(Type.Ref(Question), { description: 'The quiz.' }),
    images: Type.Array(Reply({ id: Type.String({ description: 'The id of the image.' }), ...image }), {
      examples: [[]],
      description: 'Empty at first; filled in the background.',
    }),
  },
  { $id: 'LessonSpec', title: 'LessonSpec', description: 'The content of a lesson.' },
);

/** interface.md 2.4 */
export const Lesson = Reply(
  {
    id: UuidOf('lesson'),
    learnerId: UserId,
    moduleId: Type.String({
      examples: ['math.addition.within-20'],
      description: 'The concept that the lesson teaches; for a free-text topic, its id for this learner.',
    }),
    status: Status,
    subject: Type.String({ examples: ['Math'], description: 'The school subject.' }),
    category: Type.String({ examples: ['Arithmetic'], description: 'A part of the subject.' }),
    difficulty: DifficultyOf,
    score: Score,
    spec: Type.Ref(LessonSpec),
    imagePaths: Type.Array(Reply(image), {
      examples: [[]],
      description: 'Empty at first; filled in the background.',
    }),
    createdAt: Timestamp,
  },
  { $id: 'Lesson', title: 'Lesson', description: 'A lesson with its quiz for one learner.' },
);
export type Lesson = Static<typeof Lesson>;

export const LessonListing = Reply(
  {
    id: UuidOf('lesson'),
    learnerId: UserId,
    status: Status,
    subject: Type.String({ examples: ['Math'], description: 'The school subject.' }),
    difficulty: DifficultyOf,
    score: Score,
    createdAt: Timestamp,
  },
  { $id: 'LessonListing', title: 'LessonListing', description: 'A lesson without its content.' },
);
export type LessonListing = Static<typeof LessonListing>;

export const CreateLesson = Body(
  'CreateLesson',
  {
    gradeLevel: GradeLevelInput,
    learnerId: UserIdInput,
    topic: Type.Optional(
      Text(200, {
        minLength: 0,
        examples: ['fractions'],
        description: 'Free text. If empty or absent, the service chooses a topic.',
      }),
    ),
    subject: Type.Optional(
      Text(200, { examples: ['Math'], description: "By default one of the profile's subjects." }),
    ),
    category: Type.Optional(
      Text(200, {
        examples: ['Arithmetic'],
        description: 'Stored as given; by default it follows from the subject.',
      }),
    ),
    difficulty: Type.Optional(
      oneOf(difficulties, { examples: ['beginner'], description: 'By default beginner.' }),
    ),
  },
  {
    description: 'A request for a lesson.',
    example: { learnerId: 2, gradeLevel: 5, topic: 'fractions', difficulty: 'beginner' },
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
  {
    answers: Type.Array(Type.Integer(), {
      maxItems: 100,
      examples: [[1, 0, 2, 3, 1]],
      description: 'Selected choice of each question, 0-based. A missing or invalid choice counts as wrong.',
    }),
    doubleOrLoss: Type.Optional(
      Type.Boolean({
        examples: [false],
        description: 'Legacy: double-or-loss for all questions. By default false.',
      }),
    ),
    doubleQuestionIndices: Type.Optional(
      Type.Array(QuestionIndex, {
        maxItems: 100,
        examples: [[0, 2]],
        description: 'Indices of the questions with double-or-loss, 0-based.',
      }),
    ),
  },
  {
    description: 'The answers to the quiz.',
    example: { answers: [1, 0, 2, 3, 1], doubleQuestionIndices: [0, 2] },
  },
);

/** Result of an answered quiz (interface.md 4.4). */
export const QuizResult = Reply(
  {
    lesson: Type.Ref(Lesson),
    score: Type.Integer({
      minimum: 0,
      maximum: 100,
      examples: [80],
      description: 'round(correct / total × 100); points do not count.',
    }),
    correctCount: Count('Right answers.'),
    totalQuestions: Count('Questions of the lesson.'),
    wrongCount: Count('Wrong or missing answers.'),
    pointsAwarded: Count('1 for each right answer, 2 if doubled.'),
    pointsDeducted: Count('Points deducted for wrong doubled answers: never more than the balance.'),
    doubleOrLoss: Type.Boolean({ description: 'True if a question used double-or-loss.' }),
    doubleQuestionIndices: Type.Array(Type.Integer({ minimum: 0 }), {
      examples: [[0, 2]],
      description: 'Indices of the questions with double-or-loss, 0-based.',
    }),
    newBalance: Count('The balance after the quiz.'),
    newAchievements: Type.Array(Type.Ref(Achievement), {
      description: 'Achievements earned by the answers.',
    }),
  },
  { $id: 'QuizResult', title: 'QuizResult', description: 'Result of an answered quiz.' },
);
export type QuizResult = Static<typeof QuizResult>;

/** A learner's knowledge of a concept. */
export const ConceptMastery = Reply(
  {
    conceptId: Type.String({ examples: ['math.fractions.add'], description: 'The `moduleId` of a lesson.' }),
    title: Type.String({ examples: ['Adding fractions'], description: 'The name of the concept.' }),
    subject: Type.String({ examples: ['Math'], description: 'The subject of the concept.' }),
    level: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Probability that the learner knows the concept (Bayesian knowledge tracing).',
    }),
    isMastered: Type.Boolean({ description: 'True for a level of at least 0.95 after at least 3 answers.' }),
    attempts: Count('Answered questions.'),
    correct: Count('Right answers.'),
    lastAttempted: Timestamp,
    dueAt: Type.String({
      format: 'date-time',
      description: 'Time of the next review (spaced repetition, FSRS).',
    }),
  },
  { $id: 'ConceptMastery', title: 'ConceptMastery', description: "A learner's mastery of a concept." },
);
