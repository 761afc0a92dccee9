import { arithmetic } from './math/arithmetic.ts';
import { fractions } from './math/fractions.ts';
import { multiplication } from './math/multiplication.ts';
import { numbers } from './math/numbers.ts';
import { chemistryConcepts } from './science/chemistry.ts';
import { matter } from './science/matter.ts';
import { nature } from './science/nature.ts';
import { physicsConcepts } from './science/physics.ts';
import type { Concept } from './types.ts';

/** Every concept that the offline generator teaches, area by area, easy before hard. */
export const concepts: readonly Concept[] = [
  ...numbers,
  ...arithmetic,
  ...multiplication,
  ...fractions,
  ...nature,
  ...matter,
  ...physicsConcepts,
  ...chemistryConcepts,
];
