import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { App } from './app-types.ts';

/**
 * Parses bodies as JSON. Empty bodies of any type count as absent, since many clients send a content type without a
 * body. Operations without a body ignore it. For others, an absent body is `{}`, so errors name each missing member.
 */
export function registerBodies(app: App): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parseJson(request, String(body), done),
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) =>
    takesBody(request) && body.length > 0 ? done(new Problem('UNSUPPORTED_MEDIA_TYPE')) : done(null),
  );
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
