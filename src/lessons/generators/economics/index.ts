import type { Concept } from '../types.ts';
import { comparativeAdvantage } from './comparative-advantage.ts';
import { equilibrium } from './equilibrium.ts';
import { kinds } from './kinds.ts';
import { opportunityCost } from './opportunity-cost.ts';
import { supplyAndDemand } from './supply-demand.ts';

/** Choices, markets and the economy of a country. */
export const economicsConcepts: readonly Concept[] = [
  opportunityCost,
  supplyAndDemand,
  comparativeAdvantage,
  equilibrium,
  ...kinds,
];
