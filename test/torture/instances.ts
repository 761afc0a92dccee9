import { setTimeout } from 'node:timers/promises';
import type { Test } from 'tap';
import { startInstance, startInstances } from '../helpers/instances.ts';
import { until } from '../helpers/until.ts';
import { type Findings, inspect } from './cycles.ts';
import { Load } from './load.ts';

const families = 4;
const clients = 8;

/** Kills one of three instances at a time under load, starts it again, and compares every save with the ledger. */
export async function killInstances(t: Test, databaseUrl: string, cycles: number): Promise<Findings> {
  const { services, addresses } = await startInstances(t, databaseUrl);
  const load = await Load.create(addresses[0] ?? '', families);
  load.start(inTurn(addresses), clients);
  for (let cycle = 0; cycle < cycles; cycle++) {
    await moreSaves(load);
    // Between two commits, or within one.
    await setTimeout(Math.random() * 50);
    const victim = cycle % services.length;
    await services[victim]?.end('SIGKILL');
    // The others go on, also with the families that the victim had locked.
    await moreSaves(load);
    const service = startInstance(t, databaseUrl);
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

/** Waits until some more saves of all families are acknowledged. */
export async function moreSaves(load: Load): Promise<void> {
  const { length } = load.saves;
  const familiesSince = () =>
    new Set(load.saves.slice(length).flatMap((save) => (save.isAcknowledged ? save.familyId : [])));
  await until('each family saves', () => familiesSince().size === load.savers.length);
}
