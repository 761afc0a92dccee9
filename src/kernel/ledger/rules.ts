import type { TSchema } from '@sinclair/typebox';
import { joinUnique } from '../../base/join-unique.ts';
import type { TableName } from '../../db/tables.ts';
import { listReads, one, type Read, type Reads, type RowsOf } from '../state/reads.ts';
import type { Change } from '../state/state.ts';
import type { CommittedTexts } from './committed-texts.ts';
import { hashForm } from './event-fields.ts';
import { type AccountRelease, type EventRule, type Follower, withReleases } from './event-rules.ts';
import type { EventContext, EventIds, EventType, Movement, NewEvent, RecordedEvent } from './events.ts';
import { membersFit, type VersionedMember, versionedMembers } from './payload-members.ts';
import { isKnown, rulesVersion, type Versioned, versionOf } from './rules-version.ts';
import type { StoredCheck } from './stored-check.ts';

/** Definition of an event type. */
export interface EventDefinition extends Versioned {
  /** Schema of ids, numbers and flags only, since erasing a person must leave the chain complete. */
  payload: TSchema;
  /** Names of the commitments that the event may carry; none by default. */
  commitments?: readonly string[];
  /** Effect of the event on the account of the learner in its payload. */
  account?: 'opens' | 'closes';
  /** True if the event is the last one of its family. */
  closesFamily?: boolean;
  /** True if only reactions make the event. */
  isConsequence?: boolean;
}

/** Column of a statement, to which an entry belongs. */
export type StatementColumn = 'earned' | 'bonus' | 'adjusted' | 'saved' | 'redeemed' | 'allocated';

/** Place in statements, and texts for entries of a source type (decisions.md 5.3). */
export interface SourceTypeDefinition {
  column: StatementColumn;
  credit: string;
  debit: string;
}

/** Row changes that an event makes. Pure: live writes, replay and rebuild use the same function. */
export interface Projection<T extends EventType = EventType, R extends Reads = Reads> {
  on: T;
  /** Declares rows, from the ids in the payload and the movements. */
  reads(ids: EventIds<T>, movements: readonly Movement[]): R;
  /** Gets the declared rows as they are before the event. */
  project(event: RecordedEvent<T>, rows: RowsOf<R>): Change[];
}

/** Events and row changes that follow from an event in the same transaction. Pure. */
export interface Reaction<T extends EventType = EventType, R extends Reads = Reads> extends Versioned {
  on: T;
  /** Declares rows, from the ids in the payload and the movements. */
  reads(ids: EventIds<T>, movements: readonly Movement[]): R;
  /** Gets the declared rows after the projections of the event. */
  react(event: RecordedEvent<T>, rows: RowsOf<R>, context: EventContext): Consequences;
  /**
   * Returns the events that may follow, for a reaction that depends on more than the events, or on a model that may change.
   * By default, exactly the events of `react` must follow.
   */
  possible?(event: RecordedEvent<T>): Follower[];
}

export interface Consequences {
  events?: NewEvent[];
  changes?: Change[];
}

/** Defines a projection; infers the types of its rows. */
export function projection<T extends EventType, R extends Reads>(definition: Projection<T, R>): Projection {
  return definition;
}

/** Defines a reaction; infers the types of its rows. */
export function reaction<T extends EventType, R extends Reads>(definition: Reaction<T, R>): Reaction {
  return definition;
}

/** Known part of an expected event: enough to load the rows that its rule, projections and reactions read. */
export type ExpectedEvent = {
  [T in EventType]: { type: T; payload: EventIds<T> };
}[EventType];

/** Lists the reads of the rule of an event. */
export function ruleReads(rules: LedgerRules, { type, payload }: ExpectedEvent): Read[] {
  return listReads(ruleOf(rules, { type, rules: rules.version }).reads(payload));
}

/** Lists the balances that an event changes, and the reads of its projections and reactions. */
export function effectReads(
  rules: LedgerRules,
  { type, payload }: ExpectedEvent,
  movements: readonly Movement[],
): Read[] {
  const list: Read[] = movements.map(({ learnerId }) => one('balances', { learner_id: learnerId }));
  for (const { reads } of rules.projections.get(type) ?? []) listReads(reads(payload, movements), list);
  for (const { reads } of rules.reactions.get(type) ?? []) listReads(reads(payload, movements), list);
  return list;
}

/** Stored column that must be the total of amounts of entries. */
export interface EntryTotal {
  table: TableName;
  column: string;
  /** Key columns after family_id. */
  key: readonly string[];
  /** Sign of the amounts in the total. */
  sign: 1 | -1;
  /** Returns the key of an entry, with spaces between its values, from its learner and source; undefined if it adds nothing. */
  keyOf(entry: Omit<Movement, 'amount'>): string | undefined;
}

/** Balance = Σ amount (decisions.md 5.1). */
const balanceTotal: EntryTotal = {
  table: 'balances',
  column: 'balance',
  key: ['learner_id'],
  sign: 1,
  keyOf: ({ learnerId }) => String(learnerId),
};

/** Rules that one slice adds to the ledger. */
export interface SliceRules {
  events?: Readonly<Record<string, EventDefinition>>;
  /** Rules of its events: one for each type, and one more for each version that changed it. */
  eventRules?: readonly EventRule[];
  /** Movements when a learner is removed. */
  releases?: readonly AccountRelease[];
  sourceTypes?: Readonly<Record<string, SourceTypeDefinition>>;
  /** Tables that only projections write. When a learner's account closes, the ledger removes its rows from them. */
  projectedTables?: readonly TableName[];
  projections?: readonly Projection[];
  reactions?: readonly Reaction[];
  entryTotals?: readonly EntryTotal[];
  /** Checks of rows that no event writes, which only a verification runs. */
  storedChecks?: readonly StoredCheck[];
  /** Its stored texts to which events commit. */
  committedTexts?: readonly CommittedTexts[];
}

/** Function that returns true if a payload fits the schema of its event type. */
export type PayloadCheck = (payload: unknown) => boolean;

/** All rules of the ledger: its own and those of the slices. */
export interface LedgerRules {
  /** Version that new events follow. */
  version: number;
  events: ReadonlyMap<
    string,
    EventDefinition & { check: PayloadCheck; versioned: readonly VersionedMember[] }
  >;
  /** Rules by type, the newest first. */
  eventRules: ReadonlyMap<string, readonly EventRule[]>;
  sourceTypes: ReadonlyMap<string, SourceTypeDefinition>;
  projections: ReadonlyMap<string, readonly Projection[]>;
  projectedTables: readonly TableName[];
  reactions: ReadonlyMap<string, readonly Reaction[]>;
  entryTotals: readonly EntryTotal[];
  storedChecks: readonly StoredCheck[];
  committedTexts: readonly CommittedTexts[];
}

/** Joins the rules of the ledger itself and of all slices. `compile` makes the check of a schema (see `compilePayload`). */
export function createLedgerRules(
  slices: readonly SliceRules[],
  compile: (schema: TSchema) => PayloadCheck,
  version = rulesVersion,
): LedgerRules {
  const definitions = joinUnique('event', ...slices.map(({ events }) => events));
  const events = Object.entries(definitions).map(([type, event]) => {
    const { payload } = event;
    return [type, { ...event, check: compile(payload), versioned: versionedMembers(payload) }] as const;
  });
  const sourceTypes = joinUnique('source type', ...slices.map(({ sourceTypes }) => sourceTypes));
  return {
    version,
    events: new Map(events),
    eventRules: rulesByType(slices, definitions),
    sourceTypes: new Map(Object.entries(sourceTypes)),
    projections: Map.groupBy(
      slices.flatMap(({ projections = [] }) => projections),
      ({ on }) => on,
    ),
    projectedTables: ['balances', ...slices.flatMap(({ projectedTables = [] }) => projectedTables)],
    reactions: Map.groupBy(
      slices.flatMap(({ reactions = [] }) => reactions),
      ({ on }) => on,
    ),
    committedTexts: slices.flatMap(({ committedTexts = [] }) => committedTexts),
    entryTotals: [balanceTotal, ...slices.flatMap(({ entryTotals = [] }) => entryTotals)],
    storedChecks: slices.flatMap(({ storedChecks = [] }) => storedChecks),
  };
}

function rulesByType(
  slices: readonly SliceRules[],
  definitions: Readonly<Record<string, EventDefinition>>,
): Map<string, EventRule[]> {
  const releases = slices.flatMap(({ releases = [] }) => releases);
  const rules = slices.flatMap(({ eventRules = [] }) => eventRules);
  const named = rules.map((rule): Readonly<Record<string, EventRule>> => {
    const closes = definitions[rule.on]?.account === 'closes';
    return { [`${rule.on} since ${rule.since ?? 1}`]: closes ? withReleases(rule, releases) : rule };
  });
  const newestFirst = Object.values(joinUnique('rule of an event', ...named)).toSorted(
    (a, b) => (b.since ?? 1) - (a.since ?? 1),
  );
  return Map.groupBy(newestFirst, ({ on }) => on);
}

/** Returns the rule of an event by its type and version. Throws if no slice defines one, which is a bug. */
export function ruleOf(rules: LedgerRules, event: { type: string; rules?: number | undefined }): EventRule {
  const version = versionOf(event);
  const rule = rules.eventRules.get(event.type)?.find((each) => isKnown(each, version));
  if (!rule) throw new Error(`no slice defines the rule of ${event.type} in version ${version}`);
  return rule;
}

/** Returns the reactions that follow an event in its version. */
export function reactionsTo(
  rules: LedgerRules,
  event: { type: string; rules?: number | undefined },
): readonly Reaction[] {
  const all = rules.reactions.get(event.type) ?? [];
  const version = versionOf(event);
  // Nearly always all of them, so this makes no new array.
  return all.every((each) => isKnown(each, version)) ? all : all.filter((each) => isKnown(each, version));
}

/** Returns the member of payloads that differs in all events of the type; undefined if there is none. */
export function uniqueMember(rules: LedgerRules, type: string): string | undefined {
  return rules.eventRules.get(type)?.find(({ unique }) => unique !== undefined)?.unique;
}

/** Returns the definition of a source type. Throws if no slice defines it. */
export function sourceTypeOf({ sourceTypes }: LedgerRules, type: string): SourceTypeDefinition {
  const definition = sourceTypes.get(type);
  if (!definition) throw new Error(`no slice defines the source type ${type}`);
  return definition;
}

/** Returns the description of a movement, from its source type and amount alone (decisions.md 5.3). */
export function describeMovement(rules: LedgerRules, { amount, sourceType }: Movement): string {
  const { credit, debit } = sourceTypeOf(rules, sourceType);
  const points = Math.abs(amount);
  return `${points} ${points === 1 ? 'point' : 'points'} ${amount > 0 ? credit : debit}`;
}

/** Checks whether the payload and the commitments fit the event type, in the version of the event. */
export function payloadFits(
  rules: LedgerRules,
  event: { type: string; rules?: number | undefined; payload: unknown; commitments?: unknown },
): boolean {
  const { type, payload, commitments } = event;
  const version = versionOf(event);
  const definition = rules.events.get(type);
  if (!definition || !isKnown(definition, version) || !definition.check(payload)) return false;
  if (!membersFit(definition.versioned, payload, version)) return false;
  return commitments === undefined || commitmentsFit(definition.commitments ?? [], commitments);
}

function commitmentsFit(names: readonly string[], commitments: unknown): boolean {
  if (typeof commitments !== 'object' || commitments === null) return false;
  const all = Object.entries(commitments);
  return all.length > 0 && all.every(([name, value]) => names.includes(name) && isHash(value));
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && hashForm.test(value);
}
