import { readUpTo } from '../../../base/bounded-body.ts';
import { ProviderFailure } from './provider-failure.ts';

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
    if (!body) throw new ProviderFailure('too large an answer');
    const { status } = response;
    // These describe the encoded body; this one is decoded.
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(bodiless.includes(status) ? null : body, { status, headers });
  };
}
