import { Problem } from '../../../base/errors.ts';
import type { Row } from '../../../db/tables.ts';
import { type StoredQuestion, specOf } from '../authoring/content.ts';

/** Returns the questions of an ACTIVE lesson. Throws a Problem for another lesson, or one that this version cannot read. */
export function openQuestions(row: Row<'lessons'>): readonly StoredQuestion[] {
  if (row.status !== 'ACTIVE') throw new Problem('LESSON_NOT_ACTIVE');
  const questions = specOf(row)?.questions;
  if (!questions) throw new Problem('INVALID_LESSON_SPEC');
  return questions;
}

/** Returns the problem of places in a request that name none of the lesson's questions. */
export function beyondQuestions(pointers: readonly string[], count: number): Problem {
  const message = `goes beyond the ${count} questions of the lesson`;
  const errors = pointers.map((pointer) => ({ pointer, message }));
  return new Problem('VALIDATION_FAILED', { detail: `${pointers[0]}: ${message}`, errors });
}
