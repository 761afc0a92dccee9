import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.d.ts';
import { retryAfter } from './errors.ts';
import { keyedOperations } from './keyed-operations.ts';

export interface Options {
  /** Address of the service, such as `https://learn.example`. */
  baseUrl: string;
  /** Returns the access token of the next request; undefined for none. */
  token?: () => string | undefined;
  /** Maximum number of attempts for a request; 4 by default. */
  attempts?: number;
  /** Maximum number of milliseconds between two attempts; 60,000 by default. A longer `Retry-After` is not followed. */
  maxWaitMs?: number;
  /** Function that sends a request; the global `fetch` by default. */
  fetch?: (request: Request) => Promise<Response>;
  /** Function that waits for a number of milliseconds. It rejects as soon as the signal of the request aborts. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Returns a new idempotency key: 128 random bits. `crypto.randomUUID` is missing in browsers on pages of plain http, such as those of
 * a service in a home's network.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Statuses of a service that is not ready, or of a proxy that does not reach it, such as during a restart. */
const unavailable: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Creates a client. Requests that move points or change the ledger get an idempotency key, unless they have one. A request
 * is sent again after 429, which changed nothing. After a network error, 502, 503 or 504 it is sent again if it reads, or if
 * it has a key. All attempts of a request have the same key.
 */
export function createClient(options: Options): Client<paths> {
  const client = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    fetch: (request) => fetchWithRetries(request, options),
  });
  client.use({
    onRequest({ request, schemaPath }) {
      const token = options.token?.();
      if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
      if (keyedOperations.has(`${request.method} ${schemaPath}`) && !request.headers.has('Idempotency-Key'))
        request.headers.set('Idempotency-Key', newKey());
    },
  });
  return client;
}

async function fetchWithRetries(request: Request, options: Options): Promise<Response> {
  const { attempts = 4, maxWaitMs = 60_000, wait = sleep } = options;
  // Called without an object, as browsers require.
  const send = options.fetch ?? ((one: Request) => fetch(one));
  const { signal } = request;
  const isRepeatable = request.method === 'GET' || request.headers.has('Idempotency-Key');
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt >= attempts;
    let waitMs = backoffMs(attempt);
    try {
      // A request can be sent once, a copy of it again.
      const response = await send(request.clone());
      const isRefused = response.status === 429 || (isRepeatable && unavailable.has(response.status));
      const seconds = retryAfter(response);
      if (seconds !== undefined) waitMs = seconds * 1000;
      if (isLast || !isRefused || waitMs > maxWaitMs) return response;
      // Frees the connection. The body of a polyfill may lack this.
      await response.body?.cancel?.();
    } catch (error) {
      if (isLast || !isRepeatable || signal.aborted) throw error;
    }
    await wait(waitMs, signal);
  }
}

/** Returns a random time of up to 0.5, 1, 2, … seconds: clients that failed together must not return together. */
function backoffMs(attempt: number): number {
  return Math.random() * 250 * 2 ** attempt;
}

/** Waits. Rejects with the reason of the signal as soon as it aborts. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // Browsers of old tablets have no `throwIfAborted`.
    if (signal.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
  });
}
