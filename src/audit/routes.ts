import { finished, Readable } from 'node:stream';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { existing, forbidden } from '../errors.ts';
import { mayActForFamily, reachLearner } from '../http/access.ts';
import type { App, Caller } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { FairQueue } from '../http/fair-queue.ts';
import { createCheckpointLog } from '../ledger/checkpoints/log.ts';
import { exportCsv, exportNdjson, ledgerEnd } from '../ledger/export.ts';
import { verifyFamily } from '../ledger/verify.ts';
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

/** Registers the operations that verify and export a family's ledger, and those of checkpoints. */
export function registerAuditRoutes(app: App, deps: Deps): void {
  const { database, shapes, registry, now } = deps;
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
    const context = { database, shapes, rules: registry.rules };
    const verify = () => verifyFamily(context, id, { now });
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
    // For HEAD, Fastify would read the whole ledger after the answer, when the place is free again.
    return reply.send(Readable.from(request.method === 'HEAD' ? [] : yieldPieces(database, id, end)));
  });

  registerCheckpointRoutes(app, deps);
}

/** Registers the operations that return signed checkpoints and proofs. */
function registerCheckpointRoutes(app: App, { database, settings, now }: Deps): void {
  const checkpoints = createCheckpointLog({ database, settings, now, log: app.log });

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

/** Returns the family whose ledger the caller may read: its own by default, even a closed one. Throws 404 or 403 for others. */
async function reachFamily(
  database: Database,
  caller: Caller,
  familyId: number = caller.userId,
): Promise<number> {
  existing(await ledgerEnd(database, familyId), 'USER_NOT_FOUND');
  if (!mayActForFamily(caller, familyId)) throw forbidden('This is the ledger of another family.');
  return familyId;
}
