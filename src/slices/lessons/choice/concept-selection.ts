import type { Concept } from '../../../../curriculum/index.ts';
import { curriculum } from '../curriculum.ts';
import { offerConcept } from './concept-offers.ts';
import { levelOf } from './levels.ts';
import type { Standing } from './standing.ts';
import { type SubjectConcepts, subjectConcepts } from './subject-concepts.ts';

/** Request and learner's record that determine the concept of a lesson. */
export interface SelectionCriteria extends Standing {
  subject?: string | undefined;
  /** Subjects of the learner's profile. */
  subjects: string[];
}

/**
 * Selects the concept that is next in the given subject, at the grade nearest to its level, or in one of the profile's that are
 * taught at their levels (decisions.md 4.12). A subject without any concept counts as none. Pure.
 */
export function selectConcept(request: SelectionCriteria): Concept {
  const concept = offerConcept(subjectsFor(request), request);
  if (!concept) throw new Error('no concept for the grade');
  return concept;
}

function subjectsFor({ subject, subjects, ...grades }: SelectionCriteria): SubjectConcepts[] {
  if (subject && isTaught(subject)) return [subjectConcepts(curriculum().conceptsOf(subject))];
  const named = subjects
    .map((name) => subjectConcepts(curriculum().conceptsOf(name)))
    .filter(({ all: [any], byGrade }) => any && byGrade.has(levelOf(grades, any).grade));
  return named.length > 0 ? named : [subjectConcepts(curriculum().conceptsOf(undefined))];
}

/** Returns false for a subject that no concept has: Art, Music. */
export const isTaught = (subject: string): boolean => curriculum().conceptsOf(subject).length > 0;
