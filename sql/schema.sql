-- Schema of a migrated database, for reading and for verification. Written by `npm run schema`; a test fails when it
-- differs. Instances apply the files in sql/migrations instead.

CREATE OR REPLACE FUNCTION database_identity()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  own text := (SELECT oid FROM pg_database WHERE datname = current_database());
BEGIN
  RETURN (SELECT system_identifier FROM pg_control_system()) || '/' || own;
EXCEPTION WHEN insufficient_privilege OR undefined_function THEN
  RETURN own || '/' || 'sessions'::regclass::oid;
END
$function$;

CREATE OR REPLACE FUNCTION end_audit_records(before timestamp with time zone, maximum bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
  ending timestamptz := least(before, now() - interval '1 day');
  families bigint[];
  ids bigint[];
  deleted bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('end_audit_records', 0));
  SELECT array_agg(DISTINCT family_id), array_agg(id) INTO families, ids
  FROM (SELECT family_id, id FROM audit_log WHERE at < ending ORDER BY at, id LIMIT maximum) AS oldest;
  PERFORM set_config('citus.propagate_set_commands', 'local', true);
  EXECUTE format('SET LOCAL learning.audit_log_end = %L', ending);
  DELETE FROM audit_log WHERE family_id = ANY (families) AND id = ANY (ids) AND at < ending;
  GET DIAGNOSTICS deleted = ROW_COUNT;
  SET LOCAL learning.audit_log_end = '';
  RETURN deleted;
END
$function$;

CREATE OR REPLACE FUNCTION end_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE sessions SET revoked_at = clock_timestamp() WHERE user_id = OLD.user_id AND revoked_at IS NULL;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION keep_administrator()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock(7061321);
  IF NOT EXISTS (SELECT FROM users WHERE role = 'ADMIN') THEN
    RAISE EXCEPTION 'the last administrator stays: "users_last_administrator"'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_last_administrator';
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION keep_audit_record()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < nullif(current_setting('learning.audit_log_end', true), '')::timestamptz THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION '% on audit_log is refused: the audit log is append-only', TG_OP
    USING ERRCODE = 'restrict_violation';
END
$function$;

CREATE OR REPLACE FUNCTION note_followers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  family bigint := coalesce(NEW.family_id, OLD.family_id);
  follows boolean;
BEGIN
  PERFORM FROM families WHERE family_id = family FOR NO KEY UPDATE;
  follows := EXISTS (SELECT FROM sync_configs WHERE family_id = family AND continuous_sync);
  -- What changed while nobody followed is in no feed, so it begins anew.
  UPDATE families SET is_synced = follows, feed_seq = feed_seq + 1, feed_start = feed_seq + 1
  WHERE family_id = family AND is_synced <> follows;
  IF NOT follows THEN
    DELETE FROM changes WHERE family_id = family;
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% on % is refused: the ledger is append-only', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$function$;

CREATE OR REPLACE FUNCTION spread(name regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF to_regclass('pg_catalog.pg_dist_partition') IS NULL THEN
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = 'families'::regclass) THEN
    PERFORM set_config('citus.enable_unsafe_triggers', 'on', true);
    PERFORM create_distributed_table(name, 'family_id', colocate_with => 'families');
  END IF;
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

CREATE TABLE activities (
  id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  CONSTRAINT activities_pkey PRIMARY KEY (id),
  CONSTRAINT activities_category_check CHECK (length(category) >= 1 AND length(category) <= 200),
  CONSTRAINT activities_description_check CHECK (length(description) <= 2000),
  CONSTRAINT activities_name_check CHECK (length(name) >= 1 AND length(name) <= 200)
);

CREATE TABLE adjustment_notes (
  family_id bigint NOT NULL,
  event_id uuid NOT NULL,
  learner_id bigint NOT NULL,
  reason text NOT NULL,
  salt text,
  CONSTRAINT adjustment_notes_pkey PRIMARY KEY (family_id, event_id),
  CONSTRAINT adjustment_notes_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 2000),
  CONSTRAINT adjustment_notes_salt_check CHECK (salt ~ '^[0-9a-f]+$'::text AND length(salt) = 64)
);

CREATE TABLE audit_log (
  id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  family_id bigint NOT NULL DEFAULT 0,
  at timestamp(3) with time zone NOT NULL DEFAULT clock_timestamp(),
  action text NOT NULL,
  outcome text NOT NULL,
  actor_id bigint,
  actor_role text,
  subject_id bigint,
  request_id text,
  detail jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT audit_log_pkey PRIMARY KEY (family_id, id),
  CONSTRAINT audit_log_action_check CHECK (action ~ '^[A-Z_]{1,40}$'::text),
  CONSTRAINT audit_log_actor_role_check CHECK (actor_role = ANY (ARRAY['ADMIN'::text, 'PARENT'::text, 'LEARNER'::text, 'OPERATOR'::text])),
  CONSTRAINT audit_log_detail_check CHECK (jsonb_typeof(detail) = 'object'::text AND length(detail::text) <= 500),
  CONSTRAINT audit_log_outcome_check CHECK (outcome ~ '^[A-Z_]{1,60}$'::text),
  CONSTRAINT audit_log_request_id_check CHECK (request_id ~ '^[A-Za-z0-9_.:-]{1,128}$'::text)
);

CREATE INDEX audit_log_family ON audit_log USING btree (family_id, at DESC, id DESC);

CREATE INDEX audit_log_newest ON audit_log USING btree (at DESC, id DESC);

CREATE INDEX audit_log_unknown ON audit_log USING btree (at) WHERE action = 'SIGN_IN_FAILED'::text AND subject_id IS NULL;

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_record();

CREATE TRIGGER audit_log_keep BEFORE DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_record();

CREATE TABLE award_shares (
  family_id bigint NOT NULL,
  award_id uuid NOT NULL,
  learner_id bigint NOT NULL,
  hash text NOT NULL,
  active boolean NOT NULL,
  title text,
  description text NOT NULL,
  shared_at timestamp(3) with time zone NOT NULL,
  shared_by bigint NOT NULL,
  CONSTRAINT award_shares_pkey PRIMARY KEY (family_id, award_id),
  CONSTRAINT award_shares_description_check CHECK (length(description) <= 2000),
  CONSTRAINT award_shares_hash_check CHECK (hash ~ '^[0-9a-f]{32}$'::text),
  CONSTRAINT award_shares_title_check CHECK (length(title) >= 1 AND length(title) <= 200)
);

CREATE INDEX award_shares_hash ON award_shares USING btree (hash);

CREATE TABLE awards (
  family_id bigint NOT NULL,
  id uuid NOT NULL,
  learner_id bigint NOT NULL,
  activity_id uuid NOT NULL,
  tokens bigint NOT NULL,
  status text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  cashed_in_at timestamp(3) with time zone,
  CONSTRAINT awards_pkey PRIMARY KEY (family_id, id),
  CONSTRAINT awards_check CHECK ((status = 'CASHED_IN'::text) = (cashed_in_at IS NOT NULL)),
  CONSTRAINT awards_status_check CHECK (status = ANY (ARRAY['PENDING'::text, 'CASHED_IN'::text])),
  CONSTRAINT awards_tokens_check CHECK (tokens >= 1 AND tokens <= 1000000000)
);

CREATE INDEX awards_id ON awards USING btree (id);

CREATE INDEX awards_learner ON awards USING btree (family_id, learner_id, created_at DESC, id DESC);

CREATE TABLE balances (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  balance bigint NOT NULL,
  CONSTRAINT balances_pkey PRIMARY KEY (family_id, learner_id),
  CONSTRAINT balances_balance_check CHECK (balance >= 0)
);

CREATE TABLE catalogs (
  family_id bigint NOT NULL,
  rewards bigint NOT NULL,
  active_rewards bigint NOT NULL,
  CONSTRAINT catalogs_pkey PRIMARY KEY (family_id),
  CONSTRAINT catalogs_check CHECK (active_rewards >= 0 AND active_rewards <= rewards),
  CONSTRAINT catalogs_rewards_check CHECK (rewards > 0)
);

CREATE TABLE changes (
  family_id bigint NOT NULL,
  seq bigint NOT NULL,
  name text NOT NULL,
  key text[] NOT NULL,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT changes_pkey PRIMARY KEY (family_id, seq, name, key)
);

CREATE TABLE checkpoint_heads (
  family_id bigint NOT NULL,
  checkpoint_id bigint NOT NULL,
  seq bigint NOT NULL,
  head bytea NOT NULL,
  CONSTRAINT checkpoint_heads_pkey PRIMARY KEY (family_id, checkpoint_id),
  CONSTRAINT checkpoint_heads_head_check CHECK (length(head) = 32),
  CONSTRAINT checkpoint_heads_seq_check CHECK (seq >= 0)
);

CREATE TRIGGER checkpoint_heads_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON checkpoint_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE checkpoints (
  id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  size bigint NOT NULL,
  root bytea NOT NULL,
  note text NOT NULL,
  CONSTRAINT checkpoints_pkey PRIMARY KEY (id),
  CONSTRAINT checkpoints_root_check CHECK (length(root) = 32),
  CONSTRAINT checkpoints_size_check CHECK (size >= 0)
);

CREATE TRIGGER checkpoints_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON checkpoints FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE code_attempts (
  subject bytea NOT NULL,
  failures integer NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT code_attempts_pkey PRIMARY KEY (subject),
  CONSTRAINT code_attempts_failures_check CHECK (failures > 0),
  CONSTRAINT code_attempts_subject_check CHECK (length(subject) = 32)
);

CREATE INDEX code_attempts_last_at ON code_attempts USING btree (last_at);

CREATE TABLE credentials (
  user_id bigint NOT NULL,
  password_hash text,
  changed_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT credentials_pkey PRIMARY KEY (user_id)
);

CREATE TRIGGER credentials_end_sessions AFTER DELETE OR UPDATE OF password_hash ON credentials FOR EACH ROW EXECUTE FUNCTION end_sessions();

CREATE TABLE double_or_loss (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  enabled boolean NOT NULL,
  CONSTRAINT double_or_loss_pkey PRIMARY KEY (family_id, learner_id)
);

CREATE TABLE earlier_names (
  family_id bigint NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  until timestamp(3) with time zone NOT NULL,
  learner_id bigint,
  CONSTRAINT earlier_names_pkey PRIMARY KEY (family_id, id),
  CONSTRAINT earlier_names_name_check CHECK (length(name) >= 1 AND length(name) <= 200)
);

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
  CONSTRAINT entries_source_type_check CHECK (source_type = ANY (ARRAY['QUIZ_CORRECT'::text, 'DOUBLE_OR_LOSS_DEDUCTION'::text, 'REWARD_SAVE'::text, 'REWARD_REDEMPTION'::text, 'ADMIN_ADJUSTMENT'::text, 'AWARD_ALLOCATION'::text, 'QUESTION_VOIDED'::text]))
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
  commitments jsonb,
  rules smallint,
  CONSTRAINT events_pkey PRIMARY KEY (family_id, seq),
  CONSTRAINT events_commitments_check CHECK (jsonb_typeof(commitments) = 'object'::text AND commitments <> '{}'::jsonb),
  CONSTRAINT events_hash_check CHECK (length(hash) = 32),
  CONSTRAINT events_rules_check CHECK (rules >= 2),
  CONSTRAINT events_seq_check CHECK (seq > 0)
);

CREATE UNIQUE INDEX events_id_key ON events USING btree (family_id, id);

CREATE TRIGGER events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE families (
  family_id bigint NOT NULL,
  seq bigint NOT NULL DEFAULT 0,
  head bytea NOT NULL DEFAULT decode(repeat('00'::text, 32), 'hex'::text),
  last_at timestamp(3) with time zone NOT NULL DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone,
  is_synced boolean NOT NULL DEFAULT false,
  feed_seq bigint NOT NULL DEFAULT 0,
  feed_start bigint NOT NULL DEFAULT 0,
  is_closed boolean NOT NULL DEFAULT false,
  imported_seq bigint NOT NULL DEFAULT 0,
  written_day text NOT NULL DEFAULT ''::text,
  written_bytes bigint NOT NULL DEFAULT 0,
  CONSTRAINT families_pkey PRIMARY KEY (family_id),
  CONSTRAINT families_check CHECK (feed_start >= 0 AND feed_start <= feed_seq),
  CONSTRAINT families_check1 CHECK (imported_seq >= 0 AND imported_seq <= seq),
  CONSTRAINT families_head_check CHECK (length(head) = 32),
  CONSTRAINT families_seq_check CHECK (seq >= 0)
);

CREATE TABLE idempotency_keys (
  family_id bigint NOT NULL,
  user_id bigint NOT NULL,
  key text NOT NULL,
  request_hash bytea,
  status bigint NOT NULL,
  body text,
  learner_id bigint,
  created_at timestamp(3) with time zone NOT NULL,
  receipt jsonb,
  is_idle boolean NOT NULL DEFAULT false,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (family_id, user_id, key),
  CONSTRAINT idempotency_keys_key_check CHECK (key ~ '^[!-~]+$'::text AND length(key) <= 255),
  CONSTRAINT idempotency_keys_receipt_check CHECK (receipt IS NULL OR ((receipt -> 'familyId'::text) = to_jsonb(family_id) AND jsonb_typeof(receipt -> 'seq'::text) = 'number'::text AND (receipt ->> 'hash'::text) ~ '^[0-9a-f]+$'::text AND length(receipt ->> 'hash'::text) = 64 AND (receipt ->> 'prior'::text) ~ '^[0-9a-f]+$'::text AND length(receipt ->> 'prior'::text) = 64) IS TRUE),
  CONSTRAINT idempotency_keys_request_hash_check CHECK (length(request_hash) = 32),
  CONSTRAINT idempotency_keys_status_check CHECK (status >= 200 AND status <= 599)
);

CREATE INDEX idempotency_keys_idle ON idempotency_keys USING btree (created_at) WHERE is_idle;

CREATE INDEX idempotency_keys_learner ON idempotency_keys USING btree (family_id, learner_id) WHERE learner_id IS NOT NULL;

CREATE INDEX idempotency_keys_refusals ON idempotency_keys USING btree (created_at) WHERE status >= 400;

CREATE INDEX idempotency_keys_user ON idempotency_keys USING btree (user_id, key);

CREATE TABLE known_devices (
  user_id bigint NOT NULL,
  device bytea NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, device),
  CONSTRAINT known_devices_device_check CHECK (length(device) = 32)
);

CREATE INDEX known_devices_seen_at ON known_devices USING btree (seen_at);

CREATE TABLE last_backup (
  is_only boolean NOT NULL DEFAULT true,
  finished_at timestamp(3) with time zone NOT NULL,
  bytes bigint NOT NULL,
  CONSTRAINT last_backup_pkey PRIMARY KEY (is_only),
  CONSTRAINT last_backup_bytes_check CHECK (bytes > 0),
  CONSTRAINT last_backup_is_only_check CHECK (is_only)
);

CREATE TABLE last_verification (
  is_only boolean NOT NULL DEFAULT true,
  finished_at timestamp(3) with time zone NOT NULL,
  is_sound boolean NOT NULL,
  CONSTRAINT last_verification_pkey PRIMARY KEY (is_only),
  CONSTRAINT last_verification_is_only_check CHECK (is_only)
);

CREATE TABLE learner_pins (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  pin_hash text NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT learner_pins_pkey PRIMARY KEY (family_id, learner_id)
);

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
  picture text,
  color text,
  CONSTRAINT learner_profiles_pkey PRIMARY KEY (family_id, learner_id),
  CONSTRAINT learner_profiles_grade_level_check CHECK (grade_level >= 0 AND grade_level <= 12)
);

CREATE TABLE learner_settings (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  double_or_loss_enabled boolean NOT NULL,
  CONSTRAINT learner_settings_pkey PRIMARY KEY (family_id, learner_id)
);

CREATE TABLE ledger_origin (
  is_only boolean NOT NULL DEFAULT true,
  origin text NOT NULL,
  since timestamp(3) with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT ledger_origin_pkey PRIMARY KEY (is_only),
  CONSTRAINT ledger_origin_is_only_check CHECK (is_only),
  CONSTRAINT ledger_origin_origin_check CHECK (origin ~ '^[^\s+]+$'::text)
);

CREATE TABLE lesson_counts (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  day text NOT NULL,
  lessons bigint NOT NULL,
  CONSTRAINT lesson_counts_pkey PRIMARY KEY (family_id, learner_id),
  CONSTRAINT lesson_counts_day_check CHECK (day ~ '^\d{4}-\d{2}-\d{2}$'::text),
  CONSTRAINT lesson_counts_lessons_check CHECK (lessons > 0)
);

CREATE TABLE lesson_images (
  family_id bigint NOT NULL,
  lesson_id uuid NOT NULL,
  id uuid NOT NULL,
  learner_id bigint NOT NULL,
  content_type text NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT lesson_images_pkey PRIMARY KEY (family_id, lesson_id, id),
  CONSTRAINT lesson_images_content_type_check CHECK (content_type = ANY (ARRAY['image/svg+xml'::text, 'image/png'::text, 'image/jpeg'::text, 'image/webp'::text]))
);

CREATE TABLE lesson_topics (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  concept_id text NOT NULL,
  title text NOT NULL,
  subject text NOT NULL,
  CONSTRAINT lesson_topics_pkey PRIMARY KEY (family_id, learner_id, concept_id),
  CONSTRAINT lesson_topics_concept_id_check CHECK (concept_id ~ '^topic\.[0-9a-f]{8}$'::text),
  CONSTRAINT lesson_topics_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 200),
  CONSTRAINT lesson_topics_title_check CHECK (length(title) >= 1 AND length(title) <= 200)
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
  figures jsonb NOT NULL DEFAULT '[]'::jsonb,
  salt text,
  is_too_fast boolean,
  learner_grade bigint,
  checks jsonb NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT lessons_pkey PRIMARY KEY (family_id, id),
  CONSTRAINT lessons_category_check CHECK (length(category) <= 200),
  CONSTRAINT lessons_check CHECK ((answered_at IS NULL) = (answers IS NULL)),
  CONSTRAINT lessons_check1 CHECK ((answered_at IS NULL) = (score IS NULL)),
  CONSTRAINT lessons_check2 CHECK (answered_at IS NULL OR status = 'DONE'::text),
  CONSTRAINT lessons_difficulty_check CHECK (difficulty = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text])),
  CONSTRAINT lessons_grade_level_check CHECK (grade_level >= 0 AND grade_level <= 12),
  CONSTRAINT lessons_learner_grade_check CHECK (learner_grade >= 0 AND learner_grade <= 12),
  CONSTRAINT lessons_salt_check CHECK (salt ~ '^[0-9a-f]+$'::text AND length(salt) = 64),
  CONSTRAINT lessons_score_check CHECK (score >= 0 AND score <= 100),
  CONSTRAINT lessons_status_check CHECK (status = ANY (ARRAY['ACTIVE'::text, 'DONE'::text, 'QUEUED'::text])),
  CONSTRAINT lessons_subject_check CHECK (length(subject) <= 200)
);

CREATE INDEX lessons_id ON lessons USING btree (id);

CREATE INDEX lessons_learner ON lessons USING btree (family_id, learner_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX lessons_one_active ON lessons USING btree (family_id, learner_id) WHERE status = 'ACTIVE'::text;

CREATE UNIQUE INDEX lessons_one_queued ON lessons USING btree (family_id, learner_id) WHERE status = 'QUEUED'::text;

CREATE TABLE log_checkpoints (
  id bigint NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  size bigint NOT NULL,
  root bytea NOT NULL,
  note text NOT NULL,
  CONSTRAINT log_checkpoints_pkey PRIMARY KEY (id),
  CONSTRAINT log_checkpoints_id_check CHECK (id > 0),
  CONSTRAINT log_checkpoints_root_check CHECK (length(root) = 32),
  CONSTRAINT log_checkpoints_size_check CHECK (size >= 0)
);

CREATE INDEX log_checkpoints_size ON log_checkpoints USING btree (size);

CREATE TRIGGER log_checkpoints_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_checkpoints FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE log_cosignatures (
  checkpoint_id bigint NOT NULL,
  witness text NOT NULL,
  line text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT log_cosignatures_pkey PRIMARY KEY (checkpoint_id, witness)
);

CREATE INDEX log_cosignatures_witness ON log_cosignatures USING btree (witness, checkpoint_id);

CREATE TRIGGER log_cosignatures_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_cosignatures FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE log_keys (
  id bigint NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  public_key text NOT NULL,
  size bigint NOT NULL,
  statement text,
  CONSTRAINT log_keys_pkey PRIMARY KEY (id),
  CONSTRAINT log_keys_id_check CHECK (id > 0),
  CONSTRAINT log_keys_size_check CHECK (size >= 0)
);

CREATE TRIGGER log_keys_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE log_leaves (
  family_id bigint NOT NULL,
  seq bigint NOT NULL,
  idx bigint NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT log_leaves_pkey PRIMARY KEY (family_id, seq),
  CONSTRAINT log_leaves_hash_check CHECK (length(hash) = 32),
  CONSTRAINT log_leaves_idx_check CHECK (idx >= 0),
  CONSTRAINT log_leaves_seq_check CHECK (seq > 0)
);

CREATE INDEX log_leaves_families ON log_leaves USING btree (family_id) WHERE seq = 1;

CREATE UNIQUE INDEX log_leaves_idx ON log_leaves USING btree (idx);

CREATE TRIGGER log_leaves_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_leaves FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE log_tiles (
  level smallint NOT NULL,
  idx bigint NOT NULL,
  hashes bytea NOT NULL,
  root bytea NOT NULL,
  CONSTRAINT log_tiles_pkey PRIMARY KEY (level, idx),
  CONSTRAINT log_tiles_hashes_check CHECK (length(hashes) = 8192),
  CONSTRAINT log_tiles_idx_check CHECK (idx >= 0),
  CONSTRAINT log_tiles_level_check CHECK (level >= 0),
  CONSTRAINT log_tiles_root_check CHECK (length(root) = 32)
);

CREATE TRIGGER log_tiles_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_tiles FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE log_witnesses (
  witness text NOT NULL,
  next_at timestamp(3) with time zone NOT NULL,
  failures bigint NOT NULL,
  CONSTRAINT log_witnesses_pkey PRIMARY KEY (witness),
  CONSTRAINT log_witnesses_failures_check CHECK (failures >= 0)
);

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
  is_mastered boolean NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  stability double precision NOT NULL,
  hardness double precision NOT NULL,
  lapses bigint NOT NULL,
  passed_at timestamp(3) with time zone,
  passed_days bigint NOT NULL DEFAULT 0,
  passed_harder boolean NOT NULL DEFAULT false,
  failures bigint NOT NULL DEFAULT 0,
  last_difficulty text,
  passed_day text,
  last_grade bigint,
  CONSTRAINT mastery_pkey PRIMARY KEY (family_id, learner_id, concept_id),
  CONSTRAINT mastery_attempts_check CHECK (attempts > 0),
  CONSTRAINT mastery_check CHECK (correct >= 0 AND correct <= attempts),
  CONSTRAINT mastery_failures_check CHECK (failures >= 0),
  CONSTRAINT mastery_hardness_check CHECK (hardness >= 1::double precision AND hardness <= 10::double precision),
  CONSTRAINT mastery_lapses_check CHECK (lapses >= 0),
  CONSTRAINT mastery_last_difficulty_check CHECK (last_difficulty = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text])),
  CONSTRAINT mastery_last_grade_check CHECK (last_grade >= 0 AND last_grade <= 12),
  CONSTRAINT mastery_lessons_check CHECK (lessons >= 0),
  CONSTRAINT mastery_passed_day_check CHECK (passed_day ~ '^\d{4}-\d{2}-\d{2}$'::text),
  CONSTRAINT mastery_passed_days_check CHECK (passed_days >= 0),
  CONSTRAINT mastery_probability_check CHECK (probability >= 0::double precision AND probability <= 1::double precision),
  CONSTRAINT mastery_stability_check CHECK (stability > 0::double precision)
);

CREATE TABLE one_time_codes (
  code_hash bytea NOT NULL,
  purpose text NOT NULL,
  user_id bigint,
  created_by bigint,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT one_time_codes_pkey PRIMARY KEY (code_hash),
  CONSTRAINT one_time_codes_code_hash_check CHECK (length(code_hash) = 32),
  CONSTRAINT one_time_codes_purpose_check CHECK (purpose = ANY (ARRAY['setup'::text, 'invitation'::text, 'learner'::text, 'recovery'::text]))
);

CREATE INDEX one_time_codes_created_by ON one_time_codes USING btree (created_by) WHERE created_by IS NOT NULL;

CREATE INDEX one_time_codes_expires_at ON one_time_codes USING btree (expires_at);

CREATE INDEX one_time_codes_user_id ON one_time_codes USING btree (user_id) WHERE user_id IS NOT NULL;

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

CREATE TABLE provider_shares (
  day date NOT NULL,
  user_id bigint NOT NULL,
  requests bigint NOT NULL,
  CONSTRAINT provider_shares_pkey PRIMARY KEY (day, user_id),
  CONSTRAINT provider_shares_requests_check CHECK (requests >= 0)
);

CREATE TABLE provider_usage (
  day date NOT NULL,
  requests bigint NOT NULL,
  CONSTRAINT provider_usage_pkey PRIMARY KEY (day),
  CONSTRAINT provider_usage_requests_check CHECK (requests >= 0)
);

CREATE TABLE question_reports (
  family_id bigint NOT NULL,
  lesson_id uuid NOT NULL,
  question_index bigint NOT NULL,
  reported_by bigint NOT NULL,
  id uuid NOT NULL,
  learner_id bigint NOT NULL,
  reason text NOT NULL,
  reported_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT question_reports_pkey PRIMARY KEY (family_id, lesson_id, question_index, reported_by),
  CONSTRAINT question_reports_question_index_check CHECK (question_index >= 0),
  CONSTRAINT question_reports_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 2000)
);

CREATE INDEX question_reports_newest ON question_reports USING btree (family_id, reported_at DESC, id DESC);

CREATE TABLE quizzes (
  family_id bigint NOT NULL,
  lesson_id uuid NOT NULL,
  learner_id bigint NOT NULL,
  concept_id text NOT NULL,
  seq bigint NOT NULL,
  answered_at timestamp(3) with time zone NOT NULL,
  correct jsonb NOT NULL,
  choices jsonb NOT NULL,
  concepts jsonb NOT NULL,
  grades jsonb NOT NULL,
  doubled jsonb NOT NULL,
  voided jsonb NOT NULL,
  deducted bigint NOT NULL,
  difficulty text,
  day text,
  is_too_fast boolean,
  grade_level bigint,
  learner_grade bigint,
  CONSTRAINT quizzes_pkey PRIMARY KEY (family_id, lesson_id),
  CONSTRAINT quizzes_deducted_check CHECK (deducted >= 0),
  CONSTRAINT quizzes_seq_check CHECK (seq > 0)
);

CREATE INDEX quizzes_concept ON quizzes USING btree (family_id, learner_id, concept_id);

CREATE TABLE recovery_codes (
  user_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_code_hash_check CHECK (length(code_hash) = 32)
);

CREATE TABLE redemption_notes (
  family_id bigint NOT NULL,
  redemption_id uuid NOT NULL,
  learner_id bigint NOT NULL,
  notes text NOT NULL,
  salt text,
  CONSTRAINT redemption_notes_pkey PRIMARY KEY (family_id, redemption_id),
  CONSTRAINT redemption_notes_notes_check CHECK (length(notes) >= 1 AND length(notes) <= 2000),
  CONSTRAINT redemption_notes_salt_check CHECK (salt ~ '^[0-9a-f]+$'::text AND length(salt) = 64)
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

CREATE INDEX redemptions_family ON redemptions USING btree (family_id, requested_at DESC, id DESC);

CREATE INDEX redemptions_id ON redemptions USING btree (id);

CREATE INDEX redemptions_learner ON redemptions USING btree (family_id, learner_id, requested_at DESC, id DESC);

CREATE INDEX redemptions_newest ON redemptions USING btree (requested_at DESC, id DESC);

CREATE INDEX redemptions_pending ON redemptions USING btree (family_id, reward_id) WHERE status = 'PENDING'::text;

CREATE TABLE reward_texts (
  family_id bigint NOT NULL,
  reward_id uuid NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  image_emoji text NOT NULL,
  color text NOT NULL,
  salt text,
  CONSTRAINT reward_texts_pkey PRIMARY KEY (family_id, reward_id),
  CONSTRAINT reward_texts_category_check CHECK (length(category) <= 200),
  CONSTRAINT reward_texts_color_check CHECK (color ~ '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$'::text),
  CONSTRAINT reward_texts_description_check CHECK (length(description) <= 2000),
  CONSTRAINT reward_texts_image_emoji_check CHECK (length(image_emoji) <= 32),
  CONSTRAINT reward_texts_salt_check CHECK (salt ~ '^[0-9a-f]+$'::text AND length(salt) = 64),
  CONSTRAINT reward_texts_title_check CHECK (length(title) >= 1 AND length(title) <= 200)
);

CREATE INDEX reward_texts_title ON reward_texts USING btree (family_id, title, reward_id);

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

CREATE INDEX rewards_active ON rewards USING btree (family_id, is_active, token_cost);

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

CREATE TABLE second_factors (
  user_id bigint NOT NULL,
  secret text NOT NULL,
  confirmed_at timestamp(3) with time zone,
  last_step bigint NOT NULL DEFAULT 0,
  wrong_codes integer NOT NULL DEFAULT 0,
  wrong_code_at timestamp(3) with time zone,
  CONSTRAINT second_factors_pkey PRIMARY KEY (user_id)
);

CREATE TABLE seen_questions (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  concept_id text NOT NULL,
  hash text NOT NULL,
  seen_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT seen_questions_pkey PRIMARY KEY (family_id, learner_id, concept_id, hash)
);

CREATE TABLE session_epoch (
  is_only boolean NOT NULL DEFAULT true,
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  database text NOT NULL,
  CONSTRAINT session_epoch_pkey PRIMARY KEY (is_only),
  CONSTRAINT session_epoch_is_only_check CHECK (is_only)
);

CREATE TABLE sessions (
  jti uuid NOT NULL,
  user_id bigint NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  revoked_at timestamp with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  wrong_codes integer NOT NULL DEFAULT 0,
  wrong_code_at timestamp(3) with time zone,
  handed_over_by bigint,
  CONSTRAINT sessions_pkey PRIMARY KEY (jti)
);

CREATE INDEX sessions_expires_at ON sessions USING btree (expires_at);

CREATE INDEX sessions_revoked_at ON sessions USING btree (revoked_at) WHERE revoked_at IS NOT NULL;

CREATE INDEX sessions_user_id ON sessions USING btree (user_id) WHERE revoked_at IS NULL;

CREATE TABLE share_counts (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  shares bigint NOT NULL,
  CONSTRAINT share_counts_pkey PRIMARY KEY (family_id, learner_id),
  CONSTRAINT share_counts_shares_check CHECK (shares > 0)
);

CREATE TABLE subject_levels (
  family_id bigint NOT NULL,
  learner_id bigint NOT NULL,
  area text NOT NULL,
  level bigint NOT NULL,
  learner_grade bigint NOT NULL,
  difficulty text NOT NULL,
  failures bigint NOT NULL,
  is_settled boolean NOT NULL,
  proofs bigint NOT NULL,
  last_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT subject_levels_pkey PRIMARY KEY (family_id, learner_id, area),
  CONSTRAINT subject_levels_difficulty_check CHECK (difficulty = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text])),
  CONSTRAINT subject_levels_failures_check CHECK (failures >= 0),
  CONSTRAINT subject_levels_learner_grade_check CHECK (learner_grade >= 0 AND learner_grade <= 12),
  CONSTRAINT subject_levels_level_check CHECK (level >= 0 AND level <= 12),
  CONSTRAINT subject_levels_proofs_check CHECK (proofs >= 0)
);

CREATE TABLE sync_configs (
  family_id bigint NOT NULL,
  id uuid NOT NULL,
  target_url text NOT NULL,
  continuous_sync boolean NOT NULL,
  sync_status text NOT NULL DEFAULT 'IDLE'::text,
  last_sync_at timestamp(3) with time zone,
  error_message text,
  rows_done bigint,
  rows_total bigint,
  version bigint NOT NULL DEFAULT 1,
  lease_owner uuid,
  lease_until timestamp with time zone,
  fence bigint NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamp with time zone,
  is_paused boolean NOT NULL DEFAULT false,
  synced_seq bigint NOT NULL DEFAULT 0,
  is_full_due boolean NOT NULL DEFAULT true,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sync_configs_pkey PRIMARY KEY (family_id, id),
  CONSTRAINT sync_configs_attempts_check CHECK (attempts >= 0),
  CONSTRAINT sync_configs_sync_status_check CHECK (sync_status = ANY (ARRAY['IDLE'::text, 'IN_PROGRESS'::text, 'COMPLETED'::text, 'FAILED'::text])),
  CONSTRAINT sync_configs_synced_seq_check CHECK (synced_seq >= 0)
);

CREATE INDEX sync_configs_id ON sync_configs USING btree (id);

CREATE TRIGGER sync_configs_note_followers AFTER INSERT OR DELETE OR UPDATE OF continuous_sync ON sync_configs FOR EACH ROW EXECUTE FUNCTION note_followers();

CREATE TABLE users (
  id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  username text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  parent_id bigint,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  waits_for bigint,
  waits_until timestamp(3) with time zone,
  time_zone text,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_email_check CHECK (length(email) >= 3 AND length(email) <= 254),
  CONSTRAINT users_family CHECK (num_nonnulls(parent_id, waits_for) = (role = 'LEARNER'::text)::integer),
  CONSTRAINT users_name_check CHECK (length(name) >= 1 AND length(name) <= 200),
  CONSTRAINT users_role_check CHECK (role = ANY (ARRAY['ADMIN'::text, 'PARENT'::text, 'LEARNER'::text])),
  CONSTRAINT users_time_zone_check CHECK (length(time_zone) >= 1 AND length(time_zone) <= 64),
  CONSTRAINT users_username_check CHECK (username ~ '^[A-Za-z0-9._@-]{1,64}$'::text),
  CONSTRAINT users_wait CHECK ((waits_for IS NULL) = (waits_until IS NULL))
);

CREATE UNIQUE INDEX users_email_key ON users USING btree (lower(email));

CREATE INDEX users_parent_id ON users USING btree (parent_id) WHERE parent_id IS NOT NULL;

CREATE UNIQUE INDEX users_username_key ON users USING btree (lower(username));

CREATE INDEX users_waits_for ON users USING btree (waits_for, id) WHERE waits_for IS NOT NULL;

CREATE INDEX users_waits_until ON users USING btree (waits_until) WHERE waits_until IS NOT NULL;

CREATE TRIGGER users_keep_administrator AFTER DELETE ON users FOR EACH ROW WHEN (old.role = 'ADMIN'::text) EXECUTE FUNCTION keep_administrator();

ALTER TABLE adjustment_notes ADD CONSTRAINT adjustment_notes_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE adjustment_notes ADD CONSTRAINT adjustment_notes_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE award_shares ADD CONSTRAINT award_shares_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE award_shares ADD CONSTRAINT award_shares_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE changes ADD CONSTRAINT changes_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE checkpoint_heads ADD CONSTRAINT checkpoint_heads_checkpoint_id_fkey FOREIGN KEY (checkpoint_id) REFERENCES checkpoints(id);

ALTER TABLE checkpoint_heads ADD CONSTRAINT checkpoint_heads_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE credentials ADD CONSTRAINT credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE earlier_names ADD CONSTRAINT earlier_names_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE earlier_names ADD CONSTRAINT earlier_names_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE entries ADD CONSTRAINT entries_family_id_seq_fkey FOREIGN KEY (family_id, seq) REFERENCES events(family_id, seq);

ALTER TABLE events ADD CONSTRAINT events_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE known_devices ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE learner_profiles ADD CONSTRAINT learner_profiles_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE learner_profiles ADD CONSTRAINT learner_profiles_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE learner_settings ADD CONSTRAINT learner_settings_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE learner_settings ADD CONSTRAINT learner_settings_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE lesson_counts ADD CONSTRAINT lesson_counts_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE lesson_counts ADD CONSTRAINT lesson_counts_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE lesson_images ADD CONSTRAINT lesson_images_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE lesson_images ADD CONSTRAINT lesson_images_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE lesson_topics ADD CONSTRAINT lesson_topics_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE lesson_topics ADD CONSTRAINT lesson_topics_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE lessons ADD CONSTRAINT lessons_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE lessons ADD CONSTRAINT lessons_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE log_cosignatures ADD CONSTRAINT log_cosignatures_checkpoint_id_fkey FOREIGN KEY (checkpoint_id) REFERENCES log_checkpoints(id);

ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE question_reports ADD CONSTRAINT question_reports_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE question_reports ADD CONSTRAINT question_reports_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE;

ALTER TABLE redemption_notes ADD CONSTRAINT redemption_notes_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE redemption_notes ADD CONSTRAINT redemption_notes_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE reward_texts ADD CONSTRAINT reward_texts_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE second_factors ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE seen_questions ADD CONSTRAINT seen_questions_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE seen_questions ADD CONSTRAINT seen_questions_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE share_counts ADD CONSTRAINT share_counts_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE share_counts ADD CONSTRAINT share_counts_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users(id);

ALTER TABLE sync_configs ADD CONSTRAINT sync_configs_family_id_fkey FOREIGN KEY (family_id) REFERENCES families(family_id);

ALTER TABLE users ADD CONSTRAINT users_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES users(id);

ALTER TABLE users ADD CONSTRAINT users_waits_for_fkey FOREIGN KEY (waits_for) REFERENCES users(id) ON DELETE CASCADE;
