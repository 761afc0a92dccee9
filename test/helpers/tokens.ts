import { createHmac, randomUUID } from 'node:crypto';
import type { App } from '../../src/http/app-types.ts';
import { testSettings } from './app.ts';
import { type Client, clientOf, expectStatus, register } from './client.ts';

interface Claims {
  sub: string;
  role: string;
  iat?: number;
  exp?: number;
}

/** Signs a token with these claims, by default valid for an hour. */
export function tokenFor(app: App, claims: Claims): string {
  const iat = Math.floor(Date.now() / 1000);
  return app.jwt.sign({ jti: randomUUID(), iat, exp: iat + 3600, ...claims });
}

/** Returns clients whose token the service must reject; each pretends to be the administrator in another way. */
export async function unacceptableClients(
  app: App,
  adminId: number,
): Promise<{ caller: string; client: Client }[]> {
  const claims = { sub: String(adminId), role: 'ADMIN' };
  const good = tokenFor(app, claims);
  const [header = '', payload = ''] = good.split('.');
  const past = Math.floor(Date.now() / 1000) - 1;
  const tokens = {
    'a bad token': 'garbage',
    'an empty token': '',
    'a token with another signature': `${header}.${payload}.${signature('HS256', 'another secret', header, payload)}`,
    'a token without a signature': `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'a token by another algorithm': signedBy('HS512', payload),
    'a token without an end': app.jwt.sign({ ...claims, jti: randomUUID() }),
    'a token of an unknown role': tokenFor(app, { ...claims, role: 'OWNER' }),
    'an expired token': tokenFor(app, { ...claims, iat: past - 3600, exp: past }),
    'a revoked token': await revokedToken(app),
  };
  const basic = { authorization: `Basic ${good}` };
  const client = clientOf(app);
  return [
    { caller: 'no token', client },
    {
      caller: 'another scheme',
      client: {
        ...client,
        send: (options) => client.send({ ...options, headers: { ...options.headers, ...basic } }),
      },
    },
    ...Object.entries(tokens).map(([caller, token]) => ({ caller, client: clientOf(app, token) })),
  ];
}

/** Returns a token that was valid until its user logged out. */
async function revokedToken(app: App): Promise<string> {
  const member = await register(app, 'PARENT');
  await expectStatus(200, member.post('/api/logout'));
  return member.token;
}

/** Signs a token with the service's secret and an algorithm that the service does not use. */
function signedBy(algorithm: 'HS512', payload: string): string {
  const header = encoded({ alg: algorithm, typ: 'JWT' });
  return `${header}.${payload}.${signature(algorithm, testSettings.jwtSecret, header, payload)}`;
}

function signature(algorithm: 'HS256' | 'HS512', secret: string, header: string, payload: string): string {
  const hash = algorithm.replace('HS', 'sha');
  return createHmac(hash, secret).update(`${header}.${payload}`).digest('base64url');
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
