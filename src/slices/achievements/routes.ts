import { sql } from 'kysely';
import { achievementTexts } from '../../../schema/achievement-texts.ts';
import { EarnedAchievement } from '../../../schema/achievements.ts';
import { LearnerPageQuery, pageOf } from '../../../schema/common.ts';
import { namedLearner, ofLearner } from '../../http/access.ts';
import { type App, roles } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { listing } from '../../http/listings/listing.ts';
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

/** SQL of a text of each type. */
const textOf = (name: 'title' | 'description') => {
  const texts = Object.entries(achievementTexts).map(
    ([type, of]) => sql`WHEN ${sql.lit(type)} THEN ${sql.lit(of[name])}`,
  );
  return sql<string>`CASE type ${sql.join(texts, sql` `)} END`.as(name);
};

const listEarned = listing({
  order: { direction: 'desc', columns: { earnedAt: 'timestamp', id: 'uuid' } },
  item: EarnedAchievement,
  select: (db, learner) =>
    db
      .selectFrom('achievements')
      .select(['id', 'type', textOf('title'), textOf('description'), 'earned_at as earnedAt'])
      .where(ofLearner(learner))
      // During an update, newer instances may add types that this one cannot describe.
      .where(
        'type',
        'in',
        Object.keys(achievementTexts).map((type) => sql.lit(type)),
      ),
});

/** Registers the list of a learner's achievements (decisions.md 4.8). */
export function registerAchievementRoutes(app: App, deps: Deps): void {
  app.get('/api/achievements', listAchievements, async (request, reply) => {
    const learner = await namedLearner(deps.database.db, callerOf(request), request.query.learnerId);
    return listEarned(deps, request, reply, learner, {});
  });
}
