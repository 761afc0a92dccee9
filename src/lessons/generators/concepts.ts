import { maps } from './geography/maps.ts';
import { places } from './geography/places.ts';
import { dates } from './history/dates.ts';
import { people } from './history/people.ts';
import { calendar } from './life/calendar.ts';
import { money } from './life/money.ts';
import { time } from './life/time.ts';
import { work } from './life/work.ts';
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
  ...maps,
  ...dates,
  ...people,
  ...time,
  ...calendar,
  ...money,
  ...work,
];
