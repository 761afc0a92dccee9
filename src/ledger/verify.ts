import type { Queryable } from '../db/transaction.ts';
import type { LedgerAudit, LedgerProblem } from './audit.ts';
import { ledgerEnd } from './export.ts';
import { compareProjectedRows } from './rebuild.ts';
import { type OnProgress, Replay, type ReplayContext } from './replay.ts';

/** Result of a verification (`GET /api/ledger/verify`). */
export interface Verification {
  ok: boolean;
  familyId: number;
  events: number;
  entries: number;
  /** Hash of the last event in hexadecimal; zeros if there is no event. */
  head: string;
  checkedAt: string;
  problems: LedgerProblem[];
}

/**
 * Verifies a family's ledger in one snapshot: the chain and its end, running balances, totals, and the projected
 * rows against a replay of the events. Returns undefined for an unknown family.
 */
export async function verifyFamily(
  context: ReplayContext,
  familyId: number,
  { now = () => new Date(), onProgress }: { now?: () => Date; onProgress?: OnProgress } = {},
): Promise<Verification | undefined> {
  const audit = await context.database.snapshot(async (tx) => {
    const replay = new Replay(familyId, context);
    await replay.run(tx, onProgress);
    return checkStored(tx, context, replay);
  });
  return (
    audit && {
      ok: audit.problems.length === 0,
      familyId,
      events: audit.events,
      entries: audit.entries,
      head: audit.head,
      checkedAt: now().toISOString(),
      problems: audit.problems,
    }
  );
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
  const { audit } = replay;
  const end = await ledgerEnd(tx, audit.familyId);
  if (!end) return undefined;
  audit.checkTail(end);
  await checkEntryCount(tx, audit);
  await checkTotals(tx, audit);
  if (replay.isComplete) await checkProjectedRows(tx, context, replay);
  return audit;
}

/** Checks the number of entries, which alone reveals entries without an event. */
async function checkEntryCount(tx: Queryable, audit: LedgerAudit): Promise<void> {
  const [row] = await tx.query<{ count: number }>(
    'SELECT count(*) AS count FROM entries WHERE family_id = $1',
    [String(audit.familyId)],
  );
  if (row?.count === audit.entries) return;
  audit.reportAtEnd('entry', `${row?.count} entries are stored, but ${audit.entries} belong to events`);
}

/** Compares stored sums with those of the entries, independently of the projections. */
async function checkTotals(tx: Queryable, audit: LedgerAudit): Promise<void> {
  for (const [{ table, column, key }, expected] of audit.totals) {
    const rows = await tx.query<Record<string, number | string>>(
      `SELECT ${key}, ${column} FROM ${table} WHERE family_id = $1`,
      [String(audit.familyId)],
    );
    const stored = new Map(rows.map((row) => [key.map((name) => row[name]).join(' '), row[column]]));
    for (const id of new Set([...stored.keys(), ...expected.keys()])) {
      if (table === 'balances' && !stored.has(id) && audit.closedAccounts.has(Number(id))) continue;
      const [value, sum] = [stored.get(id) ?? 0, expected.get(id) ?? 0];
      if (value !== sum)
        audit.reportAtEnd('sum', `${column} in ${table} for ${key} ${id} is ${value}, but the sum is ${sum}`);
    }
  }
}

async function checkProjectedRows(
  tx: Queryable,
  context: Pick<ReplayContext, 'shapes' | 'rules'>,
  replay: Replay,
): Promise<void> {
  for (const { table, missing, surplus, different } of await compareProjectedRows(tx, context, replay)) {
    const faults = { 'is missing': missing, 'is surplus': surplus, 'does not match the events': different };
    for (const [fault, keys] of Object.entries(faults)) {
      for (const key of keys) replay.audit.reportAtEnd('projection', `${table}: row ${key} ${fault}`);
    }
  }
}
