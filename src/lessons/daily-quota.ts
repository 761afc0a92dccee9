import type { Row } from '../db/tables.ts';
import { Problem } from '../errors.ts';
import type { EventContext } from '../ledger/events.ts';
import type { Change } from '../state/state.ts';

type Count = Pick<Row<'lesson_counts'>, 'day' | 'lessons'> | undefined;

/** Returns the number of lessons that the learner has had today, in UTC. Throws TOO_MANY_LESSONS for the maximum. */
export function requireLesson(count: Count, { now, quotas }: Pick<EventContext, 'now' | 'quotas'>): number {
  const day = now.slice(0, 10);
  const lessons = count?.day === day ? count.lessons : 0;
  if (lessons < quotas.lessonsPerDay) return lessons;
  const midnight = Date.parse(day) + 86_400_000;
  const retryAfterSeconds = Math.ceil((midnight - Date.parse(now)) / 1000);
  throw new Problem('TOO_MANY_LESSONS', { retryAfterSeconds });
}

/** Counts a lesson that becomes ACTIVE (decisions.md 4.1). Throws TOO_MANY_LESSONS. */
export function countLesson(
  { learnerId: learner_id }: { learnerId: number },
  count: Count,
  context: EventContext,
): Change {
  const { familyId: family_id, now } = context;
  const lessons = requireLesson(count, context) + 1;
  return { table: 'lesson_counts', put: { family_id, learner_id, day: now.slice(0, 10), lessons } };
}
