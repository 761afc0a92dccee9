import type { App } from '../../src/http/app-types.ts';

/** An answer as it was sent, for comparing it to the byte. */
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

/** Sends a request with an idempotency key. `isReplay`: whether the answer says that it was given before. */
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
