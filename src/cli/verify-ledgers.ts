import type { Database } from '../db/database.ts';
import { OperatorError } from '../db/faults.ts';
import { verifyFamily } from '../ledger/verify.ts';
import type { CliTools } from '../slice.ts';
import type { Ledgers } from './database.ts';
import type { Findings } from './ledger-findings.ts';

/** Verifies ledgers one after the other, and shows the progress. */
export async function verifyLedgers(
  tools: CliTools,
  { context, familyIds, totalEvents }: Ledgers,
  findings: Findings,
): Promise<void> {
  const progress = await tools.createProgress('Verifying', totalEvents);
  for (const familyId of familyIds) {
    const result = await verifyFamily(context, familyId, { onProgress: progress.advance });
    if (!result) throw new OperatorError(`family ${familyId} does not exist`);
    findings.add(familyId, result.problems);
  }
  progress.stop();
}

/** Stores the time and the result of the last verification of all families, for metrics. */
export async function storeVerification({ sql }: Database, isSound: boolean): Promise<void> {
  await sql`
    INSERT INTO last_verification (finished_at, is_sound) VALUES (clock_timestamp(), ${isSound})
    ON CONFLICT (is_only) DO UPDATE SET finished_at = excluded.finished_at, is_sound = excluded.is_sound`;
}
