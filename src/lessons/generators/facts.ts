import { among } from './choices.ts';
import { listed } from './templates.ts';
import type { Concept, ConceptInfo, Level } from './types.ts';

/** Question with a known answer. */
export interface Fact {
  question: string;
  answer: string;
  explanation: string;
  level?: Level;
  /** Wrong choices. Default: the answers of the concept's other facts. */
  wrong?: readonly string[];
}

/** Creates a finite concept from facts. Its wrong choices are answers of other facts, so all look alike. */
export function factual(info: ConceptInfo, facts: readonly Fact[]): Concept {
  const answers = [...new Set(facts.map((fact) => fact.answer))];
  return listed(info, {
    items: facts,
    key: (fact) => `fact ${fact.question}`,
    level: (fact) => fact.level ?? 0,
    draw: ({ question, answer, explanation, wrong = answers }, rng) => ({
      question,
      explanation,
      ...among(answer, wrong, rng),
    }),
  });
}

/** Returns the rows that have no field in common with a row. Fields are words; `-` stands for none. */
export function unlike<T extends { field: string }>(rows: readonly T[], { field }: T): T[] {
  const fields = new Set(field.split(' ').filter((name) => name !== '-'));
  return rows.filter((other) => !other.field.split(' ').some((name) => fields.has(name)));
}

/** Reads the level in a table cell: 0, 1 or 2. */
export function levelOf(cell: string): Level {
  return cell === '0' ? 0 : cell === '1' ? 1 : 2;
}
