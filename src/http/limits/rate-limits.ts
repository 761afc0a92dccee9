import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../base/errors.ts';
import type { Peers } from '../../base/peers.ts';
import type { App, RateClass } from '../app-types.ts';
import { clientBlock } from './address-block.ts';
import { type AddressLimits, dayMs, limitDays, perDay } from './day-limits.ts';
import { createSharedCounts, type SharedCounts } from './shared-counts.ts';

/** Maximum numbers of requests a minute from one address block or of one user (decisions.md 1.13). */
const limits = {
  address: { max: 3000, by: 'address' },
  user: { max: 600, by: 'user' },
  register: { max: 20, by: 'address' },
  login: { max: 60, by: 'address' },
  share: { max: 60, by: 'address' },
  lesson: { max: 60, by: 'user' },
  verification: { max: 10, by: 'user' },
  export: { max: 20, by: 'user' },
  push: { max: 20, by: 'user' },
  checkpoint: { max: 60, by: 'user' },
  statement: { max: 60, by: 'user' },
} as const satisfies Record<Exclude<RateClass, 'none'> | 'address' | 'user', { max: number; by: string }>;

const minuteMs = 60_000;
const windowOf = (limit: string) => (perDay.has(limit) ? dayMs : minuteMs);
/** Largest limit of rare requests. Their counts are the same in all workers at once: a message costs less than such a request. */
const maxRare = 60;

/**
 * Limits the requests of address blocks before the service checks their tokens, and those of users afterwards. The workers of a
 * service count together, but each instance on its own. Must come before the authentication and the routes. There are no limits until
 * `hasRateLimits` says so.
 */
export async function registerRateLimits(
  app: App,
  {
    peers,
    settings: { addressLimits },
    exposure: { hasRateLimits },
  }: {
    peers: Peers;
    settings: { addressLimits: AddressLimits };
    exposure: { hasRateLimits(): boolean };
  },
): Promise<void> {
  const counts = await createSharedCounts(peers, windowOf);
  const limitAddress = createCheck(counts, 'address');
  const limitUser = createCheck(counts, 'user');
  app.addHook('onRequest', (request, reply, done) => {
    if (hasRateLimits()) limitAddress(request, reply, clientBlock(request));
    done();
  });
  limitDays(app, { counts, limits: addressLimits, hasRateLimits });
  // Comes after the authentication, and before the service reads the body.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (request.caller && hasRateLimits()) limitUser(request, reply, String(request.caller.userId));
    done();
  });
}

/** Keeps the counts of all workers in the primary, for a worker that starts later. */
export async function keepRateLimits(peers: Peers): Promise<void> {
  await createSharedCounts(peers, windowOf);
}

/** Creates a function that counts a request of a client for its limits. Throws 429 above one. */
function createCheck(
  counts: SharedCounts,
  by: 'address' | 'user',
): (request: FastifyRequest, reply: FastifyReply, client: string) => void {
  const maxima = new Map<string, number>(
    Object.entries(limits).flatMap(([name, { max, by: owner }]) =>
      owner === by ? [[name, max] as const] : [],
    ),
  );
  return (request, reply, client) => {
    const { rateClass = '' } = request.routeOptions.config;
    if (rateClass === 'none') return;
    for (const name of [by, rateClass]) {
      const max = maxima.get(name);
      if (max === undefined) continue;
      const { count, startedAt } = counts.count(name, client, max <= maxRare);
      const seconds = Math.ceil((startedAt + minuteMs - Date.now()) / 1000);
      // Else a client above its limit would fill the disk with lines.
      if (count > max + 1) request.isUnlogged = true;
      apply({ max, count, seconds }, reply);
    }
  };
}

interface State {
  max: number;
  count: number;
  /** Seconds until the window ends. */
  seconds: number;
}

/** Adds the headers of a limit (draft-ietf-httpapi-ratelimit-headers). Throws 429 above it. */
function apply({ max, count, seconds }: State, reply: FastifyReply): void {
  reply.headers({
    'ratelimit-limit': max,
    'ratelimit-remaining': Math.max(0, max - count),
    'ratelimit-reset': seconds,
  });
  if (count <= max) return;
  const retryAfterSeconds = Math.max(1, seconds);
  const detail = `Too many requests: try again in ${retryAfterSeconds} s.`;
  throw new Problem('TOO_MANY_REQUESTS', { detail, retryAfterSeconds });
}
