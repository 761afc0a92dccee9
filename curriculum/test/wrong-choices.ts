import { concepts, type GeneratedQuestion } from '../index.ts';
import { everyForm } from './sample.ts';

/** Generates the questions of a concept, those of a finite pool several times, since each time picks other choices. */
export function questionsOf(id: string): GeneratedQuestion[] {
  const from = concepts.filter((concept) => concept.id === id);
  const runs = from[0]?.pool ? Array.from({ length: 12 }, (_, i) => `${i}`) : ['once'];
  return runs.flatMap((seed) => [...everyForm(seed, { from, draws: 400 })].map(({ question }) => question));
}

/** Returns the different faulty wrong choices of a concept, with their questions. */
export function faults(
  id: string,
  isFault: (choice: string, question: GeneratedQuestion, key: string) => boolean,
): string[] {
  const found = questionsOf(id).flatMap((question) => {
    const key = question.choices[question.correctIndex] ?? '';
    return question.choices
      .filter((choice) => choice !== key && isFault(choice, question, key))
      .map((choice) => `${question.question} ${choice}`);
  });
  return [...new Set(found)];
}
