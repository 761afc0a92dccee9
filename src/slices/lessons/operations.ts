import { Type } from '@sinclair/typebox';
import { Binary, pageOf } from '../../../schema/common.ts';
import * as schemas from '../../../schema/lessons.ts';
import { CheckedQuestion, CheckQuestion } from '../../../schema/questions.ts';
import { roles } from '../../http/app-types.ts';
import { learnerErrors, operation } from '../../http/operation.ts';

/** Operations of interface.md 4.4 in the OpenAPI document. */

const ETag = { type: 'string', description: 'Identifies the image for `If-None-Match`.' };

export const getActiveLesson = operation('getActiveLesson', 'Lessons', {
  isTagged: true,
  access: roles,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: 'The active lesson',
  description: `Returns the learner's ACTIVE lesson, or null without one. By default the learner is the caller. The request
changes nothing.`,
  querystring: schemas.ActiveLessonQuery,
  response: {
    200: Type.Union([Type.Ref(schemas.Lesson), Type.Null()], { description: 'The active lesson, or null.' }),
  },
});

export const createLesson = operation('createLesson', 'Lessons', {
  access: roles,
  rateClass: 'lesson',
  errors: [
    'FORBIDDEN',
    'LEARNER_NOT_FOUND',
    'PROFILE_NOT_FOUND',
    'TOPIC_REFUSED',
    'TOO_MANY_LESSONS',
    'TOO_MANY_TOPICS',
    'LESSON_GENERATION_FAILED',
  ],
  summary: 'Create a lesson',
  description: `Creates a lesson of five questions, or fewer if its concept has fewer, and makes it ACTIVE. A previous
ACTIVE lesson becomes DONE with \`score\` null. A LEARNER creates lessons for themselves, a PARENT for their own children, an
ADMIN for any learner.

A \`topic\` is a wish. \`spec.requestedTopic\` repeats it, and \`spec.topicMatched\` says whether the lesson is about it. The
service looks for what it names at the grade: a concept, a subject, or facts and texts. A lesson on facts or texts has three to
five questions, all about them. If the topic names nothing, the lesson is on the learner's next concept. A given subject is kept,
and a topic outside of it names nothing. A subject without concepts, such as Art, counts as the topic of a request without one. If a model is
configured, it writes lessons on topics that name nothing, and on those of which the learner has seen most questions. \`moduleId\` is
then an id of the topic for this learner. The service recomputes arithmetic, and four checks must find each answer again and no
wrong text. If too few questions pass, the response is 503 \`LESSON_GENERATION_FAILED\` within 90 seconds.
A topic that is unfit for children gives 400 \`TOPIC_REFUSED\`: the service rejects obvious ones, and the model rejects others.

Without a topic, the service takes the lesson that it generated ahead (QUEUED, see \`answerLesson\`) if it fits the
requested subject, difficulty and grade. Otherwise that lesson stays QUEUED, or ends if the level in its subject may have moved
since, and the service generates another one. It chooses a concept of the requested subject or of the profile's subjects: due
reviews and concepts to learn take turns. Each subject has a level (\`listLevels\`), which begins at the grade of the profile and
follows the answers. What is first taught before it counts as known until answers say otherwise, so the first lesson of a subject
is one that begins at the grade, if there is one. A concept is asked at its own grade, and comes after its prerequisites. After two
failures, its prerequisites or lessons of the grade below come first. A \`gradeLevel\` other than that of the profile and of the last
lessons in the subject is a wish for exactly that grade.

A learner has a maximum number of lessons a day of the family: 200 by default. After that, the response is 429
\`TOO_MANY_LESSONS\`, with \`Retry-After\` until midnight there. A lesson counts on the day when it becomes ACTIVE. A QUEUED one does
not count before that.

A learner gets no question twice while the concept has unseen ones, even in lessons created at the same time. After that,
the service repeats the questions seen longest ago. The answer has no images: \`imagePaths\` is empty at first, and stays
empty if there is nothing to show. With \`figures\` in the body, it has the figures of the questions at once.`,
  body: Type.Ref(schemas.CreateLesson),
  response: { 201: Type.Ref(schemas.Lesson) },
});

export const getLesson = operation('getLesson', 'Lessons', {
  isTagged: true,
  access: roles,
  errors: ['FORBIDDEN', 'LESSON_NOT_FOUND'],
  summary: 'A lesson',
  description: `A LEARNER reads their own lessons, a PARENT those of their children, an ADMIN all. The operator can hide
\`correctIndex\` and \`explanation\` from a LEARNER until they answer the lesson, or check the question. Without that, a child who
can program can read the answers.`,
  params: schemas.LessonParams,
  querystring: schemas.FiguresQuery,
  response: { 200: Type.Ref(schemas.Lesson) },
});

export const getLessonImage = operation('getLessonImage', 'Lessons', {
  access: roles,
  errors: ['FORBIDDEN', 'LESSON_NOT_FOUND', 'IMAGE_NOT_FOUND'],
  summary: 'An image of a lesson',
  description: `Returns an image to everybody who may read its lesson; the lesson lists the paths of its images. A
background job makes them: figures of the questions, or one picture if the service has a model that draws. A figure shows no
answer, and its question is complete without it. A lesson may have no images.

An image never changes, but the users who may see it do. Clients may store it, but must request it again for each use, with
its \`ETag\` in \`If-None-Match\`. 304 means that the stored image is valid.`,
  params: schemas.LessonImageParams,
  response: {
    200: Type.Unsafe<Buffer>({
      description: 'The image.',
      headers: { ETag },
      content: Object.fromEntries(schemas.imageTypes.map((type) => [type, { schema: Binary }])),
    }),
    304: Type.Null({ description: 'The image that the client stored is valid.', headers: { ETag } }),
  },
});

export const listLessons = operation('listLessons', 'Lessons', {
  access: roles,
  errors: learnerErrors,
  summary: "A learner's lessons",
  description: `Lists the learner's lessons, newest first. Those that were answered faster than a person can read have
\`isTooFast\`: the learner cannot have read them, and a program may have answered. If there are more than \`limit\`, the \`Link\` header has the
address of the next page.`,
  querystring: schemas.LessonsQuery,
  response: { 200: pageOf(schemas.LessonListing, 'A page of lessons, newest first.') },
});

export const answerLesson = operation('answerLesson', 'Lessons', {
  isIdempotent: true,
  access: roles,
  errors: ['FORBIDDEN', 'LESSON_NOT_FOUND', 'LESSON_NOT_ACTIVE', 'INVALID_LESSON_SPEC'],
  summary: 'Answer the quiz',
  description: `Scores the quiz of an ACTIVE lesson once; the lesson becomes DONE. A right answer earns 1 point. With
double-or-loss, a right answer earns 2 points. A wrong one costs 1, deducted after the awards and never below a balance of
0. Double-or-loss applies only if the learner's settings allow it; otherwise the quiz is scored without it. If
\`doubleQuestionIndices\` is not empty, \`doubleOrLoss\` is ignored. Missing answers count as wrong; too many give 400. The
learner gets the points and achievements, even if the parent sends the answers. For a question that was checked
(\`checkQuestion\`), the choice and double-or-loss of its first check count, and not those of the request.

Answers that come faster than a person can read the quiz earn their points, but count for no mastery: \`isTooFast\` of the lesson is
then true. A question takes at least a second, and as long as its words and those of the picked choice take at 600 a minute.

A background job then generates the next lesson. The learner's levels and mastery decide its subject, concept, grade and
difficulty. The lesson stays QUEUED until \`createLesson\` takes it. A learner has at most one QUEUED lesson.`,
  params: schemas.LessonParams,
  body: Type.Ref(schemas.AnswerLesson),
  response: { 200: Type.Ref(schemas.QuizResult) },
});

export const checkQuestion = operation('checkQuestion', 'Lessons', {
  isIdempotent: true,
  appends: false,
  access: roles,
  errors: ['FORBIDDEN', 'LESSON_NOT_FOUND', 'LESSON_NOT_ACTIVE', 'INVALID_LESSON_SPEC'],
  summary: 'Check one question',
  description: `Keeps the first choice for a question of an ACTIVE lesson, and returns whether it is right, with the explanation and
the advice for it. This choice counts: a later check of the question changes nothing and returns the kept choice, and
\`answerLesson\` takes it. So a lesson that was broken off keeps its answers. Points come with \`answerLesson\` only.

Double-or-loss for the question is chosen with its first check. It needs the learner's setting, like in \`answerLesson\`; otherwise
\`isDoubled\` of the answer is false. In a placement, -1 is never doubled. Who reads the lesson sees the question with
\`checked\`, its key and explanation, even if the service hides keys until the answer.`,
  params: schemas.LessonParams,
  body: Type.Ref(CheckQuestion),
  response: { 200: Type.Ref(CheckedQuestion) },
});
