import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import { addressBlock } from './address-block.ts';
import type { App, RateClass } from './app-types.ts';

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
/** Maximum number of clients that a limit counts. It forgets those that were quiet the longest. */
const maxClients = 10_000;

/**
 * Limits the requests of address blocks before the service checks their tokens, and those of users afterwards. Each
 * instance counts on its own. Must come before the authentication and the routes.
 */
export async function registerRateLimits(app: App): Promise<void> {
  await app.register(rateLimit, { global: false });
  const limitAddress = createCheck(app, 'address', ({ ip }) => addressBlock(ip));
  const limitUser = createCheck(app, 'user', ({ caller }) => String(caller?.userId));
  app.addHook('onRequest', limitAddress);
  // Comes after the authentication, and before the service reads the body.
  app.addHook('preParsing', async (request, reply) => {
    if (request.caller) await limitUser(request, reply);
  });
}

/** Creates a function that counts a request of a client for its limits. Rejects with 429 above one. */
function createCheck(app: App, by: 'address' | 'user', keyGenerator: (request: FastifyRequest) => string) {
  const limiters = new Map(
    Object.entries(limits)
      .filter(([, limit]) => limit.by === by)
      .map(([name, { max }]) => {
        const options = { max, timeWindow: minuteMs, cache: maxClients, keyGenerator };
        return [name, app.createRateLimit(options)];
      }),
  );
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { rateClass = '' } = request.routeOptions.config;
    if (rateClass === 'none') return;
    for (const name of [by, rateClass]) {
      const count = await limiters.get(name)?.(request);
      if (count && !count.isAllowed) apply(count, reply);
    }
  };
}

interface Count {
  max: number;
  remaining: number;
  ttlInSeconds: number;
  isExceeded: boolean;
}

/** Adds the headers of a limit (draft-ietf-httpapi-ratelimit-headers). Throws 429 above it. */
function apply({ max, remaining, ttlInSeconds: seconds, isExceeded }: Count, reply: FastifyReply): void {
  reply.headers({ 'ratelimit-limit': max, 'ratelimit-remaining': remaining, 'ratelimit-reset': seconds });
  if (!isExceeded) return;
  const retryAfterSeconds = Math.max(1, seconds);
  const detail = `Too many requests: try again in ${retryAfterSeconds} s.`;
  throw new Problem('TOO_MANY_REQUESTS', { detail, retryAfterSeconds });
}
