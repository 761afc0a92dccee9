import { derivedId } from '../../base/derived-ids.ts';
import { Problem } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { joinStatements } from '../../db/join-statements.ts';
import { shapeOf, type TableShapes } from '../../db/tables.ts';
import type { Statement, Transaction } from '../../db/transaction.ts';
import { type AuditRecord, auditStatements } from '../audit-log.ts';
import { appendEvents, type FamilyLedger } from '../ledger/append.ts';
import type { EventContext, Quotas, RecordedEvent } from '../ledger/events.ts';
import { hasEvent } from '../ledger/export/read.ts';
import { receiptFor } from '../ledger/receipt.ts';
import { effectReads, type LedgerRules, ruleReads } from '../ledger/rules.ts';
import { eventWrites } from '../ledger/write.ts';
import { type ChangeLogTables, changeLogWrites } from '../state/change-log.ts';
import { listReads, type Read } from '../state/reads.ts';
import { FamilyState } from '../state/state.ts';
import type { StateCache } from '../state/state-cache.ts';
import { loadReads, rowWrites } from '../state/store.ts';
import { lockStreams, type StreamHead, timeOf, updateStreams, versionOf } from '../state/stream.ts';
import type { Decision, JobQueue, NewJob, Outcome, PendingCommand } from './command.ts';
import { countBytes, effectBytes, lackOfBytes } from './daily-bytes.ts';
import { findAnswer, idempotencyReads, storeAnswer } from './idempotency.ts';
import { findKeyFamilies, type KeyFamilies } from './key-families.ts';

/** Dependencies of a transaction of commands. */
export interface TransactionContext {
  database: Database;
  shapes: TableShapes;
  rules: LedgerRules;
  changeLog: ChangeLogTables;
  now: () => Date;
  quotas: Quotas;
  /** Queue for the jobs of decisions; without it, they are dropped. */
  jobs?: JobQueue | undefined;
}

/** Commands of a batch with their families' locked streams and loaded rows. */
export interface LockedBatch {
  commands: readonly { pending: PendingCommand; state: FamilyState }[];
  streams: ReadonlyMap<number, StreamHead>;
  keys: KeyFamilies;
  /** Outcome of a command without a stream: another transaction holds it, or there is no such family. */
  missing: Outcome;
}

/** Results of a batch in memory. They take effect when the transaction commits with its writes. */
export interface DecidedBatch {
  outcomes: Outcome[];
  events: RecordedEvent[];
  jobs: NewJob[];
  records: AuditRecord[];
  families: { state: FamilyState; stream: StreamHead }[];
  writes: Statement[];
  /** True if the writes include the rows of all streams. */
  writesStreams: boolean;
}

/** Jobs of an attempt with an unknown outcome, and its events, which tell whether it has committed. */
export type UncertainJobs = Pick<DecidedBatch, 'events' | 'jobs'>;

/** Family of a batch, with what its commands read. */
interface Wanted {
  state: FamilyState;
  /** Version of the family's row for which its kept rows are current; undefined without such rows. */
  version?: string | undefined;
  reads: Read[];
}

/**
 * Locks streams and loads rows in one round trip, except rows that the cache has. With `waits`, waits for streams that another
 * transaction holds.
 */
export async function lockBatch(
  { shapes, rules, now, cache }: TransactionContext & { cache: StateCache },
  tx: Transaction,
  commands: readonly PendingCommand[],
  waits: boolean,
): Promise<LockedBatch> {
  const wanted = new Map<number, Wanted>();
  const batch = commands.map((pending) => {
    const { familyId, command } = pending;
    const family = wanted.get(familyId) ?? {
      state: new FamilyState(familyId, shapes, false),
      ...cache.take(familyId),
      reads: [],
    };
    wanted.set(familyId, family);
    listReads(command.reads, family.reads);
    family.reads.push(...idempotencyReads(pending));
    for (const event of command.emits)
      family.reads.push(...ruleReads(rules, event), ...effectReads(rules, event, []));
    return { pending, state: family.state };
  });
  const [keys, streams] = await Promise.all([
    findKeyFamilies(tx, commands, { now: now(), waits }),
    lockStreams(tx, [...wanted.keys()], waits),
    loadReads(tx, shapes, [...wanted.values()]),
  ]);
  await reload(tx, shapes, [...wanted.values()].filter(isStale(streams)));
  const missing = waits ? { error: new Error('command for an unknown family') } : { isBusy: true as const };
  return { commands: batch, streams, keys, missing };
}

/** Returns a check for rows from the cache that somebody may have changed since. */
function isStale(streams: ReadonlyMap<number, StreamHead>) {
  return ({ state: { familyId }, version }: Wanted) => {
    const stream = streams.get(familyId);
    return version !== undefined && stream !== undefined && versionOf(stream, stream.writtenBy) !== version;
  };
}

/** Loads all rows again. */
async function reload(tx: Transaction, shapes: TableShapes, families: readonly Wanted[]): Promise<void> {
  if (families.length === 0) return;
  for (const { state } of families) state.keepOnly(new Set());
  await loadReads(tx, shapes, families);
}

/**
 * Checks whether an attempt with an unknown outcome has committed. Its streams must be locked: then it has ended. Returns false for
 * one without events: no points moved, and row ids are unique, so its commands can be executed again.
 */
export async function hasCommitted(tx: Transaction, { events: [first] }: UncertainJobs): Promise<boolean> {
  return first !== undefined && (await hasEvent(tx, first.familyId, first.id));
}

/** Returns true for an attempt without events, of which nobody can tell whether it has committed. */
export function isUnprovable({ events }: UncertainJobs): boolean {
  return events.length === 0;
}

/** Decides the commands in order, and returns their results and the statements that store them. */
export async function decideBatch(
  context: TransactionContext,
  tx: Transaction,
  { commands, streams, keys, missing }: LockedBatch,
): Promise<DecidedBatch> {
  const { shapes, rules, now, quotas } = context;
  const result: DecidedBatch = {
    outcomes: [],
    events: [],
    jobs: [],
    records: [],
    families: [],
    writes: [],
    writesStreams: false,
  };
  for (const { pending, state } of commands) {
    if (keys.busy.has(state.familyId)) {
      result.outcomes.push({ isBusy: true });
      continue;
    }
    if (keys.foreign.has(pending)) {
      result.outcomes.push({ error: new Problem('IDEMPOTENCY_KEY_REUSED') });
      continue;
    }
    const stream = streams.get(state.familyId);
    const ledger = stream && { tx, shapes, rules, stream, state };
    result.outcomes.push(
      ledger ? await decide(pending, ledger, { now: now().toISOString(), quotas }, result) : missing,
    );
  }
  for (const state of new Set(commands.map(({ state }) => state))) {
    const stream = streams.get(state.familyId);
    if (stream) result.families.push({ state, stream });
  }
  return { ...result, ...writes(context, result, streams) };
}

type Given = Pick<EventContext, 'now' | 'quotas'>;

/** Decides one command within the family's quota of bytes, or returns the stored outcome of its key. */
async function decide(
  pending: PendingCommand,
  ledger: FamilyLedger,
  given: Given,
  batch: DecidedBatch,
): Promise<Outcome> {
  const { stream, state } = ledger;
  // The caller's session has ended by now. A repeated request finds that out.
  if (stream.isClosed) return { error: new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 }) };
  const stored = findAnswer(pending, state, timeOf(stream, given.now));
  if (stored) return stored;
  // It leaves no key, which would be a row of its own. Tomorrow, the key is new.
  const problem = lackOfBytes(stream, given, pending.command.quota);
  if (problem) return { error: problem };
  const { putBytes } = state;
  const { events, jobs, records } = batch;
  const [firstEvent, firstJob, firstRecord] = [events.length, jobs.length, records.length];
  const outcome = await decideAnew(pending, ledger, given, batch);
  const { key } = pending.idempotency ?? {};
  const effects = { jobs: jobs.length - firstJob, records: records.length - firstRecord, key };
  const bytes = state.putBytes - putBytes + effectBytes(events.slice(firstEvent), effects);
  if (pending.command.quota !== 'none') countBytes(stream, bytes, given.now);
  return { ...outcome, bytes };
}

/** Decides a command and applies its events in memory. A rejection is an outcome; any other error fails the batch. */
async function decideAnew(
  pending: PendingCommand,
  ledger: FamilyLedger,
  given: Given,
  { events, jobs, records }: DecidedBatch,
): Promise<Outcome> {
  const { stream, state } = ledger;
  const { id, salt, familyId, actorId, command, audit } = pending;
  const now = timeOf(stream, given.now);
  const context: EventContext = { ...given, familyId, actorId, id, salt, now };
  const before = { familyId, head: stream.head };
  let decision: Decision;
  let recorded: RecordedEvent[];
  try {
    decision = command.decide(state, context);
    if (!command.isAlone) requireFamilyTables(ledger.shapes, decision);
    recorded = await appendEvents(ledger, decision.events, context);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return storeAnswer(pending, state, context.now, { problem: error });
  }
  for (const change of decision.changes ?? []) state.apply(change);
  // One by one: a call with 100,000 arguments fails.
  for (const event of recorded) events.push(event);
  if (audit && hasEffect(decision)) records.push(withEvent(audit, recorded));
  for (const [i, job] of (decision.jobs ?? []).entries()) {
    jobs.push({ ...job, id: derivedId(id, i), familyId });
  }
  const reply = command.reply(state, recorded, context);
  return storeAnswer(pending, state, context.now, { reply, receipt: receiptFor(before, recorded) });
}

/** Checks that a command which shares its transaction changes tables of families only. */
function requireFamilyTables(shapes: TableShapes, { changes = [] }: Decision): void {
  for (const { table } of changes)
    if (!shapeOf(shapes, table).primaryKey.includes('family_id'))
      throw new Error(`a command that is not alone changes ${table}`);
}

/** Keeps the rows of a batch that has committed. */
export function keepRows(cache: StateCache, { families, writesStreams }: DecidedBatch): void {
  for (const { state, stream } of families) {
    // The change log writes the rows of some families only.
    if (stream.isReplicated && !writesStreams) continue;
    cache.put(state, versionOf(stream, writesStreams ? stream.lockedBy : stream.writtenBy));
  }
}

/** Returns false for a decision that leaves everything as it is. */
function hasEffect({ events, changes = [] }: Decision): boolean {
  return events.length > 0 || changes.length > 0;
}

/** Adds the number of a command's first event to its record. */
function withEvent(record: AuditRecord, [first]: readonly RecordedEvent[]): AuditRecord {
  return first ? { ...record, detail: { ...record.detail, seq: first.seq } } : record;
}

function writes(
  { shapes, changeLog }: TransactionContext,
  { events, records, families }: Pick<DecidedBatch, 'events' | 'records' | 'families'>,
  streams: ReadonlyMap<number, StreamHead>,
): Pick<DecidedBatch, 'writes' | 'writesStreams'> {
  const states = families.map(({ state }) => state);
  const { deletions, puts } = rowWrites(shapes, changeLog, streams, states);
  const { isDistributed } = shapeOf(shapes, 'families');
  // Even without events, so that the version of a family's row stands for all rows that commands write. On a cluster, this checks
  // the locks, too.
  const writesStreams = events.length > 0 || deletions.length > 0 || puts.length > 0;
  const rows = [
    ...(writesStreams ? [updateStreams([...streams.values()])] : []),
    ...eventWrites(shapes, events),
    ...puts,
  ];
  const all = [
    ...deletions,
    // A cluster sends a statement to a node only if it changes one table.
    ...(isDistributed ? rows : joinStatements(rows)),
    ...changeLogWrites(shapes, changeLog, streams, events, states),
    ...auditStatements(records),
  ];
  return { writes: all, writesStreams };
}
