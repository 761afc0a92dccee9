import { achievementTexts, achievementTypes } from '../../../schema/achievement-texts.ts';
import type {
  FamilyHome,
  FamilyHomeLearner,
  Home,
  HomeAchievements,
  HomeDay,
  HomeLearner,
} from '../../../schema/home.ts';
import { existing } from '../../base/errors.ts';
import { localDay, plusDays } from '../../base/local-day.ts';
import { timeZoneOf } from '../../slice/family-days.ts';
import { profileDefaults } from '../../slice/profile-defaults.ts';
import type { StoredDay, StoredFamilyHome, StoredHome, StoredLearner, StoredMark } from './queries.ts';

/** Makes homes from their rows. Pure. */

/** What homes need beyond their rows. */
export interface Moment {
  now: Date;
  /** Zone of families that have set none. */
  serverTimeZone: string;
}

/**
 * Returns the mark of a family's homes: each change of its rows, another zone, midnight, and a learner that begins or ends to wait
 * change it.
 */
export function markAt(row: StoredMark, moment: Moment): string {
  const { timeZone, today } = dayAt(row, moment);
  return `${row.mark} ${timeZone} ${today} ${waitingAt(row, moment)}`;
}

function dayAt({ zone }: Pick<StoredMark, 'zone'>, { now, serverTimeZone }: Moment) {
  const timeZone = timeZoneOf({ time_zone: zone }, serverTimeZone);
  return { timeZone, today: localDay(now, timeZone) };
}

function waitingAt({ waits }: Pick<StoredMark, 'waits'>, { now }: Moment): number {
  return waits.filter((until) => Date.parse(until) > now.getTime()).length;
}

/** Returns a learner's home. Throws 404 if the learner was just erased. @param subjectOf returns the subject of an area */
export function toHome(
  row: StoredHome,
  moment: Moment,
  subjectOf: (area: string) => string | undefined,
): Home {
  const { lesson, next, goals, totalSaved, waiting, earned, placed } = row;
  const { today } = dayAt(row, moment);
  const subjects = placed.map(({ area, subject }) => subject ?? subjectOf(area ?? '') ?? area ?? '');
  return {
    learner: toLearner(existing(row.learner ?? undefined, 'LEARNER_NOT_FOUND')),
    ...stateAt(row, today),
    lesson,
    next,
    totalSaved: totalSaved ?? 0,
    goals,
    week: weekAt(row.days, today),
    placed: [...new Set(subjects)],
    achievements: toAchievements(earned),
    waiting,
    decided: row.decided.map(({ notes, ...decided }) => ({ ...decided, ...(notes !== null && { notes }) })),
  };
}

/** Returns a family's home. */
export function toFamilyHome(row: StoredFamilyHome, moment: Moment): FamilyHome {
  const { timeZone, today } = dayAt(row, moment);
  return {
    timeZone,
    learners: row.learners.map((learner) => atAGlance(learner, today)),
    waiting: row.waiting,
    waitingLearners: waitingAt(row, moment),
    lastSeq: row.seq ?? 0,
  };
}

function atAGlance(learner: StoredFamilyHome['learners'][number], today: string): FamilyHomeLearner {
  const week = weekAt(learner.days, today);
  const sum = (of: 'lessons' | 'points') => week.reduce((total, day) => total + day[of], 0);
  return {
    ...toLearner(learner),
    ...stateAt(learner, today),
    lastLessonAt: learner.days.map(({ lastAt }) => lastAt).reduce(later, null),
    lessonsThisWeek: sum('lessons'),
    pointsThisWeek: sum('points'),
  };
}

function later(one: string | null, other: string): string {
  return one !== null && one > other ? one : other;
}

function toLearner({ id, name, username, hasPin, profile }: StoredLearner): HomeLearner {
  // Not every learner of an earlier version has a profile (decisions.md 3.1).
  const { gradeLevel, subjects } = profile ?? profileDefaults;
  const { picture = null, color = null } = profile ?? {};
  const looks = { ...(picture !== null && { picture }), ...(color !== null && { color }) };
  return { id, name, username, gradeLevel, ...looks, hasPin, subjects };
}

type State = Pick<StoredHome, 'points' | 'isDoubleOrLossEnabled' | 'progress'>;

function stateAt({ points, isDoubleOrLossEnabled, progress }: State, today: string) {
  const isAlive = progress !== null && progress.lastDay >= plusDays(today, -1);
  return { isDoubleOrLossEnabled, points: points ?? 0, streak: isAlive ? progress.days : 0 };
}

/** Returns the week that ends today, oldest day first. */
function weekAt(days: readonly StoredDay[], today: string): HomeDay[] {
  return [6, 5, 4, 3, 2, 1, 0].map((before) => {
    const date = plusDays(today, 0 - before);
    const { lessons = 0, points = 0 } = days.find((day) => day.date === date) ?? {};
    return { date, lessons, points };
  });
}

function toAchievements(earned: StoredHome['earned']): HomeAchievements {
  const textsOf = (type: (typeof achievementTypes)[number]) => ({ type, ...achievementTexts[type] });
  return {
    // During an update, newer instances may add types that this one cannot describe.
    earned: earned.flatMap(({ type, earnedAt }) => {
      const known = achievementTypes.find((one) => one === type);
      return known ? [{ ...textsOf(known), earnedAt }] : [];
    }),
    open: achievementTypes.filter((type) => !earned.some((one) => one.type === type)).map(textsOf),
  };
}
