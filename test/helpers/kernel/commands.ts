import { readPlaces } from '../../../src/db/cluster/family-places.ts';
import type { Database } from '../../../src/db/database.ts';
import { readTableShapes } from '../../../src/db/read-tables.ts';
import type { CommandsOptions } from '../../../src/kernel/commands/execute.ts';
import { type Commands, createCommands } from '../../../src/kernel/commands/execute.ts';
import type { Quotas } from '../../../src/kernel/ledger/events.ts';
import { registry } from '../../../src/service/app.ts';
import { silent } from '../silent.ts';

const { POSITIVE_INFINITY: infinite } = Number;
export const noQuotas: Quotas = {
  learners: infinite,
  activeRewards: infinite,
  rewards: infinite,
  lessonsPerDay: infinite,
  bonusPointsPerDay: infinite,
  syncConfigs: infinite,
  shares: infinite,
  bytesPerDay: infinite,
};

/** Creates the executor of commands on a migrated database, with the rules of all slices. */
export async function commandsOn(
  database: Database,
  options: Partial<CommandsOptions> = {},
): Promise<Commands> {
  const shapes = options.shapes ?? (await readTableShapes(database));
  const places = options.places ?? (await readPlaces(database));
  return createCommands({
    ...registry,
    database,
    shapes,
    places,
    now: () => new Date(),
    log: silent,
    quotas: noQuotas,
    ...options,
  });
}
