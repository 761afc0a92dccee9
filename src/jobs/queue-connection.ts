import type { ConstructorOptions } from 'pg-boss';

/** Returns the queue's connection settings, without pg-boss's unused features. */
export function connectionOptions(url: string, superviseSeconds: number): ConstructorOptions {
  const pool = {
    connectionString: likeLibpq(url),
    application_name: 'learning-service jobs',
    // Workers use a connection only while a statement runs, so two suffice.
    max: 2,
    connectionTimeoutMillis: 5_000,
    // Missing in pg-boss's types. A silent server must not block the workers forever.
    query_timeout: 30_000,
    keepAlive: true,
    // Its statements have backslashes in literals. A connection string may have other options instead.
    options: '-c standard_conforming_strings=on',
  };
  return {
    ...pool,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // The service has no recurring jobs and no jobs that depend on others.
    schedule: false,
    flowIntervalSeconds: 3600,
  };
}

/** Makes pg-boss's driver read `sslmode` like PostgreSQL's tools and the service's own driver. */
function likeLibpq(url: string): string {
  const parsed = URL.parse(url);
  const mode = parsed?.searchParams.get('sslmode');
  if (!parsed || (mode !== 'require' && mode !== 'prefer')) return url;
  parsed.searchParams.set('uselibpqcompat', 'true');
  return parsed.href;
}
