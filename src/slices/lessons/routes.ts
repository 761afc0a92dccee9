import type { FastifyRequest } from 'fastify';
import { gradeLevelOf, userIdOf } from '../../../schema/common.ts';
import type { CreateLesson, Lesson } from '../../../schema/lessons.ts';
import { Problem } from '../../base/errors.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import {
  hidesKeys,
  type LearnerAccess,
  learnerOrCaller,
  namedLearner,
  reachLearner,
} from '../../http/access.ts';
import type { App } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { executeAsCaller, executeIdempotently } from '../../http/commands.ts';
import { isCached, sendUnchanged, setTag } from '../../http/listings/etags.ts';
import type { Deps } from '../../slice/deps.ts';
import { daysOf, timeZoneOf } from '../../slice/family-days.ts';
import { authorLesson, gradesOf, type LessonOptions } from './authoring/authoring.ts';
import { withFigures } from './authoring/inline-figures.ts';
import { toLesson, withoutImages } from './authoring/lesson-reply.ts';
import type { NewLesson } from './authoring/new-lesson.ts';
import { checkQuestion } from './checking/check.domain.ts';
import { type LearnerRecord, recordOf } from './choice/record.ts';
import { topicOf } from './choice/topic-selection.ts';
import { requireLesson } from './daily-quota.ts';
import { answerLesson, createLesson, fits, isOutdated, takeQueuedLesson } from './domain.ts';
import { pictured } from './images.ts';
import * as operations from './operations.ts';
import { supplementLesson } from './provider-lesson.ts';
import { activeLesson, activeLessonMark, findImage, listLessons, reachLesson } from './queries.ts';
import { reachQuiz } from './quiz-access.ts';
import { voidedOf } from './voiding/quiz-questions.ts';

/** Registers lessons and their quizzes (interface.md 4.4). */
export function registerLessonRoutes(app: App, deps: Deps): void {
  const { commands, settings } = deps;
  const { db } = deps.database;

  app.get('/api/lessons/active', operations.getActiveLesson, async (request, reply) => {
    const access = await learnerOrCaller(db, callerOf(request), request.query.learnerId);
    if (!access) return null;
    if (await sendUnchanged(request, reply, () => activeLessonMark(deps, access))) return reply;
    const row = await activeLesson(deps, access);
    if (row) setTag(request, reply, row.mark);
    return row ? shown(row, request, request.query.figures) : null;
  });

  app.post('/api/lessons/create', operations.createLesson, async (request, reply) => {
    const { body } = request;
    const access = await reachLearner(db, callerOf(request), userIdOf(body.learnerId));
    const options = optionsOf(body);
    reply.code(201);
    const record = await recordOf(deps, access);
    const days = daysOf(settings, access.familyId);
    const taken = await takeQueued(deps, request, access, record, options);
    if (taken) return shown(taken, request, body.figures);
    const data = await author(deps, access, record, options);
    const command = {
      handler: createLesson,
      familyId: access.familyId,
      data: { ...pictured(deps, data), ...days, outdatedId: outdatedOf(record, options) },
    };
    const create = () => executeAsCaller(commands, request, command);
    return withoutImages(shown(await app.turns.costly.run(access.familyId, create), request, body.figures));
  });

  registerReads(app, deps, shown);

  registerQuiz(app, deps);
  registerImageRoute(app, db);

  /** Returns the lesson as the caller may see it (decisions.md 4.10), and with figures if it wants them (4.27). */
  function shown(...[row, request, figures, voided]: Parameters<Shown>): Lesson {
    const lesson = toLesson(row, hidesKeys(callerOf(request), settings), voided);
    return figures === 'inline' ? withFigures(lesson, row) : lesson;
  }
}

type Shown = (
  row: Row<'lessons'>,
  request: FastifyRequest,
  figures: CreateLesson['figures'],
  voided?: readonly number[],
) => Lesson;

/** Registers the answer of a quiz, and the checks of its questions before. */
function registerQuiz(app: App, deps: Deps): void {
  const { commands, settings } = deps;

  app.post('/api/lessons/:lessonId/answer', operations.answerLesson, async (request, reply) => {
    const { answers, doubleOrLoss = false, doubleQuestionIndices = [] } = request.body;
    const { lessonId } = request.params;
    const { familyId, ...quiz } = await reachQuiz(deps, callerOf(request), lessonId);
    const days = daysOf(settings, familyId);
    const data = { lessonId, ...quiz, ...days, answers, doubleOrLoss, doubleQuestionIndices };
    const command = { handler: answerLesson, familyId, data, learnerId: quiz.learnerId };
    return executeIdempotently(commands, request, reply, command);
  });

  app.post('/api/lessons/:lessonId/check', operations.checkQuestion, async (request, reply) => {
    const { isDoubled = false, ...choice } = request.body;
    const { lessonId } = request.params;
    const { familyId, learnerId } = await reachQuiz(deps, callerOf(request), lessonId);
    const data = { ...choice, isDoubled, lessonId, learnerId };
    const command = { handler: checkQuestion, familyId, data, learnerId };
    return executeIdempotently(commands, request, reply, command);
  });
}

function registerReads(app: App, deps: Deps, shown: Shown): void {
  const { db } = deps.database;

  app.get('/api/lessons/:lessonId', operations.getLesson, async (request, reply) => {
    const { mark, voided, ...row } = await reachLesson(db, callerOf(request), request.params.lessonId);
    if (await sendUnchanged(request, reply, async () => mark)) return reply;
    setTag(request, reply, mark);
    return shown(row, request, request.query.figures, voidedOf({ voided }));
  });

  app.get('/api/lessons', operations.listLessons, async (request, reply) => {
    const { learnerId, kind } = request.query;
    const access = await namedLearner(db, callerOf(request), learnerId);
    return listLessons(deps, request, reply, access, { kind });
  });
}

function registerImageRoute(app: App, db: Db): void {
  app.get('/api/lessons/:lessonId/images/:imageId', operations.getLessonImage, async (request, reply) => {
    const { lessonId, imageId } = request.params;
    const image = await findImage(db, await reachLesson(db, callerOf(request), lessonId), imageId);
    const etag = `"${imageId}"`;
    // Revalidated each time: several children may share a browser and its cache.
    // Weak, because the compressed image has the same tag.
    reply.headers({ etag: `W/${etag}`, 'cache-control': 'private, no-cache' });
    if (isCached(request.headers['if-none-match'], etag)) return reply.code(304).send(null);
    return reply.type(image.content_type).send(image.bytes);
  });
}

function optionsOf({ gradeLevel, difficulty, subject, category, topic }: CreateLesson): LessonOptions {
  const wish = topicOf({ topic, subject });
  return { gradeLevel: gradeLevelOf(gradeLevel), difficulty, subject, category, topic: wish };
}

/** Returns the id of the queued lesson if it is of an earlier level. */
function outdatedOf(record: LearnerRecord, { gradeLevel }: LessonOptions): string | undefined {
  const { queued } = record;
  return queued && isOutdated(queued, gradesOf(record, gradeLevel)) ? queued.id : undefined;
}

/** Generates a lesson with the generators, or with the model if there is one and they lack the topic. */
async function author(
  { database: { db }, services: { provider }, settings: { quotas, timeZone }, now }: Deps,
  learner: LearnerAccess,
  record: LearnerRecord,
  { topic, ...options }: LessonOptions,
): Promise<NewLesson> {
  // The command decides. A learner without a lesson left must not cost a request to the model before.
  const days = { timeZone: timeZoneOf(record.parent, timeZone) };
  requireLesson(record.count, { now: now().toISOString(), quotas, ...days });
  const generated = authorLesson(record, learner, { topic, ...options }, { now: now(), ...days });
  if (!topic || !provider) return generated;
  return supplementLesson(db, provider, { learner, record, options: { topic, ...options }, generated });
}

/** Makes the queued lesson ACTIVE and returns it. Returns undefined if none fits, or another request takes it first. */
async function takeQueued(
  { commands, settings }: Deps,
  request: FastifyRequest,
  { familyId, learnerId }: LearnerAccess,
  record: LearnerRecord,
  { topic, ...options }: LessonOptions,
): Promise<Row<'lessons'> | undefined> {
  const { gradeLevel, difficulty, subject, category } = options;
  const { queued } = record;
  const wanted = { ...gradesOf(record, gradeLevel), difficulty, subject, category };
  const data = { ...daysOf(settings, familyId), learnerId, ...wanted };
  if (topic || !queued || !fits(queued, data)) return undefined;
  try {
    return await executeAsCaller(commands, request, { handler: takeQueuedLesson, familyId, data });
  } catch (error) {
    if (error instanceof Problem && error.code === 'LESSON_NOT_FOUND') return undefined;
    throw error;
  }
}
