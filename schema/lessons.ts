import { type Static, Type } from '@sinclair/typebox';
import { Achievement } from './achievements.ts';
import * as t from './common.ts';
import { difficulties } from './difficulties.ts';
import { Introduction, Question } from './questions.ts';

export const LessonStatus = t.Enum(
  'LessonStatus',
  ['ACTIVE', 'DONE', 'QUEUED'],
  'ACTIVE: open for answers; DONE: answered, or replaced by a newer one; QUEUED: generated ahead.',
  'ACTIVE',
);
export type LessonStatus = Static<typeof LessonStatus>;

export const Difficulty = t.Enum('Difficulty', difficulties, 'Difficulty of a lesson.', 'beginner');
export type Difficulty = Static<typeof Difficulty>;

const isTooFast = Type.Optional(
  t.Bool('True if answered faster than a person reads: it counts for no mastery. Otherwise absent.', true),
);

const Score = t.nullable(t.Percent('Percent of right answers; null until answered.', 80));

const image = {
  path: t.Str(
    'URL path on this service (`getLessonImage`).',
    '/api/lessons/01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00/images/01945f7e-3b5c-7d2a-9c41-5a6f3c2b0000',
  ),
  alt: t.Str('Alternative text of the image.'),
  description: t.Str('Description of the image.'),
};

/** Image of `imagePaths` (interface.md 2.4). */
export const ImagePath = t.Reply('ImagePath', 'An image of a lesson.', image);

export const LessonImage = t.Reply('LessonImage', 'An image of a lesson, with its id.', {
  id: t.Str('The id of the image.'),
  ...image,
  questionIndex: Type.Optional(
    t.Count('Index of the question that the image illustrates, 0-based. Absent for other images.', 0),
  ),
  introductionIndex: Type.Optional(
    t.Count('Index of the introduction whose example the image illustrates, 0-based.', 0),
  ),
});

export const LessonSpec = t.Reply('LessonSpec', 'The content of a lesson.', {
  topic: t.Str('Topic of the lesson.', 'Adding within 20'),
  requestedTopic: Type.Optional(
    t.Str('The topic of the request. Absent without one, and in lessons of earlier versions.', 'adding'),
  ),
  topicMatched: Type.Optional(
    t.Bool(
      'True if the lesson is about `requestedTopic`. False if the service has nothing on it for the grade. Present together with it.',
      true,
    ),
  ),
  learningObjectives: Type.Array(Type.String(), {
    examples: [['Add two numbers whose sum is at most 20']],
    description: 'Skills that the lesson teaches.',
  }),
  introduction: Type.Optional(
    t.List(
      Introduction,
      'Each concept of the lesson. Absent in lessons of earlier versions, and in those of a model with a wrong one.',
    ),
  ),
  questions: t.List(Question, 'The quiz.'),
  images: Type.Array(Type.Ref(LessonImage), {
    examples: [[]],
    description: 'Empty in the answer that creates the lesson, and while a model draws a picture.',
  }),
});

/** interface.md 2.4 */
export const Lesson = t.Reply('Lesson', 'A lesson with its quiz for one learner.', {
  id: t.UuidOf('lesson'),
  learnerId: t.UserId,
  moduleId: t.Str(
    'The concept that the lesson teaches; for a free-text topic, its id for this learner.',
    'math.addition.within-20',
  ),
  status: Type.Ref(LessonStatus),
  subject: t.Str('The school subject.', 'Math'),
  category: t.Str('Part of the subject.', 'Arithmetic'),
  difficulty: Type.Ref(Difficulty),
  score: Score,
  spec: Type.Ref(LessonSpec),
  imagePaths: Type.Array(Type.Ref(ImagePath), {
    examples: [[]],
    description: 'Empty in the answer that creates the lesson, and while a model draws a picture.',
  }),
  createdAt: t.Timestamp,
  answers: Type.Optional(
    Type.Array(t.nullable(t.Count('Index of a choice, 0-based.')), {
      examples: [[1, 0, null, 3, 1]],
      description:
        'The given answers, one for each question; null for a missing or invalid one. Absent until answered.',
    }),
  ),
  answeredAt: Type.Optional(t.Time('Time of the answers. Absent until answered.')),
  isTooFast,
});
export type Lesson = Static<typeof Lesson>;

export const LessonListing = t.Reply('LessonListing', 'A lesson without its content.', {
  id: t.UuidOf('lesson'),
  learnerId: t.UserId,
  status: Type.Ref(LessonStatus),
  title: t.Str('Topic of the lesson.', 'Adding within 20'),
  subject: t.Str('The school subject.', 'Math'),
  difficulty: Type.Ref(Difficulty),
  score: Score,
  correctCount: Type.Optional(t.Count('Right answers. Absent until answered.', 4)),
  totalQuestions: Type.Optional(t.Count('Questions of the lesson. Absent until answered.', 5)),
  createdAt: t.Timestamp,
  isTooFast,
  isRetired: Type.Optional(
    t.Bool('True if a newer lesson replaced it before its answer. Otherwise absent.', true),
  ),
});
export type LessonListing = Static<typeof LessonListing>;

export const FigureForm = t.Enum('FigureForm', ['inline'], '`inline`: within the lesson.', 'inline');

/** Wish for figures within a lesson, in a query or in the body of a request that creates the lesson. */
export const Figures = Type.Optional(
  t.Described(
    FigureForm,
    'With `inline`, questions and worked examples have their `figure` within the lesson, as an `<img>` shows it.',
  ),
);
/** Query of a request for a lesson. */
export const FiguresQuery = Type.Object({ figures: Figures });

export const CreateLesson = t.Body(
  'CreateLesson',
  { learnerId: 2, gradeLevel: 5, topic: 'fractions', difficulty: 'beginner' },
  'A request for a lesson.',
  {
    gradeLevel: t.GradeLevelInput,
    learnerId: Type.Ref(t.UserIdInput),
    topic: Type.Optional(
      t.Text(200, 'Free text. If empty or absent, the service chooses a topic.', 'fractions', {
        minLength: 0,
      }),
    ),
    subject: Type.Optional(t.Text(200, "By default one of the profile's subjects.", 'Math')),
    category: Type.Optional(
      t.Text(
        200,
        'Stored as given; by default, the category of the concept, or else the subject.',
        'Arithmetic',
      ),
    ),
    difficulty: Type.Optional(
      t.Described(Difficulty, 'By default, it follows from the answers so far: beginner at first.'),
    ),
    figures: Figures,
  },
);
export type CreateLesson = Static<typeof CreateLesson>;

export const LessonParams = Type.Object({ lessonId: t.UuidParam('lesson') });
export const LessonImageParams = Type.Object({ ...LessonParams.properties, imageId: t.UuidOf('image') });
/** Media types of lesson images. */
export const imageTypes = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'] as const;

export const LessonKind = t.Enum(
  'LessonKind',
  ['answered', 'open', 'queued', 'retired'],
  'answered: with answers; open: the ACTIVE one; queued: generated ahead; retired: replaced before its answer.',
  'answered',
);
export type LessonKind = Static<typeof LessonKind>;

export const LessonsQuery = Type.Object({
  ...t.LearnerQuery.properties,
  kind: Type.Optional(t.Described(LessonKind, 'Only lessons of this kind; by default, all.')),
  limit: t.Limit(10),
  cursor: t.Cursor,
});

/** The same for the learner's ACTIVE lesson. */
export const ActiveLessonQuery = Type.Object({
  ...t.OptionalLearnerQuery.properties,
  ...FiguresQuery.properties,
});

const QuestionIndex = Type.Integer({ minimum: 0, maximum: 99 });

export const AnswerLesson = t.Body(
  'AnswerLesson',
  { answers: [1, 0, 2, 3, 1], doubleQuestionIndices: [0, 2] },
  'The answers to the quiz.',
  {
    answers: Type.Array(Type.Integer(), {
      maxItems: 100,
      examples: [[1, 0, 2, 3, 1]],
      description:
        'Index of the selected choice of each question, 0-based. A missing or invalid index counts as wrong.',
    }),
    doubleOrLoss: Type.Optional(t.Bool('Legacy: double-or-loss for all questions. By default false.', false)),
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
export const QuizResult = t.Reply('QuizResult', 'Result of an answered quiz.', {
  lesson: Type.Ref(Lesson),
  score: t.Percent('round(correct / total × 100); points do not count.', 80),
  correctCount: t.Count('Right answers.'),
  totalQuestions: t.Count('Questions of the lesson.'),
  wrongCount: t.Count('Wrong or missing answers.'),
  pointsAwarded: t.Count('1 for each right answer, 2 if doubled.'),
  pointsDeducted: t.Count('Points deducted for wrong doubled answers: never more than the balance.'),
  doubleOrLoss: t.Bool('True if a question used double-or-loss.'),
  doubleQuestionIndices: Type.Array(Type.Integer({ minimum: 0 }), {
    examples: [[0, 2]],
    description: 'Indices of the questions with double-or-loss, 0-based.',
  }),
  newBalance: t.Count('The balance after the quiz.'),
  newAchievements: t.List(Achievement, 'Achievements earned by the answers.'),
});
export type QuizResult = Static<typeof QuizResult>;
