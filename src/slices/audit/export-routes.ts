import { finished, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { existing } from '../../base/errors.ts';
import { FairQueue } from '../../base/fair-queue.ts';
import { reachLearner } from '../../http/access.ts';
import type { App } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { inTurns } from '../../http/limits/family-turns.ts';
import { reachFamily } from '../../http/reach-family.ts';
import {
  exportCsv,
  exportLearnerNdjson,
  exportNdjson,
  type LedgerEnd,
  ledgerEnd,
} from '../../kernel/ledger/export/export.ts';
import type { Deps } from '../../slice/deps.ts';
import * as operations from './operations.ts';

/** Limits of exports, which last as long as their clients read. */
const exportLimits = {
  concurrency: 64,
  concurrencyPerOwner: 1,
  maxWaiting: 100,
  maxWaitingPerOwner: 2,
  retryAfterSeconds: 5,
};

const ndjson = 'application/x-ndjson';

/** Registers the exports of ledgers. */
export function registerExports(app: App, { database }: Deps): void {
  const exports = new FairQueue(exportLimits);

  app.get('/api/ledger/export', operations.exportLedger, async (request, reply) => {
    const { familyId: named, format } = request.query;
    const familyId = await reachFamily(database, callerOf(request), named);
    const isCsv = format === 'csv';
    const yieldPieces = isCsv ? exportCsv : exportNdjson;
    const pieces = await begin(request, reply, familyId, (end) => yieldPieces(database, familyId, end));
    return reply
      .type(isCsv ? 'text/csv; charset=utf-8' : ndjson)
      .header('content-disposition', `attachment; filename="ledger-${familyId}.${format}"`)
      .send(pieces);
  });

  app.get('/api/learners/:id/ledger', operations.exportLearnerLedger, async (request, reply) => {
    const learner = await reachLearner(database.db, callerOf(request), request.params.id);
    const pieces = await begin(request, reply, learner.familyId, (end) =>
      exportLearnerNdjson(database, learner, end),
    );
    return reply
      .type(ndjson)
      .header('content-disposition', `attachment; filename="learner-${learner.learnerId}.ndjson"`)
      .send(pieces);
  });

  /** Begins an export of a family's ledger, in turns of the caller's family. */
  async function begin(
    request: FastifyRequest,
    { raw }: FastifyReply,
    familyId: number,
    yieldPieces: (end: LedgerEnd) => AsyncGenerator<string>,
  ): Promise<Readable> {
    const owner = callerOf(request).familyId;
    const release = await exports.take(owner);
    finished(raw, release);
    const end = existing(await ledgerEnd(database, familyId), 'USER_NOT_FOUND');
    // For HEAD, Fastify would read the whole ledger after the answer, when the place is free again.
    return Readable.from(request.method === 'HEAD' ? [] : inTurns(app.turns, owner, yieldPieces(end)));
  }
}
