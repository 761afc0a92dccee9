import { type Concept, concepts, type GeneratedQuestion } from '../../../src/lessons/generators/index.ts';
import { createRng } from '../../../src/lessons/generators/rng.ts';

/** A question with what it was made from. */
export interface Sample {
  concept: Concept;
  grade: number;
  question: GeneratedQuestion;
}

/** Questions of all concepts in turn, at every grade and difficulty; the same seed gives the same run. */
export function* samples(
  count: number,
  seed: string,
  from: readonly Concept[] = concepts,
): Generator<Sample> {
  const rng = createRng(seed);
  for (let i = 0; i < count; i++) {
    const concept = from[i % from.length];
    if (!concept) return;
    const grade = rng.int(...concept.grades);
    const level = rng.pick([0, 1, 2] as const);
    yield { concept, grade, question: concept.generate(rng, { grade, level }) };
  }
}
