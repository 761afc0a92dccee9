import { arithmetic } from './math/arithmetic.ts';
import type { Concept } from './types.ts';

/** Every concept that the offline generator teaches, area by area, easy before hard. */
export const concepts: readonly Concept[] = [...arithmetic];
