import { Problem } from '../errors.ts';
import { offerConcept } from './concept-offers.ts';
import { availableTopics, type Concept, conceptsOf } from './generators/index.ts';
import type { Met } from './standing.ts';
import { subjectConcepts, taughtAt } from './subject-concepts.ts';

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
 * taught at the grade (decisions.md 4.12). Throws 400 TOPIC_NOT_AVAILABLE_OFFLINE if no concept fits. Pure.
 */
export function selectConcept(request: SelectionCriteria): Concept {
  const { gradeLevel, subject } = request;
  const named = (subject ? [subject] : request.subjects)
    .map((name) => subjectConcepts(conceptsOf(name)))
    .filter((found) => (subject ? found.all.length > 0 : taughtAt(found, gradeLevel).length > 0));
  const subjects = named.length > 0 || subject ? named : [subjectConcepts(conceptsOf(undefined))];
  return offerConcept(subjects, request) ?? notAvailable(gradeLevel, subject ?? 'this grade');
}

function notAvailable(gradeLevel: number, wanted: string): never {
  throw new Problem('TOPIC_NOT_AVAILABLE_OFFLINE', {
    detail: `No lesson on ${wanted} is available offline.`,
    extensions: { available: availableTopics(gradeLevel) },
  });
}
