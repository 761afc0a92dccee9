import { learnerReference, type ReplicaTable, replicaTable } from '../../slice/replica-table.ts';

export const achievementTables: readonly ReplicaTable[] = [
  replicaTable({
    name: 'achievements',
    columns: `learner_id bigint NOT NULL, type text COLLATE "C" NOT NULL, id uuid NOT NULL,
      earned_at timestamp with time zone NOT NULL`,
    key: ['learner_id', 'type'],
    constraints: [learnerReference],
    source:
      'SELECT learner_id, type COLLATE "C" AS type, id, earned_at FROM achievements WHERE family_id = $1',
    changes: { tables: { achievements: ['learner_id', 'type'] } },
  }),
];
