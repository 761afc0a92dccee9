import { plusDays } from '../../base/local-day.ts';
import type { Row } from '../../db/tables.ts';
import { projection } from '../../kernel/ledger/rules.ts';
import { one } from '../../kernel/state/reads.ts';

/** Projects achievements, and the counts of lessons and days that they depend on. */
export const achievementProjections = [
  projection({
    on: 'AchievementEarned',
    reads: () => ({}),
    project({ familyId: family_id, id, recordedAt: earned_at, payload }) {
      const { learnerId: learner_id, achievement: type } = payload;
      return [{ table: 'achievements', put: { family_id, learner_id, type, id, earned_at } }];
    },
  }),
  projection({
    on: 'QuizAnswered',
    reads: ({ learnerId: learner_id }) => ({ progress: one('progress', { learner_id }) }),
    project({ familyId: family_id, recordedAt, payload }, { progress }) {
      // Events of version 1 have their day in UTC.
      const put = {
        family_id,
        learner_id: payload.learnerId,
        ...nextProgress(progress, payload.day ?? recordedAt.slice(0, 10)),
      };
      return [{ table: 'progress', put }];
    },
  }),
];

/** Counts a lesson. The streak continues if the last lesson was on the day before (decisions.md 4.8). */
function nextProgress(before: Row<'progress'> | undefined, day: string) {
  const streaks = new Map([
    [day, before?.streak_days ?? 1],
    [plusDays(day, -1), (before?.streak_days ?? 0) + 1],
  ]);
  return {
    lessons_answered: (before?.lessons_answered ?? 0) + 1,
    streak_days: streaks.get(before?.last_day ?? '') ?? 1,
    last_day: day,
  };
}
