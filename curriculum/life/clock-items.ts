import { range } from '../templates.ts';
import type { Level } from '../types.ts';

/** Questions on the clock: which times and forms belong to a grade and a level. */

export type FormName = 'read' | 'later' | 'earlier' | 'words' | 'until';

/** Whole hours in kindergarten, half hours in grade 1, steps of five minutes in grade 2, minutes in grade 3. */
export type ClockGrade = 0 | 1 | 2 | 3;

export interface Item {
  form: FormName;
  /** Grade that asks the question first, and the last one that asks it too. */
  grade: ClockGrade;
  lastGrade: ClockGrade;
  level: Level;
  /** Time on the clock, in minutes after twelve. */
  time: number;
  /** Minutes to go on or back. */
  by: number;
}

const kinds: Record<ClockGrade, { times: readonly number[]; steps: Record<Level, readonly number[]> }> = {
  0: { times: range(0, 11).map((h) => h * 60), steps: { 0: [60], 1: [120, 180], 2: [240, 300, 360] } },
  1: { times: range(0, 23).map((n) => n * 30), steps: { 0: [60], 1: [30, 120], 2: [90, 150, 210] } },
  2: {
    times: range(0, 143).map((n) => n * 5),
    steps: { 0: [10, 20], 1: [5, 15, 25, 35, 40], 2: [45, 50, 55, 65, 70] },
  },
  3: {
    times: range(0, 719).filter((n) => n % 5 > 0),
    steps: { 0: [10, 20, 30, 60], 1: [7, 12, 18, 23, 26, 34, 41], 2: [28, 33, 37, 46, 49, 52, 64] },
  },
};

function formsAt(grade: ClockGrade, level: Level): readonly FormName[] {
  if (level === 0) return ['read', 'later', 'earlier'];
  if (level === 1) return grade === 0 ? ['later', 'earlier', 'until'] : ['words', 'later', 'until'];
  return ['earlier', 'until', 'later'];
}

/** At most so many times of a form, so that the pool stays small. They lie all over the clock. */
const mostTimes = 48;

function itemsAt(grade: ClockGrade, level: Level): Item[] {
  const { times, steps } = kinds[grade];
  return formsAt(grade, level).flatMap((form, i) => {
    const every = Math.ceil(times.length / mostTimes);
    const picked = times.filter((time, n) => n % every === (i + level) % every && fits(form, grade, time));
    return picked.map((time, n) => {
      const by = hasStep(form) ? stepAt(steps[level], n) : 0;
      return { form, grade, lastGrade: grade, level, time, by };
    });
  });
}

const hasStep = (form: FormName): boolean => form !== 'read' && form !== 'words';

export const keyOf = ({ form, time, by }: Item): string => `${form} ${time} ${by}`;

/** Joins equal questions of neighboring grades into one. */
function joined(items: readonly Item[]): Item[] {
  const known = new Map<string, Item>();
  for (const item of items)
    known.set(keyOf(item), { ...item, ...known.get(keyOf(item)), lastGrade: item.grade });
  return [...known.values()];
}

const stepAt = (steps: readonly number[], n: number): number => steps[n % steps.length] ?? 60;

/** Half hours and whole hours have words of their own, which only grade 1 learns. */
const fits = (form: FormName, grade: ClockGrade, time: number): boolean =>
  form !== 'words' || grade === 1 || time % 30 !== 0;

export const clockGrades = [0, 1, 2, 3] as const;
const levels = [0, 1, 2] as const;

/** All questions on the clock. */
export const items: readonly Item[] = joined(
  clockGrades.flatMap((grade) => levels.flatMap((level) => itemsAt(grade, level))),
);
