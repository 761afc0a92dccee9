import type { Concept } from '../types.ts';
import { centuries } from './centuries.ts';
import { elapsed } from './elapsed.ts';
import { eventOrder } from './event-order.ts';
import { eventYears } from './event-years.ts';
import { older } from './older.ts';
import { people } from './people.ts';

/** Time, events and people of the past. */
export const historyConcepts: readonly Concept[] = [
  older,
  elapsed,
  centuries,
  eventYears,
  eventOrder,
  ...people,
];
