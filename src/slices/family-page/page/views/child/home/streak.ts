import type { Schemas } from '../../../state/schemas.ts';
import { countOf, texts } from '../../../texts/texts.ts';

/** Returns what the days in a row ask for now. A streak also counts up to yesterday, so only today's lessons say whether it is safe. */
export function streakText({ week, streak }: Pick<Schemas['Home'], 'week' | 'streak'>): string {
  const words = texts.childHome;
  const days = (count: number) => countOf(count, texts.countNouns.days);
  const today = week[week.length - 1];
  if (streak === 0) return words.streakNone;
  if (!today?.lessons) return words.streakToday(days(streak + 1));
  return streak === 1 ? words.streakFirst(days(2)) : words.streak(days(streak));
}
