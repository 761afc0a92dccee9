import { learnerOrCaller, listedFamily } from '../../../http/access.ts';
import type { App } from '../../../http/app-types.ts';
import { callerOf } from '../../../http/authentication.ts';
import { executeAsCaller, executeIdempotently } from '../../../http/commands.ts';
import type { Deps } from '../../../slice/deps.ts';
import { reachLesson } from '../queries.ts';
import { voidQuestion } from '../voiding/voiding.domain.ts';
import * as operations from './operations.ts';
import { listReports } from './queries.ts';
import { reportQuestion, requireQuestion } from './report.domain.ts';

/** Registers reports of questions, and questions that are taken back (decisions.md 4.23). */
export function registerReportRoutes(app: App, deps: Deps): void {
  const { commands } = deps;
  const { db } = deps.database;
  const path = '/api/lessons/:lessonId/questions/:index';

  app.post(`${path}/report`, operations.reportQuestion, async (request, reply) => {
    const { lessonId, index: questionIndex } = request.params;
    const caller = callerOf(request);
    const { family_id: familyId } = await reachLesson(db, caller, lessonId);
    const data = { lessonId, questionIndex, reportedBy: caller.userId, reason: request.body.reason };
    reply.code(201);
    return executeAsCaller(commands, request, { handler: reportQuestion, familyId, data });
  });

  app.get('/api/lessons/reports', operations.listQuestionReports, async (request, reply) => {
    const caller = callerOf(request);
    const learner = await learnerOrCaller(db, caller, request.query.learnerId);
    if (learner) {
      // What others wrote may tell a learner the answer of an open lesson.
      const of = caller.role === 'LEARNER' ? 'reporter' : 'learner';
      return listReports(deps, request, reply, learner, { of });
    }
    const familyId = await listedFamily(db, caller);
    return listReports(deps, request, reply, { familyId }, { of: familyId === undefined ? 'all' : 'family' });
  });

  app.post(`${path}/void`, operations.voidQuestion, async (request, reply) => {
    const { lessonId, index: questionIndex } = request.params;
    const lesson = await reachLesson(db, callerOf(request), lessonId);
    const { family_id: familyId, learner_id: learnerId, module_id } = lesson;
    const { conceptId = module_id } = requireQuestion(lesson, questionIndex);
    const data = { lessonId, learnerId, conceptId, questionIndex };
    return executeIdempotently(commands, request, reply, {
      handler: voidQuestion,
      familyId,
      data,
      learnerId,
    });
  });
}
