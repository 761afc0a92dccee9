import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { App } from '../app-types.ts';
import { isCached } from '../etags.ts';
import { varyBy } from './page.ts';

interface FixedText {
  /** Media type. */
  type: string;
  /** Content Security Policy; by default that of all answers. */
  policy?: string;
  /** Returns the text when it is first needed. */
  read(): string;
}

/**
 * Serves a text that is the same for everybody until the process ends. Compresses it once: the scripts of Swagger UI take
 * 50 ms of processor time, and anybody may load them. Browsers ask each time whether their copy is valid.
 */
export function serveFixedText(app: App, url: string, { type, policy, read }: FixedText): void {
  let kept: ReturnType<typeof prepare> | undefined;
  app.get(url, { schema: { hide: true }, compress: false }, async (request, reply) => {
    kept ??= prepare(read());
    const { plain, compressed, etag } = await kept;
    varyBy(reply, 'Accept-Encoding');
    reply.headers({ etag: `W/${etag}`, 'cache-control': 'public, no-cache' });
    if (policy !== undefined) reply.header('content-security-policy', policy);
    if (isCached(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type(type);
    if (new Negotiator(request.raw).encoding(['gzip', 'identity']) !== 'gzip') return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(compressed);
  });
}

async function prepare(text: string) {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, compressed: await promisify(gzip)(plain, { level: 9 }), etag };
}
