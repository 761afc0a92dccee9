-- What a family owns beside its ledger: texts, profiles, settings and lessons. Written under the family's lane too.

CREATE TABLE reward_texts (
  family_id   bigint NOT NULL REFERENCES families (family_id),
  reward_id   uuid NOT NULL,
  title       text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  description text NOT NULL CHECK (length(description) <= 2000),
  category    text NOT NULL CHECK (length(category) <= 200),
  image_emoji text NOT NULL CHECK (length(image_emoji) <= 32),
  color       text NOT NULL CHECK (color ~ '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$'),
  PRIMARY KEY (family_id, reward_id)
);

CREATE TABLE redemption_notes (
  family_id     bigint NOT NULL REFERENCES families (family_id),
  redemption_id uuid NOT NULL,
  learner_id    bigint NOT NULL REFERENCES users (id),
  notes         text NOT NULL CHECK (length(notes) BETWEEN 1 AND 2000),
  PRIMARY KEY (family_id, redemption_id)
);

CREATE TABLE adjustment_notes (
  family_id  bigint NOT NULL REFERENCES families (family_id),
  event_id   uuid NOT NULL,
  learner_id bigint NOT NULL REFERENCES users (id),
  reason     text NOT NULL CHECK (length(reason) BETWEEN 1 AND 2000),
  PRIMARY KEY (family_id, event_id)
);

CREATE TABLE learner_profiles (
  family_id            bigint NOT NULL REFERENCES families (family_id),
  learner_id           bigint NOT NULL REFERENCES users (id),
  id                   uuid NOT NULL,
  grade_level          bigint NOT NULL CHECK (grade_level BETWEEN 0 AND 12),
  subjects             jsonb NOT NULL,
  recommended_subjects jsonb NOT NULL,
  struggling_areas     jsonb NOT NULL,
  graph                jsonb NOT NULL,
  created_at           timestamptz(3) NOT NULL,
  PRIMARY KEY (family_id, learner_id)
);

CREATE TABLE learner_settings (
  family_id              bigint NOT NULL REFERENCES families (family_id),
  learner_id             bigint NOT NULL REFERENCES users (id),
  double_or_loss_enabled boolean NOT NULL,
  PRIMARY KEY (family_id, learner_id)
);

CREATE TABLE lessons (
  family_id   bigint NOT NULL REFERENCES families (family_id),
  id          uuid NOT NULL,
  learner_id  bigint NOT NULL REFERENCES users (id),
  module_id   text NOT NULL,
  status      text NOT NULL CHECK (status IN ('ACTIVE', 'DONE', 'QUEUED')),
  subject     text NOT NULL CHECK (length(subject) <= 200),
  category    text NOT NULL CHECK (length(category) <= 200),
  difficulty  text NOT NULL CHECK (difficulty IN ('beginner', 'intermediate', 'advanced')),
  grade_level bigint NOT NULL CHECK (grade_level BETWEEN 0 AND 12),
  score       bigint CHECK (score BETWEEN 0 AND 100),
  spec        jsonb NOT NULL,
  image_paths jsonb NOT NULL,
  -- The selected index for each question, null where none was given; null as a whole until the lesson is answered.
  answers     jsonb,
  created_at  timestamptz(3) NOT NULL,
  answered_at timestamptz(3),
  PRIMARY KEY (family_id, id),
  CHECK ((answered_at IS NULL) = (answers IS NULL)),
  CHECK ((answered_at IS NULL) = (score IS NULL)),
  CHECK (answered_at IS NULL OR status = 'DONE')
);
CREATE INDEX lessons_id ON lessons (id);
CREATE INDEX lessons_learner ON lessons (family_id, learner_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX lessons_one_active ON lessons (family_id, learner_id) WHERE status = 'ACTIVE';
CREATE UNIQUE INDEX lessons_one_queued ON lessons (family_id, learner_id) WHERE status = 'QUEUED';

-- Which questions a learner has been given, so that none comes twice while there are others.
CREATE TABLE seen_questions (
  family_id  bigint NOT NULL REFERENCES families (family_id),
  learner_id bigint NOT NULL REFERENCES users (id),
  concept_id text NOT NULL,
  hash       text NOT NULL,
  seen_at    timestamptz(3) NOT NULL,
  PRIMARY KEY (family_id, learner_id, concept_id, hash)
);
