import { government } from './civics/government.ts';
import { law } from './civics/law.ts';
import { votes } from './civics/votes.ts';
import { economicsConcepts } from './economics/index.ts';
import { populationDensity } from './geography/density.ts';
import { compass } from './geography/directions.ts';
import { globe } from './geography/globe.ts';
import { mapScale } from './geography/map-scale.ts';
import { mapSquares } from './geography/map-squares.ts';
import { places } from './geography/places.ts';
import { zones } from './geography/zones.ts';
import { historyConcepts } from './history/index.ts';
import { lifeConcepts } from './life/index.ts';
import { mathConcepts } from './math/index.ts';
import { readingConcepts } from './reading/index.ts';
import { scienceConcepts } from './science/index.ts';
import type { Concept } from './types.ts';

/** All concepts of the offline generator, by area, easy before hard. */
export const concepts: readonly Concept[] = [
  ...mathConcepts,
  ...readingConcepts,
  ...scienceConcepts,
  ...places,
  ...compass,
  ...mapSquares,
  ...globe,
  ...zones,
  ...mapScale,
  ...populationDensity,
  ...historyConcepts,
  ...government,
  ...law,
  ...votes,
  ...lifeConcepts,
  ...economicsConcepts,
];
