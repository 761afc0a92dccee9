import type { TestContext } from './app.ts';
import { connect } from './connection.ts';

/** For each table how many rows it has, and a digest of them: equal where nothing was stored in between. */
export type Content = Record<string, string>;

export interface ContentView {
  /** What is stored now. */
  (): Promise<Content>;
  /** Whether some row holds this text. */
  holds(text: string): Promise<boolean>;
}

/** Opens a view of a database from outside of the application; it ends with the test. */
export function openContent(t: TestContext, databaseUrl: string): ContentView {
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());

  async function eachTable<Row>(select: (name: string) => string, values: string[] = []): Promise<Row[]> {
    const tables = await sql<{ name: string }[]>`
      SELECT relname::text AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`;
    const text = tables.map(({ name }) => `SELECT '${name}' AS name, ${select(name)} FROM "${name}" t`);
    // The callers say what the rows are.
    return [...(await sql.unsafe(text.join(' UNION ALL '), values))] as unknown as Row[];
  }

  async function contentNow(): Promise<Content> {
    const rows = await eachTable<{ name: string; digest: string }>(
      () => "concat(count(*), ' rows ', md5(string_agg(t::text, E'\\n' ORDER BY t::text))) AS digest",
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
