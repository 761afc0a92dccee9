import type { Queryable } from '../db/transaction.ts';
import type { LedgerAudit, LedgerProblem } from './audit.ts';
import { ledgerEnd } from './export.ts';
import { compareProjections } from './rebuild.ts';
import { type OnProgress, Replay, type ReplayContext } from './replay.ts';

/** What a verification found (issue: `GET /api/ledger/verify`). */
export interface Verification {
  ok: boolean;
  familyId: number;
  events: number;
  entries: number;
  /** The hash of the last event in hexadecimal; zeros where there is none. */
  head: string;
  checkedAt: string;
  problems: LedgerProblem[];
}

/**
 * Verifies all of a family's ledger in one snapshot: the chain, its tail, the running balances, and every projection,
 * by sums of its own and by replaying the events. Undefined for a family that does not exist.
 */
export async function verifyFamily(
  context: ReplayContext,
  familyId: number,
  { now = () => new Date(), onProgress }: { now?: () => Date; onProgress?: OnProgress } = {},
): Promise<Verification | undefined> {
  return context.database.snapshot(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0');
    const end = await ledgerEnd(tx, familyId);
    if (!end) return undefined;
    const replay = new Replay(familyId, context);
    await replay.run(tx, onProgress);
    const { audit } = replay;
    audit.checkTail(end);
    await checkEntryCount(tx, audit);
    await checkSums(tx, audit);
    if (replay.isComplete) await checkProjections(tx, context, replay);
    return {
      ok: audit.problems.length === 0,
      familyId,
      events: audit.events,
      entries: audit.entries,
      head: audit.head,
      checkedAt: now().toISOString(),
      problems: audit.problems,
    };
  });
}

/** Entries that belong to no event show only in their number. */
async function checkEntryCount(tx: Queryable, audit: LedgerAudit): Promise<void> {
  const [row] = await tx.query<{ count: number }>(
    'SELECT count(*) AS count FROM entries WHERE family_id = $1',
    [String(audit.familyId)],
  );
  if (row?.count === audit.entries) return;
  audit.reportAtEnd('entry', `${row?.count} entries are stored, ${audit.entries} belong to events`);
}

/** Stored balances and savings against the sums over the entries, by no code that the projections use. */
async function checkSums(tx: Queryable, audit: LedgerAudit): Promise<void> {
  const parameters = [String(audit.familyId)];
  const [balances, savings] = await Promise.all([
    tx.query<{ learner_id: number; balance: number }>(
      'SELECT learner_id, balance FROM balances WHERE family_id = $1',
      parameters,
    ),
    tx.query<{ learner_id: number; reward_id: string; points: number }>(
      'SELECT learner_id, reward_id, points FROM savings WHERE family_id = $1',
      parameters,
    ),
  ]);
  const stored = new Map(balances.map((row) => [row.learner_id, row.balance]));
  for (const [learnerId, sum] of audit.balances) {
    if (audit.removedLearners.has(learnerId) || stored.get(learnerId) === sum) continue;
    audit.reportAtEnd(
      'sum',
      `learner ${learnerId} has a balance of ${stored.get(learnerId)}, the sum is ${sum}`,
    );
  }
  const saved = new Map(savings.map((row) => [`${row.learner_id} ${row.reward_id}`, row.points]));
  for (const key of new Set([...saved.keys(), ...audit.savings.keys()])) {
    const [points, sum] = [saved.get(key) ?? 0, audit.savings.get(key) ?? 0];
    if (points !== sum)
      audit.reportAtEnd('sum', `savings of learner and reward ${key} are ${points}, the sum is ${sum}`);
  }
}

async function checkProjections(tx: Queryable, context: ReplayContext, replay: Replay): Promise<void> {
  for (const { table, missing, surplus, different } of await compareProjections(tx, context, replay)) {
    const faults = {
      'is missing': missing,
      'should not be there': surplus,
      'is not what the events say': different,
    };
    for (const [fault, keys] of Object.entries(faults)) {
      for (const key of keys) replay.audit.reportAtEnd('projection', `${table}: row ${key} ${fault}`);
    }
  }
}
