import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { App } from './app-types.ts';

/** Media types of texts: the library's default lacks lines of JSON and compresses any bytes. */
const texts = /^text\/|[/+](?:json|x-ndjson|xml|x-yaml)(?:;|$)/;

/**
 * Compresses texts from 1 KiB for clients that accept it. Streams are passed on piece by piece. Bodies of requests
 * stay as they are: a small one could otherwise fill the memory. Must come before the routes.
 *
 * A page of another site cannot guess secrets from compressed lengths (BREACH): requests have no cookies, so such a page
 * cannot make one with a token, and no answer repeats a token of its request.
 */
export async function registerCompression(app: App): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    // Every client knows it, and a stream needs 256 KiB for it: Brotli and Zstandard need megabytes.
    encodings: ['gzip'],
    threshold: 1024,
    // Short enough for the event loop. Longer texts are compressed in other threads, as streams, which has a cost of its own.
    syncThreshold: 32 * 1024,
    customTypes: texts,
    // Sends each piece of a stream when it is there, not when the buffer is full.
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
}
