import { Problem } from '../../base/errors.ts';
import { localDay, plusDays, startOfDay } from '../../base/local-day.ts';
import type { Row } from '../../db/tables.ts';
import type { EventContext } from '../../kernel/ledger/events.ts';
import type { Change } from '../../kernel/state/state.ts';

type Count = Pick<Row<'lesson_counts'>, 'day' | 'lessons'> | undefined;

/** Time, quotas, and the zone of the family's days. */
type Moment = Pick<EventContext, 'now' | 'quotas'> & { timeZone: string };

/**
 * Returns the learner's day and the number of lessons on it so far. A day never goes back, so a change of the zone does not give the
 * lessons of a day twice. Throws TOO_MANY_LESSONS for the maximum.
 */
export function requireLesson(
  count: Count,
  { now, quotas, timeZone }: Moment,
): Pick<Row<'lesson_counts'>, 'day' | 'lessons'> {
  const time = Date.parse(now);
  const today = localDay(time, timeZone);
  const current = count && count.day >= today ? count : { day: today, lessons: 0 };
  if (current.lessons < quotas.lessonsPerDay) return current;
  const next = startOfDay(plusDays(current.day, 1), timeZone);
  throw new Problem('TOO_MANY_LESSONS', { retryAfterSeconds: Math.ceil((next.getTime() - time) / 1000) });
}

/** Counts a lesson that becomes ACTIVE (decisions.md 4.1). Throws TOO_MANY_LESSONS. */
export function countLesson(
  { learnerId: learner_id }: { learnerId: number },
  count: Count,
  { familyId: family_id, ...moment }: Moment & Pick<EventContext, 'familyId'>,
): Change {
  const { day, lessons } = requireLesson(count, moment);
  return { table: 'lesson_counts', put: { family_id, learner_id, day, lessons: lessons + 1 } };
}
