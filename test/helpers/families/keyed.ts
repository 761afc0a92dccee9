import type { App } from '../../../src/http/app-types.ts';

/** Answer as sent, to compare bytes. */
export interface SentAnswer {
  status: number;
  text: string;
  type: string;
}

export interface KeyedRequest {
  token: string;
  method: 'POST' | 'PUT';
  url: string;
  payload?: object;
  key: string;
}

/** Sends a request with an idempotency key. `isReplay`: true if the answer is marked as a replay. */
export async function sendKeyed(
  app: App,
  { token, key, payload, ...request }: KeyedRequest,
): Promise<{ answer: SentAnswer; isReplay: boolean }> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  const response = await app.inject({ ...request, headers, ...(payload && { payload }) });
  return {
    answer: {
      status: response.statusCode,
      text: response.body,
      type: String(response.headers['content-type']),
    },
    isReplay: response.headers['idempotency-replayed'] === 'true',
  };
}
