import { type Difficulty, difficulties } from '../../../../schema/lessons.ts';
import type { Row } from '../../../db/tables.ts';

/** What the learner's record says about the last lessons on a concept. */
type LastLessons = Pick<Row<'mastery'>, 'probability' | 'failures' | 'last_difficulty'>;

/**
 * Returns the difficulty of the next lesson on a concept, one level from the last one at most: higher after a passed lesson,
 * the same after a failed one, lower after two failed ones. Quizzes before version 2 did not record their difficulty. After
 * these, it follows from the probability that the learner knows the concept.
 */
export function nextDifficulty(record: LastLessons | undefined): Difficulty {
  if (!record) return 'beginner';
  if (record.last_difficulty === null) return difficultyFor(record.probability);
  const names: readonly string[] = difficulties;
  const step = record.failures === 0 ? 1 : record.failures === 1 ? 0 : -1;
  const next = Math.min(Math.max(names.indexOf(record.last_difficulty) + step, 0), difficulties.length - 1);
  return difficulties[next] ?? 'beginner';
}

function difficultyFor(known: number): Difficulty {
  if (known < 0.5) return 'beginner';
  return known < 0.8 ? 'intermediate' : 'advanced';
}
