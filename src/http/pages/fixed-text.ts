import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { App } from '../app-types.ts';
import { isCached } from '../listings/etags.ts';
import { type Page, varyBy } from './page.ts';

interface FixedText {
  /** Media type. */
  type: string;
  /** Content Security Policy, unless the text is a page with its own; by default that of all answers. */
  policy?: string;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
  /** Returns the text or page when it is first needed. */
  read(): Text | Promise<Text>;
}

type Text = string | Page;

/**
 * Serves a text that is the same for everybody until the process ends. Compresses it once: the scripts of Swagger UI are
 * large, and anybody may load them. Browsers ask each time whether their copy is valid.
 */
export function serveFixedText(app: App, url: string, { type, policy, headers = {}, read }: FixedText): void {
  let kept: ReturnType<typeof prepare> | undefined;
  app.get(url, { schema: { hide: true }, compress: false }, async (request, reply) => {
    kept ??= prepare(await read());
    const { plain, compressed, etag, ...own } = await kept;
    varyBy(reply, 'Accept-Encoding');
    reply.headers({ ...headers, etag: `W/${etag}`, 'cache-control': 'public, no-cache' });
    const applied = own.policy ?? policy;
    if (applied !== undefined) reply.header('content-security-policy', applied);
    if (isCached(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type(type);
    if (new Negotiator(request.raw).encoding(['gzip', 'identity']) !== 'gzip') return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(compressed);
  });
}

async function prepare(text: Text) {
  const { html, policy } = typeof text === 'string' ? { html: text, policy: undefined } : text;
  const plain = Buffer.from(html);
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, compressed: await promisify(gzip)(plain, { level: 9 }), etag, policy };
}
