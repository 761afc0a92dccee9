import { arithmetic } from './math/arithmetic.ts';
import { fractions } from './math/fractions.ts';
import { multiplication } from './math/multiplication.ts';
import { numbers } from './math/numbers.ts';
import type { Concept } from './types.ts';

/** Every concept that the offline generator teaches, area by area, easy before hard. */
export const concepts: readonly Concept[] = [...numbers, ...arithmetic, ...multiplication, ...fractions];
