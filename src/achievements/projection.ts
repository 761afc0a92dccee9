import type { RecordedEvent } from '../ledger/events.ts';
import type { Change, StateReader } from '../state/state.ts';

const dayMs = 86_400_000;

/** Projects achievements, and the counts of lessons and days that they depend on. */
export function projectAchievements(event: RecordedEvent, state: StateReader): Change[] {
  switch (event.type) {
    case 'AchievementEarned': {
      const { learnerId: learner_id, achievement: type } = event.payload;
      const { familyId: family_id, id, recordedAt: earned_at } = event;
      return [{ table: 'achievements', put: { family_id, learner_id, type, id, earned_at } }];
    }
    case 'QuizAnswered':
      return [{ table: 'progress', put: nextProgress(event, state) }];
    case 'LearnerRemoved': {
      const remove = { learner_id: event.payload.learnerId };
      return [
        { table: 'achievements', remove },
        { table: 'progress', remove },
      ];
    }
    default:
      return [];
  }
}

/** Counts a lesson. The streak continues if the last lesson was on the day before, in UTC (decisions.md 4.8). */
function nextProgress(event: RecordedEvent<'QuizAnswered'>, state: StateReader) {
  const learner_id = event.payload.learnerId;
  const before = state.get('progress', { learner_id });
  const day = event.recordedAt.slice(0, 10);
  const dayBefore = new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
  const streaks = new Map([
    [day, before?.streak_days ?? 1],
    [dayBefore, (before?.streak_days ?? 0) + 1],
  ]);
  return {
    family_id: event.familyId,
    learner_id,
    lessons_answered: (before?.lessons_answered ?? 0) + 1,
    streak_days: streaks.get(before?.last_day ?? '') ?? 1,
    last_day: day,
  };
}
