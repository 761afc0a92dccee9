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
export function registerRateLimits(app: App): void {
  const limitAddress = createCheck('address');
  const limitUser = createCheck('user');
  app.addHook('onRequest', (request, reply, done) => {
    limitAddress(request, reply, addressBlock(request.ip));
    done();
  });
  // Comes after the authentication, and before the service reads the body.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (request.caller) limitUser(request, reply, String(request.caller.userId));
    done();
  });
}

/** Creates a function that counts a request of a client for its limits. Throws 429 above one. */
function createCheck(by: 'address' | 'user') {
  const counters = new Map(
    Object.entries(limits)
      .filter(([, limit]) => limit.by === by)
      .map(([name, { max }]) => [name, new Counter(max)]),
  );
  return (request: FastifyRequest, reply: FastifyReply, client: string): void => {
    const { rateClass = '' } = request.routeOptions.config;
    if (rateClass === 'none') return;
    for (const name of [by, rateClass]) {
      const counter = counters.get(name);
      if (counter) apply(counter.add(client), reply);
    }
  };
}

interface Count {
  max: number;
  requests: number;
  /** Seconds until the count starts again. */
  seconds: number;
}

/** Counts of clients, each for a minute from its first request. @fastify/rate-limit takes as long as a third of a request. */
class Counter {
  readonly #max: number;
  /** The client that was quiet the longest comes first. */
  readonly #clients = new Map<string, { requests: number; endsAt: number }>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts a request. */
  add(client: string): Count {
    const now = Date.now();
    const known = this.#clients.get(client);
    this.#clients.delete(client);
    const [quietest] = this.#clients.size >= maxClients ? this.#clients.keys() : [];
    if (quietest !== undefined) this.#clients.delete(quietest);
    const isRunning = known !== undefined && known.endsAt > now;
    const { requests, endsAt } = isRunning ? known : { requests: 0, endsAt: now + minuteMs };
    this.#clients.set(client, { requests: requests + 1, endsAt });
    return { max: this.#max, requests: requests + 1, seconds: Math.ceil((endsAt - now) / 1000) };
  }
}

/** Adds the headers of a limit (draft-ietf-httpapi-ratelimit-headers). Throws 429 above it. */
function apply({ max, requests, seconds }: Count, reply: FastifyReply): void {
  reply
    .header('ratelimit-limit', max)
    .header('ratelimit-remaining', Math.max(0, max - requests))
    .header('ratelimit-reset', seconds);
  if (requests <= max) return;
  const detail = `Too many requests: try again in ${seconds} s.`;
  throw new Problem('TOO_MANY_REQUESTS', { detail, retryAfterSeconds: seconds });
}
