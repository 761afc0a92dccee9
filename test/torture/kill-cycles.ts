import { setTimeout } from 'node:timers/promises';
import type { Test } from 'tap';
import { startEmbedded } from '../../src/db/embedded/index.ts';
import { dataDirectory, killPostmaster } from '../helpers/database/embedded.ts';
import { runService, type ServiceProcess } from '../helpers/service.ts';
import { silent } from '../helpers/silent.ts';
import { until } from '../helpers/until.ts';
import { type Findings, inspect } from './inspect.ts';
import { Load } from './load.ts';

/** Process that dies in a cycle. */
export const victims = ['the service', 'PostgreSQL', 'both'] as const;
export type Victim = (typeof victims)[number];

const families = 4;
const clients = 16;

/** Kills with SIGKILL under load, repeatedly, and compares every write with the ledger. */
export async function torture(
  t: Test,
  plan: readonly Victim[],
  onCycle: (cycle: number, writes: number) => void = () => {},
): Promise<Findings> {
  const dataDir = await dataDirectory(t, { name: 'the user who runs the test' });
  const variables = { DATA_DIR: dataDir, QUOTAS: 'off' };
  let service = runService(t, variables);
  let address = await service.address;
  const load = await Load.create(t, address, { families, clients });
  for (const [cycle, victim] of plan.entries()) {
    const before = load.acknowledged;
    load.start(() => address);
    await until('some writes completed', () => load.acknowledged > before + clients);
    service = await kill(t, service, variables, victim);
    address = await service.address;
    await load.stop();
    onCycle(cycle + 1, load.writes.length);
  }
  await service.end('SIGTERM');
  const { url, stop } = await startEmbedded({ dataDir, log: silent });
  return inspect(url, load).finally(stop);
}

async function kill(
  t: Test,
  service: ServiceProcess,
  variables: { DATA_DIR: string; QUOTAS: string },
  victim: Victim,
): Promise<ServiceProcess> {
  // Between two commits, or within one.
  await setTimeout(Math.random() * 50);
  if (victim !== 'the service') await killPostmaster(variables.DATA_DIR);
  if (victim === 'PostgreSQL') {
    const address = await service.address;
    await until(
      'the service reaches its database again',
      async () => (await fetch(`${address}/api/healthcheck`)).ok,
    );
    return service;
  }
  await service.end('SIGKILL');
  const next = runService(t, variables);
  await next.address;
  return next;
}
