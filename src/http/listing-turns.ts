import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { App } from './app-types.ts';
import { callerOf } from './authentication.ts';
import { type EndTurn, Turns } from './turns.ts';

/** Lets families take turns with listings, so that many large answers for one do not delay another's. */
export function registerTurns(app: App): void {
  const turns = new Turns();
  const ends = new WeakMap<FastifyRequest, EndTurn>();
  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    const { familyId } = callerOf(request);
    await turns.boundUnread(familyId, reply.raw);
    ends.set(request, await turns.take(familyId));
  };
  // The answer is in memory then, however slowly the client reads it.
  const end = async (request: FastifyRequest, _reply: FastifyReply, payload: unknown) =>
    ends.get(request)?.(typeof payload === 'string' ? payload.length : 0);
  const endUnsent = async (request: FastifyRequest) => ends.get(request)?.(0);
  app.decorate('turns', turns);
  app.addHook('preParsing', ({ caller }, _reply, _payload, done) => {
    if (caller) turns.see(caller.familyId);
    done();
  });
  app.addHook('onRoute', (route) => {
    if (!isListing(route)) return;
    route.preHandler = [take, ...[route.preHandler ?? []].flat()];
    route.onSend = [end, ...[route.onSend ?? []].flat()];
    route.onResponse = [endUnsent, ...[route.onResponse ?? []].flat()];
  });
}

/** Checks for an operation with pages or another large answer. HEAD costs as much as GET. */
function isListing({ method, config, schema }: RouteOptions): boolean {
  // Fastify types the schemas of a route as unknown; that of a query is an object (operation.ts).
  const query = schema?.querystring as { properties: object } | undefined;
  const isLarge = config?.hasLargeAnswer ?? 'limit' in (query?.properties ?? {});
  return isLarge && (method === 'GET' || method === 'HEAD') && config?.access !== 'public';
}
