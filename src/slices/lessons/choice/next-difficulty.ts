import { difficulties } from '../../../../schema/difficulties.ts';
import type { Difficulty } from '../../../../schema/lessons.ts';
import type { Row } from '../../../db/tables.ts';
import type { Level } from './levels.ts';

/** What the learner's record says about the last lessons on a concept. */
type LastLessons = Pick<Row<'mastery'>, 'probability' | 'failures' | 'last_difficulty' | 'lessons'>;

/**
 * Returns the difficulty of the next lesson on a concept: higher after a passed lesson, the same after a failed one, lower after
 * two failed ones. A new concept begins as the level in its subject says, and a passed one goes on at that difficulty at least.
 * Quizzes before version 2 did not record their difficulty. After these, it follows from the probability that the learner knows
 * the concept.
 */
export function nextDifficulty(record: LastLessons | undefined, level: Level): Difficulty {
  const names: readonly string[] = difficulties;
  const begin = Math.max(names.indexOf(level.row?.difficulty ?? 'beginner'), 0);
  return difficulties[record && record.lessons > 0 ? stepFrom(record, begin) : begin] ?? 'beginner';
}

/** Returns the index of the difficulty after the last lesson. */
function stepFrom({ last_difficulty, failures, probability }: LastLessons, begin: number): number {
  const names: readonly string[] = difficulties;
  if (last_difficulty === null) return names.indexOf(difficultyFor(probability));
  const last = names.indexOf(last_difficulty);
  if (failures > 0) return Math.max(last - (failures === 1 ? 0 : 1), 0);
  return Math.min(Math.max(last + 1, begin), difficulties.length - 1);
}

function difficultyFor(known: number): Difficulty {
  if (known < 0.5) return 'beginner';
  return known < 0.8 ? 'intermediate' : 'advanced';
}
