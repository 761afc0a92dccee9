import { maps } from './geography/maps.ts';
import { places } from './geography/places.ts';
import { dates } from './history/dates.ts';
import { people } from './history/people.ts';
import { calendar } from './life/calendar.ts';
import { money } from './life/money.ts';
import { time } from './life/time.ts';
import { work } from './life/work.ts';
import { algebra } from './math/algebra.ts';
import { arithmetic } from './math/arithmetic.ts';
import { calculus } from './math/calculus.ts';
import { chance } from './math/chance.ts';
import { counting } from './math/counting.ts';
import { decimals } from './math/decimals.ts';
import { equations } from './math/equations.ts';
import { fractionArithmetic } from './math/fraction-arithmetic.ts';
import { fractions } from './math/fractions.ts';
import { functions } from './math/functions.ts';
import { geometry } from './math/geometry.ts';
import { integers } from './math/integers.ts';
import { measurement } from './math/measurement.ts';
import { multiplication } from './math/multiplication.ts';
import { numberTheory } from './math/number-theory.ts';
import { numbers } from './math/numbers.ts';
import { ratios } from './math/ratios.ts';
import { shapesAndSizes } from './math/shapes.ts';
import { statistics } from './math/statistics.ts';
import { comprehension } from './reading/comprehension.ts';
import { grammar } from './reading/grammar.ts';
import { passages } from './reading/passages.ts';
import { phonics } from './reading/phonics.ts';
import { sentences } from './reading/sentences.ts';
import { vocabulary } from './reading/vocabulary.ts';
import { chemistryConcepts } from './science/chemistry.ts';
import { matter } from './science/matter.ts';
import { nature } from './science/nature.ts';
import { physicsConcepts } from './science/physics.ts';
import type { Concept } from './types.ts';

/** All concepts of the offline generator, by area, easy before hard. */
export const concepts: readonly Concept[] = [
  ...counting,
  ...numbers,
  ...arithmetic,
  ...multiplication,
  ...fractions,
  ...fractionArithmetic,
  ...numberTheory,
  ...decimals,
  ...ratios,
  ...integers,
  ...algebra,
  ...equations,
  ...functions,
  ...calculus,
  ...measurement,
  ...shapesAndSizes,
  ...geometry,
  ...statistics,
  ...chance,
  ...phonics,
  ...vocabulary,
  ...grammar,
  ...sentences,
  ...comprehension,
  ...passages,
  ...nature,
  ...matter,
  ...physicsConcepts,
  ...chemistryConcepts,
  ...places,
  ...maps,
  ...dates,
  ...people,
  ...time,
  ...calendar,
  ...money,
  ...work,
];
