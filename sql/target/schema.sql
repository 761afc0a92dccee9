-- Tables that a replica's database must have (docs/sync.md). Run this file there once:
-- `npm run -s cli -- sync schema | psql TARGET`. The service writes rows of the replicated families into these tables,
-- and never creates, changes or empties a table. `npm run schema` writes this file; a test fails if it is out of date.

CREATE SCHEMA learning;

-- Versions of these tables; the highest is the present one. `sync upgrade` adds the next.
CREATE TABLE learning.schema_versions (
  version bigint NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now(),
  PRIMARY KEY (version)
);
INSERT INTO learning.schema_versions (version) VALUES (6);

-- Position of each family's replica; the transaction that writes the rows also writes it. `head` is the hash of event
-- `event_seq`.
CREATE TABLE learning.sync_cursor (
  family_id bigint NOT NULL,
  feed_seq bigint NOT NULL DEFAULT -1,
  event_seq bigint NOT NULL DEFAULT 0,
  head bytea,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  PRIMARY KEY (family_id)
);

-- The parent and the learners, without credentials.
CREATE TABLE learning.users (
  family_id bigint NOT NULL,
  id bigint NOT NULL,
  username text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  parent_id bigint,
  created_at timestamp with time zone NOT NULL,
  time_zone text,
  PRIMARY KEY (family_id, id)
);

-- Profiles as the API shows them, with what follows from quizzes.
CREATE TABLE learning.learner_profiles (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  id uuid NOT NULL,
  grade_level bigint NOT NULL CHECK (grade_level BETWEEN 0 AND 12),
  subjects jsonb NOT NULL,
  recommended_subjects jsonb NOT NULL,
  struggling_areas jsonb NOT NULL,
  graph jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  subject_performance jsonb NOT NULL DEFAULT '{}',
  picture text,
  color text,
  PRIMARY KEY (family_id, learner_id),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE
);

-- Settings as the API shows them, with the defaults of learners whose parent has set none.
CREATE TABLE learning.learner_settings (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  double_or_loss_enabled boolean NOT NULL,
  PRIMARY KEY (family_id, learner_id),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE
);

CREATE TABLE learning.lessons (
  family_id bigint NOT NULL,
  id uuid NOT NULL,
  learner_id bigint NOT NULL,
  module_id text NOT NULL,
  status text NOT NULL,
  subject text NOT NULL,
  category text NOT NULL,
  difficulty text NOT NULL,
  grade_level bigint NOT NULL,
  score bigint CHECK (score BETWEEN 0 AND 100),
  spec jsonb NOT NULL,
  image_paths jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  PRIMARY KEY (family_id, id),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE
);

-- One row for each question of an answered lesson. `idx` counts from 0; `choice` is null without an answer.
CREATE TABLE learning.quiz_answers (
  family_id bigint NOT NULL,
  lesson_id uuid NOT NULL,
  idx bigint NOT NULL CHECK (idx >= 0),
  learner_id bigint NOT NULL,
  choice bigint,
  is_correct boolean NOT NULL,
  is_voided boolean NOT NULL DEFAULT false,
  PRIMARY KEY (family_id, lesson_id, idx),
  FOREIGN KEY (family_id, lesson_id) REFERENCES learning.lessons ON DELETE CASCADE
);

-- Events of the ledger, numbered without a gap and chained by their hashes.
CREATE TABLE learning.ledger_events (
  family_id bigint NOT NULL,
  seq bigint NOT NULL CHECK (seq > 0),
  id uuid NOT NULL,
  type text NOT NULL,
  payload jsonb NOT NULL,
  actor_id bigint NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  commitments jsonb,
  rules bigint,
  PRIMARY KEY (family_id, seq)
);

-- Entries of the events.
CREATE TABLE learning.ledger_entries (
  family_id bigint NOT NULL,
  seq bigint NOT NULL,
  idx bigint NOT NULL CHECK (idx >= 0),
  id uuid NOT NULL,
  learner_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  source_type text NOT NULL,
  source_id text NOT NULL,
  description text NOT NULL,
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (family_id, seq, idx),
  FOREIGN KEY (family_id, seq) REFERENCES learning.ledger_events ON DELETE CASCADE
);

-- Includes deleted rewards that history refers to.
CREATE TABLE learning.rewards (
  family_id bigint NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  image_emoji text NOT NULL,
  color text NOT NULL,
  token_cost bigint NOT NULL CHECK (token_cost > 0),
  max_redemptions bigint,
  current_redemptions bigint NOT NULL CHECK (current_redemptions >= 0),
  is_active boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  PRIMARY KEY (family_id, id)
);

-- Points in learners' goals.
CREATE TABLE learning.goal_savings (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  reward_id uuid NOT NULL,
  points bigint NOT NULL CHECK (points > 0),
  PRIMARY KEY (family_id, learner_id, reward_id),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE,
  FOREIGN KEY (family_id, reward_id) REFERENCES learning.rewards ON DELETE CASCADE
);

CREATE TABLE learning.redemptions (
  family_id bigint NOT NULL,
  id uuid NOT NULL,
  learner_id bigint NOT NULL,
  reward_id uuid NOT NULL,
  points_used bigint NOT NULL CHECK (points_used > 0),
  status text NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  notes text,
  PRIMARY KEY (family_id, id),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE,
  FOREIGN KEY (family_id, reward_id) REFERENCES learning.rewards ON DELETE CASCADE
);

-- Awards with the texts of their public page. Its link is a secret and is not copied.
CREATE TABLE learning.awards (
  family_id bigint NOT NULL,
  id uuid NOT NULL,
  learner_id bigint NOT NULL,
  activity_id uuid NOT NULL,
  activity_name text NOT NULL,
  tokens bigint NOT NULL CHECK (tokens > 0),
  status text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  cashed_in_at timestamp with time zone,
  is_shared boolean NOT NULL,
  share_title text,
  share_description text,
  shared_at timestamp with time zone,
  PRIMARY KEY (family_id, id),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE
);

CREATE TABLE learning.achievements (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  type text COLLATE "C" NOT NULL,
  id uuid NOT NULL,
  earned_at timestamp with time zone NOT NULL,
  PRIMARY KEY (family_id, learner_id, type),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE
);
