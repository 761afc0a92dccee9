import type { Database } from '../../../db/database.ts';
import type { Queryable } from '../../../db/transaction.ts';
import { eventFault, LogContradiction, type LogProblem } from './log-problems.ts';
import { proveEvent, verifySigned } from './proofs.ts';
import { newestCheckpoint } from './store.ts';

/** Numbers of events that one statement compares. */
const chunkSize = 20_000;
/** Maximum number of events that a comparison reports. */
const maxProblems = 20;

interface DifferentRow {
  seq: number;
  logged: string;
  event: string | null;
}

/**
 * Compares the leaves of a family with its events, and proves the last one in the newest checkpoint. A signature then covers
 * the whole chain of the family up to there. Returns the contradictions.
 */
export async function verifyFamilyLog(
  { snapshot }: Pick<Database, 'snapshot'>,
  familyId: number,
): Promise<LogProblem[]> {
  const run = (ofAllNodes: boolean) => snapshot((tx) => problemsOf(tx, familyId), { ofAllNodes });
  const problems = await run(false);
  // Nodes of a cluster may show a checkpoint and its leaves at different moments.
  return problems.length > 0 ? run(true) : problems;
}

async function problemsOf(db: Queryable, familyId: number): Promise<LogProblem[]> {
  const problems: LogProblem[] = [];
  const [end] = await db.query<{ seq: number | null }>(
    'SELECT max(seq) AS seq FROM log_leaves WHERE family_id = $1::text::bigint',
    [String(familyId)],
  );
  const last = end?.seq ?? 0;
  for (let after = 0; after < last && problems.length < maxProblems; after += chunkSize) {
    const rows = await db.query<DifferentRow>(
      `SELECT l.seq, encode(l.hash, 'hex') AS logged, encode(e.hash, 'hex') AS event
       FROM log_leaves l LEFT JOIN events e ON e.family_id = l.family_id AND e.seq = l.seq
       WHERE l.family_id = $1::text::bigint AND l.seq > $2::text::bigint AND l.seq <= $2::text::bigint + ${chunkSize}
         AND e.hash IS DISTINCT FROM l.hash ORDER BY l.seq LIMIT ${maxProblems}`,
      [String(familyId), String(after)],
    );
    for (const { seq, logged, event } of rows)
      problems.push(eventFault({ familyId, seq }, logged, event ?? undefined));
  }
  return problems.length > 0 ? problems : proofFaults(db, familyId);
}

/** Returns the contradictions that the proof of the family's last event in the newest checkpoint finds. */
async function proofFaults(db: Queryable, familyId: number): Promise<LogProblem[]> {
  const newest = await newestCheckpoint(db);
  if (!newest) return [];
  try {
    const [signed] = await verifySigned(db, [newest]);
    if (signed) await proveEvent(db, { familyId, seq: undefined }, signed);
    return [];
  } catch (error) {
    if (error instanceof LogContradiction) return [...error.problems];
    throw error;
  }
}
