-- The ledger: append-only events of each family, and the entries (point transactions) that they carry.
-- Payloads and entries hold ids and numbers only, no name, title or free text: a person can be erased, the ledger stays.

CREATE TABLE events (
  family_id   bigint NOT NULL REFERENCES families (family_id),
  seq         bigint NOT NULL CHECK (seq > 0),
  -- The first event of a command has the command's id: that is how a commit of unknown outcome is looked up.
  id          uuid NOT NULL,
  type        text NOT NULL,
  payload     jsonb NOT NULL,
  actor_id    bigint NOT NULL,
  recorded_at timestamptz(3) NOT NULL,
  hash        bytea NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (family_id, seq)
);
CREATE UNIQUE INDEX events_id_key ON events (family_id, id);

CREATE TABLE entries (
  family_id     bigint NOT NULL,
  seq           bigint NOT NULL,
  idx           smallint NOT NULL CHECK (idx >= 0),
  id            uuid NOT NULL,
  learner_id    bigint NOT NULL,
  amount        bigint NOT NULL CHECK (amount <> 0),
  source_type   text NOT NULL CHECK (source_type IN (
    'QUIZ_CORRECT', 'DOUBLE_OR_LOSS_DEDUCTION', 'REWARD_SAVE', 'REWARD_REDEMPTION', 'ADMIN_ADJUSTMENT', 'AWARD_ALLOCATION'
  )),
  source_id     text NOT NULL,
  description   text NOT NULL,
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  created_at    timestamptz(3) NOT NULL,
  PRIMARY KEY (family_id, seq, idx),
  FOREIGN KEY (family_id, seq) REFERENCES events (family_id, seq)
);
-- History is read newest first, and the balance at a time is the first row from there: one index for both, since the
-- time of a family never goes backwards, so that this is also the order of (seq, idx).
CREATE INDEX entries_learner ON entries (family_id, learner_id, created_at DESC, seq DESC, idx DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: the ledger is append-only', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Projections: each follows from events and entries alone and can be rebuilt from them.

CREATE TABLE balances (
  family_id  bigint NOT NULL,
  learner_id bigint NOT NULL,
  balance    bigint NOT NULL CHECK (balance >= 0),
  PRIMARY KEY (family_id, learner_id)
);

CREATE TABLE savings (
  family_id  bigint NOT NULL,
  learner_id bigint NOT NULL,
  reward_id  uuid NOT NULL,
  points     bigint NOT NULL CHECK (points > 0),
  PRIMARY KEY (family_id, learner_id, reward_id)
);
CREATE INDEX savings_reward ON savings (family_id, reward_id);

CREATE TABLE rewards (
  family_id           bigint NOT NULL,
  id                  uuid NOT NULL,
  token_cost          bigint NOT NULL CHECK (token_cost BETWEEN 1 AND 1000000000),
  max_redemptions     bigint CHECK (max_redemptions BETWEEN 1 AND 1000000000),
  current_redemptions bigint NOT NULL CHECK (current_redemptions >= 0),
  is_active           boolean NOT NULL,
  created_at          timestamptz(3) NOT NULL,
  deleted_at          timestamptz(3),
  PRIMARY KEY (family_id, id),
  CHECK (deleted_at IS NULL OR NOT is_active)
);
CREATE INDEX rewards_id ON rewards (id);

CREATE TABLE redemptions (
  family_id    bigint NOT NULL,
  id           uuid NOT NULL,
  learner_id   bigint NOT NULL,
  reward_id    uuid NOT NULL,
  points_used  bigint NOT NULL CHECK (points_used > 0),
  status       text NOT NULL CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED')),
  requested_at timestamptz(3) NOT NULL,
  decided_at   timestamptz(3),
  PRIMARY KEY (family_id, id),
  CHECK ((status = 'PENDING') = (decided_at IS NULL))
);
CREATE INDEX redemptions_id ON redemptions (id);
CREATE INDEX redemptions_learner ON redemptions (family_id, learner_id);
CREATE INDEX redemptions_pending ON redemptions (family_id, reward_id) WHERE status = 'PENDING';

CREATE TABLE achievements (
  family_id  bigint NOT NULL,
  learner_id bigint NOT NULL,
  type       text NOT NULL,
  id         uuid NOT NULL,
  earned_at  timestamptz(3) NOT NULL,
  PRIMARY KEY (family_id, learner_id, type)
);

-- What the achievements for lessons count.
CREATE TABLE progress (
  family_id        bigint NOT NULL,
  learner_id       bigint NOT NULL,
  lessons_answered bigint NOT NULL CHECK (lessons_answered > 0),
  streak_days      bigint NOT NULL CHECK (streak_days > 0),
  last_day         text NOT NULL CHECK (last_day ~ '^\d{4}-\d{2}-\d{2}$'),
  PRIMARY KEY (family_id, learner_id)
);

CREATE TABLE mastery (
  family_id  bigint NOT NULL,
  learner_id bigint NOT NULL,
  concept_id text NOT NULL,
  probability double precision NOT NULL CHECK (probability BETWEEN 0 AND 1),
  lessons    bigint NOT NULL CHECK (lessons > 0),
  attempts   bigint NOT NULL CHECK (attempts > 0),
  correct    bigint NOT NULL CHECK (correct BETWEEN 0 AND attempts),
  last_at    timestamptz(3) NOT NULL,
  -- Whether it counts as mastered after the last quiz.
  is_mastered boolean NOT NULL,
  -- When to come back to it, and what the next date follows from: the memory's stability in days, how hard the concept
  -- is for this learner (1 to 10), and how often it was forgotten.
  due_at     timestamptz(3) NOT NULL,
  stability  double precision NOT NULL CHECK (stability > 0),
  hardness   double precision NOT NULL CHECK (hardness BETWEEN 1 AND 10),
  lapses     bigint NOT NULL CHECK (lapses >= 0),
  PRIMARY KEY (family_id, learner_id, concept_id)
);
