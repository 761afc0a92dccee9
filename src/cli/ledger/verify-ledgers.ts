import { isTimeout, isUnavailable, messageOf } from '../../base/system-errors.ts';
import type { Database } from '../../db/database.ts';
import { verifySchema } from '../../db/schema/schema-check.ts';
import { findStrays } from '../../kernel/ledger/verification/family-check.ts';
import { verifyFamily } from '../../kernel/ledger/verification/verify-family.ts';
import type { CliTools } from '../../slice/slice.ts';
import type { Ledgers } from '../open-database.ts';
import type { Findings, Found, FoundProblem } from './ledger-findings.ts';
import { threadsFor, verifyInThreads } from './verify-threads.ts';

/** Verifies the schema, then the ledgers, on all cores if there are many events. Shows the progress. */
export async function verifyLedgers(
  tools: Pick<CliTools, 'createProgress'>,
  ledgers: Ledgers,
  findings: Findings,
  family?: number,
): Promise<void> {
  const { context, familyIds, strangeIds, totalEvents, url } = ledgers;
  findings.add(await orUnreadable('schema', () => context.database.snapshot(verifySchema)));
  findings.add(strangeIds.map(strangeId));
  findings.add(await orUnreadable('account', () => readStrays(context, family)));
  const progress = await tools.createProgress('Verifying', totalEvents);
  const add = (familyId: number, verification: FamilyResult = { problems: [missing], problemCount: 1 }) =>
    findings.add({
      first: verification.problems.map((problem) => ({ ...problem, familyId })),
      count: verification.problemCount,
    });
  const onProgress = progress.advance;
  const verify = async (familyId: number) => {
    try {
      add(familyId, await verifyFamily(context, familyId, { onProgress }));
    } catch (error) {
      if (!isTimeout(error)) throw error;
      findings.leaveOut(familyId, messageOf(error));
    }
  };
  const threads = url === undefined ? 1 : threadsFor(familyIds.length, totalEvents);
  if (url === undefined || threads === 1) {
    for (const familyId of familyIds) await verify(familyId);
  } else {
    for await (const { familyId, result } of verifyInThreads(url, ledgers, { threads, onProgress })) {
      if (result) add(familyId, result.verification);
      else await verify(familyId);
    }
  }
  progress.stop();
}

/** Finds what belongs to no family, unless one family is verified alone. */
async function readStrays({ database, rules }: Ledgers['context'], family: number | undefined) {
  if (family !== undefined) return [];
  return database.snapshot(async (tx) => {
    // Each statement reads all of an index.
    await tx.query('SET LOCAL statement_timeout = 0');
    return findStrays(tx, rules);
  });
}

/** Problems of a family. */
interface FamilyResult {
  problems: readonly FoundProblem[];
  problemCount: number;
}

/** The family was there before, and ledgers are never deleted. */
const missing: FoundProblem = {
  kind: 'account',
  message: 'the family disappeared during the verification',
  expected: 'a family',
  found: 'nothing',
};

function strangeId(text: string): FoundProblem {
  const message = 'the id of a family is no id';
  return { kind: 'account', message, expected: 'a positive integer below 2^53', found: text };
}

const namesOfParts = { schema: 'schema', account: 'list of users and families', root: 'log of checkpoints' };

/** Returns the problems, or the one that what they concern cannot be read. Throws if the database cannot be reached. */
export async function orUnreadable(
  kind: 'schema' | 'account' | 'root',
  work: () => Promise<Found>,
): Promise<Found> {
  try {
    return await work();
  } catch (error) {
    if (isUnavailable(error)) throw error;
    const name = namesOfParts[kind];
    const values = { expected: `a readable ${name}`, found: messageOf(error) };
    return [{ kind, message: `the ${name} cannot be read`, ...values }];
  }
}

/** Stores the time and the result of the last verification of all families, for metrics. */
export async function storeVerification({ sql }: Database, isSound: boolean): Promise<void> {
  await sql`
    INSERT INTO last_verification (finished_at, is_sound) VALUES (clock_timestamp(), ${isSound})
    ON CONFLICT (is_only) DO UPDATE SET finished_at = excluded.finished_at, is_sound = excluded.is_sound`;
}
