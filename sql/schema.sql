-- The schema of a migrated database, for reading. Written by `npm run schema`; a test fails when it differs.
-- What an instance applies is sql/migrations.

CREATE OR REPLACE FUNCTION public.end_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE sessions SET revoked_at = clock_timestamp() WHERE user_id = OLD.user_id AND revoked_at IS NULL;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% on % is refused: the ledger is append-only', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$function$;

CREATE TABLE achievements (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  type text NOT NULL,
  id uuid NOT NULL,
  earned_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT achievements_pkey PRIMARY KEY (family_id, learner_id, type)
);

CREATE TABLE adjustment_notes (
  family_id bigint NOT NULL,
  event_id uuid NOT NULL,
  learner_id bigint NOT NULL,
  reason text NOT NULL,
  CONSTRAINT adjustment_notes_pkey PRIMARY KEY (family_id, event_id),
  CONSTRAINT adjustment_notes_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 2000)
);

CREATE TABLE balances (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  balance bigint NOT NULL,
  CONSTRAINT balances_pkey PRIMARY KEY (family_id, learner_id),
  CONSTRAINT balances_balance_check CHECK (balance >= 0)
);

CREATE TABLE credentials (
  user_id bigint NOT NULL,
  password_hash text NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT credentials_pkey PRIMARY KEY (user_id)
);

CREATE TRIGGER credentials_end_sessions AFTER DELETE OR UPDATE OF password_hash ON credentials FOR EACH ROW EXECUTE FUNCTION end_sessions();

CREATE TABLE entries (
  family_id bigint NOT NULL,
  seq bigint NOT NULL,
  idx smallint NOT NULL,
  id uuid NOT NULL,
  learner_id bigint NOT NULL,
  amount bigint NOT NULL,
  source_type text NOT NULL,
  source_id text NOT NULL,
  description text NOT NULL,
  balance_after bigint NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT entries_pkey PRIMARY KEY (family_id, seq, idx),
  CONSTRAINT entries_amount_check CHECK (amount <> 0),
  CONSTRAINT entries_balance_after_check CHECK (balance_after >= 0),
  CONSTRAINT entries_idx_check CHECK (idx >= 0),
  CONSTRAINT entries_source_type_check CHECK (source_type = ANY (ARRAY['QUIZ_CORRECT'::text, 'DOUBLE_OR_LOSS_DEDUCTION'::text, 'REWARD_SAVE'::text, 'REWARD_REDEMPTION'::text, 'ADMIN_ADJUSTMENT'::text, 'AWARD_ALLOCATION'::text]))
);

CREATE INDEX entries_learner ON entries USING btree (family_id, learner_id, created_at DESC, seq DESC, idx DESC);

CREATE TRIGGER entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE events (
  family_id bigint NOT NULL,
  seq bigint NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  payload jsonb NOT NULL,
  actor_id bigint NOT NULL,
  recorded_at timestamp(3) with time zone NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT events_pkey PRIMARY KEY (family_id, seq),
  CONSTRAINT events_hash_check CHECK (length(hash) = 32),
  CONSTRAINT events_seq_check CHECK (seq > 0)
);

CREATE UNIQUE INDEX events_id_key ON events USING btree (family_id, id);

CREATE TRIGGER events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE families (
  family_id bigint NOT NULL,
  seq bigint NOT NULL DEFAULT 0,
  head bytea NOT NULL DEFAULT decode(repeat('00'::text, 32), 'hex'::text),
  last_at timestamp(3) with time zone NOT NULL DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone,
  CONSTRAINT families_pkey PRIMARY KEY (family_id),
  CONSTRAINT families_head_check CHECK (length(head) = 32),
  CONSTRAINT families_seq_check CHECK (seq >= 0)
);

CREATE TABLE idempotency_keys (
  family_id bigint NOT NULL,
  user_id bigint NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  status bigint NOT NULL,
  body text,
  learner_id bigint,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (family_id, user_id, key),
  CONSTRAINT idempotency_keys_key_check CHECK (key ~ '^[!-~]{1,255}$'::text),
  CONSTRAINT idempotency_keys_request_hash_check CHECK (length(request_hash) = 32),
  CONSTRAINT idempotency_keys_status_check CHECK (status >= 200 AND status <= 599)
);

CREATE INDEX idempotency_keys_learner ON idempotency_keys USING btree (family_id, learner_id) WHERE learner_id IS NOT NULL;

CREATE INDEX idempotency_keys_user ON idempotency_keys USING btree (user_id, key);

CREATE TABLE learner_profiles (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  id uuid NOT NULL,
  grade_level bigint NOT NULL,
  subjects jsonb NOT NULL,
  recommended_subjects jsonb NOT NULL,
  struggling_areas jsonb NOT NULL,
  graph jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT learner_profiles_pkey PRIMARY KEY (family_id, learner_id),
  CONSTRAINT learner_profiles_grade_level_check CHECK (grade_level >= 0 AND grade_level <= 12)
);

CREATE TABLE learner_settings (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  double_or_loss_enabled boolean NOT NULL,
  CONSTRAINT learner_settings_pkey PRIMARY KEY (family_id, learner_id)
);

CREATE TABLE lessons (
  family_id bigint NOT NULL,
  id uuid NOT NULL,
  learner_id bigint NOT NULL,
  module_id text NOT NULL,
  status text NOT NULL,
  subject text NOT NULL,
  category text NOT NULL,
  difficulty text NOT NULL,
  grade_level bigint NOT NULL,
  score bigint,
  spec jsonb NOT NULL,
  image_paths jsonb NOT NULL,
  answers jsonb,
  created_at timestamp(3) with time zone NOT NULL,
  answered_at timestamp(3) with time zone,
  CONSTRAINT lessons_pkey PRIMARY KEY (family_id, id),
  CONSTRAINT lessons_category_check CHECK (length(category) <= 200),
  CONSTRAINT lessons_check CHECK ((answered_at IS NULL) = (answers IS NULL)),
  CONSTRAINT lessons_check1 CHECK ((answered_at IS NULL) = (score IS NULL)),
  CONSTRAINT lessons_check2 CHECK (answered_at IS NULL OR status = 'DONE'::text),
  CONSTRAINT lessons_difficulty_check CHECK (difficulty = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text])),
  CONSTRAINT lessons_grade_level_check CHECK (grade_level >= 0 AND grade_level <= 12),
  CONSTRAINT lessons_score_check CHECK (score >= 0 AND score <= 100),
  CONSTRAINT lessons_status_check CHECK (status = ANY (ARRAY['ACTIVE'::text, 'DONE'::text, 'QUEUED'::text])),
  CONSTRAINT lessons_subject_check CHECK (length(subject) <= 200)
);

CREATE INDEX lessons_id ON lessons USING btree (id);

CREATE INDEX lessons_learner ON lessons USING btree (family_id, learner_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX lessons_one_active ON lessons USING btree (family_id, learner_id) WHERE status = 'ACTIVE'::text;

CREATE UNIQUE INDEX lessons_one_queued ON lessons USING btree (family_id, learner_id) WHERE status = 'QUEUED'::text;

CREATE TABLE login_attempts (
  subject bytea NOT NULL,
  at timestamp with time zone[] NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT login_attempts_pkey PRIMARY KEY (subject)
);

CREATE INDEX login_attempts_last_at ON login_attempts USING btree (last_at);

CREATE TABLE mastery (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  concept_id text NOT NULL,
  probability double precision NOT NULL,
  lessons bigint NOT NULL,
  attempts bigint NOT NULL,
  correct bigint NOT NULL,
  last_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT mastery_pkey PRIMARY KEY (family_id, learner_id, concept_id),
  CONSTRAINT mastery_attempts_check CHECK (attempts > 0),
  CONSTRAINT mastery_check CHECK (correct >= 0 AND correct <= attempts),
  CONSTRAINT mastery_lessons_check CHECK (lessons > 0),
  CONSTRAINT mastery_probability_check CHECK (probability >= 0::double precision AND probability <= 1::double precision)
);

CREATE TABLE progress (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  lessons_answered bigint NOT NULL,
  streak_days bigint NOT NULL,
  last_day text NOT NULL,
  CONSTRAINT progress_pkey PRIMARY KEY (family_id, learner_id),
  CONSTRAINT progress_last_day_check CHECK (last_day ~ '^\d{4}-\d{2}-\d{2}$'::text),
  CONSTRAINT progress_lessons_answered_check CHECK (lessons_answered > 0),
  CONSTRAINT progress_streak_days_check CHECK (streak_days > 0)
);

CREATE TABLE redemption_notes (
  family_id bigint NOT NULL,
  redemption_id uuid NOT NULL,
  learner_id bigint NOT NULL,
  notes text NOT NULL,
  CONSTRAINT redemption_notes_pkey PRIMARY KEY (family_id, redemption_id),
  CONSTRAINT redemption_notes_notes_check CHECK (length(notes) >= 1 AND length(notes) <= 2000)
);

CREATE TABLE redemptions (
  family_id bigint NOT NULL,
  id uuid NOT NULL,
  learner_id bigint NOT NULL,
  reward_id uuid NOT NULL,
  points_used bigint NOT NULL,
  status text NOT NULL,
  requested_at timestamp(3) with time zone NOT NULL,
  decided_at timestamp(3) with time zone,
  CONSTRAINT redemptions_pkey PRIMARY KEY (family_id, id),
  CONSTRAINT redemptions_check CHECK ((status = 'PENDING'::text) = (decided_at IS NULL)),
  CONSTRAINT redemptions_points_used_check CHECK (points_used > 0),
  CONSTRAINT redemptions_status_check CHECK (status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text]))
);

CREATE INDEX redemptions_id ON redemptions USING btree (id);

CREATE INDEX redemptions_learner ON redemptions USING btree (family_id, learner_id);

CREATE INDEX redemptions_pending ON redemptions USING btree (family_id, reward_id) WHERE status = 'PENDING'::text;

CREATE TABLE reward_texts (
  family_id bigint NOT NULL,
  reward_id uuid NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  image_emoji text NOT NULL,
  color text NOT NULL,
  CONSTRAINT reward_texts_pkey PRIMARY KEY (family_id, reward_id),
  CONSTRAINT reward_texts_category_check CHECK (length(category) <= 200),
  CONSTRAINT reward_texts_color_check CHECK (color ~ '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$'::text),
  CONSTRAINT reward_texts_description_check CHECK (length(description) <= 2000),
  CONSTRAINT reward_texts_image_emoji_check CHECK (length(image_emoji) <= 32),
  CONSTRAINT reward_texts_title_check CHECK (length(title) >= 1 AND length(title) <= 200)
);

CREATE TABLE rewards (
  family_id bigint NOT NULL,
  id uuid NOT NULL,
  token_cost bigint NOT NULL,
  max_redemptions bigint,
  current_redemptions bigint NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT rewards_pkey PRIMARY KEY (family_id, id),
  CONSTRAINT rewards_check CHECK (deleted_at IS NULL OR NOT is_active),
  CONSTRAINT rewards_current_redemptions_check CHECK (current_redemptions >= 0),
  CONSTRAINT rewards_max_redemptions_check CHECK (max_redemptions >= 1 AND max_redemptions <= 1000000000),
  CONSTRAINT rewards_token_cost_check CHECK (token_cost >= 1 AND token_cost <= 1000000000)
);

CREATE INDEX rewards_id ON rewards USING btree (id);

CREATE TABLE savings (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  reward_id uuid NOT NULL,
  points bigint NOT NULL,
  CONSTRAINT savings_pkey PRIMARY KEY (family_id, learner_id, reward_id),
  CONSTRAINT savings_points_check CHECK (points > 0)
);

CREATE INDEX savings_reward ON savings USING btree (family_id, reward_id);

CREATE TABLE schema_migrations (
  version integer NOT NULL,
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT schema_migrations_pkey PRIMARY KEY (version)
);

CREATE TABLE seen_questions (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  concept_id text NOT NULL,
  hash text NOT NULL,
  seen_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT seen_questions_pkey PRIMARY KEY (family_id, learner_id, concept_id, hash)
);

CREATE TABLE sessions (
  jti uuid NOT NULL,
  user_id bigint NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  revoked_at timestamp with time zone,
  CONSTRAINT sessions_pkey PRIMARY KEY (jti)
);

CREATE INDEX sessions_expires_at ON sessions USING btree (expires_at);

CREATE INDEX sessions_revoked_at ON sessions USING btree (revoked_at) WHERE revoked_at IS NOT NULL;

CREATE INDEX sessions_user_id ON sessions USING btree (user_id) WHERE revoked_at IS NULL;

CREATE TABLE users (
  id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  username text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  parent_id bigint,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_check CHECK ((role = 'LEARNER'::text) = (parent_id IS NOT NULL)),
  CONSTRAINT users_email_check CHECK (length(email) >= 3 AND length(email) <= 254),
  CONSTRAINT users_name_check CHECK (length(name) >= 1 AND length(name) <= 200),
  CONSTRAINT users_role_check CHECK (role = ANY (ARRAY['ADMIN'::text, 'PARENT'::text, 'LEARNER'::text])),
  CONSTRAINT users_username_check CHECK (username ~ '^[A-Za-z0-9._@-]{1,64}$'::text)
);

CREATE UNIQUE INDEX users_email_key ON users USING btree (lower(email));

CREATE INDEX users_parent_id ON users USING btree (parent_id) WHERE parent_id IS NOT NULL;

CREATE UNIQUE INDEX users_username_key ON users USING btree (lower(username));

ALTER TABLE adjustment_notes ADD CONSTRAINT adjustment_notes_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE adjustment_notes ADD CONSTRAINT adjustment_notes_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE credentials ADD CONSTRAINT credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE entries ADD CONSTRAINT entries_family_id_seq_fkey FOREIGN KEY (family_id, seq) REFERENCES events(family_id, seq);

ALTER TABLE events ADD CONSTRAINT events_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE families ADD CONSTRAINT families_family_id_fkey FOREIGN KEY (family_id) REFERENCES users(id);

ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE learner_profiles ADD CONSTRAINT learner_profiles_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE learner_profiles ADD CONSTRAINT learner_profiles_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE learner_settings ADD CONSTRAINT learner_settings_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE learner_settings ADD CONSTRAINT learner_settings_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE lessons ADD CONSTRAINT lessons_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE lessons ADD CONSTRAINT lessons_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE redemption_notes ADD CONSTRAINT redemption_notes_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE redemption_notes ADD CONSTRAINT redemption_notes_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE reward_texts ADD CONSTRAINT reward_texts_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE seen_questions ADD CONSTRAINT seen_questions_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE seen_questions ADD CONSTRAINT seen_questions_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE users ADD CONSTRAINT users_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES users(id);
