import type { CliTools } from '../slice.ts';
import { checkReplica } from './replica/check.ts';
import { connectReplica } from './replica/connection.ts';
import { explainFailure } from './replica/explain.ts';
import { replicaSchemaSql } from './replica/schema.ts';
import { InvalidReplicaUrl, parseReplicaUrl, type ReplicaUrl } from './replica/url.ts';

/** Prints the schema that a target database must have. */
export async function printSchema(tools: CliTools): Promise<void> {
  const { replicaTables } = await tools.registry();
  const sql = replicaSchemaSql(replicaTables);
  tools.print({ sql }, sql.trimEnd());
}

/** Checks a target database. Operators may connect to any address that this machine reaches. */
export async function check(tools: CliTools, url: string): Promise<void> {
  const session = await connectReplica(parse(url), { allowPrivate: true }).catch((error) => {
    throw new Error(explainFailure(error), { cause: error });
  });
  try {
    await checkReplica(session, (await tools.registry()).replicaTables);
    tools.finish({ hasSchema: true }, 'The target has the required schema.');
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
    throw new Error(`The connection string ${error.message}.`, { cause: error });
  }
}
