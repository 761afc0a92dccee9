/** Refusal of the service, in its own words. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** Code of the problem, such as `FORBIDDEN`; empty if the answer has none. */
  readonly code: string;
  /** Seconds to wait before another request; undefined if the answer has none. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

const noAnswer = 'The service does not answer.';

/** Browsers throw a TypeError in words of their own if a request fails, or if a stream breaks off. */
function inWords(error: unknown, failure: string): unknown {
  return error instanceof TypeError ? new Error(failure, { cause: error }) : error;
}

async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw inWords(error, noAnswer);
  }
}

/** Yields the chunks of a stream. Throws an Error with these words if it breaks off. */
export async function* chunksOf(
  stream: ReadableStream<Uint8Array>,
  failure = noAnswer,
): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    throw inWords(error, failure);
  }
}

/** Returns the reason of a failure in words. */
export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Sends a request to the service. Throws an ApiError for a refusal, another Error if the service does not answer. */
export async function send(
  path: string,
  {
    method = 'GET',
    token,
    body,
    headers = {},
    signal,
  }: {
    method?: string;
    token?: string;
    body?: object;
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
  } = {},
): Promise<Response> {
  const request = fetch(path, {
    method,
    headers: {
      accept: 'application/json, application/x-ndjson',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const response = await answered(request);
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => undefined);
  const { code, detail } = membersOf(problem);
  const wait = response.headers.get('retry-after');
  throw new ApiError(
    response.status,
    code ?? '',
    detail ?? `The service answered ${response.status}.`,
    wait !== null && /^\d+$/.test(wait) ? Number(wait) : undefined,
  );
}

function membersOf(problem: unknown): { code?: string; detail?: string } {
  // A proxy may answer instead of the service, so the members may be missing.
  return typeof problem === 'object' && problem !== null ? problem : {};
}

/** Requests with the token of a session. */
export interface Api {
  readonly token: string;
  /** Returns the body of an answer. The service checks its answers against the same schemas as these types. */
  get<T>(path: string, signal?: AbortSignal): Promise<T>;
  /** Yields the items of all pages of a listing. */
  all<T>(path: string, signal?: AbortSignal): AsyncGenerator<T>;
  /** Changes something once, however often it is sent with the same idempotency key. */
  put<T>(path: string, body: object, key: string): Promise<T>;
}

/** Creates requests with a token, which end with a signal. Calls `onEnd` when the service no longer accepts the token. */
export function createApi(token: string, onEnd: (token: string) => void, until?: AbortSignal): Api {
  async function answer(path: string, options: Parameters<typeof send>[1]): Promise<Response> {
    try {
      return await send(path, { ...(until && { signal: until }), ...options, token });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onEnd(token);
      throw error;
    }
  }
  return {
    token,
    get: async (path, signal) => bodyOf(await answer(path, signal && { signal })),
    async *all<T>(path: string, signal?: AbortSignal) {
      for (let next: string | undefined = path; next !== undefined; ) {
        const response: Response = await answer(next, signal && { signal });
        yield* await bodyOf<T[]>(response);
        next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
      }
    },
    put: async (path, body, key) =>
      bodyOf(await answer(path, { method: 'PUT', body, headers: { 'idempotency-key': key } })),
  };
}

async function bodyOf<T>(response: Response): Promise<T> {
  // The service checks its answers against the same schemas as these types.
  return (await answered(response.json())) as T;
}
