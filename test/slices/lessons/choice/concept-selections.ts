import { type Concept, conceptById } from '../../../../curriculum/index.ts';
import {
  type SelectionCriteria,
  selectConcept,
} from '../../../../src/slices/lessons/choice/concept-selection.ts';

export const gradeLevel = 4;
export const now = '2026-06-01T08:00:00.000Z';
const later = '2026-06-02T08:00:00.000Z';

export function select(request: Partial<SelectionCriteria>): Concept {
  return selectConcept({
    gradeLevel,
    subjects: ['Math', 'Reading', 'Science'],
    mastery: [],
    levels: [],
    now,
    ...request,
  });
}

export const yesterday = '2026-05-31T08:00:00.000Z';
export const longAgo = '2026-05-10T08:00:00.000Z';

export type Record = SelectionCriteria['mastery'][number];

/** Returns a record for each concept: by default of one lesson, not passed, some weeks ago. */
export function records(concepts: readonly { id: string }[], fields: Partial<Record> = {}): Record[] {
  return concepts.map(({ id: concept_id }) => ({
    concept_id,
    is_mastered: false,
    lessons: 1,
    failures: 1,
    passed_days: 0,
    last_at: longAgo,
    due_at: later,
    ...fields,
  }));
}

/** Mastered before the last lesson, so that one was a review. */
export const mastered = { is_mastered: true, failures: 0, lessons: 3, passed_days: 3, last_at: yesterday };

/** Returns the concept with all concepts that it needs, directly or through others. */
export function neededFor(id: string): string[] {
  const needed = conceptById(id)?.prerequisites ?? [];
  return [...new Set([...needed, ...needed.flatMap(neededFor)])];
}
