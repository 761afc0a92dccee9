import { Agent, type RequestOptions, request } from 'node:http';

/** Request of a client behind a proxy that the service trusts. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string;
  body?: object;
  /** Address of the client, which the proxy adds. */
  from: string;
}

const agent = new Agent({ keepAlive: true });

/** Sends a request, and returns the status of the answer after reading all of it. */
export function send(address: string, { method, path, token, body, from }: Call): Promise<number> {
  const payload = body && JSON.stringify(body);
  const headers: RequestOptions['headers'] = {
    'x-forwarded-for': from,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(payload !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
    }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { method, headers, agent }, (response) => {
      response.once('error', reject).once('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.once('error', reject).end(payload);
  });
}
