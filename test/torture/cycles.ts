import { setTimeout } from 'node:timers/promises';
import type { Test } from 'tap';
import { registry } from '../../src/app.ts';
import { createDatabasePool } from '../../src/db/database.ts';
import { startEmbedded } from '../../src/db/embedded/index.ts';
import { readTableShapes } from '../../src/db/read-tables.ts';
import { verifyFamily } from '../../src/ledger/verify.ts';
import { dataDirectory, killPostmaster } from '../helpers/embedded.ts';
import { runService, type ServiceProcess } from '../helpers/service.ts';
import { silent } from '../helpers/silent.ts';
import { until } from '../helpers/until.ts';
import { Load } from './load.ts';

/** Process that dies in a cycle. */
export const victims = ['the service', 'PostgreSQL', 'both'] as const;
export type Victim = (typeof victims)[number];

/** Findings after all cycles. All numbers but the first two must be 0. */
export interface Findings {
  acknowledged: number;
  unknown: number;
  lost: number;
  doubled: number;
  halfApplied: number;
  problems: string[];
}

const families = 4;
const clients = 16;

/** Kills with SIGKILL under load, repeatedly, and compares every save with the ledger. */
export async function torture(
  t: Test,
  plan: readonly Victim[],
  onCycle: (cycle: number, saves: number) => void = () => {},
): Promise<Findings> {
  const dataDir = await dataDirectory(t, { name: 'the user who runs the test' });
  let service = runService(t, { DATA_DIR: dataDir });
  const load = await Load.create(await service.address, families);
  for (const [cycle, victim] of plan.entries()) {
    const before = load.acknowledged;
    const address = await service.address;
    load.start(() => address, clients);
    await until('some saves completed', () => load.acknowledged > before + clients);
    service = await kill(t, service, dataDir, victim);
    await load.stop();
    onCycle(cycle + 1, load.saves.length);
  }
  await service.end('SIGTERM');
  const { url, stop } = await startEmbedded({ dataDir, log: silent });
  return inspect(url, load).finally(stop);
}

async function kill(
  t: Test,
  service: ServiceProcess,
  dataDir: string,
  victim: Victim,
): Promise<ServiceProcess> {
  // Between two commits, or within one.
  await setTimeout(Math.random() * 50);
  if (victim !== 'the service') await killPostmaster(dataDir);
  if (victim === 'PostgreSQL') {
    const address = await service.address;
    await until(
      'the service reaches its database again',
      async () => (await fetch(`${address}/api/healthcheck`)).ok,
    );
    return service;
  }
  await service.end('SIGKILL');
  const next = runService(t, { DATA_DIR: dataDir });
  await next.address;
  return next;
}

/** Checks the database directly: each save by its key, each family by verification. */
export async function inspect(url: string, load: Load): Promise<Findings> {
  const database = createDatabasePool(url);
  try {
    const keys = await database.query<{ key: string }>('SELECT key FROM idempotency_keys WHERE status = 200');
    const kept = new Set(keys.map((row) => row.key));
    const [count] = await database.query<{ saves: number }>(
      `SELECT count(*) AS saves FROM events WHERE type = 'PointsSaved'`,
    );
    const sent = new Set(load.saves.map((save) => save.key));
    const context = { database, shapes: await readTableShapes(database), rules: registry.rules };
    const verified = await Promise.all(load.savers.map(({ familyId }) => verifyFamily(context, familyId)));
    return {
      acknowledged: load.acknowledged,
      unknown: load.saves.length - load.acknowledged,
      lost: load.saves.filter((save) => save.isAcknowledged && !kept.has(save.key)).length,
      // A surplus event has no key; a key without an event is half of a transaction.
      doubled: Math.max(0, (count?.saves ?? 0) - [...kept].filter((key) => sent.has(key)).length),
      halfApplied: Math.max(0, kept.size - (count?.saves ?? 0)),
      problems: verified
        .flatMap((family) => family?.problems ?? [])
        .map((p) => `event ${p.seq}: ${p.message}`),
    };
  } finally {
    await database.close();
  }
}
