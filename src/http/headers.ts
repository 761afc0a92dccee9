import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
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

/** Adds security headers, except HSTS and the upgrade to HTTPS: the proxy handles TLS. */
export async function registerHeaders(app: App, { corsOrigins }: { corsOrigins: string[] }): Promise<void> {
  await app.register(helmet, {
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  if (corsOrigins.length > 0) {
    await app.register(cors, {
      origin: corsOrigins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: [
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
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'permissions-policy': permissionsPolicy });
    // Only the documentation is the same for everybody. Lesson images replace this by `private`.
    if (!request.routeOptions.url?.startsWith('/docs')) reply.header('cache-control', 'no-store');
  });
}
