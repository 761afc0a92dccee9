import { learnerReference, type ReplicaTable, reference, replicaTable } from '../../slice/replica-table.ts';

export const rewardTables: readonly ReplicaTable[] = [
  replicaTable({
    name: 'rewards',
    columns: `id uuid NOT NULL, title text NOT NULL, description text NOT NULL, category text NOT NULL,
      image_emoji text NOT NULL, color text NOT NULL, token_cost bigint NOT NULL CHECK (token_cost > 0),
      max_redemptions bigint, current_redemptions bigint NOT NULL CHECK (current_redemptions >= 0),
      is_active boolean NOT NULL, created_at timestamp with time zone NOT NULL,
      deleted_at timestamp with time zone`,
    comment: 'Includes deleted rewards that history refers to.',
    key: ['id'],
    source: `SELECT * FROM rewards r
             JOIN reward_texts t ON t.family_id = r.family_id AND t.reward_id = r.id WHERE r.family_id = $1`,
    changes: { tables: { rewards: ['id'], reward_texts: ['reward_id'] } },
  }),
  replicaTable({
    name: 'goal_savings',
    columns: `learner_id bigint NOT NULL, reward_id uuid NOT NULL, points bigint NOT NULL CHECK (points > 0)`,
    comment: "Points in learners' goals.",
    key: ['learner_id', 'reward_id'],
    constraints: [learnerReference, reference('reward_id', 'rewards')],
    source: 'SELECT * FROM savings WHERE family_id = $1',
    changes: { tables: { savings: ['learner_id', 'reward_id'] } },
  }),
  replicaTable({
    name: 'redemptions',
    columns: `id uuid NOT NULL, learner_id bigint NOT NULL, reward_id uuid NOT NULL,
      points_used bigint NOT NULL CHECK (points_used > 0), status text NOT NULL,
      requested_at timestamp with time zone NOT NULL, decided_at timestamp with time zone, notes text`,
    key: ['id'],
    constraints: [learnerReference, reference('reward_id', 'rewards')],
    source: `SELECT r.*, n.notes FROM redemptions r
             LEFT JOIN redemption_notes n ON n.family_id = r.family_id AND n.redemption_id = r.id
             WHERE r.family_id = $1`,
    changes: { tables: { redemptions: ['id'], redemption_notes: ['redemption_id'] } },
  }),
];
