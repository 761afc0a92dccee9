import { NumberColumn } from './number-column.ts';

/** Creates the columns of events and of their entries, which the worker fills and the page keeps. */
export function createEventColumns() {
  return {
    /** Milliseconds since 1970. */
    times: new NumberColumn(Float64Array),
    /** Times in the ids of the events; 0 if unknown. */
    idTimes: new NumberColumn(Float64Array),
    actors: new NumberColumn(Float64Array),
    learners: new NumberColumn(Float64Array),
    /** Numbers of texts; 0 for none. */
    types: new NumberColumn(Uint32Array),
    subjects: new NumberColumn(Uint32Array),
    redemptions: new NumberColumn(Uint32Array),
    /** Number of entries of each event. */
    entryCounts: new NumberColumn(Uint32Array),
    entryLearners: new NumberColumn(Float64Array),
    entryAmounts: new NumberColumn(Float64Array),
    entryBalances: new NumberColumn(Float64Array),
    entrySources: new NumberColumn(Uint32Array),
  };
}

export type EventColumns = ReturnType<typeof createEventColumns>;

/** Numbers of the columns in arrays of their own, by column. */
export type EventNumbers = { [Name in keyof EventColumns]: ReturnType<EventColumns[Name]['take']> };

/** Empties the columns and returns their numbers. */
export function takeNumbers(columns: EventColumns): EventNumbers {
  const taken = Object.entries(columns).map(([name, column]) => [name, column.take()]);
  // Each name gets the numbers of its own column.
  return Object.fromEntries(taken) as EventNumbers;
}

/** Adds numbers to the columns. */
export function appendNumbers(columns: EventColumns, numbers: EventNumbers): void {
  // The names are those of the columns.
  for (const name of Object.keys(columns) as (keyof EventColumns)[]) columns[name].append(numbers[name]);
}
