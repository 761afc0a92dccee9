import { rules } from '../../src/app.ts';
import { connectDatabase, type Database } from '../../src/db/database.ts';
import { type Ledger, type LedgerOptions, openLedger } from '../../src/ledger/execute.ts';
import type { ReplayContext } from '../../src/ledger/replay.ts';
import type { TestContext } from './app.ts';
import { createDatabase } from './database.ts';

/** The ledger's kernel by itself, with the rules of the application. */
export interface Kernel {
  database: Database;
  databaseUrl: string;
  ledger: Ledger;
  /** What verification and rebuild work with. */
  context: ReplayContext;
  /** A parent with an empty ledger. */
  newFamily(): Promise<number>;
}

export interface KernelOptions {
  now?: () => Date;
  groupCommit?: LedgerOptions['groupCommit'];
  /** What the kernel is given in the place of the database, to make it fail. */
  wrap?: (database: Database) => Database;
}

let parents = 0;

/** The real kernel on a fresh database of its own, closed and dropped after the test. */
export async function openKernel(t: TestContext, options: KernelOptions = {}): Promise<Kernel> {
  const { now = () => new Date(), groupCommit = {}, wrap = (database) => database } = options;
  const databaseUrl = await createDatabase(t);
  const database = connectDatabase(databaseUrl);
  t.teardown(() => database.close());
  const conflicts = { users_username_key: 'USERNAME_TAKEN', users_email_key: 'EMAIL_TAKEN' } as const;
  const ledger = await openLedger({ database: wrap(database), rules, now, conflicts, groupCommit });
  return {
    database,
    databaseUrl,
    ledger,
    context: { database, shapes: ledger.shapes, rules: ledger.rules },
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
  if (!family) throw new Error('there is no family');
  return family.family_id;
}
