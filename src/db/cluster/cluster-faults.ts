import type { ClusterNode, ClusterState, NodeReport } from './cluster-state.ts';

/** Oldest version of Citus that the service is tested on. */
const oldestCitus = { major: 13, minor: 2 };
/** Seconds for which a family in doubt may be locked. */
const maxRecoverySeconds = 10;

/** What is wrong with a cluster, as sentences for the operator. */
export interface ClusterFaults {
  /** Faults with which the service cannot work. */
  problems: string[];
  /** Faults with which it only works worse. */
  warnings: string[];
}

/** Finds what is wrong with the nodes. */
export function faultsOfNodes(nodes: readonly ClusterNode[]): ClusterFaults {
  const reports = nodes.flatMap(({ report }) => report ?? []);
  return {
    problems: [
      ...nodes.flatMap((node) => problemsOf(addressOf(node), node.report)),
      ...differencesOf(
        'PostgreSQL',
        reports.map(({ postgres }) => postgres),
      ),
      ...differencesOf(
        'Citus',
        reports.map(({ citus }) => citus),
      ),
    ],
    warnings: nodes.flatMap((node) => (node.report ? warningsOf(addressOf(node), node.report) : [])),
  };
}

/** Finds what is wrong with a cluster. It is distributed by half if tables or settings are missing. */
export function faultsOf({ nodes, tables, left, missing }: ClusterState): ClusterFaults {
  const { problems, warnings } = faultsOfNodes(nodes);
  if (tables.distributed.length === 0) return { problems, warnings };
  const remedy = 'stop the service, and run "db distribute"';
  if (left.length > 0)
    problems.push(`These tables are not distributed, but families are: ${left.join(', ')}: ${remedy}.`);
  if (missing.length > 0)
    problems.push(`These settings are missing: ${missing.map(({ name }) => name).join(', ')}: ${remedy}.`);
  return { problems, warnings };
}

function differencesOf(program: string, versions: readonly (number | string)[]): string[] {
  const different = [...new Set(versions)];
  return different.length > 1
    ? [`The nodes have different versions of ${program}: ${different.join(', ')}.`]
    : [];
}

export function addressOf({ name, port }: Pick<ClusterNode, 'name' | 'port'>): string {
  return `${name}:${port}`;
}

function problemsOf(address: string, report: NodeReport | null): string[] {
  const node = `The node ${address}`;
  if (report === null)
    return [`${node} does not answer: start it, let the roles log in to it, or remove it from the cluster.`];
  const { citus, maxPreparedTransactions, messages } = report;
  const problems: string[] = [];
  if (!isRecent(citus))
    problems.push(
      `${node} has Citus ${citus}, but the service needs ${oldestCitus.major}.${oldestCitus.minor} or later.`,
    );
  if (maxPreparedTransactions === 0)
    problems.push(`${node} cannot commit in two phases: raise its max_prepared_transactions.`);
  // The coordinator passes on the names of constraints in messages only.
  if (!/^(C|POSIX|en)(?![a-z])/i.test(messages))
    problems.push(`${node} writes its messages in ${messages}: set its lc_messages to C.`);
  return problems;
}

function isRecent(citus: string): boolean {
  const [major = 0, minor = 0] = citus.split(/[.-]/).map(Number);
  return major > oldestCitus.major || (major === oldestCitus.major && minor >= oldestCitus.minor);
}

function warningsOf(address: string, { walLevel, recoverySeconds }: NodeReport): string[] {
  const warnings: string[] = [];
  if (walLevel !== 'logical')
    warnings.push(`A move of shards from the node ${address} blocks writes: set its wal_level to logical.`);
  const repairs = recoverySeconds < 0 ? 'never' : `every ${recoverySeconds} s`;
  if (recoverySeconds < 0 || recoverySeconds > maxRecoverySeconds)
    warnings.push(
      `The node ${address} repairs transactions in doubt ${repairs}, and locks their families until then: set its citus.recover_2pc_interval to 5s.`,
    );
  return warnings;
}
