import { Type } from '@sinclair/typebox';
import { OptionalLearnerQuery, pageOf } from '../../schema/common.ts';
import * as schemas from '../../schema/lessons.ts';
import { roles } from '../http/app-types.ts';
import { learnerErrors, operation } from '../http/operation.ts';

/** The operations of interface.md 4.4, as the OpenAPI document describes them. */

const ETag = { type: 'string', description: 'Names the image for `If-None-Match`.' };

export const getActiveLesson = operation('getActiveLesson', 'Lessons', {
  access: roles,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: 'The active lesson',
  description: `The ACTIVE lesson of the learner, by default the caller; null when there is none. Changes nothing.`,
  querystring: OptionalLearnerQuery,
  response: {
    200: Type.Union([Type.Ref(schemas.Lesson), Type.Null()], { description: 'The active lesson, or null.' }),
  },
});

export const createLesson = operation('createLesson', 'Lessons', {
  access: roles,
  errors: [
    'FORBIDDEN',
    'LEARNER_NOT_FOUND',
    'PROFILE_NOT_FOUND',
    'TOPIC_NOT_AVAILABLE_OFFLINE',
    'TOPIC_REFUSED',
    'LESSON_GENERATION_FAILED',
  ],
  summary: 'Create a lesson',
  description: `Makes a lesson of five questions (fewer only where the concept holds fewer) and makes it ACTIVE. An ACTIVE lesson that
was there is retired: DONE, with \`score\` null. A LEARNER creates for itself, a PARENT for its own children.

A \`topic\` is matched with the nearest concept. Where the service has a model to write lessons, the model writes the questions on
the topic, and each is checked: arithmetic is recomputed, every other key has to be found again by the model without seeing it.
What fails is replaced from the concept, if the topic has one, and \`moduleId\` names it; else \`moduleId\` is an id of the topic for this
learner. A model that gives no lesson, for a topic without a concept, ends in 503 \`LESSON_GENERATION_FAILED\`, within a minute. Without a
model, a topic that fits no concept gives 400 \`TOPIC_NOT_AVAILABLE_OFFLINE\` with the topics that are available. A topic that is not fit
for children gives 400 \`TOPIC_REFUSED\`: obvious ones from the service itself, with a model or without one, the others from the model.

Without a topic, the lesson that was generated ahead (QUEUED, see \`answerLesson\`) is taken if its subject, difficulty and
grade fit what the request says of them, and goes on waiting if they do not; else the concept that is weakest and longest ago, of the given subject or of the
profile's subjects. \`moduleId\` names the concept.

No question comes twice for a learner while its concept has others, also of lessons made at the same time; then those come that
were asked longest ago. Images follow in the background: \`imagePaths\` is empty at first, and stays so where there is nothing to show.`,
  body: Type.Ref(schemas.CreateLesson),
  response: { 201: Type.Ref(schemas.Lesson) },
});

export const getLesson = operation('getLesson', 'Lessons', {
  access: roles,
  errors: ['FORBIDDEN', 'LESSON_NOT_FOUND'],
  summary: 'A lesson',
  description: `A LEARNER reads its own lessons, a PARENT those of its children. Where the service is so configured, a LEARNER sees
\`correctIndex\` and \`explanation\` only after it has answered.`,
  params: schemas.LessonParams,
  response: { 200: Type.Ref(schemas.Lesson) },
});

export const getLessonImage = operation('getLessonImage', 'Lessons', {
  access: roles,
  errors: ['FORBIDDEN', 'LESSON_NOT_FOUND', 'IMAGE_NOT_FOUND'],
  summary: 'An image of a lesson',
  description: `For everybody who may read the lesson, which names its images by their paths. They are made in the background after the
lesson: figures of its questions, which show no answer, and which the questions do not need to be understood; or, where the
service has a model that draws, one picture of it. A lesson may have none.

An image never changes, but the users who may see it do. Clients may store it and must request it again each time, with its
\`ETag\` in \`If-None-Match\`: 304 means that the stored image is good.`,
  params: schemas.LessonImageParams,
  response: {
    200: Type.Unsafe<Buffer>({
      description: 'The image.',
      headers: { ETag },
      content: Object.fromEntries(schemas.imageTypes.map((type) => [type, { schema: {} }])),
    }),
    304: Type.Null({ description: 'The image that the client has is the one.', headers: { ETag } }),
  },
});

export const listLessons = operation('listLessons', 'Lessons', {
  access: roles,
  errors: learnerErrors,
  summary: "A learner's lessons",
  description: `Newest first. Where there are more than \`limit\`, the \`Link\` header holds the address of the next page.`,
  querystring: schemas.LessonsQuery,
  response: { 200: pageOf(schemas.LessonListing, 'A page of lessons, newest first.') },
});

export const answerLesson = operation('answerLesson', 'Lessons', {
  isIdempotent: true,
  access: roles,
  errors: ['FORBIDDEN', 'LESSON_NOT_FOUND', 'LESSON_NOT_ACTIVE', 'INVALID_LESSON_SPEC'],
  summary: 'Answer the quiz',
  description: `Scores the quiz of an ACTIVE lesson, once; the lesson is DONE then. Each right answer earns 1 point. With double-or-loss a
right answer earns 2 and a wrong one takes 1 off, after the awards and never below zero. It applies only where the learner's setting
allows it, else the quiz is scored plainly. \`doubleQuestionIndices\`, where not empty, is used instead of \`doubleOrLoss\`.
Fewer answers than questions leave the rest wrong, more give 400. Points and achievements go to the learner, also if the parent submits.

The next lesson is then generated in the background, for the same grade, on what the learner needs most of the profile's
subjects, and as hard as suits what the learner knows of it. It waits as QUEUED, one a learner, until \`createLesson\` takes it.`,
  params: schemas.LessonParams,
  body: Type.Ref(schemas.AnswerLesson),
  response: { 200: Type.Ref(schemas.QuizResult) },
});
