import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { checkTarget } from '../sync/target/check.ts';
import { connectTarget } from '../sync/target/connection.ts';
import { InvalidTargetUrl, parseTargetUrl, type TargetUrl } from '../sync/target/url.ts';

const schemaFile = new URL('../../sql/target/schema.sql', import.meta.url);

/** Commands for those who prepare a target. */
export function addSyncCommands(program: Command): void {
  const sync = program.command('sync').description('Copies of families in databases of their own.');
  sync
    .command('schema')
    .description('Print the schema that a target must have, as SQL to be run there.')
    .action(async () => {
      process.stdout.write(await readFile(schemaFile, 'utf8'));
    });
  sync
    .command('check')
    .description('Connect to a target as a synchronisation would, and say what it lacks.')
    .argument('<url>', 'postgresql://user:password@host:port/database')
    .action(check);
}

/** Whoever calls it may connect to wherever this machine may. */
async function check(url: string): Promise<void> {
  const session = await connectTarget(targetOf(url), { allowPrivate: true });
  try {
    await checkTarget(session);
    process.stderr.write('The target has the schema that it needs.\n');
  } finally {
    await session.close();
  }
}

/** The fault is worded for the member of a body; here it needs a subject. */
function targetOf(url: string): TargetUrl {
  try {
    return parseTargetUrl(url);
  } catch (error) {
    if (!(error instanceof InvalidTargetUrl)) throw error;
    throw new Error(`The connection string ${error.message}.`, { cause: error });
  }
}
