import type { Client } from 'openapi-fetch';
import type { paths } from '../../../../clients/typescript/src/api.d.ts';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import { type Answer, ForeignAnswer, ServiceError } from '../../../../clients/typescript/src/errors.ts';
import { rows } from '../../../../clients/typescript/src/pages.ts';

export type { components } from '../../../../clients/typescript/src/api.d.ts';
export { newKey, sleep } from '../../../../clients/typescript/src/client.ts';
export {
  type Answer,
  ForeignAnswer,
  isCode,
  ServiceError,
  unwrap,
} from '../../../../clients/typescript/src/errors.ts';

/** Requests to the service, with the types of its operations. */
export type Api = Client<paths>;

/** Request without an answer, or with one that broke off: there is no network, or no service. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('The service does not answer.', { cause });
    this.name = 'NoAnswer';
  }
}

/** Options of requests. */
export interface ApiOptions {
  /** Maximum number of attempts for a request; 4 by default. */
  attempts?: number;
  /** Maximum number of milliseconds between two attempts; 5,000 by default, since somebody waits in front of the page. */
  maxWaitMs?: number;
  /** Address of the service; by default the one that serves the page. */
  baseUrl?: string;
}

/**
 * Creates requests with the present token. Calls `onEnd` with the token of a request when the service no longer accepts it. A
 * request that gets no answer throws a NoAnswer.
 */
export function createApi(
  token: () => string | undefined,
  onEnd: (token: string) => void,
  { attempts = 4, maxWaitMs = 5000, baseUrl = '' }: ApiOptions = {},
): Api {
  const api = createClient({
    baseUrl,
    token,
    attempts,
    maxWaitMs,
    fetch: send,
  });
  api.use({
    async onResponse({ request, response }) {
      const sent = request.headers.get('authorization')?.replace('Bearer ', '');
      // Other refusals have this status too, such as a wrong password in a form.
      if (response.status === 401 && sent !== undefined && (await codeOf(response)) === 'UNAUTHENTICATED')
        onEnd(sent);
    },
  });
  return api;
}

/** Sends a request without the typed client, such as from a worker, which must be small. Throws a NoAnswer if there is no answer. */
export async function send(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    // Read to its end here, so that an answer that breaks off counts as none. A stream is for its reader.
    if (/json$/.test(mediaType(response))) await response.clone().arrayBuffer();
    return response;
  } catch (error) {
    // Browsers throw a TypeError in words of their own.
    throw error instanceof TypeError ? new NoAnswer(error) : error;
  }
}

function mediaType({ headers }: Response): string {
  return headers.get('content-type')?.split(';')[0]?.trim() ?? '';
}

async function codeOf(response: Response): Promise<unknown> {
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined;
}

/**
 * Yields the rows of a listing, page after page: `allRows((page) => api.GET('/api/learners', { params: { query: page } }))`.
 * Throws a ServiceError if the service refuses a page.
 */
export function allRows<Row>(
  ask: (page: { cursor?: string }) => Promise<Answer<Row[]>>,
): AsyncGenerator<Row> {
  return rows((cursor) => ask(cursor === undefined ? {} : { cursor }));
}

/** Words for failures in which the service does not speak itself. */
export interface FailureWords {
  noAnswer: string;
  /** Failure with a status of HTTP that says no more. */
  foreign(status: number): string;
}

const english: FailureWords = {
  noAnswer: 'The service does not answer.',
  foreign: (status) => `The service answered ${status}.`,
};

/** Returns the reason of a failure in words for a person: those of the service if it refused, else those of the page. */
export function messageOf(error: unknown, words: FailureWords = english): string {
  if (error instanceof NoAnswer) return words.noAnswer;
  if (error instanceof ServiceError) return error.problem.detail;
  if (error instanceof ForeignAnswer) return words.foreign(error.status);
  return error instanceof Error ? error.message : String(error);
}
