import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '../../../src/db/database.ts';
import type { App } from '../../../src/http/app-types.ts';
import { testSettings } from '../app.ts';
import { type Client, clientOf, expectStatus, register } from './client.ts';

interface Claims {
  sub: string;
  role: string;
  iat?: number;
  exp?: number | undefined;
  /** User who handed the device over to a learner. */
  handedOverBy?: number;
}

/** Creates a session with these claims, by default valid for an hour, and returns its token. */
export async function tokenFor(app: App, { sql }: Database, claims: Claims): Promise<string> {
  const iat = Math.floor(Date.now() / 1000);
  const session = { jti: randomUUID(), iat, exp: iat + 3600, ...claims };
  await sql`INSERT INTO sessions (jti, user_id, expires_at)
    VALUES (${session.jti}, ${claims.sub}, now() + interval '1 hour')`;
  return app.jwt.sign(session);
}

/** Returns clients whose token the service must reject; each pretends to be the administrator in another way. */
export async function unacceptableClients(
  app: App,
  database: Database,
  adminId: number,
): Promise<{ caller: string; client: Client }[]> {
  const claims = { sub: String(adminId), role: 'ADMIN' };
  const good = await tokenFor(app, database, claims);
  const [header = '', payload = ''] = good.split('.');
  const past = Math.floor(Date.now() / 1000) - 1;
  const tokens = {
    'a bad token': 'garbage',
    'an empty token': '',
    'a token with another signature': `${header}.${payload}.${signature('HS256', 'another secret', header, payload)}`,
    'a token without a signature': `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'a token by another algorithm': signedBy('HS512', payload),
    'a token without an end': await tokenFor(app, database, { ...claims, exp: undefined }),
    'a token without a session': app.jwt.sign({ ...decoded(payload), jti: randomUUID() }),
    'a token of another session': app.jwt.sign({ ...decoded(payload), sub: '999999' }),
    'a token of an unknown role': await tokenFor(app, database, { ...claims, role: 'OWNER' }),
    'an expired token': await tokenFor(app, database, { ...claims, iat: past - 3600, exp: past }),
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

function decoded(section: string): object {
  return JSON.parse(Buffer.from(section, 'base64url').toString());
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
