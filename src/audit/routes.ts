import { finished, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type SchemaProblem, verifySchema } from '../db/schema-check.ts';
import type { Deps } from '../deps.ts';
import { existing } from '../errors.ts';
import { reachLearner } from '../http/access.ts';
import type { App } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { FairQueue } from '../http/fair-queue.ts';
import { reachFamily } from '../http/reach-family.ts';
import { inTurns, type Turns } from '../http/turns.ts';
import { createCheckpointLog } from '../ledger/checkpoints/log.ts';
import { exportCsv, exportNdjson, ledgerEnd } from '../ledger/export.ts';
import { eventsPerPause } from '../ledger/replay.ts';
import { type Verification, verifyFamily } from '../ledger/verify.ts';
import * as operations from './operations.ts';

/** Limits of verifications, which run one at a time so that other requests get processor time. Callers take turns. */
const verificationLimits = {
  concurrency: 1,
  concurrencyPerOwner: 1,
  maxWaiting: 100,
  maxWaitingPerOwner: 2,
  retryAfterSeconds: 5,
};
/** Limits of exports, which last as long as their clients read. */
const exportLimits = {
  concurrency: 64,
  concurrencyPerOwner: 1,
  maxWaiting: 100,
  maxWaitingPerOwner: 2,
  retryAfterSeconds: 5,
};

/** Bytes of an event, as exports have it. */
const bytesOfEvent = 500;

/** Registers the operations that verify and export a family's ledger, and those of checkpoints. */
export function registerAuditRoutes(app: App, deps: Deps): void {
  const { database } = deps;
  const { turns } = app;
  const { db } = database;
  const verifications = new FairQueue(verificationLimits);
  const exports = new FairQueue(exportLimits);

  app.get('/api/ledger/verify', operations.verifyLedger, async (request) => {
    const { learnerId, familyId } = request.query;
    const caller = callerOf(request);
    const id =
      learnerId === undefined
        ? await reachFamily(database, caller, familyId)
        : (await reachLearner(db, caller, learnerId)).familyId;
    const verify = async () => {
      // It takes 20 ms, and everything below depends on it.
      const schema = await database.snapshot(verifySchema);
      return withSchema(await verifyInTurns({ ...deps, turns }, caller.familyId, id), schema);
    };
    return existing(await verifications.run(caller.familyId, verify), 'USER_NOT_FOUND');
  });

  app.get('/api/ledger/export', operations.exportLedger, async (request, reply) => {
    const { familyId, format } = request.query;
    const caller = callerOf(request);
    const id = await reachFamily(database, caller, familyId);
    const release = await exports.take(caller.familyId);
    finished(reply.raw, release);
    const end = existing(await ledgerEnd(database, id), 'USER_NOT_FOUND');
    const isCsv = format === 'csv';
    reply
      .type(isCsv ? 'text/csv; charset=utf-8' : 'application/x-ndjson')
      .header('content-disposition', `attachment; filename="ledger-${id}.${format}"`);
    const yieldPieces = isCsv ? exportCsv : exportNdjson;
    const pieces = inTurns(turns, caller.familyId, yieldPieces(database, id, end));
    // For HEAD, Fastify would read the whole ledger after the answer, when the place is free again.
    return reply.send(Readable.from(request.method === 'HEAD' ? [] : pieces));
  });

  registerCheckpointRoutes(app, deps);
}

/** Verifies a family's ledger in many short turns of the caller's family. */
async function verifyInTurns(
  { database, shapes, registry: { rules }, turns, now }: Deps & { turns: Turns },
  callersFamilyId: number,
  familyId: number,
): Promise<Verification | undefined> {
  let end = await turns.take(callersFamilyId);
  const pause = async () => {
    end(eventsPerPause * bytesOfEvent);
    await setImmediate();
    end = await turns.take(callersFamilyId);
  };
  try {
    return await verifyFamily({ database, shapes, rules, now, pause }, familyId);
  } finally {
    end(0);
  }
}

/** Adds problems of the schema, which concern the ledgers of all families. */
function withSchema(
  result: Verification | undefined,
  schema: readonly SchemaProblem[],
): Verification | undefined {
  if (!result || schema.length === 0) return result;
  const problems = schema.map(({ kind, message, expected, found }) => ({
    ...{ seq: result.events, kind, message, expected, found },
  }));
  return { ...result, ok: false, problems: [...problems, ...result.problems] };
}

/** Registers the operations that return signed checkpoints and proofs. */
function registerCheckpointRoutes(app: App, { database, settings, now }: Deps): void {
  // At most one a second for requests, unless the operator limits them elsewhere.
  const paceMs = settings.hasRateLimits ? 1000 : 0;
  const checkpoints = createCheckpointLog({ database, settings, now, log: app.log, paceMs });

  app.get('/api/ledger/checkpoint', operations.getCheckpoint, async () => {
    const { note, createdAt, size, root } = await checkpoints.current();
    return { note, publicKey: checkpoints.verifierKey, createdAt, size, root: root.toString('base64') };
  });

  app.get('/api/ledger/proof', operations.getProof, async (request) => {
    const familyId = await reachFamily(database, callerOf(request), request.query.familyId);
    const { proof, ...rest } = existing(await checkpoints.prove(familyId), 'USER_NOT_FOUND');
    const hashes = proof.map((hash) => hash.toString('base64'));
    return { ...rest, proof: hashes, publicKey: checkpoints.verifierKey };
  });
}
