import type { Kysely } from 'kysely';
import { gradeLevelOf, userIdOf } from '../../schema/common.ts';
import type { Lesson } from '../../schema/lessons.ts';
import type { Row } from '../db/tables.ts';
import type { DB } from '../db/types.ts';
import { Problem } from '../errors.ts';
import { defaultLearner, type LearnerAccess, reachLearner, requireLearner } from '../http/access.ts';
import type { App, Caller } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { executeOnce } from '../http/idempotency.ts';
import { page } from '../http/paging.ts';
import type { Ledger } from '../ledger/execute.ts';
import { authorLesson, type LessonOptions } from './authoring.ts';
import { toLesson } from './content.ts';
import type { LessonDeps } from './deps.ts';
import { answerLesson, createLesson, takeQueuedLesson } from './domain.ts';
import type { NewLesson } from './new-lesson.ts';
import * as operations from './operations.ts';
import { authorProviderLesson } from './provider-lesson.ts';
import { activeLesson, findImage, listLessons, reachLesson } from './queries.ts';

/** Lessons and their quizzes (interface.md 4.4). */
export function registerLessonRoutes(app: App, deps: LessonDeps): void {
  const { ledger, settings } = deps;
  const { db } = deps.database;

  app.get('/api/lessons/active', operations.getActiveLesson, async (request) => {
    const caller = callerOf(request);
    const access = await defaultLearner(db, caller, request.query.learnerId);
    const row = access && (await activeLesson(db, access));
    return row ? shown(row, caller) : null;
  });

  app.post('/api/lessons/create', operations.createLesson, async (request, reply) => {
    const { body } = request;
    const caller = callerOf(request);
    const access = await reachLearner(db, caller, userIdOf(body.learnerId));
    const { difficulty, topic, subject, category } = body;
    const wish = { gradeLevel: gradeLevelOf(body.gradeLevel), difficulty, topic, subject, category };
    const command = { familyId: access.familyId, actorId: caller.userId };
    reply.code(201);
    const queued = topic ? undefined : await takeQueued(ledger, access.learnerId, wish, command);
    if (queued) return shown(queued, caller);
    const data = await author(deps, access, wish);
    return shown(await ledger.execute({ handler: createLesson, data, ...command }), caller);
  });

  app.get('/api/lessons/:lessonId', operations.getLesson, async (request) => {
    const caller = callerOf(request);
    return shown(await reachLesson(db, caller, request.params.lessonId), caller);
  });

  app.get('/api/lessons', operations.listLessons, async (request, reply) => {
    const { query } = request;
    const rows = await listLessons(db, await requireLearner(db, callerOf(request), query.learnerId), query);
    return page(rows, query.limit, ({ createdAt, id }) => [createdAt, id], request, reply);
  });

  app.post('/api/lessons/:lessonId/answer', operations.answerLesson, async (request, reply) => {
    const { answers, doubleOrLoss = false, doubleQuestionIndices = [] } = request.body;
    const caller = callerOf(request);
    const row = await reachLesson(db, caller, request.params.lessonId);
    const lesson = { lessonId: row.id, learnerId: row.learner_id, moduleId: row.module_id };
    const data = { ...lesson, answers, doubleOrLoss, doubleQuestionIndices };
    const command = { handler: answerLesson, data, familyId: row.family_id, actorId: caller.userId };
    return executeOnce(ledger, command, request, reply, { learnerId: row.learner_id });
  });

  registerImageRoute(app, db);

  /** The lesson as this caller may see it (decisions.md 4.10). */
  function shown(row: Row<'lessons'>, caller: Caller): Lesson {
    const isSecret =
      settings.answerKeys === 'after-answer' && caller.role === 'LEARNER' && row.answers === null;
    return toLesson(row, isSecret);
  }
}

/** Whether the client has the answer of this tag already (RFC 9110, 13.1.2). */
function isKept(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

function registerImageRoute(app: App, db: Kysely<DB>): void {
  app.get('/api/lessons/:lessonId/images/:imageId', operations.getLessonImage, async (request, reply) => {
    const { lessonId, imageId } = request.params;
    const image = await findImage(db, await reachLesson(db, callerOf(request), lessonId), imageId);
    const etag = `"${imageId}"`;
    // Asked for again each time: a browser is used by several children, and keeps what any of them has seen.
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (isKept(request.headers['if-none-match'], etag)) return reply.code(304).send(null);
    return reply.type(image.content_type).send(image.bytes);
  });
}

/** A lesson of the model on a topic, where there is a model and a topic; else one of the generators. */
function author(
  { database: { db }, provider, now }: LessonDeps,
  learner: LearnerAccess,
  { topic, difficulty = 'beginner', ...rest }: LessonOptions,
): Promise<NewLesson> {
  const wish = { difficulty, ...rest };
  if (!topic || !provider) return authorLesson(db, learner, { topic, ...wish }, now());
  return authorProviderLesson(db, provider, learner, { topic, ...wish });
}

/** The lesson that waits for the learner, if it fits. */
async function takeQueued(
  ledger: Ledger,
  learnerId: number,
  { gradeLevel, difficulty, subject, category }: LessonOptions,
  command: { familyId: number; actorId: number },
): Promise<Row<'lessons'> | undefined> {
  const data = { learnerId, gradeLevel, difficulty, subject, category };
  try {
    return await ledger.execute({ handler: takeQueuedLesson, data, ...command });
  } catch (error) {
    if (error instanceof Problem && error.code === 'LESSON_NOT_FOUND') return undefined;
    throw error;
  }
}
