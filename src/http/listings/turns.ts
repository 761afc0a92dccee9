import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-types.ts';
import { callerOf } from '../authentication.ts';
import { Turns } from '../limits/family-turns.ts';

/** Ends of the turns of requests for large answers. */
const ends = new WeakMap<FastifyRequest, () => void>();

/**
 * Lets families take turns with large answers without pages, so that many for one do not delay another's. HEAD costs as much as
 * GET.
 */
export function registerTurns(app: App): void {
  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    ends.set(request, await beginLargeTurn(request, reply));
  };
  // The answer is in memory then, however slowly the client reads it.
  const end = async (request: FastifyRequest) => ends.get(request)?.();
  app.decorate('turns', new Turns());
  app.addHook('onRoute', (route) => {
    if (route.config?.hasLargeAnswer !== true) return;
    route.preHandler = [take, ...[route.preHandler ?? []].flat()];
    route.onSend = [end, ...[route.onSend ?? []].flat()];
    route.onResponse = [end, ...[route.onResponse ?? []].flat()];
  });
}

/** Reads something large in a turn of the caller's family. */
export async function inLargeTurn<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<T>,
): Promise<T> {
  const end = await beginLargeTurn(request, reply);
  try {
    return await read();
  } finally {
    end();
  }
}

/** Waits for a turn of the caller's family with a large answer. */
async function beginLargeTurn(request: FastifyRequest, reply: FastifyReply): Promise<() => void> {
  const { turns } = request.server;
  const { familyId } = callerOf(request);
  finished(reply.raw, await turns.unread.take(familyId));
  return turns.large.take(familyId);
}
