import { ProviderFailure } from './failure.ts';

/** Statuses of responses without a body. */
const bodiless = [204, 205, 304];

/**
 * Creates a `fetch` that reads up to `maxBytes` of body before it resolves, so that a request's time limit covers a slow
 * body. It follows no redirects: the key and the topic go only to the configured host.
 */
export function createBoundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    const body = await readUpTo(maxBytes, response);
    const { status } = response;
    // These describe the encoded body; this one is decoded.
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
    // Leaving the loop cancels the stream and closes the connection.
    for await (const chunk of body) {
      bytes += chunk.length;
      if (isTooLarge()) break;
      chunks.push(chunk);
    }
  }
  if (isTooLarge()) throw new ProviderFailure('too large an answer');
  return new Uint8Array(Buffer.concat(chunks));
}
