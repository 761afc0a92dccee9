import type { TestContext } from '../app.ts';
import { connect } from '../database/connection.ts';

/** Row count and digest of each table; equal if nothing was stored in between. */
export type Content = Record<string, string>;

export interface ContentView {
  (): Promise<Content>;
  /** Checks whether a row contains this text. */
  holds(text: string): Promise<boolean>;
}

/** Creates a view of all tables on a separate connection, which closes with the test. */
export function createContentView(t: TestContext, databaseUrl: string): ContentView {
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());

  async function eachTable<Row>(select: (name: string) => string, values: string[] = []): Promise<Row[]> {
    const tables = await sql<{ name: string }[]>`
      SELECT relname::text AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`;
    const text = tables.map(({ name }) => `SELECT '${name}' AS name, ${select(name)} FROM "${name}" t`);
    // The callers know the type of the rows.
    return [...(await sql.unsafe(text.join(' UNION ALL '), values))] as unknown as Row[];
  }

  async function contentNow(): Promise<Content> {
    const rows = await eachTable<{ name: string; digest: string }>(
      () => "concat(count(*), ' rows ', sum(hashtextextended(t::text, 0))) AS digest",
    );
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  }

  async function holds(text: string): Promise<boolean> {
    const rows = await eachTable<{ found: boolean }>(
      () => 'coalesce(bool_or(strpos(t::text, $1) > 0), false) AS found',
      [text],
    );
    return rows.some(({ found }) => found);
  }

  return Object.assign(contentNow, { holds });
}
