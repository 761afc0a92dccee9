import { Problem } from '../errors.ts';
import type { Row } from '../ledger/catalog.ts';
import { availableTopics, type Concept, conceptsFor, findConcept } from './generators/index.ts';
import { prior } from './mastery.ts';

/** What a lesson is to be about, as the request says it and as the learner's record suggests it. */
export interface SelectionCriteria {
  gradeLevel: number;
  topic?: string | undefined;
  subject?: string | undefined;
  /** The subjects of the learner's profile. */
  subjects: string[];
  mastery: Pick<Row<'mastery'>, 'concept_id' | 'probability' | 'last_at' | 'due_at'>[];
  /** ISO 8601: what is due by then comes first. */
  now: string;
}

/**
 * The concept of the next lesson. A topic decides by itself; else what is due for review in the subject, the weakest
 * first; then what was never tried; then what is not due yet. Without a subject, the one of the profile that has
 * something due, or is weakest (decisions.md 4.2). Pure.
 * 400 TOPIC_NOT_AVAILABLE_OFFLINE, with what is available, where no concept fits.
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

/** How well a subject's concepts are known on average. */
function strength(concepts: Concept[], request: SelectionCriteria): number {
  const known = concepts.map((concept) => recordOf(concept, request)?.probability ?? prior);
  return known.reduce((sum, probability) => sum + probability, 0) / known.length;
}

function hasDue(concepts: Concept[], request: SelectionCriteria): boolean {
  return concepts.some((concept) => urgency(concept, request) === 0);
}

/** 0 for what is due, 1 for what was never tried, 2 for what is not due yet. */
function urgency(concept: Concept, request: SelectionCriteria): number {
  const record = recordOf(concept, request);
  if (!record) return 1;
  return record.due_at <= request.now ? 0 : 2;
}

/** By urgency, the weakest first, then what was longest ago. The order of the catalogue decides the rest. */
function byNeed(a: Concept, b: Concept, request: SelectionCriteria): number {
  const [left, right] = [recordOf(a, request), recordOf(b, request)];
  return (
    urgency(a, request) - urgency(b, request) ||
    (left?.probability ?? prior) - (right?.probability ?? prior) ||
    (left?.last_at ?? '').localeCompare(right?.last_at ?? '')
  );
}
