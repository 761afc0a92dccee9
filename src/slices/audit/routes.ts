import { setImmediate } from 'node:timers/promises';
import { existing, Problem } from '../../base/errors.ts';
import { FairQueue } from '../../base/fair-queue.ts';
import { programVersion } from '../../base/version.ts';
import { type SchemaProblem, verifySchema } from '../../db/schema/schema-check.ts';
import type { Queryable } from '../../db/transaction.ts';
import { reachLearner } from '../../http/access.ts';
import type { App } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import type { Turns } from '../../http/limits/family-turns.ts';
import { reachFamily } from '../../http/reach-family.ts';
import { verifyFamilyLog } from '../../kernel/ledger/log/family.ts';
import type { LogProblem } from '../../kernel/ledger/log/log-problems.ts';
import type { LedgerProblem } from '../../kernel/ledger/problems.ts';
import { type Verification, verifyFamily } from '../../kernel/ledger/verification/verify-family.ts';
import type { Deps } from '../../slice/deps.ts';
import * as operations from './operations.ts';

/** Limits of verifications, which run one at a time so that other requests get processor time. Callers take turns. */
const verificationLimits = {
  concurrency: 1,
  concurrencyPerOwner: 1,
  maxWaiting: 100,
  maxWaitingPerOwner: 2,
  retryAfterSeconds: 5,
};

/** Registers the operation that verifies a family's ledger. */
export function registerVerification(app: App, deps: Deps): void {
  const { database } = deps;
  const { turns } = app;
  const { db } = database;
  const verifications = new FairQueue(verificationLimits);
  const { schema: schemaVersion } = programVersion();

  app.get('/api/ledger/verify', operations.verifyLedger, async (request) => {
    const { learnerId, familyId } = request.query;
    const caller = callerOf(request);
    const id =
      learnerId === undefined
        ? await reachFamily(database, caller, familyId)
        : (await reachLearner(db, caller, learnerId)).familyId;
    const verify = async () => {
      if (await isOlder(database, schemaVersion))
        throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 60 });
      // Everything below depends on it.
      const schema = await database.snapshot(verifySchema);
      const result = await verifyInTurns({ ...deps, turns }, caller.familyId, id);
      const log = await verifyFamilyLog(database, id);
      return result && withProblems(result, schema, log);
    };
    return existing(await verifications.run(caller.familyId, verify), 'USER_NOT_FOUND');
  });
}

/**
 * Checks whether a newer version has migrated the database. This instance then knows neither all rules nor the schema, so it would
 * report problems that do not exist. An update replaces it soon.
 */
async function isOlder({ query }: Queryable, known: number): Promise<boolean> {
  const [row] = await query<{ version: number }>('SELECT max(version) AS version FROM schema_migrations');
  return (row?.version ?? 0) > known;
}

/** Verifies a family's ledger in many short turns of the caller's family. */
async function verifyInTurns(
  { database, shapes, registry: { rules }, turns, now }: Deps & { turns: Turns },
  callersFamilyId: number,
  familyId: number,
): Promise<Verification | undefined> {
  let end = await turns.large.take(callersFamilyId);
  const pause = async () => {
    end();
    await setImmediate();
    end = await turns.large.take(callersFamilyId);
  };
  try {
    return await verifyFamily({ database, shapes, rules, now, pause }, familyId);
  } finally {
    end();
  }
}

/** Adds problems of the schema, which concern the ledgers of all families, and of the log. */
function withProblems(
  result: Verification,
  schema: readonly SchemaProblem[],
  log: readonly LogProblem[],
): Verification {
  const { events, problems: own } = result;
  const found = (problem: SchemaProblem | LogProblem, kind: 'schema' | 'log'): LedgerProblem => {
    const { seq, message, expected, found } = problem;
    return { seq: seq ?? events, kind, message, expected, found };
  };
  const problems = [
    ...schema.map((problem) => found(problem, 'schema')),
    ...own,
    ...log.map((problem) => found(problem, 'log')),
  ];
  const problemCount = schema.length + result.problemCount + log.length;
  return { ...result, ok: problemCount === 0, problemCount, problems };
}
