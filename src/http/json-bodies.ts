import { MIMEType } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../base/errors.ts';
import type { App } from './app-types.ts';
import { decodeUtf8 } from './utf8.ts';

/**
 * Parses bodies as JSON in UTF-8, as they are (decisions.md 1.8): another type, charset or encoding gives 415. Empty bodies of
 * any type count as absent, since many clients send a content type without a body. Operations without a body ignore it. For
 * others, an absent body is `{}`, so errors name each missing member.
 */
export function registerBodies(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null);
    requirePlain(request);
    done(null, jsonOf(body));
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (takesBody(request) && body.length > 0) {
      requirePlain(request);
      const type = request.headers['content-type'];
      const found = type === undefined ? 'no content type' : `the type ${quoted(type)}`;
      throw unsupported(`The body has ${found}. Send \`application/json\`.`);
    }
    done(null);
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    // Without a type, Fastify passes the body to the parser above, which drops it.
    if (request.headers['content-type'] !== undefined && !takesBody(request))
      delete request.headers['content-type'];
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined && takesBody(request)) request.body = {};
    done();
  });
}

function takesBody(request: FastifyRequest): boolean {
  return request.routeOptions.schema?.body !== undefined;
}

/** Throws 415 for a body that is compressed or in another charset than UTF-8. */
function requirePlain({ headers }: FastifyRequest): void {
  // A transfer encoding other than `chunked` changes the bytes, too, and Node does not undo it.
  const codings = [headers['content-encoding'], headers['transfer-encoding']]
    .flatMap((list) => list?.toLowerCase().split(',') ?? [])
    .map((name) => name.trim());
  const coding = codings.find((name) => !['', 'identity', 'chunked'].includes(name));
  if (coding !== undefined)
    throw unsupported(`The body has the encoding ${quoted(coding)}. Send it plain, without an encoding.`);
  const type = headers['content-type'] ?? '';
  const charset = type.includes(';') ? new MIMEType(type).params.get('charset') : null;
  // Its official name, and that of browsers and databases.
  if (charset !== null && !/^utf-?8$/i.test(charset))
    throw unsupported(`The body has the charset ${quoted(charset)}. Send it in UTF-8.`);
}

function unsupported(detail: string): Problem {
  return new Problem('UNSUPPORTED_MEDIA_TYPE', { detail });
}

/** Returns the start of a header's value with its visible ASCII characters only. */
function quoted(value: string): string {
  return `\`${value.replace(/[^ !-_a-~]/g, '?').slice(0, 60)}\``;
}

function jsonOf(body: Buffer): unknown {
  const { text, invalidAt } = decodeUtf8(body);
  if (invalidAt !== undefined) {
    const message = `is not UTF-8: the byte at offset ${invalidAt} begins no character`;
    throw new Problem('MALFORMED_JSON', {
      detail: `/body: ${message}`,
      errors: [{ pointer: '/body', message }],
    });
  }
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message repeats a part of the body, which may hold a password.
    throw new Problem('MALFORMED_JSON');
  }
}
