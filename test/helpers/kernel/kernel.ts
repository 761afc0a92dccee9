import { createDatabasePool, type Database } from '../../../src/db/database.ts';
import { readTableShapes } from '../../../src/db/read-tables.ts';
import type { Commands, CommandsOptions } from '../../../src/kernel/commands/execute.ts';
import type { ReplayContext } from '../../../src/kernel/ledger/verification/stored-replay.ts';
import { registry } from '../../../src/service/app.ts';
import type { TestContext } from '../app.ts';
import { asService } from '../database/connection.ts';
import { createDatabase, createPlainDatabase } from '../database/database.ts';
import { commandsOn } from './commands.ts';

/** Commands and ledger without HTTP, with the rules of all slices. */
export interface Kernel {
  /** Connections of the owner. Commands have the service's role. */
  database: Database;
  databaseUrl: string;
  commands: Commands;
  /** Dependencies of verification and rebuild. */
  context: ReplayContext;
  /** Creates a parent with an empty ledger and returns its id. */
  newFamily(): Promise<number>;
}

export interface KernelOptions {
  now?: () => Date;
  groupCommit?: CommandsOptions['groupCommit'];
  /** Wraps the database that commands use, to make it fail. */
  wrap?: (database: Database) => Database;
  /** True for tests of one server, also where tests run on a cluster. */
  isPlain?: boolean;
}

let parents = 0;

/** Creates commands and ledger on a fresh database, closed and dropped after the test. */
export async function createKernel(t: TestContext, options: KernelOptions = {}): Promise<Kernel> {
  const {
    now = () => new Date(),
    groupCommit = {},
    wrap = (database) => database,
    isPlain = false,
  } = options;
  const databaseUrl = await (isPlain ? createPlainDatabase(t) : createDatabase(t));
  const database = createDatabasePool(databaseUrl);
  const ofService = createDatabasePool(asService(databaseUrl));
  t.teardown(async () => {
    await ofService.close();
    await database.close();
  });
  const shapes = await readTableShapes(database);
  const commands = await commandsOn(wrap(ofService), { shapes, now, groupCommit });
  return {
    database,
    databaseUrl,
    commands,
    context: { database, shapes, rules: registry.rules, now },
    newFamily: () => newFamily(database),
  };
}

async function newFamily({ sql }: Database): Promise<number> {
  parents += 1;
  const name = `parent-${parents}`;
  const [family] = await sql<{ family_id: number }[]>`
    WITH parent AS (
      INSERT INTO users (username, email, name, role) VALUES (${name}, ${`${name}@example.org`}, 'A parent', 'PARENT')
      RETURNING id
    ) INSERT INTO families (family_id) SELECT id FROM parent RETURNING family_id`;
  if (!family) throw new Error('no family');
  return family.family_id;
}
