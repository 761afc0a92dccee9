import type { components } from './api.d.ts';

type Problem = components['schemas']['Problem'];

/** Code of an error in this version of the service. Later versions may have more. */
export type KnownErrorCode = components['schemas']['KnownErrorCode'];

/** Refusal by the service, with its problem details. */
export class ServiceError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail}`);
    this.name = 'ServiceError';
    this.problem = problem;
  }
}

/** Answer of a request to the service. */
export interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Returns the data of an answer. Throws a ServiceError for a refusal. */
export function unwrap<T>({ data, error, response }: Answer<T>): T {
  // openapi-fetch gives the data of each success; of one without a body, undefined.
  if (response.ok) return data as T;
  if (isProblem(error)) throw new ServiceError(error);
  // A proxy in front of the service may answer in its place.
  throw new Error(`the answer has status ${response.status} without problem details`);
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'detail' in value;
}

/** Checks whether the service refused with this code. A code that no version has does not compile. */
export function isCode(error: unknown, code: KnownErrorCode): error is ServiceError {
  return error instanceof ServiceError && error.problem.code === code;
}
