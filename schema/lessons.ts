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
  description: 'ACTIVE: to be answered; DONE: answered, or retired by a newer one; QUEUED: generated ahead.',
});
const DifficultyOf = oneOf(difficulties, { examples: ['beginner'], description: 'How hard it is.' });

export const Question = Reply(
  {
    question: Type.String({ examples: ['What is 3 + 4?'], description: 'The question itself.' }),
    choices: Type.Array(Type.String(), {
      examples: [['6', '7', '8', '12']],
      description: '3 to 6 choices, one of which is right.',
    }),
    correctIndex: nullable(
      Type.Integer({
        minimum: 0,
        examples: [1],
        description: '0-based. Null for a learner where the service hides it until the answer.',
      }),
    ),
    explanation: nullable(
      Type.String({
        examples: ['Count on from 4: 5, 6, 7.'],
        description: 'The way to the right answer. Null together with `correctIndex`.',
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
  alt: Type.String({ description: 'Text for those who do not see the image.' }),
  description: Type.String({ description: 'What the image shows.' }),
};

export const LessonSpec = Reply(
  {
    topic: Type.String({ examples: ['Adding within 20'], description: 'What the lesson is about.' }),
    learningObjectives: Type.Array(Type.String(), {
      examples: [['Add two numbers whose sum is at most 20']],
      description: 'What the learner can do afterwards.',
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
      description: 'The concept that the lesson teaches; of a topic in free text, its id for this learner.',
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
  { $id: 'Lesson', title: 'Lesson', description: 'A lesson with its quiz, made for one learner.' },
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
        description: 'Free text; empty or absent: chosen for the learner.',
      }),
    ),
    subject: Type.Optional(
      Text(200, { examples: ['Math'], description: "By default one of the profile's subjects." }),
    ),
    category: Type.Optional(
      Text(200, {
        examples: ['Arithmetic'],
        description: 'Kept as given; by default it follows from the subject.',
      }),
    ),
    difficulty: Type.Optional(
      oneOf(difficulties, { examples: ['beginner'], description: 'By default beginner.' }),
    ),
  },
  {
    description: 'What the lesson is to be.',
    example: { learnerId: 2, gradeLevel: 5, topic: 'fractions', difficulty: 'beginner' },
  },
);
export type CreateLesson = Static<typeof CreateLesson>;

export const LessonParams = Type.Object({ lessonId: UuidParam('lesson') });
export const LessonImageParams = Type.Object({ ...LessonParams.properties, imageId: UuidOf('image') });
/** What an image of a lesson can be. */
export const imageTypes = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'] as const;
export const LessonsQuery = Type.Object({ ...LearnerQuery.properties, limit: Limit(10), cursor: Cursor });

const QuestionIndex = Type.Integer({ minimum: 0, maximum: 99 });

export const AnswerLesson = Body(
  'AnswerLesson',
  {
    answers: Type.Array(Type.Integer(), {
      maxItems: 100,
      examples: [[1, 0, 2, 3, 1]],
      description:
        'The selected choice of each question, 0-based. What is missing or no choice counts as wrong.',
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
        description: 'The questions with double-or-loss, 0-based.',
      }),
    ),
  },
  {
    description: 'The answers to the quiz.',
    example: { answers: [1, 0, 2, 3, 1], doubleQuestionIndices: [0, 2] },
  },
);

/** What an answered quiz comes to (interface.md 4.4). */
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
    pointsAwarded: Count('1 for a right answer, 2 where it was doubled.'),
    pointsDeducted: Count(
      'What was in fact deducted for wrong doubled answers: never more than the balance.',
    ),
    doubleOrLoss: Type.Boolean({ description: 'Whether any double-or-loss was used.' }),
    doubleQuestionIndices: Type.Array(Type.Integer({ minimum: 0 }), {
      examples: [[0, 2]],
      description: 'The questions to which it applied, 0-based.',
    }),
    newBalance: Count('The balance after the quiz.'),
    newAchievements: Type.Array(Type.Ref(Achievement), { description: 'What these answers have earned.' }),
  },
  { $id: 'QuizResult', title: 'QuizResult', description: 'What an answered quiz comes to.' },
);
export type QuizResult = Static<typeof QuizResult>;

/** What a learner knows of a concept. */
export const ConceptMastery = Reply(
  {
    conceptId: Type.String({ examples: ['math.fractions.add'], description: 'As `moduleId` of a lesson.' }),
    title: Type.String({ examples: ['Adding fractions'], description: 'The name of the concept.' }),
    subject: Type.String({ examples: ['Math'], description: 'The subject that it belongs to.' }),
    level: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'The probability that the learner knows it, by its answers (Bayesian knowledge tracing).',
    }),
    isMastered: Type.Boolean({ description: 'A level of 0.95 or more, over at least 3 answers.' }),
    attempts: Count('Questions answered.'),
    correct: Count('Right answers.'),
    lastAttempted: Timestamp,
    dueAt: Type.String({
      format: 'date-time',
      description: 'When it should be reviewed (spaced repetition, FSRS).',
    }),
  },
  { $id: 'ConceptMastery', title: 'ConceptMastery', description: 'How well a learner knows a concept.' },
);
