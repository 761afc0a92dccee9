import type { FastifyReply, FastifyRequest } from 'fastify';
import { existing, Problem } from '../../base/errors.ts';
import { FairQueue } from '../../base/fair-queue.ts';
import type { App } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { inLargeTurn } from '../../http/listings/turns.ts';
import { reachFamily } from '../../http/reach-family.ts';
import { ledgerEnd } from '../../kernel/ledger/export/export.ts';
import type { Deps } from '../../slice/deps.ts';
import { readEventsWithContext } from './event-page.ts';
import * as operations from './operations.ts';

/** Limits of requests that wait for events. A waiting one costs little, but its connection is of those that all share. */
const followerLimits = {
  concurrency: 4000,
  concurrencyPerOwner: 20,
  maxWaiting: 0,
  maxWaitingPerOwner: 0,
  retryAfterSeconds: 5,
};

/** Registers the operation that follows a family's ledger. */
export function registerEventRoutes(app: App, deps: Deps): void {
  const { database, streams, services } = deps;
  const followers = new FairQueue(followerLimits);

  app.get('/api/ledger/events', operations.listLedgerEvents, async (request, reply) => {
    const { familyId: named, after = 0, limit, wait = 0 } = request.query;
    const caller = callerOf(request);
    const familyId = await reachFamily(database, caller, named);
    const { seq } = existing(await ledgerEnd(database, familyId), 'USER_NOT_FOUND');
    // Only a restored backup makes a ledger shorter. Its next events would get numbers that the client already has.
    if (after > seq) throw new Problem('LEDGER_ENDS_BEFORE');
    if (after === seq && wait > 0) {
      await followers.run(caller.familyId, () =>
        withSignal(request, reply, wait * 1000, (signal) => streams.wait(familyId, after, signal)),
      );
      // The session may have ended meanwhile.
      if (!(await services.findSession(caller.jti))) throw new Problem('UNAUTHENTICATED');
    }
    const events = await inLargeTurn(request, reply, () =>
      readEventsWithContext(deps, familyId, after, limit),
    );
    if (events.length === limit) reply.header('link', linkAfter(request, events.at(-1)?.seq ?? after));
    return events;
  });
}

/** Runs work with a signal that aborts after a time, or when the client leaves. */
async function withSignal(
  request: FastifyRequest,
  { raw }: FastifyReply,
  ms: number,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  const timer = setTimeout(leave, ms);
  raw.once('close', leave);
  request.wait = { startedAt: performance.now() };
  try {
    await work(leaving.signal);
  } finally {
    clearTimeout(timer);
    raw.off('close', leave);
    request.wait.endedAt = performance.now();
  }
}

function linkAfter({ url }: FastifyRequest, seq: number): string {
  const next = new URL(url, 'http://localhost');
  next.searchParams.set('after', String(seq));
  return `<${next.pathname}${next.search}>; rel="next"`;
}
