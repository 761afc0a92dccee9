import type { TestContext } from './app.ts';
import { connect } from './connection.ts';

/** What is stored: for each table how many rows, and a digest of them. Equal where nothing was stored in between. */
export type Content = Record<string, string>;

/** Opens a view of a database from outside of the application; it ends with the test. */
export function openContent(t: TestContext, databaseUrl: string): () => Promise<Content> {
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  return async () => {
    const tables = await sql<{ name: string }[]>`
      SELECT relname::text AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`;
    const digests = tables.map(
      ({ name }) => `SELECT '${name}' AS name,
        concat(count(*), ' rows ', md5(string_agg(t::text, E'\\n' ORDER BY t::text))) AS digest FROM "${name}" t`,
    );
    const rows = await sql.unsafe<{ name: string; digest: string }[]>(digests.join(' UNION ALL '));
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  };
}
