-- What a database must have to be the target of a synchronisation (docs/sync.md): run this file there once, by
-- `npm run -s cli -- sync schema | psql TARGET`. The service writes into these tables alone, and only rows of the
-- families that are copied here; it never makes, changes or empties a table.

CREATE SCHEMA learning;

-- How far the copy of each family is: written by the same transaction as the rows.
CREATE TABLE learning.sync_cursor (
  family_id  bigint PRIMARY KEY,
  feed_seq   bigint NOT NULL DEFAULT -1,
  event_seq  bigint NOT NULL DEFAULT 0,
  -- Hash of the event with that number.
  head       bytea,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- The parent and the learners; no credentials.
CREATE TABLE learning.users (
  family_id  bigint NOT NULL,
  id         bigint NOT NULL,
  username   text NOT NULL,
  email      text NOT NULL,
  name       text NOT NULL,
  role       text NOT NULL,
  parent_id  bigint,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (family_id, id)
);

CREATE TABLE learning.learner_profiles (
  family_id            bigint NOT NULL,
  learner_id           bigint NOT NULL,
  id                   uuid NOT NULL,
  grade_level          bigint NOT NULL CHECK (grade_level BETWEEN 0 AND 12),
  subjects             jsonb NOT NULL,
  recommended_subjects jsonb NOT NULL,
  struggling_areas     jsonb NOT NULL,
  graph                jsonb NOT NULL,
  created_at           timestamptz NOT NULL,
  PRIMARY KEY (family_id, learner_id),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE
);

CREATE TABLE learning.learner_settings (
  family_id              bigint NOT NULL,
  learner_id             bigint NOT NULL,
  double_or_loss_enabled boolean NOT NULL,
  PRIMARY KEY (family_id, learner_id),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE
);

CREATE TABLE learning.lessons (
  family_id   bigint NOT NULL,
  id          uuid NOT NULL,
  learner_id  bigint NOT NULL,
  module_id   text NOT NULL,
  status      text NOT NULL,
  subject     text NOT NULL,
  category    text NOT NULL,
  difficulty  text NOT NULL,
  grade_level bigint NOT NULL,
  score       bigint CHECK (score BETWEEN 0 AND 100),
  spec        jsonb NOT NULL,
  image_paths jsonb NOT NULL,
  created_at  timestamptz NOT NULL,
  answered_at timestamptz,
  PRIMARY KEY (family_id, id),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE
);

-- A row for each question of an answered lesson; idx counts from 0, choice is null where none was given.
CREATE TABLE learning.quiz_answers (
  family_id  bigint NOT NULL,
  lesson_id  uuid NOT NULL,
  idx        bigint NOT NULL CHECK (idx >= 0),
  learner_id bigint NOT NULL,
  choice     bigint,
  is_correct boolean NOT NULL,
  PRIMARY KEY (family_id, lesson_id, idx),
  FOREIGN KEY (family_id, lesson_id) REFERENCES learning.lessons ON DELETE CASCADE
);

-- The ledger of points: events, numbered without a gap and chained by their hashes, and the entries that they carry.
CREATE TABLE learning.ledger_events (
  family_id   bigint NOT NULL,
  seq         bigint NOT NULL CHECK (seq > 0),
  id          uuid NOT NULL,
  type        text NOT NULL,
  payload     jsonb NOT NULL,
  actor_id    bigint NOT NULL,
  recorded_at timestamptz NOT NULL,
  hash        bytea NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (family_id, seq)
);

CREATE TABLE learning.ledger_entries (
  family_id     bigint NOT NULL,
  seq           bigint NOT NULL,
  idx           bigint NOT NULL CHECK (idx >= 0),
  id            uuid NOT NULL,
  learner_id    bigint NOT NULL,
  amount        bigint NOT NULL CHECK (amount <> 0),
  source_type   text NOT NULL,
  source_id     text NOT NULL,
  description   text NOT NULL,
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (family_id, seq, idx),
  FOREIGN KEY (family_id, seq) REFERENCES learning.ledger_events ON DELETE CASCADE
);

CREATE TABLE learning.achievements (
  family_id  bigint NOT NULL,
  learner_id bigint NOT NULL,
  type       text COLLATE "C" NOT NULL,
  id         uuid NOT NULL,
  earned_at  timestamptz NOT NULL,
  PRIMARY KEY (family_id, learner_id, type),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE
);

-- Deleted ones too, as long as history refers to them.
CREATE TABLE learning.rewards (
  family_id           bigint NOT NULL,
  id                  uuid NOT NULL,
  title               text NOT NULL,
  description         text NOT NULL,
  category            text NOT NULL,
  image_emoji         text NOT NULL,
  color               text NOT NULL,
  token_cost          bigint NOT NULL CHECK (token_cost > 0),
  max_redemptions     bigint,
  current_redemptions bigint NOT NULL CHECK (current_redemptions >= 0),
  is_active           boolean NOT NULL,
  created_at          timestamptz NOT NULL,
  deleted_at          timestamptz,
  PRIMARY KEY (family_id, id)
);

-- What learners have set aside for a reward.
CREATE TABLE learning.goal_savings (
  family_id  bigint NOT NULL,
  learner_id bigint NOT NULL,
  reward_id  uuid NOT NULL,
  points     bigint NOT NULL CHECK (points > 0),
  PRIMARY KEY (family_id, learner_id, reward_id),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE,
  FOREIGN KEY (family_id, reward_id) REFERENCES learning.rewards ON DELETE CASCADE
);

CREATE TABLE learning.redemptions (
  family_id    bigint NOT NULL,
  id           uuid NOT NULL,
  learner_id   bigint NOT NULL,
  reward_id    uuid NOT NULL,
  points_used  bigint NOT NULL CHECK (points_used > 0),
  status       text NOT NULL,
  requested_at timestamptz NOT NULL,
  decided_at   timestamptz,
  notes        text,
  PRIMARY KEY (family_id, id),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE,
  FOREIGN KEY (family_id, reward_id) REFERENCES learning.rewards ON DELETE CASCADE
);

-- Awards with what their public link says, where they have one; the link itself is a secret and is not copied.
CREATE TABLE learning.awards (
  family_id         bigint NOT NULL,
  id                uuid NOT NULL,
  learner_id        bigint NOT NULL,
  activity_id       uuid NOT NULL,
  activity_name     text NOT NULL,
  tokens            bigint NOT NULL CHECK (tokens > 0),
  status            text NOT NULL,
  created_at        timestamptz NOT NULL,
  cashed_in_at      timestamptz,
  is_shared         boolean NOT NULL,
  share_title       text,
  share_description text,
  shared_at         timestamptz,
  PRIMARY KEY (family_id, id),
  FOREIGN KEY (family_id, learner_id) REFERENCES learning.users ON DELETE CASCADE
);
