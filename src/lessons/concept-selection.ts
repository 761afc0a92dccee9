import type { Row } from '../db/tables.ts';
import { Problem } from '../errors.ts';
import { availableTopics, type Concept, conceptsFor, findConcept } from './generators/index.ts';
import { prior } from './mastery.ts';

/** Request and learner's record that determine the concept of a lesson. */
export interface SelectionCriteria {
  gradeLevel: number;
  topic?: string | undefined;
  subject?: string | undefined;
  /** Subjects of the learner's profile. */
  subjects: string[];
  mastery: readonly Pick<Row<'mastery'>, 'concept_id' | 'probability' | 'last_at' | 'due_at'>[];
  /** Time (ISO 8601). Concepts due at it come first. */
  now: string;
}

/**
 * Selects the concept of the next lesson (decisions.md 4.2): the topic's, if one is given. Otherwise the subject's concepts
 * rank: due for review, never tried, others; the weakest first in each group. Without a subject, the profile's subject
 * with a due concept wins, otherwise the weakest. Throws 400 TOPIC_NOT_AVAILABLE_OFFLINE if no concept fits. Pure.
 */
export function selectConcept(request: SelectionCriteria): Concept {
  const { gradeLevel, topic, subject } = request;
  if (topic) {
    const found = findConcept(topic, { gradeLevel, ...(subject && { subject }) });
    return found ?? notAvailable(gradeLevel, subject ? `${topic} in ${subject}` : topic);
  }
  const subjects = subject ? [subject] : request.subjects;
  const candidates = subjects
    .map((name) => conceptsFor({ subject: name, gradeLevel }))
    .filter((all) => all.length > 0);
  const [neediest] = candidates.toSorted(
    (a, b) =>
      Number(hasDue(b, request)) - Number(hasDue(a, request)) || strength(a, request) - strength(b, request),
  );
  const concepts = neediest ?? (subject ? [] : conceptsFor({ gradeLevel }));
  const [concept] = concepts.toSorted((a, b) => byNeed(a, b, request));
  return concept ?? notAvailable(gradeLevel, subject ?? 'this grade');
}

function notAvailable(gradeLevel: number, wanted: string): never {
  throw new Problem('TOPIC_NOT_AVAILABLE_OFFLINE', {
    detail: `No lesson on ${wanted} is available offline.`,
    extensions: { available: availableTopics(gradeLevel) },
  });
}

function recordOf(concept: Concept, { mastery }: SelectionCriteria) {
  return mastery.find((row) => row.concept_id === concept.id);
}

/** Returns the average probability that the learner knows a subject's concepts. */
function strength(concepts: Concept[], request: SelectionCriteria): number {
  const known = concepts.map((concept) => recordOf(concept, request)?.probability ?? prior);
  return known.reduce((sum, probability) => sum + probability, 0) / known.length;
}

function hasDue(concepts: Concept[], request: SelectionCriteria): boolean {
  return concepts.some((concept) => urgency(concept, request) === 0);
}

/** Returns 0 for a due concept, 1 for a concept never tried, 2 for a concept that is not due yet. */
function urgency(concept: Concept, request: SelectionCriteria): number {
  const record = recordOf(concept, request);
  if (!record) return 1;
  return record.due_at <= request.now ? 0 : 2;
}

/** Compares by urgency, then weakness, then time since the last lesson. Ties keep the order of the concept list. */
function byNeed(a: Concept, b: Concept, request: SelectionCriteria): number {
  const [left, right] = [recordOf(a, request), recordOf(b, request)];
  return (
    urgency(a, request) - urgency(b, request) ||
    (left?.probability ?? prior) - (right?.probability ?? prior) ||
    (left?.last_at ?? '').localeCompare(right?.last_at ?? '')
  );
}
