import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../base/errors.ts';
import type { App } from '../app-types.ts';
import { clientBlock } from './address-block.ts';
import type { SharedCounts } from './shared-counts.ts';

export const dayMs = 86_400_000;

/** Limits of an address block in 24 hours, which begin with its first request (decisions.md 1.23). */
type DayLimit = 'registrations' | 'bytes';
export const perDay: ReadonlySet<string> = new Set<DayLimit>(['registrations', 'bytes']);

/**
 * Bytes that a request counts, on top of those of its commands: rows of accounts, sessions and the audit log,
 * which no command writes. Measured by test/http/limits/growth.slow.test.ts.
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
 * deletions still work above the limits, and so does the end of a session. Sign-ins, new passwords and deletions that need the password
 * still work for a tenth more: a wrong password leaves rows.
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

  app.decorate('countWritten', (request, bytes) => {
    if (hasRateLimits()) count('bytes', request, bytes);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (bytesOf(request) === 0 || !hasRateLimits()) return done();
    if (!isPlainDeletion(request)) requireRoom('bytes', request, 'data');
    if (isRegistration(request)) requireRoom('registrations', request, 'registrations');
    done();
  });
  // Also runs if the client has left.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!hasRateLimits()) return done(null, payload);
    if (isRegistration(request) && reply.statusCode === 201) count('registrations', request, 1);
    if (reply.statusCode < 400 || hasWrongPassword(request, reply)) count('bytes', request, bytesOf(request));
    done(null, payload);
  });
}

function isRegistration({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.rateClass === 'register';
}

/** Checks for a wrong password or code, or a missing one: the only refusals that leave rows other than those of commands. */
function hasWrongPassword(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return statusCode === 401 && (request.caller !== null || request.routeOptions.config.rateClass === 'login');
}

/** Returns the bytes that a request counts if it succeeds; 0 for one that writes nothing. */
function bytesOf(request: FastifyRequest): number {
  const { method, routeOptions } = request;
  const { url, config } = routeOptions;
  if (url === undefined || config.dayLimit === 'none') return 0;
  if (isRegistration(request)) return requestBytes.registration;
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS')
    return config.audited ? requestBytes.auditedRead : 0;
  return requestBytes.write;
}

function usesReserve({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.dayLimit === 'reserve';
}

/** Checks for a deletion without a password, which leaves nothing behind. */
function isPlainDeletion(request: FastifyRequest): boolean {
  return request.method === 'DELETE' && !usesReserve(request);
}

function inWords(seconds: number): string {
  return seconds < 3600 ? `in ${Math.ceil(seconds / 60)} min` : `in ${Math.ceil(seconds / 3600)} h`;
}
