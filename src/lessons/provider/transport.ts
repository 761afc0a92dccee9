import { ProviderFailure } from './failure.ts';

/** Statuses whose answers have no body. */
const bodiless = [204, 205, 304];

/**
 * A `fetch` that reads at most `maxBytes` of an answer and is done only when all of it is there, so that the time limit
 * of the request holds for slow bytes too. It follows no redirect: the key and the topic go to the configured host alone.
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    const body = await readUpTo(maxBytes, response);
    const { status } = response;
    // The bytes are decoded already, and as many as there are.
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(bodiless.includes(status) ? null : body, { status, headers });
  };
}

async function readUpTo(maxBytes: number, { body, headers }: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const isTooLarge = () => Math.max(bytes, Number(headers.get('content-length') ?? 0)) > maxBytes;
  if (isTooLarge()) await body.cancel();
  else {
    // Leaving the loop cancels the stream, and with it the connection.
    for await (const chunk of body) {
      bytes += chunk.length;
      if (isTooLarge()) break;
      chunks.push(chunk);
    }
  }
  if (isTooLarge()) throw new ProviderFailure('too large an answer');
  return new Uint8Array(Buffer.concat(chunks));
}
