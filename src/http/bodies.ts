import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { App } from './app-types.ts';

/**
 * Bodies are JSON. Many clients send a content type with a request that has no body, so an empty body counts as none
 * whatever its type, and an operation that takes no body does not look at one. Where an operation takes one, none is the
 * same as `{}`: a client is told of each member that it lacks.
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
  app.addHook('preParsing', async (request) => {
    // Without a type, Fastify leaves the body to the parser above, which drops it.
    if (!takesBody(request)) delete request.headers['content-type'];
  });
  app.addHook('preValidation', async (request) => {
    if (takesBody(request) && request.body === undefined) request.body = {};
  });
}

function takesBody(request: FastifyRequest): boolean {
  return request.routeOptions.schema?.body !== undefined;
}
