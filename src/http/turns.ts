import type { FastifyRequest, RouteOptions } from 'fastify';
import type { App } from './app-types.ts';
import { callerOf } from './authentication.ts';
import { FairQueue } from './fair-queue.ts';

/**
 * Limits of requests for listings, whose answers may have a megabyte. Two at a time use the processor fully, and leave
 * connections free for other reads.
 */
const limits = {
  concurrency: 2,
  concurrencyPerOwner: 2,
  maxWaiting: 2000,
  maxWaitingPerOwner: 200,
  retryAfterSeconds: 1,
};

/** Lets families take turns with listings, so that many large answers for one do not delay another's. */
export function registerTurns(app: App): void {
  const queue = new FairQueue(limits);
  const releases = new WeakMap<FastifyRequest, () => void>();
  const release = async (request: FastifyRequest) => releases.get(request)?.();
  app.addHook('onRoute', (route) => {
    if (!isListing(route)) return;
    route.preHandler = [
      async (request) => {
        releases.set(request, await queue.take(callerOf(request).familyId));
      },
      ...[route.preHandler ?? []].flat(),
    ];
    // The answer is in memory then, however slowly the client reads it.
    route.onSend = [release, ...[route.onSend ?? []].flat()];
    route.onResponse = [release, ...[route.onResponse ?? []].flat()];
  });
}

/** Checks for an operation with pages. */
function isListing({ method, config, schema }: RouteOptions): boolean {
  // Fastify types the schemas of a route as unknown; that of a query is an object (operation.ts).
  const query = schema?.querystring as { properties: object } | undefined;
  return method === 'GET' && config?.access !== 'public' && 'limit' in (query?.properties ?? {});
}
