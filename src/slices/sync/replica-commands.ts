import { InvalidArgumentError } from 'commander';
import { OperatorError } from '../../base/faults.ts';
import type { CliTools } from '../../slice/slice.ts';
import { checkPrivileges, checkReplica } from './replica/check-replica.ts';
import { differenceFromContract } from './replica/contract-form.ts';
import { ReplicaError } from './replica/error.ts';
import { explainFailure, explainStatement } from './replica/explain.ts';
import { connectReplica, type ReplicaSession } from './replica/replica-connection.ts';
import { replicaVersion, upgradeReplica } from './replica/replica-version.ts';
import { replicaSchemaSql, roleSql } from './replica/schema.ts';
import { InvalidReplicaUrl, isName, parseReplicaUrl, type ReplicaUrl } from './replica/url.ts';

/** Prints the schema that a target database must have, and optionally a role with the least privileges. */
export async function printSchema(tools: CliTools, { role }: { role?: string }): Promise<void> {
  if (role !== undefined && !isName(role))
    throw new InvalidArgumentError('The name of a role must have 1 to 63 bytes and no control characters.');
  const { replicaTables } = await tools.registry();
  const sql = replicaSchemaSql(replicaTables) + (role === undefined ? '' : roleSql(replicaTables, role));
  tools.print({ sql }, ...sql.trimEnd().split('\n'));
}

/** Checks a target database, and says if a configuration may have its connection string by default. */
export async function check(tools: CliTools, url: string): Promise<void> {
  const { replicaTables } = await tools.registry();
  const target = parse(url);
  const difference = differenceFromContract(url);
  if (difference !== undefined)
    tools.note(
      `The service refuses this connection string by default, since it ${difference}. Then its operator must set \
SYNC_TARGET_URLS=any.`,
    );
  await withTarget(target, async (session) => {
    // Without privileges, the statements of the second check fail.
    await checkPrivileges(session, replicaTables);
    await checkReplica(session, replicaTables);
  });
  const result = { hasSchema: true, version: replicaVersion, isAcceptedByDefault: difference === undefined };
  const sentence = `The target has the required schema, version ${replicaVersion}, and the role has all privileges that it needs.`;
  tools.finish(result, sentence);
}

/** Upgrades the tables of a target database. */
export async function upgrade(tools: CliTools, url: string): Promise<void> {
  const before = await withTarget(parse(url), (session) =>
    upgradeReplica(session).catch((error) => {
      if (!(error instanceof ReplicaError) || error.kind !== 'privileges') throw error;
      throw new OperatorError('Only the owner of the tables can upgrade them.', { cause: error });
    }),
  );
  const sentence =
    before === replicaVersion
      ? `The tables already have version ${before}.`
      : `Upgraded the tables from version ${before} to version ${replicaVersion}.`;
  tools.finish({ before, version: replicaVersion }, sentence);
}

/** Connects like the service, but to any address that this machine reaches. */
async function withTarget<T>(url: ReplicaUrl, work: (session: ReplicaSession) => Promise<T>): Promise<T> {
  const session = await connectReplica(url, { allowPrivate: true }).catch((error) => {
    throw new OperatorError(explainFailure(error), { cause: error });
  });
  try {
    return await work(session);
  } catch (error) {
    // The program explains codes as those of our own database.
    throw error instanceof ReplicaError
      ? new OperatorError(explainStatement(error), { cause: error })
      : error;
  } finally {
    await session.close();
  }
}

function parse(url: string): ReplicaUrl {
  try {
    return parseReplicaUrl(url);
  } catch (error) {
    if (!(error instanceof InvalidReplicaUrl)) throw error;
    // The message lacks its subject, which is a field's name in a request.
    throw new InvalidArgumentError(`The connection string ${error.message}.`);
  }
}
