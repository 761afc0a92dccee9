import type { Concept } from '../../../../curriculum/index.ts';
import { curriculum } from '../curriculum.ts';
import {
  daysBefore,
  isFree,
  isHeld,
  isHeldAgain,
  isMastered,
  isOpen,
  isResting,
  isTaught,
  type Learner,
  learnerFrom,
  type Met,
  missingFor,
  type Standing,
  wasReview,
} from './standing.ts';
import { nearestGrade, type SubjectConcepts, taughtAt } from './subject-concepts.ts';

/*
 * The choice of the next concept (decisions.md 4.12). No stored row follows from it, so all of it may change at any time.
 */

/** Days after which a mastered concept is reviewed before others. A few days are left until 60, since several may wait. */
const longGap = 57;

/**
 * Returns the next concept from the concepts of some subjects, each easy before hard; undefined if there are none. Reviews and
 * concepts to learn take turns. Pure.
 */
export function offerConcept(subjects: readonly SubjectConcepts[], record: Standing): Concept | undefined {
  const learner = learnerFrom(subjects, record);
  const last = latest(record.mastery);
  const review = longUnseen(learner) ?? dueReview(learner);
  if (review && !(last && wasReview(last))) return review;
  const plans = subjects.map((subject) => planOf(subject, learner)).sort((a, b) => byNeed(a, b, learner));
  const first = nextToLearn(plans, learner) ?? nearest(plans, learner);
  return first ?? nearest(plans, { ...learner, isEager: true }) ?? review ?? repeated(plans, learner);
}

function latest(mastery: readonly Met[]): Met | undefined {
  let last: Met | undefined;
  for (const row of mastery) if (!last || row.last_at > last.last_at) last = row;
  return last;
}

/** Concepts of a subject for a learner. */
interface Plan {
  subject: SubjectConcepts;
  /** The learner's grade or the nearest one with concepts; or the first later one with a concept that is not mastered. */
  grade: number;
  /** Number of the grade's concepts, and of those that are neither mastered nor resting. */
  size: number;
  open: number;
}

function planOf(subject: SubjectConcepts, learner: Learner): Plan {
  const grade = gradeToLearn(subject, learner);
  const all = taughtAt(subject, grade);
  return { subject, grade, size: all.length, open: all.filter((concept) => isOpen(concept, learner)).length };
}

/** Returns the first grade that is not done: a grade is done when all of its concepts are mastered. */
function gradeToLearn(subject: SubjectConcepts, learner: Learner): number {
  const start = nearestGrade(subject, learner.gradeLevel);
  const last = Math.max(...subject.byGrade.keys());
  for (let grade = start; grade <= last; grade++)
    if (!taughtAt(subject, grade).every((concept) => isMastered(concept, learner))) return grade;
  return start;
}

/** Compares subjects: the largest open share first; in a tie, the one whose last lesson was longest ago. */
function byNeed(a: Plan, b: Plan, learner: Learner): number {
  return b.open * a.size - a.open * b.size || compare(lastAt(a, learner), lastAt(b, learner));
}

/** Returns the time of the last lesson in the subject. */
function lastAt({ subject: { places } }: Plan, { met }: Learner): string {
  let last = '';
  for (const { concept_id, last_at } of met.values())
    if (last_at > last && places.has(concept_id)) last = last_at;
  return last;
}

/** Returns the concept to learn in the first subject that has one. */
function nextToLearn(plans: readonly Plan[], learner: Learner): Concept | undefined {
  for (const plan of plans) {
    const concept = nextOf(plan, learner);
    if (concept) return concept;
  }
  return undefined;
}

/**
 * Returns the concept to learn in a subject: a begun one, the longest ago first; then a new one to which a failure leads back;
 * then one that comes back after failures; then another new one. What begins in an earlier grade counts as known, so new ones
 * that begin in the latest grade come first, unless the learner is behind. Otherwise easy comes before hard.
 */
function nextOf(plan: Plan, learner: Learner): Concept | undefined {
  const { free, back } = goals(plan, learner);
  const { places } = plan.subject;
  const rank = (concept: Concept, row: Met | undefined) => {
    if (row) return isHeld(row) ? 2 : 0;
    return back.has(concept) ? 1 : 3;
  };
  const ranked = free.map((concept) => {
    const row = learner.met.get(concept.id);
    // What this subject needs from another one waits for what it can teach itself.
    const place = places.get(concept.id) ?? places.size;
    return { concept, rank: rank(concept, row), at: row?.last_at ?? '', place, first: concept.grades[0] };
  });
  const isLatestFirst = !isBehind(plan.subject, learner);
  return ranked.sort(
    (a, b) =>
      a.rank - b.rank ||
      compare(a.at, b.at) ||
      (isLatestFirst && a.rank === 3 ? b.first - a.first : 0) ||
      a.place - b.place,
  )[0]?.concept;
}

/**
 * Returns the free concepts of those to learn: those of the grade with their prerequisites, and those to which failures lead back.
 * After two failures in a row these are the prerequisites. If there are none, or it fails again after them, the grade below follows.
 */
function goals({ subject, grade }: Plan, learner: Learner) {
  const all = new Set(taughtAt(subject, grade));
  const back = new Set<Concept>();
  const free: Concept[] = [];
  // A set visits what is added meanwhile.
  for (const concept of all) {
    const row = learner.met.get(concept.id);
    if (row?.is_mastered) continue;
    const missing = missingFor(concept, learner);
    if (missing.length === 0 && isOpen(concept, learner)) free.push(concept);
    const hasFailed = row !== undefined && isHeld(row);
    const isLower = hasFailed && missing.length === 0 && (isHeldAgain(row) || isFirst(concept));
    const lower = isLower ? gradeBelow(subject, concept, grade, learner) : [];
    for (const step of [...missing, ...lower]) {
      all.add(step);
      if (hasFailed || back.has(concept)) back.add(step);
    }
  }
  return { free, back };
}

function isFirst({ prerequisites = [] }: Concept): boolean {
  return prerequisites.length === 0;
}

/** Returns what is not mastered of the grade below a concept: of its category, or else of the subject. */
function gradeBelow(
  subject: SubjectConcepts,
  { category, grades: [, last] }: Concept,
  grade: number,
  learner: Learner,
): readonly Concept[] {
  const taught = taughtAt(subject, Math.min(grade, last) - 1);
  const below = taught.filter((concept) => !isMastered(concept, learner));
  const alike = below.filter((concept) => concept.category === category);
  return alike.length > 0 ? alike : below;
}

/** Returns the concept whose last lesson was longest ago, of the mastered ones without a lesson for long. */
function longUnseen(learner: Learner): Concept | undefined {
  // The end of the day on which the gap began.
  const end = daysBefore(learner.dayBegan, longGap - 1);
  return firstTaught(learner, 'last_at', (row) => row.is_mastered && row.last_at < end);
}

/** Returns the mastered concept whose review is due first. */
function dueReview(learner: Learner): Concept | undefined {
  const isDue = (row: Met) => row.is_mastered && row.due_at <= learner.now && !isResting(row, learner);
  return firstTaught(learner, 'due_at', isDue);
}

/** Returns the concept with the earliest time, of those that the choice teaches. */
function firstTaught(
  learner: Learner,
  time: 'last_at' | 'due_at',
  isWanted: (row: Met) => boolean,
): Concept | undefined {
  let first: Met | undefined;
  for (const row of learner.met.values()) {
    const isEarlier = !first || row[time] < first[time];
    if (isEarlier && isWanted(row) && isTaught(row.concept_id, learner)) first = row;
  }
  return first && curriculum().conceptById(first.concept_id);
}

/**
 * Returns the free concept of the nearest grade, for a learner whose concepts to learn all rest: a later grade before an earlier
 * one. It begins one grade later at most, and at no later grade in a subject in which the learner has more failures than
 * successes.
 */
function nearest(plans: readonly Plan[], learner: Learner): Concept | undefined {
  let best: { concept?: Concept; distance: number } = { distance: Number.POSITIVE_INFINITY };
  for (const { subject, grade } of plans) {
    const last = isBehind(subject, learner) ? learner.gradeLevel : grade + 1;
    for (const concept of subject.all) {
      const distance = distanceTo(grade, concept);
      if (concept.grades[0] <= last && distance < best.distance && isFree(concept, learner))
        best = { concept, distance };
    }
  }
  return best.concept;
}

/** Returns true if the last lesson failed on more concepts than it was passed on. */
function isBehind({ places }: SubjectConcepts, { met }: Learner): boolean {
  let lead = 0;
  for (const { concept_id, failures } of met.values())
    if (places.has(concept_id)) lead += failures === 0 ? 1 : -1;
  return lead < 0;
}

/** Returns the number of grades between a grade and a concept. An earlier concept is a little further away than a later one. */
function distanceTo(grade: number, { grades: [first, last] }: Concept): number {
  const distance = Math.max(0, first - grade, grade - last);
  return distance - first / 100;
}

/**
 * Returns the concept of the grades to learn, or met before, whose lesson was longest ago; new ones first, whatever they need. One
 * that rests comes only if all do.
 */
function repeated(plans: readonly Plan[], learner: Learner): Concept | undefined {
  const { met } = learner;
  const ofGrade = plans.flatMap(({ subject, grade }) => taughtAt(subject, grade));
  const taught = [...met.keys()]
    .filter((id) => isTaught(id, learner))
    .map((id) => curriculum().conceptById(id));
  const ranked = [...ofGrade, ...taught].flatMap((concept) => {
    const row = concept && met.get(concept.id);
    return concept
      ? [{ concept, rests: row && isResting(row, learner) ? 1 : 0, at: row?.last_at ?? '' }]
      : [];
  });
  return ranked.sort((a, b) => a.rests - b.rests || compare(a.at, b.at))[0]?.concept;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
