import { type ActorRole, roleOf } from './actor-role.ts';
import type { Columns } from './read-ledger.ts';

/** Choice of events. Each member that is there must hold. */
export interface Filter {
  learner?: number | undefined;
  /** Type of the event. */
  type?: string | undefined;
  /** User id of the actor, or a role. */
  actor?: number | ActorRole | undefined;
  /** Source type of at least one entry. */
  source?: string | undefined;
  /** First and last day in the reader's time zone, as in `2026-11-23`. */
  from?: string | undefined;
  to?: string | undefined;
  /** Smallest and largest change of the balance: of the chosen learner, or of all learners together. */
  least?: number | undefined;
  most?: number | undefined;
  /** Only events that no checkpoint covers yet. */
  unsigned?: boolean | undefined;
  /** Also events of others, of which only the hash is known. */
  others?: boolean | undefined;
}

const roles: readonly string[] = ['parent', 'learner', 'administrator'] satisfies ActorRole[];

/** Facts about the ledger that filters need. */
export interface FilterContext {
  familyId: number;
  /** Number of the last signed event; 0 for none. */
  signedTo: number;
  /** Number of the first event in the columns. */
  firstSeq: number;
}

/** Returns the filter that the parameters of an address state. Leaves out what it does not understand. */
export function filterOf(parameters: URLSearchParams): Filter {
  const text = (name: string) => parameters.get(name) || undefined;
  const integer = (name: string) => (/^-?\d{1,15}$/.test(text(name) ?? '') ? Number(text(name)) : undefined);
  const day = (name: string) => (/^\d{4}-\d\d-\d\d$/.test(text(name) ?? '') ? text(name) : undefined);
  const actor = text('actor');
  return {
    learner: integer('learner'),
    type: text('type'),
    actor: isRole(actor) ? actor : integer('actor'),
    source: text('source'),
    from: day('from'),
    to: day('to'),
    least: integer('least'),
    most: integer('most'),
    unsigned: text('unsigned') === '1' || undefined,
    others: text('others') === '1' || undefined,
  };
}

function isRole(text: string | undefined): text is ActorRole {
  return text !== undefined && roles.includes(text);
}

type Test = (at: number) => boolean;

/** Returns the numbers of the events that match, newest first. Makes no objects, so it is quick for 100,000 events. */
export function matching(columns: Columns, filter: Filter, context: FilterContext): Uint32Array {
  const { length } = columns.times;
  const tests = testsOf(columns, filter, context);
  const found = new Uint32Array(length);
  let count = 0;
  for (let at = length - 1; at >= 0; at--) {
    if (!tests.every((test) => test(at))) continue;
    found[count] = at + context.firstSeq;
    count += 1;
  }
  return found.slice(0, count);
}

/** Returns the tests of the filter for the event at a place of the columns. */
function testsOf(columns: Columns, filter: Filter, { familyId, signedTo, firstSeq }: FilterContext): Test[] {
  const { texts, times, actors, learners, types } = columns;
  const { learner, type, actor, from, to, unsigned, others } = filter;
  const tests: Test[] = [];
  if (!others) tests.push((at) => types.at(at) !== 0);
  if (type !== undefined) {
    const number = texts.indexOf(type, 1);
    tests.push((at) => types.at(at) === number);
  }
  if (typeof actor === 'number') tests.push((at) => actors.at(at) === actor);
  if (typeof actor === 'string') {
    const known = new Set(distinct(learners));
    tests.push((at) => actors.at(at) !== 0 && roleOf(actors.at(at), familyId, known) === actor);
  }
  if (from !== undefined) {
    const start = startOfDay(from, 0);
    tests.push((at) => times.at(at) >= start);
  }
  if (to !== undefined) {
    const end = startOfDay(to, 1);
    tests.push((at) => times.at(at) < end);
  }
  if (unsigned) tests.push((at) => at + firstSeq > signedTo);
  if (learner !== undefined)
    tests.push((at) => learners.at(at) === learner || hasEntryOf(columns, at, learner));
  return [...tests, ...entryTests(columns, filter)];
}

/** Returns the start of a day in the reader's time zone, or of one some days later. */
function startOfDay(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

function entryTests(columns: Columns, { learner, source, least, most }: Filter): Test[] {
  const { texts, entryLearners, entryAmounts, entrySources } = columns;
  const tests: Test[] = [];
  if (source !== undefined) {
    const number = texts.indexOf(source, 1);
    tests.push((at) => someEntry(columns, at, (entry) => entrySources.at(entry) === number));
  }
  if (least !== undefined || most !== undefined)
    tests.push((at) => {
      let amount: number | undefined;
      for (let entry = columns.firstEntries.at(at); entry < endOfEntries(columns, at); entry++)
        if (learner === undefined || entryLearners.at(entry) === learner)
          amount = (amount ?? 0) + entryAmounts.at(entry);
      return amount !== undefined && amount >= (least ?? -Infinity) && amount <= (most ?? Infinity);
    });
  return tests;
}

function hasEntryOf(columns: Columns, at: number, learner: number): boolean {
  return someEntry(columns, at, (entry) => columns.entryLearners.at(entry) === learner);
}

function someEntry(columns: Columns, at: number, test: Test): boolean {
  const end = endOfEntries(columns, at);
  for (let entry = columns.firstEntries.at(at); entry < end; entry++) if (test(entry)) return true;
  return false;
}

function endOfEntries({ times, firstEntries, entryAmounts }: Columns, at: number): number {
  return at + 1 < times.length ? firstEntries.at(at + 1) : entryAmounts.length;
}

/** Returns the user ids of the learners and of all actors in a ledger. */
export function peopleIn({ learners, actors }: Columns): { learners: number[]; actors: number[] } {
  return { learners: distinct(learners), actors: distinct(actors) };
}

function distinct(column: Columns['actors']): number[] {
  const found = new Set<number>();
  for (let at = 0; at < column.length; at++) found.add(column.at(at));
  found.delete(0);
  return [...found].toSorted((a, b) => a - b);
}
