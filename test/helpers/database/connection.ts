import postgres, { type Sql } from 'postgres';

/** Opens one connection, to administer databases. */
export function connect(url: string): Sql {
  return postgres(url, { max: 1, onnotice: () => {} });
}

/** Runs a statement on a connection of its own. */
export async function runOn<Row extends object>(url: string, text: string): Promise<Row[]> {
  const sql = connect(url);
  return sql.unsafe<Row[]>(text).finally(() => sql.end());
}

/** Runs a query on a connection of its own, and returns its first row. */
export async function readRow<Row extends object>(url: string, text: string): Promise<Row> {
  const [row] = await runOn<Row>(url, text);
  if (!row) throw new Error(`no row: ${text}`);
  return row;
}

/** Returns the connection string of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/**
 * Returns the connection string for the service's role, given that of the owner. The role has the name of the test's databases,
 * and its name is its password (server.ts).
 */
export function asService(ownerUrl: string): string {
  const changed = new URL(ownerUrl);
  const [, run = 'test'] = /^\/(test_[0-9a-f]{10})_/.exec(changed.pathname) ?? [];
  changed.username = `${run}_service`;
  changed.password = changed.username;
  return changed.href;
}
