import t from 'tap';
import { faultsOfNodes } from '../../src/db/cluster/cluster-faults.ts';
import type { NodeReport } from '../../src/db/cluster/cluster-state.ts';

const sound: NodeReport = {
  postgres: 17,
  citus: '13.2-1',
  maxPreparedTransactions: 200,
  walLevel: 'logical',
  messages: 'C.UTF-8',
  recoverySeconds: 10,
  inDoubt: 0,
  limitedRoles: [],
};

/** Returns the faults of a cluster whose second node has other values. */
function faultsWith(changes: Partial<NodeReport> | null) {
  const reports = [sound, changes && { ...sound, ...changes }];
  return faultsOfNodes(
    reports.map((report, port) => ({
      ...{ name: 'node', port, isCoordinator: port === 0, isActive: true, shards: 0 },
      report,
    })),
  );
}

t.test('refuses nodes with which the service cannot work', (t) => {
  const cases: [Partial<NodeReport> | null, ...string[]][] = [
    [{}],
    [
      null,
      'The node node:1 does not answer: start it, let the roles log in to it, or remove it from the cluster.',
    ],
    [{ postgres: 16 }, 'The nodes have different versions of PostgreSQL: 17, 16.'],
    [
      { citus: '13.1-1' },
      'The node node:1 has Citus 13.1-1, but the service needs 13.2 or later.',
      'The nodes have different versions of Citus: 13.2-1, 13.1-1.',
    ],
    [
      { citus: '12.3-1' },
      'The node node:1 has Citus 12.3-1, but the service needs 13.2 or later.',
      'The nodes have different versions of Citus: 13.2-1, 12.3-1.',
    ],
    [
      { citus: 'none' },
      'The node node:1 has Citus none, but the service needs 13.2 or later.',
      'The nodes have different versions of Citus: 13.2-1, none.',
    ],
    [{ citus: '13.10-1' }, 'The nodes have different versions of Citus: 13.2-1, 13.10-1.'],
    [{ citus: '14.0-1' }, 'The nodes have different versions of Citus: 13.2-1, 14.0-1.'],
    [
      { maxPreparedTransactions: 0 },
      'The node node:1 cannot commit in two phases: raise its max_prepared_transactions.',
    ],
    [
      { messages: 'de_DE.UTF-8' },
      'The node node:1 writes its messages in de_DE.UTF-8: set its lc_messages to C.',
    ],
    [{ messages: 'en_US.UTF-8' }],
  ];
  for (const [changes, ...problems] of cases) t.same(faultsWith(changes), { problems, warnings: [] });
  t.end();
});

t.test('warns of nodes with which the service works worse', (t) => {
  const slow = (repairs: string) =>
    `The node node:1 repairs transactions in doubt ${repairs}, and locks their families until then: set its citus.recover_2pc_interval to 5s.`;
  const cases: [Partial<NodeReport>, string][] = [
    [
      { walLevel: 'replica' },
      'A move of shards from the node node:1 blocks writes: set its wal_level to logical.',
    ],
    [{ recoverySeconds: 60 }, slow('every 60 s')],
    [{ recoverySeconds: -0.001 }, slow('never')],
  ];
  for (const [changes, warning] of cases) t.same(faultsWith(changes), { problems: [], warnings: [warning] });
  t.end();
});
