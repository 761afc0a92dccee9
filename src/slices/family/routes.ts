import { finished, PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FairQueue } from '../../base/fair-queue.ts';
import { createDatabasePool } from '../../db/database.ts';
import {
  authorizeForFamily,
  existingFamily,
  hidesKeys,
  listedFamily,
  reachLearner,
} from '../../http/access.ts';
import type { App } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { inTurns } from '../../http/limits/family-turns.ts';
import type { Deps } from '../../slice/deps.ts';
import { type ExportContext, exportJson, type Scope } from './family-export.ts';
import * as operations from './operations.ts';
import { listFamilies } from './queries.ts';

/** Limits of exports. Each keeps a snapshot, and so a connection, as long as its client reads. */
const exportLimits = {
  concurrency: 4,
  concurrencyPerOwner: 1,
  maxWaiting: 100,
  maxWaitingPerOwner: 2,
  retryAfterSeconds: 5,
};
/** Time after which an export ends, so that no client keeps old rows in the database for longer. */
export const maxMs = 15 * 60_000;
/** Connections of exports, separate from those of commands. A slow client may pause an export for all of its time. */
export const exportPool = { writers: exportLimits.concurrency, transactionIdleMs: maxMs };

/** Registers the listing of families, and the exports of families and learners. */
export function registerFamilyRoutes(app: App, deps: Deps): void {
  const { db } = deps.database;
  const exports = new FairQueue(exportLimits);
  const snapshots = createDatabasePool(deps.databaseUrl, exportPool);
  app.addHook('onClose', () => snapshots.close());

  app.get('/api/family/export', operations.exportFamily, async (request, reply) => {
    const caller = callerOf(request);
    const familyId = await existingFamily(db, request.query.familyId ?? caller.userId);
    authorizeForFamily(caller, familyId, 'This is the data of another family.');
    return send(request, reply, { familyId });
  });

  app.get('/api/learners/:id/export', operations.exportLearner, async (request, reply) => {
    const { familyId, learnerId } = await reachLearner(db, callerOf(request), request.params.id);
    return send(request, reply, { familyId, learnerId });
  });

  app.get('/api/families', operations.listFamilies, async (request, reply) => {
    await listedFamily(db, callerOf(request));
    return listFamilies(deps, request, reply, {}, { search: request.query.search });
  });

  async function send(request: FastifyRequest, reply: FastifyReply, scope: Scope) {
    const { familyId, learnerId } = scope;
    const name = learnerId === undefined ? `family-${familyId}` : `learner-${learnerId}`;
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}.json"`);
    // For HEAD, Fastify would read everything after the answer.
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    const caller = callerOf(request);
    const owner = caller.familyId;
    const release = await exports.take(owner);
    const context = { ...deps, exportedAt: deps.now(), hidesKeys: hidesKeys(caller, deps.settings) };
    const output = stream(owner, scope, context);
    finished(reply.raw, () => {
      release();
      // If an error takes the place of the export, nothing reads it, and its connection would stay open.
      output.destroy();
    });
    return reply.send(output);
  }

  /** Returns the export as a stream. It reads from the database only as fast as its reader does. */
  function stream(owner: number, scope: Scope, context: ExportContext): PassThrough {
    const output = new PassThrough();
    // Otherwise, an error without a reader ends the process.
    output.on('error', () => {});
    snapshots
      .snapshot((tx) => {
        const pieces = inTurns(app.turns, owner, exportJson(tx, context, scope));
        return pipeline(pieces, output, { signal: AbortSignal.timeout(maxMs) });
      })
      // The server reports it, unless the client has left or gets another error.
      .catch((error) => output.destroy(error));
    return output;
  }
}
