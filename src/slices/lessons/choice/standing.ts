import type { Concept } from '../../../../curriculum/index.ts';
import { localDay, startOfDay } from '../../../base/local-day.ts';
import type { Row } from '../../../db/tables.ts';
import { areaOf } from '../areas.ts';
import { curriculum } from '../curriculum.ts';
import { type Grades, type Level, levelIn } from './levels.ts';
import type { SubjectConcepts } from './subject-concepts.ts';

/*
 * What a learner's record says about concepts: the terms of the choice (decisions.md 4.12). No stored row follows from them.
 */

const dayMs = 86_400_000;
/** After this number of lessons on a concept, or of failures in a row, it rests for days: it comes 6 times in 30 days at most. */
const quickLessons = 3;
const heldFailures = 2;
/** Number of days with a passed lesson that can master a concept. They are enough for what needs it, at any difficulty. */
const masteringDays = 2;
/** Days of rest: after two failures in a row or none, after three, after more. */
const restDays = [8, 16, 32];

/** What the learner's record says about a concept. */
export type Met = Pick<
  Row<'mastery'>,
  'concept_id' | 'is_mastered' | 'lessons' | 'failures' | 'passed_days' | 'last_at' | 'due_at'
>;

/** Learner for whom a concept is chosen. */
export interface Learner {
  /** Returns the level in the subject of a concept. */
  levelOf(concept: Concept): Level;
  /** Records of the concepts on which the learner had lessons. */
  met: ReadonlyMap<string, Met>;
  /** Subjects from which the choice is made. Other ones are taught elsewhere. */
  subjects: readonly SubjectConcepts[];
  /** True if a passed prerequisite is enough, as for a learner with nothing else to learn. */
  isEager: boolean;
  now: string;
  /** Time at which the family's day began. */
  dayBegan: string;
  /** Times since which a lesson lets its concept rest, for each of the days of rest. */
  restsSince: readonly string[];
}

/** Learner's record at a time (ISO 8601). */
export interface Standing extends Grades {
  mastery: readonly Met[];
  now: string;
  /** Zone of the family's days. */
  timeZone?: string | undefined;
}

export function learnerFrom(
  subjects: readonly SubjectConcepts[],
  { mastery, now, timeZone = 'UTC', ...grades }: Standing,
): Learner {
  const met = new Map(mastery.flatMap((row) => (row.lessons > 0 ? [[row.concept_id, row] as const] : [])));
  const restsSince = restDays.map((days) => daysBefore(now, days));
  const dayBegan = startOfDay(localDay(Date.parse(now), timeZone), timeZone).toISOString();
  const bySubject = new Map<string, Level>();
  function levelOf({ id, subject }: Concept): Level {
    const level = bySubject.get(subject) ?? levelIn(grades, areaOf(id));
    bySubject.set(subject, level);
    return level;
  }
  return { levelOf, met, subjects, isEager: false, now, dayBegan, restsSince };
}

export function daysBefore(now: string, days: number): string {
  return new Date(Date.parse(now) - days * dayMs).toISOString();
}

export function isTaught(id: string, { subjects }: Learner): boolean {
  return subjects.some(({ places }) => places.has(id));
}

export function isMastered({ id }: Concept, { met }: Learner): boolean {
  return met.get(id)?.is_mastered ?? false;
}

/**
 * Returns true if the last lesson on a concept was a review. The one by which it becomes mastered is none: it is passed, on the
 * second day as a rule. One by which it is lost is a review: it sets the passed days to 0. So do two failures of a concept that
 * is passed earlier but not mastered; the record does not tell these from a review.
 */
export function wasReview({ is_mastered, lessons, failures, passed_days }: Met): boolean {
  if (is_mastered) return failures > 0 || passed_days !== masteringDays;
  return failures > 0 && passed_days === 0 && lessons >= failures + masteringDays;
}

/** Returns true if a concept failed so often that its prerequisites come first. */
export function isHeld({ is_mastered, failures }: Met): boolean {
  return !is_mastered && failures >= heldFailures;
}

/** Returns the prerequisites that the learner does not know. Of a failed concept, none counts as known by its grade. */
export function missingFor(concept: Concept, learner: Learner): Concept[] {
  const { prerequisites } = concept;
  if (!prerequisites) return [];
  const { met, isEager } = learner;
  const row = met.get(concept.id);
  const isSure = row !== undefined && isHeld(row);
  const missing: Concept[] = [];
  for (const id of prerequisites) {
    const needed = curriculum().conceptById(id);
    if (!needed || !isTaught(id, learner)) continue;
    const known = met.get(id);
    const isShown = known && (known.is_mastered || known.passed_days >= (isEager ? 1 : masteringDays));
    const isKnown = isShown || (!isSure && isBelieved(needed, learner));
    if (!isKnown) missing.push(needed);
  }
  return missing;
}

/** Returns true for a concept first taught before the learner's level, unless its last lesson was not passed. */
function isBelieved(concept: Concept, { levelOf, met }: Learner): boolean {
  return concept.grades[0] < levelOf(concept).grade && !met.get(concept.id)?.failures;
}

/** Returns true if the learner can learn a concept now. */
export function isFree(concept: Concept, learner: Learner): boolean {
  return isOpen(concept, learner) && missingFor(concept, learner).length === 0;
}

/** Returns true if a concept is neither mastered nor resting. */
export function isOpen({ id }: Concept, learner: Learner): boolean {
  const row = learner.met.get(id);
  return !row || (!row.is_mastered && !isResting(row, learner));
}

/** Returns true if the last lesson was today, or after several lessons or failures in the last days. */
export function isResting(
  { lessons, failures, last_at }: Met,
  { now, dayBegan, restsSince }: Learner,
): boolean {
  if (lessons < quickLessons && failures < heldFailures) return last_at >= dayBegan;
  const rest = Math.min(Math.max(failures - heldFailures, 0), restDays.length - 1);
  return last_at > (restsSince[rest] ?? now);
}
