import type { Concept } from '../../../../curriculum/index.ts';
import { curriculum } from '../curriculum.ts';
import { offerConcept } from './concept-offers.ts';
import type { Met } from './standing.ts';
import { type SubjectConcepts, subjectConcepts, taughtAt } from './subject-concepts.ts';

/** Request and learner's record that determine the concept of a lesson. */
export interface SelectionCriteria {
  gradeLevel: number;
  subject?: string | undefined;
  /** Subjects of the learner's profile. */
  subjects: string[];
  mastery: readonly Met[];
  /** Time (ISO 8601). */
  now: string;
  /** Zone of the family's days. */
  timeZone?: string | undefined;
}

/**
 * Selects the concept that is next in the given subject, at the nearest grade that has it, or in one of the profile's that are
 * taught at the grade (decisions.md 4.12). A subject without any concept counts as none. Pure.
 */
export function selectConcept(request: SelectionCriteria): Concept {
  const concept = offerConcept(subjectsFor(request), request);
  if (!concept) throw new Error('no concept for the grade');
  return concept;
}

function subjectsFor({ gradeLevel, subject, subjects }: SelectionCriteria): SubjectConcepts[] {
  if (subject && isTaught(subject)) return [subjectConcepts(curriculum().conceptsOf(subject))];
  const named = subjects
    .map((name) => subjectConcepts(curriculum().conceptsOf(name)))
    .filter((found) => taughtAt(found, gradeLevel).length > 0);
  return named.length > 0 ? named : [subjectConcepts(curriculum().conceptsOf(undefined))];
}

/** Returns false for a subject that no concept has: Art, Music. */
export const isTaught = (subject: string): boolean => curriculum().conceptsOf(subject).length > 0;
