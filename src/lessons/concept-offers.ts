import type { Row } from '../db/tables.ts';
import { type Concept, conceptById } from './generators/index.ts';

/*
 * The choice of the next concept (decisions.md 4.12). No stored row follows from it, so all of it may change at any time.
 */

const dayMs = 86_400_000;
/** Days after which a mastered concept comes first. */
const longestGap = 60;
/** After this number of lessons on a concept, or of failures in a row, it rests for days. So it comes 6 times in 30 days at most. */
const quickLessons = 3;
const heldFailures = 2;
const restDays = 8;
const longestRest = 32;
/** Concepts whose last grade is so far below the learner's count as known until something that needs them fails. */
const gradesBelow = 3;

/** What the learner's record says about a concept. */
export type Met = Pick<
  Row<'mastery'>,
  'concept_id' | 'is_mastered' | 'lessons' | 'failures' | 'passed_days' | 'last_at' | 'due_at'
>;

/** Learner for whom a concept is chosen. */
interface Learner {
  gradeLevel: number;
  met: ReadonlyMap<string, Met>;
  /** Concepts of all subjects from which the choice is made. Others are taught elsewhere. */
  taught: ReadonlySet<Concept>;
  /** True if a passed prerequisite is enough, as for a learner with nothing else to learn. */
  isEager: boolean;
  now: string;
}

/**
 * Returns the next concept from the concepts of some subjects, each easy before hard; undefined if there are none. Long unseen
 * concepts come first. Then due reviews and concepts to learn take turns. Pure.
 */
export function offerConcept(
  subjects: readonly (readonly Concept[])[],
  { gradeLevel, mastery, now }: { gradeLevel: number; mastery: readonly Met[]; now: string },
): Concept | undefined {
  const met = new Map(mastery.map((row) => [row.concept_id, row]));
  const learner = { gradeLevel, met, taught: new Set(subjects.flat()), isEager: false, now };
  const plans = subjects.map((concepts) => planOf(concepts, learner)).toSorted(byNeed);
  const last = mastery.reduce<Met | undefined>((a, b) => (a && a.last_at > b.last_at ? a : b), undefined);
  const due = dueReview(learner);
  const review = last?.is_mastered ? undefined : due;
  const first = longUnseen(learner) ?? review ?? nextToLearn(plans, learner) ?? nearest(plans, learner);
  return first ?? nearest(plans, { ...learner, isEager: true }) ?? due ?? repeated(plans, learner);
}

/** Concepts of a subject for a learner. */
interface Plan {
  concepts: readonly Concept[];
  /** The learner's grade, or the first later one with a concept that is not mastered. */
  grade: number;
  /** Number of the grade's concepts, and of those that are neither mastered nor resting. */
  size: number;
  open: number;
  /** Time of the last lesson in the subject. */
  lastAt: string;
}

function planOf(concepts: readonly Concept[], learner: Learner): Plan {
  const grade = gradeToLearn(concepts, learner);
  const all = taughtAt(concepts, grade);
  const open = all.filter((concept) => isOpen(concept, learner)).length;
  const times = concepts.flatMap(({ id }) => learner.met.get(id)?.last_at ?? []);
  const lastAt = times.sort(compare).at(-1) ?? '';
  return { concepts, grade, size: all.length, open, lastAt };
}

function taughtAt(concepts: readonly Concept[], grade: number): readonly Concept[] {
  return concepts.filter(({ grades: [first, last] }) => first <= grade && grade <= last);
}

/** Returns the first grade that is not done: a grade is done when all of its concepts are mastered. */
function gradeToLearn(concepts: readonly Concept[], { gradeLevel, met }: Learner): number {
  const lasts = concepts
    .filter(({ id, grades }) => grades[1] >= gradeLevel && !met.get(id)?.is_mastered)
    .map(({ grades }) => Math.max(grades[0], gradeLevel));
  return lasts.length > 0 ? Math.min(...lasts) : gradeLevel;
}

/** Compares subjects: the largest open share first; in a tie, the one whose last lesson was longest ago. */
function byNeed(a: Plan, b: Plan): number {
  return b.open * a.size - a.open * b.size || compare(a.lastAt, b.lastAt);
}

/** Returns the concept to learn in the first subject that has one. */
function nextToLearn(plans: readonly Plan[], learner: Learner): Concept | undefined {
  for (const { concepts, grade } of plans) {
    const concept = nextOf(concepts, grade, learner);
    if (concept) return concept;
  }
  return undefined;
}

/**
 * Returns the concept to learn in a subject: a begun one, the longest ago first; then a new one to which a failure leads back;
 * then one that comes back after failures; then another new one.
 */
function nextOf(concepts: readonly Concept[], grade: number, learner: Learner): Concept | undefined {
  const { all, back } = goals(concepts, grade, learner);
  const places = new Map(concepts.map((concept, i) => [concept, i]));
  const rank = (concept: Concept) => {
    const row = learner.met.get(concept.id);
    if (row) return isHeld(row) ? 2 : 0;
    if (back.has(concept)) return 1;
    // What this subject needs from another one waits for what it can teach itself.
    return places.has(concept) ? 3 : 4;
  };
  const free = [...all]
    .filter((concept) => isFree(concept, learner))
    .map((concept) => {
      const at = learner.met.get(concept.id)?.last_at ?? '';
      return { concept, rank: rank(concept), at, place: places.get(concept) ?? -1 };
    });
  return free.toSorted((a, b) => a.rank - b.rank || compare(a.at, b.at) || a.place - b.place)[0]?.concept;
}

/**
 * Returns the concepts to learn now: those of the grade with their prerequisites, and those to which failures lead back. After two
 * failures in a row these are the prerequisites. If there are none, or it fails again after them, the grade below follows.
 */
function goals(concepts: readonly Concept[], grade: number, learner: Learner) {
  const all = new Set(taughtAt(concepts, grade));
  const back = new Set<Concept>();
  // A set visits what is added meanwhile.
  for (const concept of all) {
    const row = learner.met.get(concept.id);
    if (row?.is_mastered) continue;
    const missing = missingFor(concept, learner);
    const hasFailed = row !== undefined && isHeld(row);
    const isLower = hasFailed && missing.length === 0 && (row.failures > heldFailures || isFirst(concept));
    const lower = isLower ? gradeBelow(concepts, concept, grade, learner) : [];
    for (const step of [...missing, ...lower]) {
      all.add(step);
      if (hasFailed || back.has(concept)) back.add(step);
    }
  }
  return { all, back };
}

function isFirst({ prerequisites = [] }: Concept): boolean {
  return prerequisites.length === 0;
}

/** Returns the prerequisites that the learner does not know. Of a failed concept, none counts as known by its grade. */
function missingFor(concept: Concept, { gradeLevel, met, taught, isEager }: Learner): Concept[] {
  const row = met.get(concept.id);
  const isSure = row !== undefined && isHeld(row);
  return (concept.prerequisites ?? []).flatMap((id) => {
    const needed = conceptById(id);
    if (!needed || !taught.has(needed)) return [];
    const known = met.get(id);
    if (known) return known.is_mastered || (isEager && known.passed_days > 0) ? [] : [needed];
    return !isSure && needed.grades[1] <= gradeLevel - gradesBelow ? [] : [needed];
  });
}

/** Returns what is not mastered of the grade below a concept: of its category, or else of the subject. */
function gradeBelow(
  concepts: readonly Concept[],
  { category, grades: [, last] }: Concept,
  grade: number,
  { met }: Learner,
): readonly Concept[] {
  const below = taughtAt(concepts, Math.min(grade, last) - 1).filter(({ id }) => !met.get(id)?.is_mastered);
  const alike = below.filter((concept) => concept.category === category);
  return alike.length > 0 ? alike : below;
}

function isHeld({ is_mastered, failures }: Met): boolean {
  return !is_mastered && failures >= heldFailures;
}

/** Returns true if the learner can learn a concept now. */
function isFree(concept: Concept, learner: Learner): boolean {
  return isOpen(concept, learner) && missingFor(concept, learner).length === 0;
}

function isOpen({ id }: Concept, { met, now }: Learner): boolean {
  const row = met.get(id);
  return !row || (!row.is_mastered && !isResting(row, now));
}

/** Returns true if the last lesson was today, or after several lessons or failures in the last days. */
function isResting({ lessons, failures, last_at }: Met, now: string): boolean {
  if (lessons < quickLessons && failures < heldFailures) return last_at.slice(0, 10) >= now.slice(0, 10);
  const days = Math.min(restDays * 2 ** Math.max(failures - heldFailures, 0), longestRest);
  return Date.parse(last_at) > Date.parse(now) - days * dayMs;
}

/** Returns the concept whose last lesson was longest ago, of the mastered ones without a lesson for 60 days. */
function longUnseen({ met, taught, now }: Learner): Concept | undefined {
  const day = new Date(Date.parse(now) - longestGap * dayMs).toISOString().slice(0, 10);
  const rows = [...met.values()].filter((row) => row.is_mastered && row.last_at.slice(0, 10) <= day);
  return firstTaught(rows, taught, 'last_at');
}

/** Returns the mastered concept whose review is due first. */
function dueReview({ met, taught, now }: Learner): Concept | undefined {
  const rows = [...met.values()].filter(
    (row) => row.is_mastered && row.due_at <= now && !isResting(row, now),
  );
  return firstTaught(rows, taught, 'due_at');
}

function firstTaught(
  rows: readonly Met[],
  taught: ReadonlySet<Concept>,
  time: 'last_at' | 'due_at',
): Concept | undefined {
  return rows
    .toSorted((a, b) => compare(a[time], b[time]))
    .map(({ concept_id }) => conceptById(concept_id))
    .find((concept) => concept !== undefined && taught.has(concept));
}

/**
 * Returns the free concept of the nearest grade, for a learner whose concepts to learn all rest. It comes from no later grade in a
 * subject in which the learner has more failures than successes.
 */
function nearest(plans: readonly Plan[], learner: Learner): Concept | undefined {
  const found = plans.flatMap(({ concepts, grade }) => {
    const isAbove = (concept: Concept) => concept.grades[0] > learner.gradeLevel;
    const isLimited = isBehind(concepts, learner);
    return concepts
      .filter((concept) => !(isLimited && isAbove(concept)) && isFree(concept, learner))
      .map((concept) => ({ concept, distance: distanceTo(grade, concept) }));
  });
  return found.toSorted((a, b) => a.distance - b.distance)[0]?.concept;
}

/** Returns true if more concepts are held by failures than mastered. */
function isBehind(concepts: readonly Concept[], { met }: Learner): boolean {
  const rows = concepts.flatMap(({ id }) => met.get(id) ?? []);
  return rows.filter(isHeld).length > rows.filter(({ is_mastered }) => is_mastered).length;
}

function distanceTo(grade: number, { grades: [first, last] }: Concept): number {
  return Math.max(0, first - grade, grade - last);
}

/** Returns the concept that was asked longest ago: one that does not rest, if there is any. */
function repeated(plans: readonly Plan[], { met, taught, now }: Learner): Concept | undefined {
  const rows = [...met.values()];
  const rested = rows.filter((row) => !isResting(row, now));
  const again = firstTaught(rested, taught, 'last_at') ?? firstTaught(rows, taught, 'last_at');
  return again ?? plans.flatMap(({ concepts, grade }) => taughtAt(concepts, grade))[0];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
