import type { ConstructorOptions } from 'pg-boss';

/** How the queue connects to the database, and what of it is used. */
export function connectionOptions(url: string, superviseSeconds: number): ConstructorOptions {
  const pool = {
    connectionString: likeLibpq(url),
    application_name: 'learning-service jobs',
    // A worker has one only while a statement runs: two are enough for all.
    max: 2,
    connectionTimeoutMillis: 5_000,
    // For the pool, unknown to pg-boss's types: a server that went silent must not stall the workers for good.
    query_timeout: 30_000,
    keepAlive: true,
  };
  return {
    ...pool,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // What nobody uses here: recurring jobs, and jobs that wait for other jobs.
    schedule: false,
    flowIntervalSeconds: 3600,
  };
}

/** The service's own driver takes `sslmode` as PostgreSQL's tools do; the one below pg-boss only where it is told to. */
function likeLibpq(url: string): string {
  const parsed = URL.parse(url);
  const mode = parsed?.searchParams.get('sslmode');
  if (!parsed || (mode !== 'require' && mode !== 'prefer')) return url;
  parsed.searchParams.set('uselibpqcompat', 'true');
  return parsed.href;
}
