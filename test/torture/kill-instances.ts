import { setTimeout } from 'node:timers/promises';
import type { Test } from 'tap';
import { startInstance, startInstances } from '../helpers/instances.ts';
import { until } from '../helpers/until.ts';
import { type Findings, inspect } from './inspect.ts';
import { Load } from './load.ts';

const families = 4;
const clients = 8;
/** Settings of instances whose families write without end. */
export const noQuotas = { QUOTAS: 'off' };

/** Kills one of three instances at a time under load, starts it again, and compares every write with the ledger. */
export async function killInstances(t: Test, databaseUrl: string, cycles: number): Promise<Findings> {
  const { services, addresses, setupCode } = await startInstances(t, databaseUrl, 3, noQuotas);
  const load = await Load.create(t, addresses[0] ?? '', { families, clients, setupCode });
  load.start(inTurn(addresses));
  for (let cycle = 0; cycle < cycles; cycle++) {
    await moreSaves(load);
    // Between two commits, or within one.
    await setTimeout(Math.random() * 50);
    const victim = cycle % services.length;
    await services[victim]?.end('SIGKILL');
    // The others go on, also with the families that the victim had locked.
    await moreSaves(load);
    const service = startInstance(t, databaseUrl, noQuotas);
    services[victim] = service;
    addresses[victim] = await service.address;
  }
  await load.stop();
  for (const service of services) await service.end('SIGTERM');
  return inspect(databaseUrl, load);
}

/** Returns a function that returns the next address each time, of a list that may change. */
export function inTurn(addresses: readonly string[]): () => string {
  let turn = 0;
  return () => addresses[turn++ % addresses.length] ?? '';
}

/** Waits until each family has another acknowledged save. */
export async function moreSaves(load: Load): Promise<void> {
  const { length } = load.writes;
  const familiesSince = () =>
    new Set(
      load.writes
        .slice(length)
        .flatMap(({ kind, isAcknowledged, familyId }) => (kind === 'save' && isAcknowledged ? familyId : [])),
    );
  await until('each family saves', () => familiesSince().size === load.familyIds.length);
}
