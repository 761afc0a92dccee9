import { inspect } from '../solver/harness.ts';
import { advice } from './advice.ts';
import type { Check } from './check.ts';
import { english } from './english.ts';
import { explanations } from './explanation.ts';
import { hints } from './hints.ts';

const solved: Check = { name: 'key', faults: ({ question }) => inspect(question).faults };

/** All rules for single questions. */
export const checks: readonly Check[] = [solved, advice, hints, explanations, english];
