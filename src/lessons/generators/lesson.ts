import { createRng, type Rng } from './rng.ts';
import { toLevel } from './templates.ts';
import {
  type Concept,
  type Dial,
  type Difficulty,
  difficulties,
  type GeneratedLesson,
  type GeneratedQuestion,
  type PoolEntry,
} from './types.ts';

export interface LessonRequest {
  concept: Concept;
  gradeLevel: number;
  difficulty: Difficulty;
  /** Equal seeds give equal lessons. */
  seed: string;
  /** Returns true for questions that the learner has seen. They are skipped while others are left. */
  exclude?: (key: string) => boolean;
  /** Returns when the learner last saw an excluded question, in any unit. The oldest come back first. */
  lastSeen?: (key: string) => number;
  questionCount?: number;
}

/** Maximum number of draws for a lesson at one difficulty. */
const maxDraws = 600;

/** Returns the requested level first, then its neighbours. */
function levelsFrom(level: number): number[] {
  return [0, 1, 2].sort((a, b) => Math.abs(a - level) - Math.abs(b - level));
}

/** Takes from a finite pool: unseen entries of the nearest level first, then the longest unseen. */
function fromPool(request: Required<LessonRequest>, rng: Rng, dial: Dial): GeneratedQuestion[] {
  const { concept, exclude, lastSeen, questionCount } = request;
  const entries = rng.shuffle(concept.pool ?? []);
  const fresh: PoolEntry[] = [];
  for (const entry of levelsFrom(dial.level).flatMap((level) => entries.filter((e) => e.level === level))) {
    // Asks no further: each question is hashed to see whether it is excluded.
    if (fresh.length === questionCount) break;
    if (!exclude(entry.key)) fresh.push(entry);
  }
  const isComplete = fresh.length === questionCount;
  const others = isComplete ? [] : entries.filter((entry) => !fresh.includes(entry));
  const oldest = others
    .map((entry) => ({ entry, at: lastSeen(entry.key) }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
  return [...fresh, ...oldest].slice(0, questionCount).map((entry) => entry.generate(rng, dial));
}

/** Draws until there are enough unseen questions. The other levels follow a level that seems used up. */
function fromDraws(request: Required<LessonRequest>, rng: Rng, dial: Dial): GeneratedQuestion[] {
  const { concept, exclude, lastSeen, questionCount } = request;
  const fresh = new Map<string, GeneratedQuestion>();
  const seen = new Map<string, GeneratedQuestion>();
  for (const level of levelsFrom(dial.level)) {
    for (let draw = 0; draw < maxDraws && fresh.size < questionCount; draw++) {
      const question = concept.generate(rng, { ...dial, level: toLevel(level) });
      const known = exclude(question.key) ? seen : fresh;
      if (!known.has(question.key)) known.set(question.key, question);
    }
  }
  const oldest = [...seen.values()].sort((a, b) => lastSeen(a.key) - lastSeen(b.key));
  return [...fresh.values(), ...oldest].slice(0, questionCount);
}

/**
 * Generates a lesson of questions with different keys on one concept. Excluded questions come back only if no others are
 * left. A lesson is shorter than `questionCount` only if the concept has fewer questions. Pure: no clock, no I/O.
 */
export function generateLesson(request: LessonRequest): GeneratedLesson {
  const full = { exclude: () => false, lastSeen: () => 0, questionCount: 5, ...request };
  const { concept, gradeLevel, difficulty, seed } = full;
  const [first, last] = concept.grades;
  const dial: Dial = {
    grade: Math.min(last, Math.max(first, gradeLevel)),
    level: toLevel(difficulties.indexOf(difficulty)),
  };
  const rng = createRng(`${concept.id}|${dial.grade}|${difficulty}|${seed}`);
  return {
    moduleId: concept.id,
    subject: concept.subject,
    category: concept.category,
    topic: concept.title,
    learningObjectives: [...concept.objectives],
    difficulty,
    questions: concept.pool ? fromPool(full, rng, dial) : fromDraws(full, rng, dial),
  };
}
