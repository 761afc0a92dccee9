import { learnerReference, type ReplicaTable, replicaTable } from '../../slice/replica-table.ts';

export const awardTables: readonly ReplicaTable[] = [
  replicaTable({
    name: 'awards',
    columns: `id uuid NOT NULL, learner_id bigint NOT NULL, activity_id uuid NOT NULL, activity_name text NOT NULL,
      tokens bigint NOT NULL CHECK (tokens > 0), status text NOT NULL,
      created_at timestamp with time zone NOT NULL, cashed_in_at timestamp with time zone,
      is_shared boolean NOT NULL, share_title text, share_description text, shared_at timestamp with time zone`,
    comment: 'Awards with the texts of their public page. Its link is a secret and is not copied.',
    key: ['id'],
    constraints: [learnerReference],
    source: `SELECT a.*, y.name AS activity_name, coalesce(s.active, false) AS is_shared, s.title AS share_title,
               s.description AS share_description, s.shared_at
             FROM awards a JOIN activities y ON y.id = a.activity_id
             LEFT JOIN award_shares s ON s.family_id = a.family_id AND s.award_id = a.id WHERE a.family_id = $1`,
    changes: { tables: { awards: ['id'], award_shares: ['award_id'] } },
  }),
];
