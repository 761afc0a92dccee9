import type { TableName } from '../../db/tables.ts';
import type { FeedTable } from '../../ledger/feed.ts';

/** A table of the target: what is in it, and where that comes from. */
export interface TargetTable {
  /** In the schema `learning`. */
  name: string;
  /** Its columns behind family_id, with their types; the key first. */
  columns: Readonly<Record<string, string>>;
  /** The primary key behind family_id. */
  key: readonly string[];
  /** The rows of the family $1 in our database, as a query of columns of these names. */
  source: string;
  /** What changes of the feed it follows, and which columns their keys are; the ledger goes by its own numbers. */
  feed?: { name: string; key: readonly string[] };
}

/** The schema that the tables are in. */
export const targetSchema = 'learning';

/** Which changes of our rows the feed has to tell of, so that each row of the target is known to be out of date. */
export const syncedTables = {
  users: { name: 'users', key: ['id'] },
  learner_profiles: { name: 'learner_profiles', key: ['learner_id'] },
  learner_settings: { name: 'learner_settings', key: ['learner_id'] },
  lessons: { name: 'lessons', key: ['id'] },
  achievements: { name: 'achievements', key: ['learner_id', 'type'] },
  rewards: { name: 'rewards', key: ['id'] },
  reward_texts: { name: 'rewards', key: ['reward_id'] },
  savings: { name: 'goal_savings', key: ['learner_id', 'reward_id'] },
  redemptions: { name: 'redemptions', key: ['id'] },
  redemption_notes: { name: 'redemptions', key: ['redemption_id'] },
  awards: { name: 'awards', key: ['id'] },
  award_shares: { name: 'awards', key: ['award_id'] },
} satisfies Partial<Record<TableName, FeedTable>>;

const [integer, text, time] = ['bigint', 'text', 'timestamp with time zone'];
const id = { id: 'uuid' };
const learner = { learner_id: integer };

/** All tables, those first that others refer to. */
export const targetTables: readonly TargetTable[] = [
  {
    name: 'users',
    columns: {
      id: integer,
      username: text,
      email: text,
      name: text,
      role: text,
      parent_id: integer,
      created_at: time,
    },
    key: ['id'],
    source: 'SELECT * FROM users WHERE id = $1 OR parent_id = $1',
    feed: { name: 'users', key: ['id'] },
  },
  {
    name: 'learner_profiles',
    columns: {
      ...learner,
      ...id,
      grade_level: integer,
      subjects: 'jsonb',
      recommended_subjects: 'jsonb',
      struggling_areas: 'jsonb',
      graph: 'jsonb',
      created_at: time,
    },
    key: ['learner_id'],
    source: 'SELECT * FROM learner_profiles WHERE family_id = $1',
    feed: { name: 'learner_profiles', key: ['learner_id'] },
  },
  {
    name: 'learner_settings',
    columns: { ...learner, double_or_loss_enabled: 'boolean' },
    key: ['learner_id'],
    source: 'SELECT * FROM learner_settings WHERE family_id = $1',
    feed: { name: 'learner_settings', key: ['learner_id'] },
  },
  {
    name: 'lessons',
    columns: {
      ...id,
      ...learner,
      module_id: text,
      status: text,
      subject: text,
      category: text,
      difficulty: text,
      grade_level: integer,
      score: integer,
      spec: 'jsonb',
      image_paths: 'jsonb',
      created_at: time,
      answered_at: time,
    },
    key: ['id'],
    source: 'SELECT * FROM lessons WHERE family_id = $1',
    feed: { name: 'lessons', key: ['id'] },
  },
  {
    name: 'quiz_answers',
    columns: { lesson_id: 'uuid', idx: integer, ...learner, choice: integer, is_correct: 'boolean' },
    key: ['lesson_id', 'idx'],
    source: `SELECT l.id AS lesson_id, q.number - 1 AS idx, l.learner_id, a.choice,
               coalesce(a.choice = (q.question->>'correctIndex')::bigint, false) AS is_correct
             FROM lessons l
             CROSS JOIN LATERAL jsonb_array_elements(l.spec->'questions') WITH ORDINALITY q (question, number)
             CROSS JOIN LATERAL (SELECT (l.answers->>(q.number - 1)::int)::bigint AS choice) a
             WHERE l.family_id = $1 AND l.answers IS NOT NULL`,
    feed: { name: 'lessons', key: ['lesson_id'] },
  },
  {
    name: 'ledger_events',
    columns: {
      seq: integer,
      ...id,
      type: text,
      payload: 'jsonb',
      actor_id: integer,
      recorded_at: time,
      hash: 'bytea',
    },
    key: ['seq'],
    source: 'SELECT * FROM events WHERE family_id = $1',
  },
  {
    name: 'ledger_entries',
    columns: {
      seq: integer,
      idx: integer,
      ...id,
      ...learner,
      amount: integer,
      source_type: text,
      source_id: text,
      description: text,
      balance_after: integer,
      created_at: time,
    },
    key: ['seq', 'idx'],
    source: 'SELECT * FROM entries WHERE family_id = $1',
  },
  {
    name: 'achievements',
    columns: { ...learner, type: text, ...id, earned_at: time },
    key: ['learner_id', 'type'],
    source:
      'SELECT learner_id, type COLLATE "C" AS type, id, earned_at FROM achievements WHERE family_id = $1',
    feed: { name: 'achievements', key: ['learner_id', 'type'] },
  },
  {
    name: 'rewards',
    columns: {
      ...id,
      title: text,
      description: text,
      category: text,
      image_emoji: text,
      color: text,
      token_cost: integer,
      max_redemptions: integer,
      current_redemptions: integer,
      is_active: 'boolean',
      created_at: time,
      deleted_at: time,
    },
    key: ['id'],
    source: `SELECT * FROM rewards r
             JOIN reward_texts t ON t.family_id = r.family_id AND t.reward_id = r.id WHERE r.family_id = $1`,
    feed: { name: 'rewards', key: ['id'] },
  },
  {
    name: 'goal_savings',
    columns: { ...learner, reward_id: 'uuid', points: integer },
    key: ['learner_id', 'reward_id'],
    source: 'SELECT * FROM savings WHERE family_id = $1',
    feed: { name: 'goal_savings', key: ['learner_id', 'reward_id'] },
  },
  {
    name: 'redemptions',
    columns: {
      ...id,
      ...learner,
      reward_id: 'uuid',
      points_used: integer,
      status: text,
      requested_at: time,
      decided_at: time,
      notes: text,
    },
    key: ['id'],
    source: `SELECT r.*, n.notes FROM redemptions r
             LEFT JOIN redemption_notes n ON n.family_id = r.family_id AND n.redemption_id = r.id
             WHERE r.family_id = $1`,
    feed: { name: 'redemptions', key: ['id'] },
  },
  {
    name: 'awards',
    columns: {
      ...id,
      ...learner,
      activity_id: 'uuid',
      activity_name: text,
      tokens: integer,
      status: text,
      created_at: time,
      cashed_in_at: time,
      is_shared: 'boolean',
      share_title: text,
      share_description: text,
      shared_at: time,
    },
    key: ['id'],
    source: `SELECT a.*, y.name AS activity_name, coalesce(s.active, false) AS is_shared, s.title AS share_title,
               s.description AS share_description, s.shared_at
             FROM awards a JOIN activities y ON y.id = a.activity_id
             LEFT JOIN award_shares s ON s.family_id = a.family_id AND s.award_id = a.id WHERE a.family_id = $1`,
    feed: { name: 'awards', key: ['id'] },
  },
];
