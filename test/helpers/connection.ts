import postgres, { type Sql } from 'postgres';

/** Opens one connection, to administer databases. */
export function connect(url: string): Sql {
  return postgres(url, { max: 1, onnotice: () => {} });
}

/** Returns the connection string of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
