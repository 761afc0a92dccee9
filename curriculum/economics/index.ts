import type { Concept } from '../types.ts';
import { comparativeAdvantage } from './comparative-advantage.ts';
import { equilibrium } from './equilibrium.ts';
import { gdp } from './gdp.ts';
import { inflation } from './inflation.ts';
import { kinds } from './kinds.ts';
import { marginalAnalysis } from './marginal.ts';
import { opportunityCost } from './opportunity-cost.ts';
import { supplyAndDemand } from './supply-demand.ts';
import { taxes } from './taxes.ts';
import { unemployment } from './unemployment.ts';

/** Choices, markets and the economy of a country. */
export const economicsConcepts: readonly Concept[] = [
  opportunityCost,
  supplyAndDemand,
  comparativeAdvantage,
  equilibrium,
  marginalAnalysis,
  taxes,
  unemployment,
  inflation,
  gdp,
  ...kinds,
];
