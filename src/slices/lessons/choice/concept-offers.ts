import type { Concept } from '../../../../curriculum/index.ts';
import { curriculum } from '../curriculum.ts';
import {
  daysBefore,
  isFree,
  isHeld,
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
import { nearestGrade, type SubjectConcepts, toLearnAt } from './subject-concepts.ts';

/*
 * The choice of the next concept (decisions.md 4.12). No stored row follows from it, so all of it may change at any time.
 */

/** Days after which a mastered concept is reviewed before others. A few days are left until 60, since several may wait. */
const longGap = 57;
/** Days after which a concept may come again in spite of its rest: 6 times in 30 days at most. */
const shortGap = 7;

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
  const all = toLearnAt(subject, grade);
  return { subject, grade, size: all.length, open: all.filter((concept) => isOpen(concept, learner)).length };
}

/** Returns the first grade from the level on that is not done: a grade is done when all concepts to learn there are mastered. */
function gradeToLearn(subject: SubjectConcepts, learner: Learner): number {
  const [any] = subject.all;
  if (!any) throw new Error('no concepts of the subject');
  const start = nearestGrade(subject, learner.levelOf(any).grade);
  const last = Math.max(...subject.byGrade.keys());
  for (let grade = start; grade <= last; grade++)
    if (!toLearnAt(subject, grade).every((concept) => isMastered(concept, learner))) return grade;
  return start;
}

/** Compares subjects: the largest open share first, in quarters; in a tie, the one whose last lesson was longest ago. */
function byNeed(a: Plan, b: Plan, learner: Learner): number {
  return quartersOpen(b) - quartersOpen(a) || compare(lastAt(a, learner), lastAt(b, learner));
}

function quartersOpen({ open, size }: Plan): number {
  return Math.round((open / size) * 4);
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
 * then one that comes back after failures; then another new one, the latest first.
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
  return ranked.sort(
    (a, b) => a.rank - b.rank || compare(a.at, b.at) || b.first - a.first || a.place - b.place,
  )[0]?.concept;
}

/**
 * Returns the free concepts of those to learn: those of the grade and begun ones, with the prerequisites that are not known, and
 * those of them to which failures lead back.
 */
function goals({ subject, grade }: Plan, learner: Learner) {
  const own = toLearnAt(subject, grade);
  const all = new Set([...own, ...begunIn(subject, learner)]);
  const back = new Set<Concept>();
  const free: Concept[] = [];
  // A set visits what is added meanwhile.
  for (const concept of all) {
    const row = learner.met.get(concept.id);
    if (row?.is_mastered) continue;
    const missing = missingFor(concept, learner);
    // What begins later waits until the level is back there.
    const isWanted = back.has(concept) || concept.grades[0] <= grade;
    if (isWanted && missing.length === 0 && isOpen(concept, learner)) free.push(concept);
    for (const step of missing) {
      all.add(step);
      if ((row && isHeld(row)) || back.has(concept)) back.add(step);
    }
  }
  return { free, back };
}

/** Returns what was begun in a subject and is not mastered. What begins two grades below the level counts as known when passed. */
function begunIn({ all }: SubjectConcepts, { levelOf, met }: Learner): Concept[] {
  return all.filter((concept) => {
    const row = met.get(concept.id);
    if (!row || row.is_mastered) return false;
    return row.failures > 0 || concept.grades[0] >= levelOf(concept).grade - 1;
  });
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
 * one. It begins one grade later at most, and no grade later after a failure.
 */
function nearest(plans: readonly Plan[], learner: Learner): Concept | undefined {
  let best: { concept?: Concept; distance: number } = { distance: Number.POSITIVE_INFINITY };
  for (const { subject, grade } of plans) {
    for (const concept of subject.all) {
      const distance = distanceTo(grade, concept);
      const last = grade + (learner.levelOf(concept).row?.failures ? 0 : 1);
      if (concept.grades[0] <= last && distance < best.distance && isFree(concept, learner))
        best = { concept, distance };
    }
  }
  return best.concept;
}

/** Returns the number of grades between a grade and a concept. An earlier concept is a little further away than a later one. */
function distanceTo(grade: number, { grades: [first, last] }: Concept): number {
  const distance = Math.max(0, first - grade, grade - last);
  return distance - first / 100;
}

/**
 * Returns the concept of the nearest grade, whatever it needs: what is not mastered first, and the longest ago. One with a lesson in
 * the last days comes only if all had one, the longest ago first.
 */
function repeated(plans: readonly Plan[], { met, now }: Learner): Concept | undefined {
  const since = daysBefore(now, shortGap);
  const ranked = plans.flatMap(({ subject, grade }) =>
    subject.all.map((concept) => {
      const { last_at: at = '', is_mastered = false } = met.get(concept.id) ?? {};
      const ranks = at > since ? [1] : [0, is_mastered ? 1 : 0, distanceTo(grade, concept)];
      return { concept, ranks, at };
    }),
  );
  return ranked.sort(
    ({ ranks: a, at }, { ranks: b, at: other }) =>
      a.reduce((order, rank, i) => order || rank - (b[i] ?? 0), 0) || compare(at, other),
  )[0]?.concept;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
