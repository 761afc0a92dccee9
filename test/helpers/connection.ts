import postgres, { type Sql } from 'postgres';

/** One connection, for the administration of databases. */
export function connect(url: string): Sql {
  return postgres(url, { max: 1, onnotice: () => {} });
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
