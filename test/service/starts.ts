/** What tests of starts share. */
import { ask } from '../helpers/database/embedded.ts';

export const secrets = {
  JWT_SECRET: 'j'.repeat(32),
  SECRETS_KEY: 's'.repeat(32),
  LEDGER_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64'),
};
export const npmStart = ['npm', 'start', '--silent'];

export const me = { name: 'who runs the test' };

export function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Reads the answer to a registration. */
export async function registration(response: Response): Promise<{ token: string; user: { role: string } }> {
  // Other tests check its shape; a wrong one fails here at the next step.
  return (await response.json()) as { token: string; user: { role: string } };
}

/** Returns the roles with which a service uses the database. */
export async function rolesOf(ownerUrl: string): Promise<string[]> {
  const rows = await ask(
    ownerUrl,
    (sql) => sql<{ name: string }[]>`SELECT DISTINCT usename::text AS name FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'learning-service%'`,
  );
  return rows.map(({ name }) => name);
}

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Returns the message, which must be one sentence on one line. */
export function sentence(errors: string): string {
  return /^[^\n]+\.\n$/.test(errors) ? errors : `not one sentence: ${errors}`;
}
