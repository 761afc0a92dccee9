import type { LedgerConsistency } from '../../../../../schema/audit.ts';
import { type Answer, allRows, send, unwrap } from '../../../../http/pages/kit/client.ts';
import { chunksOf } from './chunks.ts';
import type { LogService } from './log-service.ts';
import type { ServiceSource } from './messages.ts';
import { isLoopback } from './surroundings.ts';

/** Creates the requests about the log, which end with a signal. */
export function createLogService(source: ServiceSource, until: AbortSignal): LogService {
  const ask = <T>(path: string) => answerTo<T>(path, source, until);
  const get = async <T>(path: string) => unwrap(await ask<T>(path));
  return {
    checkpoint: () => get('/api/ledger/checkpoint'),
    keys: () =>
      allRows(({ cursor }) =>
        ask(`/api/ledger/keys?limit=500${cursor === undefined ? '' : `&cursor=${cursor}`}`),
      ),
    consistency: async (from, to) =>
      (await get<LedgerConsistency>(`/api/ledger/consistency?from=${from}&to=${to}`)).proof,
    proof: ({ familyId, seq, size }) => {
      const event = seq === undefined ? '' : `&seq=${seq}`;
      return get(`/api/ledger/proof?familyId=${familyId}&size=${size}${event}`);
    },
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
  const { body } = await request(path, source, until);
  if (!body) throw new Error('The service sent no ledger.');
  return chunksOf(body);
}

async function answerTo<T>(path: string, source: ServiceSource, until: AbortSignal): Promise<Answer<T>> {
  const response = await request(path, source, until);
  // The service checks its answers against the same schemas as these types.
  return { response, data: (await response.json()) as T };
}

/**
 * Sends a request by hand, once: the check says at once what is missing. The typed client would make the worker larger, and has
 * nothing that it needs.
 */
async function request(path: string, { token }: ServiceSource, signal: AbortSignal): Promise<Response> {
  const headers = {
    authorization: `Bearer ${token}`,
    // On the same computer, compression costs more than it saves.
    ...(isLoopback(location.hostname) && { 'x-no-compression': 'true' }),
  };
  const response = await send(new Request(path, { headers, signal }));
  if (!response.ok) unwrap({ response, error: await response.json().catch(() => undefined) });
  return response;
}
