import { onFamilyNode } from '../../slice/family-table.ts';
import { type ReplicaTable, replicaTable } from '../../slice/replica-table.ts';

export const accountTables: readonly ReplicaTable[] = [
  replicaTable({
    name: 'users',
    columns: `id bigint NOT NULL, username text NOT NULL, email text NOT NULL, name text NOT NULL, role text NOT NULL,
      parent_id bigint, created_at timestamp with time zone NOT NULL, time_zone text`,
    comment: 'The parent and the learners, without credentials.',
    key: ['id'],
    source: `SELECT * FROM users WHERE (id = $1 OR parent_id = $1) AND ${onFamilyNode}`,
    changes: { tables: { users: ['id'] } },
  }),
];
