import { events } from '../data/history.ts';
import { levelOf } from '../facts.ts';
import { capitalize } from '../text.ts';

/** Events with their years. */
export const datedEvents = events.map((row) => ({
  event: row.event,
  level: levelOf(row.level),
  year: Number(row.year),
}));

/** Events that are several things. */
const isPlural = (event: string): boolean =>
  /^the (?:attacks|D-Day landings|first modern Olympic Games)\b/.test(event);

/** Returns the verb of an event. */
export const wasOf = ({ event }: { event: string }): string => (isPlural(event) ? 'were' : 'was');

/** Returns a sentence with the year of an event. */
export const dateOf = (row: { event: string; year: number }): string =>
  `${capitalize(row.event)} ${wasOf(row)} in ${row.year}.`;
