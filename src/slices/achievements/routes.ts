import { achievementTexts } from '../../../schema/achievement-texts.ts';
import { type AchievementType, EarnedAchievement } from '../../../schema/achievements.ts';
import { LearnerPageQuery, pageOf } from '../../../schema/common.ts';
import { columnsOf } from '../../db/columns.ts';
import { namedLearner, ofLearner } from '../../http/access.ts';
import { type App, roles } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { type Order, readPage, sendPage } from '../../http/listings/paging.ts';
import { learnerErrors, operation } from '../../http/operation.ts';
import type { Deps } from '../../slice/deps.ts';

const listAchievements = operation('listAchievements', 'Achievements', {
  access: roles,
  errors: learnerErrors,
  summary: "A learner's achievements",
  description: `Lists a learner's achievements, newest first. A learner earns each once. Some are for 1, 5, 25 and 100
lessons, and for lessons on 3 and 7 days in a row, as the family counts them. The others are for a perfect score, the first reached goal, the
first approved redemption and the first mastered concept.`,
  querystring: LearnerPageQuery,
  response: { 200: pageOf(EarnedAchievement, 'A page of achievements, newest first.') },
});

const newestFirst: Order = { direction: 'desc', columns: { earned_at: 'timestamp', id: 'uuid' } };

/** Registers the list of a learner's achievements (decisions.md 4.8). */
export function registerAchievementRoutes(app: App, { database: { db } }: Deps): void {
  app.get('/api/achievements', listAchievements, async (request, reply) => {
    const learner = await namedLearner(db, callerOf(request), request.query.learnerId);
    // During an update, newer instances may add types that this one cannot describe.
    const rows = db
      .selectFrom('achievements')
      .select(columnsOf('achievements'))
      .where(ofLearner(learner))
      .where('type', 'in', Object.keys(achievementTexts));
    const page = await readPage(rows, newestFirst, request.query, (row) => {
      // The condition allows only these.
      const type = row.type as AchievementType;
      return { id: row.id, type, ...achievementTexts[type], earnedAt: row.earned_at };
    });
    return sendPage(page, request, reply);
  });
}
