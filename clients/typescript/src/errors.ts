import type { components } from './api.d.ts';

type Problem = components['schemas']['Problem'];

/** Code of an error in this version of the service. Later versions may have more. */
export type KnownErrorCode = components['schemas']['KnownErrorCode'];

/** Refusal by the service, with its problem details. */
export class ServiceError extends Error {
  readonly problem: Problem;
  /** Seconds to wait before another request; undefined if the answer has none. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(`${problem.code}: ${problem.detail}`);
    this.name = 'ServiceError';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Failure without problem details: a proxy in front of the service answered in its place. */
export class ForeignAnswer extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the answer has status ${status} without problem details`);
    this.name = 'ForeignAnswer';
    this.status = status;
  }
}

/** Answer of a request to the service. */
export interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Returns the data of an answer. Throws a ServiceError for a refusal, a ForeignAnswer for another failure. */
export function unwrap<T>({ data, error, response }: Answer<T>): T {
  // openapi-fetch gives the data of each success; of one without a body, undefined.
  if (response.ok) return data as T;
  if (isProblem(error)) throw new ServiceError(error, retryAfter(response));
  throw new ForeignAnswer(response.status);
}

/** Returns the seconds that an answer asks to wait; undefined if it has none. */
export function retryAfter({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isNaN(seconds) ? undefined : seconds;
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'detail' in value;
}

/** Checks whether the service refused with this code. A code that no version has does not compile. */
export function isCode(error: unknown, code: KnownErrorCode): error is ServiceError {
  return error instanceof ServiceError && error.problem.code === code;
}
