import type { Command } from 'commander';
import type { ReplicaTable } from '../../replica-table.ts';
import { checkReplica } from '../replica/check.ts';
import { connectReplica } from '../replica/connection.ts';
import type { ReplicaError } from '../replica/error.ts';
import { replicaSchemaSql } from '../replica/schema.ts';
import { InvalidReplicaUrl, parseReplicaUrl, type ReplicaUrl } from '../replica/url.ts';

/** Adds commands for owners of target databases. */
export function addSyncCommands(program: Command, tables: readonly ReplicaTable[]): void {
  const sync = program.command('sync').description("Replicas of families' data in other databases.");
  sync
    .command('schema')
    .description('Print the schema that a target database must have, as SQL.')
    .action(() => {
      process.stdout.write(replicaSchemaSql(tables));
    });
  sync
    .command('check')
    .description(
      'Connect to a target database like a synchronisation, and report the first missing table or column.',
    )
    .argument('<url>', 'postgresql://user:password@host:port/database')
    .action((url: string) => check(url, tables));
}

/** Checks a target database. Operators may connect to any address that this machine reaches. */
async function check(url: string, tables: readonly ReplicaTable[]): Promise<void> {
  const session = await connectReplica(parse(url), { allowPrivate: true }).catch((error) => {
    throw new Error(causeOf(error), { cause: error });
  });
  try {
    await checkReplica(session, tables);
    process.stderr.write('The target has the required schema.\n');
  } finally {
    await session.close();
  }
}

/** Adds the cause to the text of a failed connection, which leaves it out. */
function causeOf({ message, kind, code = 'no code' }: ReplicaError): string {
  return `${message} Cause: ${kind} (${code}).`;
}

function parse(url: string): ReplicaUrl {
  try {
    return parseReplicaUrl(url);
  } catch (error) {
    if (!(error instanceof InvalidReplicaUrl)) throw error;
    // The message lacks its subject, which is a field's name in a request.
    throw new Error(`The connection string ${error.message}.`, { cause: error });
  }
}
