import type { Concept } from '../../../../curriculum/index.ts';
import type { Row } from '../../../db/tables.ts';
import { areaOf } from '../areas.ts';
import { levelFor } from './subject-level.ts';

/*
 * The levels of a request (decisions.md 4.21). No stored row follows from them, so they may change at any time.
 */

/** What a learner's record says about the level in a subject. */
export type StoredLevel = Pick<
  Row<'subject_levels'>,
  'area' | 'level' | 'learner_grade' | 'difficulty' | 'failures' | 'is_settled' | 'last_at'
>;

/** Grade of a request, and the learner's levels. */
export interface Grades {
  /** Requested grade. */
  gradeLevel: number;
  /** Grade of the learner's profile. */
  profileGrade?: number | undefined;
  levels: readonly StoredLevel[];
}

/** Level in a subject for a request. */
export interface Level {
  grade: number;
  /** Grade in which the learner is, from which the level begins. */
  learnerGrade: number;
  /** Row with the answers so far. Undefined without any, and for the wish for another grade. */
  row: StoredLevel | undefined;
}

/**
 * Returns the level in the subject of an area. A request with the grade of the profile, or with that of the last answers, means the
 * learner's grade. Another one is a wish for exactly that grade.
 */
export function levelIn({ gradeLevel, profileGrade, levels }: Grades, area: string): Level {
  const row = levels.find((one) => one.area === area);
  const isWish = row && gradeLevel !== profileGrade && gradeLevel !== row.learner_grade;
  if (isWish) return { grade: gradeLevel, learnerGrade: row.learner_grade, row: undefined };
  return { grade: levelFor(row, gradeLevel), learnerGrade: gradeLevel, row };
}

/** Returns the level in the subject of a concept. */
export function levelOf(grades: Grades, { id }: Concept): Level {
  return levelIn(grades, areaOf(id));
}

/**
 * Returns the grade at which a concept is asked: its own, as near to the level as it has one. After the level has risen, a concept
 * follows slowly, so that what was learned stays known: it stays at the grade of its last lesson while the level is one above, and
 * then takes one grade at a time. Only one that is not mastered follows at once while the level still rises quickly.
 */
export function askedGrade(
  { grades: [first, last] }: Concept,
  { grade, row }: Level,
  record?: Pick<Row<'mastery'>, 'last_grade' | 'is_mastered'>,
): number {
  const isSlow = row?.is_settled || record?.is_mastered;
  const before = (isSlow ? record?.last_grade : undefined) ?? grade;
  const wanted = Math.min(grade, before + 1, Math.max(before, grade - 1));
  return Math.min(Math.max(wanted, first), last);
}
