import type { LedgerCheckpoint, LedgerKey, LedgerProof } from '../../../../../schema/audit.ts';
import { type Answer, allRows, type paths, send, unwrap } from '../../../../http/pages/kit/client.ts';
import { chunksOf } from './chunks.ts';
import type { ServiceSource } from './messages.ts';
import { isLoopback } from './surroundings.ts';

/** What the checks ask the service about its log. Each request throws a ServiceError for a refusal. */
export interface LogService {
  /** Returns the newest checkpoint. */
  checkpoint(): Promise<LedgerCheckpoint>;
  /** Yields the keys of the log, newest first. */
  keys(): AsyncGenerator<LedgerKey>;
  /** Returns the hashes that show that the log of the larger size continues that of the smaller one. */
  consistency(from: number, to: number): Promise<readonly string[]>;
  /** Returns the proof of an event in a log of this size, by default of the family's last event. */
  proof(of: { familyId: number; seq?: number; size: number }): Promise<LedgerProof>;
}

/** Creates the requests about the log, which end with a signal. */
export function createLogService(source: ServiceSource, until: AbortSignal): LogService {
  const get = async <P extends Readable>(path: P, query: Query): Promise<Body<P>> =>
    unwrap(await answerOf(path, query, { source, until }));
  return {
    checkpoint: () => get('/api/ledger/checkpoint', {}),
    keys: () => allRows((page) => answerOf('/api/ledger/keys', { limit: 500, ...page }, { source, until })),
    consistency: async (from, to) => (await get('/api/ledger/consistency', { from, to })).proof,
    proof: (query) => get('/api/ledger/proof', query),
  };
}

/** Asks for the lines of a ledger. Throws a ServiceError for a refusal, and a NoAnswer if the lines break off. */
export async function openLines(
  source: ServiceSource,
  until: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const { familyId, learnerId } = source;
  const path =
    learnerId === undefined ? `/api/ledger/export?familyId=${familyId}` : `/api/learners/${learnerId}/ledger`;
  // On the same computer, compression costs more than it saves.
  const headers = isLoopback(location.hostname) ? { 'x-no-compression': 'true' } : {};
  const response = await request(path, { source, until, headers });
  const body = unwrap({ response, data: response.body, error: await problemOf(response) });
  if (!body) throw new Error('The service sent no ledger.');
  return chunksOf(body);
}

/** Paths that answer with JSON. */
type Readable = {
  [P in keyof paths]: paths[P] extends Gets<unknown> ? P : never;
}[keyof paths];
type Gets<T> = { get: { responses: { 200: { content: { 'application/json': T } } } } };
type Body<P extends Readable> = paths[P] extends Gets<infer T> ? T : never;
type Query = Readonly<Record<string, string | number>>;

interface Options {
  source: ServiceSource;
  until: AbortSignal;
  headers?: Readonly<Record<string, string>>;
}

async function answerOf<P extends Readable>(
  path: P,
  query: Query,
  options: Options,
): Promise<Answer<Body<P>>> {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const response = await request(`${path}?${new URLSearchParams(texts)}`, options);
  const error = await problemOf(response);
  // The service checks its answers against the same schemas as these types.
  return response.ok ? { response, data: (await response.json()) as Body<P> } : { response, error };
}

/** Sends a request by hand: one attempt, since the check says at once what is missing. The typed client would double the worker's requests. */
function request(path: string, { source: { token }, until, headers = {} }: Options): Promise<Response> {
  return send(
    new Request(path, { headers: { authorization: `Bearer ${token}`, ...headers }, signal: until }),
  );
}

async function problemOf(response: Response): Promise<unknown> {
  return response.ok ? undefined : response.json().catch(() => undefined);
}
