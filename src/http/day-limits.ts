import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import { clientBlock } from './address-block.ts';
import type { App } from './app-types.ts';
import type { SharedCounts } from './shared-counts.ts';

export const dayMs = 86_400_000;

/** Limits of an address block in 24 hours, which begin with its first request (decisions.md 1.23). */
type DayLimit = 'registrations' | 'bytes';
export const perDay: ReadonlySet<string> = new Set<DayLimit>(['registrations', 'bytes']);

/**
 * Bytes that a request counts before it is carried out, beside those of its commands: rows of accounts, sessions and the audit log,
 * which no command writes. Measured by test/http/growth.slow.test.ts.
 */
export const requestBytes = { write: 3000, registration: 10_000, auditedRead: 1000 };

/** Share of the bytes that only sign-ins and passwords get: the owner of an account can act when others have used up the rest. */
const reserve = 0.1;

/** Maximum numbers of an address block in 24 hours. */
export type AddressLimits = Readonly<Record<DayLimit, number>>;

interface Options {
  counts: SharedCounts;
  limits: AddressLimits;
  hasRateLimits(): boolean;
}

/**
 * Limits what an address block adds to the database in a day, whatever accounts it makes: registrations, and bytes. Reads and
 * deletions work on above the limits, and so does the end of a session. Sign-ins and new passwords work on for a tenth more.
 */
export function limitDays(app: App, { counts, limits, hasRateLimits }: Options): void {
  function count(name: DayLimit, request: FastifyRequest, amount: number) {
    return counts.count(name, clientBlock(request), false, amount);
  }

  function requireRoom(name: DayLimit, request: FastifyRequest, words: string): void {
    const { count: used, startedAt } = count(name, request, 0);
    if (used < limits[name] * (usesReserve(request) ? 1 + reserve : 1)) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((startedAt + dayMs - Date.now()) / 1000));
    const detail = `Your network has reached its limit of ${words} for 24 hours. Try again ${inWords(retryAfterSeconds)}, or from another network.`;
    throw new Problem('TOO_MANY_REQUESTS', { detail, retryAfterSeconds });
  }

  app.decorate('countWritten', (request, bytes) => void count('bytes', request, bytes));
  app.addHook('onRequest', (request, _reply, done) => {
    const bytes = bytesOf(request);
    if (bytes === 0 || !hasRateLimits()) return done();
    if (!isAlwaysAllowed(request)) requireRoom('bytes', request, 'data');
    if (isRegistration(request)) requireRoom('registrations', request, 'registrations');
    count('bytes', request, bytes);
    done();
  });
  // Also runs if the client has left.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isRegistration(request) && reply.statusCode === 201) count('registrations', request, 1);
    done(null, payload);
  });
}

function isRegistration({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.rateClass === 'register';
}

/** Returns the bytes that a request counts before it is carried out; 0 for one that writes nothing. */
function bytesOf(request: FastifyRequest): number {
  const { method, routeOptions } = request;
  if (routeOptions.url === undefined) return 0;
  if (isRegistration(request)) return requestBytes.registration;
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS')
    return routeOptions.config.audited ? requestBytes.auditedRead : 0;
  return requestBytes.write;
}

/** Logins and recoveries, and the passwords of users and of their learners. */
function usesReserve({ routeOptions: { url = '', config } }: FastifyRequest): boolean {
  return config.rateClass === 'login' || url.endsWith('/password');
}

function inWords(seconds: number): string {
  return seconds < 3600 ? `in ${Math.ceil(seconds / 60)} min` : `in ${Math.ceil(seconds / 3600)} h`;
}

function isAlwaysAllowed({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'DELETE' || routeOptions.url === '/api/logout';
}
