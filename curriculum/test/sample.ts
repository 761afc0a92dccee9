import { type Concept, concepts, type GeneratedQuestion } from '../index.ts';
import { createRng } from '../rng.ts';

/** Question with its concept and grade. */
export interface Sample {
  concept: Concept;
  grade: number;
  level: 0 | 1 | 2;
  question: GeneratedQuestion;
}

/** Generates questions of all concepts in turn, at random grades and difficulties. Equal seeds give equal runs. */
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
    yield { concept, grade, level, question: concept.generate(rng, { grade, level }) };
  }
}

/** Generates every question of finite pools, and `draws` questions at each difficulty of the other concepts. */
export function* everyForm(
  seed: string,
  { draws = 40, from = concepts }: { draws?: number; from?: readonly Concept[] } = {},
): Generator<Sample> {
  for (const concept of from) {
    const rng = createRng(`${seed} ${concept.id}`);
    const [grade] = concept.grades;
    for (const entry of concept.pool ?? [])
      yield {
        concept,
        grade,
        level: entry.level,
        question: entry.generate(rng, { grade, level: entry.level }),
      };
    for (const level of [0, 1, 2] as const)
      for (let i = 0; i < draws && !concept.pool; i++) {
        const dial = { grade: rng.int(...concept.grades), level };
        yield { concept, ...dial, question: concept.generate(rng, dial) };
      }
  }
}
