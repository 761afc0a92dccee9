import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { App } from '../app-types.ts';
import { callerOf } from '../authentication.ts';
import { type EndTurn, Turns } from '../limits/family-turns.ts';
import type { Page } from './paging.ts';

type OnSendDone = (error: null, payload: unknown) => void;

/** Lets families take turns with listings, so that many large answers for one do not delay another's. */
export function registerTurns(app: App): void {
  const turns = new Turns();
  const ends = new WeakMap<FastifyRequest, EndTurn>();
  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    ends.set(request, await beginTurn(request, reply));
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
  const count = (request: FastifyRequest, _reply: FastifyReply, payload: unknown, done: OnSendDone) => {
    if (request.caller && typeof payload === 'string') turns.count(request.caller.familyId, payload.length);
    done(null, payload);
  };
  app.addHook('onRoute', (route) => {
    if (route.config?.hasSmallPages) route.onSend = [count, ...[route.onSend ?? []].flat()];
    if (!isListing(route)) return;
    route.preHandler = [take, ...[route.preHandler ?? []].flat()];
    route.onSend = [end, ...[route.onSend ?? []].flat()];
    route.onResponse = [endUnsent, ...[route.onResponse ?? []].flat()];
  });
}

/** Ways of reading a page. */
interface PageReads<Item> {
  /** Reads a small page together with those of other families; undefined if it is none. */
  small(): Promise<Page<Item> | undefined>;
  any(): Promise<Page<Item>>;
}

/**
 * Reads a page: a small one at once, together with those of others. Others need a turn of the caller's family, as do all pages
 * of a family that has read much lately. The operation has `hasSmallPages`.
 */
export async function readListing<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  { small, any }: PageReads<Item>,
): Promise<Page<Item>> {
  return (isHeavy(request) ? undefined : await small()) ?? readInTurn(request, reply, any);
}

/** Reads what is seldom large together with others; for a family that has read much lately, in a turn. */
export function readTogether<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<T>,
): Promise<T> {
  return isHeavy(request) ? readInTurn(request, reply, read) : read();
}

/** Checks whether the caller's family has read much lately. */
function isHeavy(request: FastifyRequest): boolean {
  return request.server.turns.isHeavy(callerOf(request).familyId);
}

/** Reads something in a turn of the caller's family. */
export async function readInTurn<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<T>,
): Promise<T> {
  const end = await beginTurn(request, reply);
  try {
    return await read();
  } finally {
    end(0);
  }
}

/** Waits for a turn of the caller's family. */
async function beginTurn(request: FastifyRequest, reply: FastifyReply): Promise<EndTurn> {
  const { turns } = request.server;
  const { familyId } = callerOf(request);
  await turns.boundUnread(familyId, reply.raw);
  return turns.take(familyId);
}

/** Checks for an operation with pages or another large answer. HEAD costs as much as GET. */
function isListing({ method, config, schema }: RouteOptions): boolean {
  // Fastify types the schemas of a route as unknown; that of a query is an object (operation.ts).
  const query = schema?.querystring as { properties: object } | undefined;
  const { hasSmallPages = false, hasLargeAnswer } = config ?? {};
  const isLarge = hasLargeAnswer ?? (!hasSmallPages && 'limit' in (query?.properties ?? {}));
  return isLarge && (method === 'GET' || method === 'HEAD') && config?.access !== 'public';
}
