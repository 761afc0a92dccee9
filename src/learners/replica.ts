import { learnerReference, type ReplicaTable, replicaTable } from '../replica-table.ts';

export const learnerTables: readonly ReplicaTable[] = [
  replicaTable({
    name: 'learner_profiles',
    columns: `learner_id bigint NOT NULL, id uuid NOT NULL,
      grade_level bigint NOT NULL CHECK (grade_level BETWEEN 0 AND 12), subjects jsonb NOT NULL,
      recommended_subjects jsonb NOT NULL, struggling_areas jsonb NOT NULL, graph jsonb NOT NULL,
      created_at timestamp with time zone NOT NULL`,
    key: ['learner_id'],
    constraints: [learnerReference],
    changes: { tables: { learner_profiles: ['learner_id'] } },
  }),
  replicaTable({
    name: 'learner_settings',
    columns: `learner_id bigint NOT NULL, double_or_loss_enabled boolean NOT NULL`,
    key: ['learner_id'],
    constraints: [learnerReference],
    changes: { tables: { learner_settings: ['learner_id'] } },
  }),
];
