import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fastify from 'fastify';
import type { App } from './app-types.ts';

/** Abilities of browsers that no answer needs. */
const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];
const permissionsPolicy = permissions.map((name) => `${name}=()`).join(', ');

const helmetOptions = {
  strictTransportSecurity: false,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
};

let asked: Promise<Record<string, unknown>> | undefined;

/** Returns the headers of helmet. They never change, so they are not made for each request. */
function securityHeaders(): Promise<Record<string, unknown>> {
  asked ??= askHelmet();
  return asked;
}

async function askHelmet(): Promise<Record<string, unknown>> {
  const app = fastify();
  await app.register(helmet, helmetOptions);
  // Fastify adds its own headers later.
  app.get('/', async (_request, reply) => reply.raw.getHeaders());
  const answer = await app.inject('/');
  await app.close();
  return answer.json();
}

/** Adds security headers, except HSTS and the upgrade to HTTPS: the proxy handles TLS. */
export async function registerHeaders(app: App, { corsOrigins }: { corsOrigins: string[] }): Promise<void> {
  if (corsOrigins.length > 0) {
    await app.register(cors, {
      origin: corsOrigins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: [
        'etag',
        'idempotency-replayed',
        'ledger-receipt',
        'link',
        'ratelimit-limit',
        'ratelimit-remaining',
        'ratelimit-reset',
        'retry-after',
        'x-request-id',
      ],
    });
  }
  const fixed = { ...(await securityHeaders()), 'permissions-policy': permissionsPolicy };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id);
    // Only the documentation is the same for everybody. Lesson images replace this by `private`.
    if (!request.routeOptions.url?.startsWith('/docs')) reply.header('cache-control', 'no-store');
    done();
  });
}
