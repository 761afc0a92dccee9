import { type Static, Type } from '@sinclair/typebox';
import { Achievement } from './achievements.ts';
import {
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
  Uuid,
} from './common.ts';

export const lessonStatuses = ['ACTIVE', 'DONE', 'QUEUED'] as const;
export type LessonStatus = (typeof lessonStatuses)[number];
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

const Score = nullable(
  Type.Integer({ minimum: 0, maximum: 100, description: 'Percent of right answers; null until answered.' }),
);

export const Question = Reply(
  {
    question: Type.String({ examples: ['What is 3 + 4?'] }),
    choices: Type.Array(Type.String(), { examples: [['6', '7', '8', '12']] }),
    correctIndex: nullable(
      Type.Integer({
        minimum: 0,
        description: '0-based. Null for a learner where the service hides it until the answer.',
      }),
    ),
    explanation: nullable(Type.String({ description: 'Hidden together with `correctIndex`.' })),
  },
  { $id: 'Question', title: 'Question' },
);

export const LessonImage = Reply({
  id: Type.String(),
  alt: Type.String(),
  description: Type.String(),
  path: Type.String({ description: 'URL path on this service.' }),
});

export const LessonSpec = Reply(
  {
    topic: Type.String({ examples: ['Adding within 20'] }),
    learningObjectives: Type.Array(Type.String()),
    questions: Type.Array(Type.Ref(Question)),
    images: Type.Array(LessonImage, { description: 'Filled in the background.' }),
  },
  { $id: 'LessonSpec', title: 'LessonSpec' },
);

/** interface.md 2.4 */
export const Lesson = Reply(
  {
    id: Uuid,
    learnerId: UserId,
    moduleId: Type.String({ examples: ['math.addition.within-20'], description: "The generator's concept." }),
    status: oneOf(lessonStatuses),
    subject: Type.String({ examples: ['Math'] }),
    category: Type.String({ examples: ['Arithmetic'] }),
    difficulty: oneOf(difficulties),
    score: Score,
    spec: Type.Ref(LessonSpec),
    imagePaths: Type.Array(Reply({ path: Type.String(), alt: Type.String(), description: Type.String() }), {
      description: 'Filled in the background.',
    }),
    createdAt: Timestamp,
  },
  { $id: 'Lesson', title: 'Lesson' },
);
export type Lesson = Static<typeof Lesson>;

export const LessonListing = Reply(
  {
    id: Uuid,
    learnerId: UserId,
    status: oneOf(lessonStatuses),
    subject: Type.String(),
    difficulty: oneOf(difficulties),
    score: Score,
    createdAt: Timestamp,
  },
  { $id: 'LessonListing', title: 'LessonListing' },
);
export type LessonListing = Static<typeof LessonListing>;

export const CreateLesson = Type.Object({
  gradeLevel: GradeLevelInput,
  learnerId: UserIdInput,
  topic: Type.Optional(
    Text(200, {
      minLength: 0,
      examples: ['fractions'],
      description: 'Free text; empty or absent: chosen for the learner.',
    }),
  ),
  subject: Type.Optional(Text(200, { examples: ['Math'] })),
  category: Type.Optional(Text(200, { examples: ['Arithmetic'], description: 'Kept as given.' })),
  difficulty: Type.Optional(oneOf(difficulties, { description: 'By default beginner.' })),
});
export type CreateLesson = Static<typeof CreateLesson>;

export const LessonParams = Type.Object({ lessonId: Uuid });
export const LessonsQuery = Type.Object({ ...LearnerQuery.properties, limit: Limit(10), cursor: Cursor });

const QuestionIndex = Type.Integer({ minimum: 0, maximum: 99 });

export const AnswerLesson = Type.Object({
  answers: Type.Array(Type.Integer(), {
    maxItems: 100,
    examples: [[1, 0, 2, 3, 1]],
    description:
      'The selected choice of each question, 0-based. What is missing or no choice counts as wrong.',
  }),
  doubleOrLoss: Type.Optional(
    Type.Boolean({ description: 'Legacy: double-or-loss for all questions. By default false.' }),
  ),
  doubleQuestionIndices: Type.Optional(
    Type.Array(QuestionIndex, { maxItems: 100, description: 'The questions with double-or-loss, 0-based.' }),
  ),
});

/** What an answered quiz comes to (interface.md 4.4). */
export const QuizResult = Reply(
  {
    lesson: Type.Ref(Lesson),
    score: Type.Integer({
      minimum: 0,
      maximum: 100,
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
    doubleQuestionIndices: Type.Array(Type.Integer({ minimum: 0 })),
    newBalance: Count('The balance after the quiz.'),
    newAchievements: Type.Array(Type.Ref(Achievement)),
  },
  { $id: 'QuizResult', title: 'QuizResult' },
);
export type QuizResult = Static<typeof QuizResult>;
