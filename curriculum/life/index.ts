import type { Concept } from '../types.ts';
import { bestBuy } from './best-buy.ts';
import { totalCost } from './bills.ts';
import { budget } from './budget.ts';
import { change } from './change.ts';
import { clocks } from './clocks.ts';
import { coins } from './coins.ts';
import { calendarDates } from './dates.ts';
import { dayClock } from './day-clock.ts';
import { dayOrder } from './day-order.ts';
import { elapsed } from './elapsed.ts';
import { loans } from './loans.ts';
import { yearCalendar } from './months.ts';
import { discount } from './percent-prices.ts';
import { recipes } from './recipes.ts';
import { timeUnits } from './time-units.ts';
import { wages } from './wages.ts';
import { weekCalendar } from './weekdays.ts';

/** Clock and calendar, money, and work. */
export const lifeConcepts: readonly Concept[] = [
  ...clocks,
  ...dayOrder,
  ...elapsed,
  ...timeUnits,
  ...dayClock,
  ...weekCalendar,
  ...yearCalendar,
  ...calendarDates,
  coins,
  change,
  totalCost,
  bestBuy,
  discount,
  recipes,
  budget,
  wages,
  loans,
];
