import { programVersion } from '../base/version.ts';
import type { Database } from '../db/database.ts';
import { inTime } from '../db/in-time.ts';
import type { LedgerLog } from '../kernel/ledger/log/log.ts';
import type { App } from './app-types.ts';

/** Parts of an instance that the check asks. */
interface Parts {
  database: Pick<Database, 'query'>;
  /** Background jobs; undefined if this instance has none. */
  jobs?: { isWorking(): Promise<boolean> } | undefined;
  /** Signing of checkpoints; undefined if this instance makes none. */
  signing?: Signing | undefined;
  ledgerLog: Pick<LedgerLog, 'contradictions'>;
}

/** Signing of checkpoints by this instance. */
export interface Signing {
  isSigning(): boolean;
}

type ComponentState = 'ok' | 'failing';

const timeoutMs = 2000;
/** Components without which an instance cannot answer requests. The others fail without harm to requests. */
const required = ['database', 'migrations'];

/**
 * Adds GET /readyz: 200 if this instance can answer requests, otherwise 503, including from the moment at which it stops. It
 * is public, so it names components and their states only. Must come before the OpenAPI document.
 */
export function registerReadiness(app: App, parts: Parts): void {
  const readComponents = createComponents(parts);
  app.decorate('isStopping', false);
  app.addHook('preClose', async () => {
    app.isStopping = true;
  });
  app.get('/readyz', { config: { hosts: 'addresses', rateClass: 'none' } }, async (_request, reply) => {
    const components = await readComponents();
    const isReady = required.every((name) => components[name] === 'ok');
    const isWhole = Object.values(components).every((state) => state === 'ok');
    const { isStopping } = app;
    const status = isStopping ? 'stopping' : !isReady ? 'unready' : isWhole ? 'ready' : 'degraded';
    return reply.code(isReady && !isStopping ? 200 : 503).send({ status, components });
  });
}

/** Returns a function that reads the state of each component. Concurrent calls share the queries. */
function createComponents({
  database,
  jobs,
  signing,
  ledgerLog,
}: Parts): () => Promise<Record<string, ComponentState>> {
  const { schema } = programVersion();
  const checks: Record<string, () => Promise<boolean>> = {
    database: async () => (await database.query('SELECT 1')).length === 1,
    // A newer instance may have added further ones.
    async migrations() {
      const [row] = await database.query<{ version: number }>(
        'SELECT max(version) AS version FROM schema_migrations',
      );
      return row !== undefined && row.version >= schema;
    },
    ...(jobs && { jobs: jobs.isWorking }),
    ...(signing && {
      checkpoints: async () => signing.isSigning(),
      ledger: async () => ledgerLog.contradictions() === 0,
    }),
  };
  let current: Promise<Record<string, ComponentState>> | undefined;
  return () => {
    current ??= readStates(checks).finally(() => {
      current = undefined;
    });
    return current;
  };
}

async function readStates(
  checks: Readonly<Record<string, () => Promise<boolean>>>,
): Promise<Record<string, ComponentState>> {
  const states = Object.entries(checks).map(async ([name, check]) => {
    const isOk = await inTime(check(), timeoutMs).catch(() => false);
    return [name, isOk ? 'ok' : 'failing'] as const;
  });
  return Object.fromEntries(await Promise.all(states));
}
