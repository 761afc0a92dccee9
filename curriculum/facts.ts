import { among } from './choices.ts';
import { listed } from './templates.ts';
import type { Concept, ConceptInfo, Level } from './types.ts';

/** Question with a known answer. */
export interface Fact {
  question: string;
  answer: string;
  explanation: string;
  level?: Level;
  /** Sentence form of the question. Default: `fact`. */
  form?: string;
  /** Names of what it is about, for the topic search. Default: none. */
  about?: readonly string[];
  /** Wrong choices. Default: the answers of the concept's other facts of this form. */
  wrong?: readonly string[];
}

const formOf = ({ form = 'fact' }: Fact): string => form;

/**
 * Creates a finite concept from facts. Its wrong choices are answers of other facts, so all look alike. The advice for a
 * wrong choice is the question that it answers.
 */
export function factual(info: ConceptInfo, facts: readonly Fact[]): Concept {
  const byForm = Map.groupBy(facts, formOf);
  const byAnswer = new Map(facts.map((fact) => [fact.answer, fact]));
  const mend = (picked: string): string => {
    const other = byAnswer.get(picked);
    return other ? `“${picked}” is the answer to another question: ${other.question}` : '';
  };
  return listed(info, {
    items: facts,
    key: (fact) => `${formOf(fact)} ${fact.question}`,
    level: (fact) => fact.level ?? 0,
    about: (fact) => fact.about ?? [],
    draw: (fact, rng) => {
      const { question, answer, explanation, wrong } = fact;
      const others = wrong ?? byForm.get(formOf(fact))?.map((other) => other.answer) ?? [];
      return { question, explanation, ...among(answer, others, rng, mend) };
    },
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
