import type { GeneratedQuestion } from '../../index.ts';
import { algebraRules } from './algebra.ts';
import { arithmeticRules } from './arithmetic.ts';
import { calendarRules } from './calendar.ts';
import { civicsRules } from './civics.ts';
import { claimRules } from './claims.ts';
import { earlyMathRules } from './early-shapes.ts';
import { economicsRules } from './economics.ts';
import { same, worth } from './exact.ts';
import { factRules } from './facts.ts';
import { geometryRules } from './geometry.ts';
import { historyRules } from './history.ts';
import { languageRules } from './language.ts';
import { lifeEarthRules } from './life-earth.ts';
import { middleMathRules } from './middle-math.ts';
import { moneyRules } from './money.ts';
import { physicalRules } from './physical.ts';
import { placeRules } from './places.ts';
import { type Rule, solveBy } from './rule.ts';
import { scienceRules } from './science.ts';
import { timeRules } from './time.ts';
import { upperMathRules } from './upper-math.ts';
import { wordRules } from './words.ts';
import { workRules } from './work.ts';

const mathRules = [...upperMathRules, ...geometryRules, ...algebraRules, ...arithmeticRules];

/** Groups of rules by area, in the order in which they are tried. Question forms of two areas or groups may look alike. */
const rulesOf: Record<string, Rule[][]> = {
  math: [claimRules(mathRules), mathRules, middleMathRules, earlyMathRules],
  reading: [languageRules, [...wordRules, ...factRules]],
  science: [physicalRules, lifeEarthRules, [...scienceRules, ...factRules]],
  geography: [claimRules(placeRules), placeRules],
  history: [civicsRules, historyRules],
  life: [timeRules, calendarRules, economicsRules, claimRules(moneyRules), [...moneyRules, ...workRules]],
};

/** Returns the right choices by the first group that can read the question. Throws if one tries and all fail. */
function solveByGroups({ key, question, choices }: GeneratedQuestion): number[] | undefined {
  const errors: unknown[] = [];
  for (const rules of rulesOf[key.split('.')[0] ?? ''] ?? []) {
    try {
      const right = solveBy(rules, question, choices);
      if (right) return right;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return undefined;
}

/** Result of checking a question. */
export interface Inspection {
  faults: string[];
  /** True if the solver could solve it. Otherwise only the form is checked. */
  isSolved: boolean;
}

/** Solves a question from its text alone and compares the result with the key. */
export function inspect(question: GeneratedQuestion): Inspection {
  const faults = faultsOfForm(question);
  try {
    const right = solveByGroups(question);
    if (!right) return { faults, isSolved: false };
    if (right.length === 0) faults.push('no right choice');
    else if (right.length > 1) faults.push('several right choices');
    else if (right[0] !== question.correctIndex) faults.push('wrong key');
  } catch (error) {
    faults.push(`unsolvable: ${String(error)}`);
  }
  return { faults, isSolved: true };
}

function faultsOfForm({ question, choices, correctIndex, explanation }: GeneratedQuestion): string[] {
  const faults: string[] = [];
  if (choices.length < 3 || choices.length > 6) faults.push('number of choices');
  if (!Number.isInteger(correctIndex) || !(correctIndex in choices)) faults.push('index out of range');
  if (choices.some((c, i) => choices.slice(i + 1).some((d) => equal(c, d)))) faults.push('equal choices');
  // A passage of 350 words stands before its question.
  const most = question.includes('\n\n') ? 2500 : 1000;
  const tooLong = question.length > most || explanation.length > 1000 || choices.some((c) => c.length > 200);
  if (tooLong || [question, explanation, ...choices].some((text) => text.trim() === ''))
    faults.push('length');
  if (/undefined|NaN|null|\[object|Infinity/.test([question, explanation, ...choices].join(' '))) {
    faults.push('broken text');
  }
  return faults;
}

const units = /\b(minute|hour|day|week|month|year)s?$/;

/** Returns true if both are equal as text or as numbers. */
function equal(a: string, b: string): boolean {
  const [x, y] = [worth(a), worth(b)];
  // 5 hours are not 5 minutes.
  if (units.exec(a)?.[1] !== units.exec(b)?.[1]) return false;
  return a.toLowerCase() === b.toLowerCase() || (x !== undefined && y !== undefined && same(x, y));
}
