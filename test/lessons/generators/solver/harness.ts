import type { GeneratedQuestion } from '../../../../src/lessons/generators/index.ts';
import { algebraRules } from './algebra.ts';
import { arithmeticRules } from './arithmetic.ts';
import { same, worth } from './exact.ts';
import { geometryRules } from './geometry.ts';
import { placeRules } from './places.ts';
import { type Rule, solveBy } from './rule.ts';
import { scienceRules } from './science.ts';
import { wordRules } from './words.ts';

/** Forms of one subject may look like another's, so each concept is read by the rules of its own area. */
const rulesOf: Record<string, Rule[]> = {
  math: [...geometryRules, ...algebraRules, ...arithmeticRules],
  reading: wordRules,
  science: scienceRules,
  geography: placeRules,
  history: placeRules,
  life: placeRules,
};

/** Where the right choice is by the solver; undefined when it cannot read the question. */
export function solve(area: string, question: string, choices: readonly string[]): number[] | undefined {
  return solveBy(rulesOf[area] ?? [], question, choices);
}

/** Faults of a question, each with its name; a solver that cannot read it is no fault. */
export function faultsOf(q: GeneratedQuestion): string[] {
  const faults: string[] = [];
  const { choices, correctIndex } = q;
  if (choices.length < 3 || choices.length > 6) faults.push('number of choices');
  if (!Number.isInteger(correctIndex) || !(correctIndex in choices)) faults.push('index out of range');
  if (choices.some((c, i) => choices.slice(i + 1).some((d) => equal(c, d)))) faults.push('equal choices');
  if (
    q.question.length > 1000 ||
    q.explanation.length > 1000 ||
    choices.some((c) => c.length > 200 || c.trim() === '')
  )
    faults.push('length');
  if (/undefined|NaN|null|\[object|Infinity/.test(`${q.question} ${q.explanation} ${choices.join(' ')}`))
    faults.push('broken text');
  try {
    const right = solve(q.key.split('.')[0] ?? '', q.question, choices);
    if (right && right.length !== 1)
      faults.push(right.length === 0 ? 'no right choice' : 'several right choices');
    else if (right && right[0] !== correctIndex) faults.push('wrong key');
  } catch (error) {
    faults.push(`unsolvable: ${String(error)}`);
  }
  return faults;
}

/** Equal as text or, where both are numbers, in value */
function equal(a: string, b: string): boolean {
  const [x, y] = [worth(a), worth(b)];
  return a.toLowerCase() === b.toLowerCase() || (x !== undefined && y !== undefined && same(x, y));
}

/** Whether the solver can read the question at all. */
export const isRead = (q: GeneratedQuestion): boolean =>
  solve(q.key.split('.')[0] ?? '', q.question, q.choices) !== undefined;
