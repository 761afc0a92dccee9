import { isUnavailable, messageOf } from '../../../base/system-errors.ts';
import type { Queryable } from '../../../db/transaction.ts';
import { ledgerEnd } from '../export/export.ts';
import type { LedgerProblem } from '../problems.ts';
import { checkFamily } from './family-check.ts';
import type { LedgerAudit } from './ledger-audit.ts';
import { compareProjectedRows } from './rebuild.ts';
import type { Replay } from './replay.ts';
import { checkStoredIds } from './stored-ids.ts';
import { type OnProgress, type ReplayContext, StoredReplay } from './stored-replay.ts';
import { TextAudit } from './text-audit.ts';

/** Result of a verification (`GET /api/ledger/verify`). */
export interface Verification {
  ok: boolean;
  familyId: number;
  events: number;
  entries: number;
  /** Hash of the last event in hexadecimal; zeros if there is no event. */
  head: string;
  checkedAt: string;
  /** Number of all problems. */
  problemCount: number;
  /** First problems by event and kind. */
  problems: LedgerProblem[];
}

/**
 * Verifies a family's ledger in one snapshot: the chain and its end, the rules, totals, unique ids, the projected rows against
 * a replay of the events, and the users. Returns undefined for an unknown family.
 */
export async function verifyFamily(
  context: ReplayContext,
  familyId: number,
  { onProgress }: { onProgress?: OnProgress } = {},
): Promise<Verification | undefined> {
  const audit = await context.database.snapshot((tx) => verifyStored(tx, context, familyId, onProgress));
  return (
    audit && {
      ok: audit.problemCount === 0,
      familyId,
      events: audit.events,
      entries: audit.entries,
      head: audit.head,
      checkedAt: (context.now?.() ?? new Date()).toISOString(),
      problemCount: audit.problemCount,
      problems: audit.problems,
    }
  );
}

/**
 * Replays and checks the stored ledger. What cannot be read becomes a problem. Throws if the database cannot answer, or not in
 * time: that says nothing about the ledger.
 */
async function verifyStored(
  tx: Queryable,
  context: ReplayContext,
  familyId: number,
  onProgress: OnProgress | undefined,
): Promise<LedgerAudit | undefined> {
  const { pause } = context;
  let interruption: unknown;
  const interrupted = (error: unknown) => {
    interruption = error;
    throw error;
  };
  const replay = new StoredReplay(familyId, {
    ...context,
    ...(pause && { pause: () => pause().catch(interrupted) }),
  });
  try {
    const texts = new TextAudit(context.rules, replay.audit);
    await replay.run(tx, onProgress, texts);
    await texts.finish(tx);
    return await checkStored(tx, context, replay);
  } catch (error) {
    if (error === interruption || isUnavailable(error)) throw error;
    replay.audit.reportAtEnd('format', 'the ledger cannot be read', 'a readable ledger', messageOf(error));
    return replay.audit;
  }
}

/**
 * Compares the end of a replayed ledger, totals and projected rows with the stored ones. Returns undefined for an unknown
 * family.
 */
export async function checkStored(
  tx: Queryable,
  context: Pick<ReplayContext, 'shapes' | 'rules'>,
  replay: Replay,
): Promise<LedgerAudit | undefined> {
  const { audit, meaning, state } = replay;
  meaning.finish(state);
  const end = await ledgerEnd(tx, audit.familyId);
  if (!end) return undefined;
  audit.checkTail(end);
  await checkEntryCount(tx, audit);
  await checkStoredIds(tx, context.rules, replay);
  await checkTotals(tx, audit);
  await checkProjectedRows(tx, context, replay);
  await checkFamily(tx, context.rules, replay);
  return audit;
}

/** Checks the number of entries, which alone reveals entries without an event. */
async function checkEntryCount(tx: Queryable, audit: LedgerAudit): Promise<void> {
  const [row] = await tx.query<{ count: number }>(
    'SELECT count(*) AS count FROM entries WHERE family_id = $1',
    [String(audit.familyId)],
  );
  if (row?.count === audit.entries) return;
  const [expected, found] = [`${audit.entries} entries of events`, `${row?.count} entries`];
  audit.reportAtEnd('entry', 'entries are stored that belong to no event', expected, found);
}

/** Compares stored sums with those of the entries, independently of the projections. */
async function checkTotals(tx: Queryable, audit: LedgerAudit): Promise<void> {
  for (const { total, sums: expected } of audit.totals) {
    const { table, column, key } = total;
    const rows = await tx.query<Record<string, number | string>>(
      `SELECT ${key}, ${column} FROM ${table} WHERE family_id = $1`,
      [String(audit.familyId)],
    );
    const stored = new Map(rows.map((row) => [key.map((name) => row[name]).join(' '), row[column]]));
    for (const id of new Set([...stored.keys(), ...expected.keys()])) {
      if (table === 'balances' && !stored.has(id) && audit.closedAccounts.has(Number(id))) continue;
      const [value, sum] = [stored.get(id) ?? 0, expected.get(id) ?? 0];
      if (value === sum) continue;
      const message = `${column} in ${table} for ${key} ${id} is not the sum`;
      audit.reportAtEnd('sum', message, String(sum), String(value));
    }
  }
}

async function checkProjectedRows(
  tx: Queryable,
  context: Pick<ReplayContext, 'shapes' | 'rules'>,
  replay: Replay,
): Promise<void> {
  for (const { table, rows } of await compareProjectedRows(tx, context, replay)) {
    for (const { key, expected, found } of rows) {
      const message = `${table}: row ${key} does not match the events`;
      replay.audit.reportAtEnd('projection', message, expected, found);
    }
  }
}
