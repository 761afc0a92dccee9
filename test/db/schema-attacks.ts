/** Change of the schema, and the lines of the problems that it makes. */
interface Attack {
  by: string;
  finds: (string | RegExp)[];
  /** First version of PostgreSQL that allows it. */
  since?: number;
}

/** Changes of the schema, each of which changes the meaning of a ledger. */
export const schemaAttacks: Record<string, Attack> = {
  'a column of another type': {
    by: 'ALTER TABLE entries ALTER learner_id TYPE numeric(7,4)',
    finds: ['column learner_id of entries: learner_id bigint NOT NULL / learner_id numeric(7,4) NOT NULL'],
  },
  'a column of a domain': {
    by: 'CREATE DOMAIN int8 AS bigint; ALTER TABLE events ALTER actor_id TYPE public.int8',
    finds: ['column actor_id of events: actor_id bigint NOT NULL / actor_id public.int8 NOT NULL'],
  },
  'a column with another collation': {
    by: `CREATE COLLATION same (provider = icu, locale = 'und-u-ks-level1', deterministic = false);
      ALTER TABLE entries ALTER source_id TYPE text COLLATE same`,
    finds: ['column source_id of entries: source_id text NOT NULL / source_id text COLLATE same NOT NULL'],
  },
  'another default': {
    by: 'ALTER TABLE families ALTER seq SET DEFAULT 5',
    finds: ['column seq of families: seq bigint NOT NULL DEFAULT 0 / seq bigint NOT NULL DEFAULT 5'],
  },
  'a column that may be NULL': {
    by: 'ALTER TABLE events ALTER hash DROP NOT NULL',
    finds: ['column hash of events: hash bytea NOT NULL / hash bytea'],
  },
  'a generated column': {
    by: 'ALTER TABLE events ADD twice bigint GENERATED ALWAYS AS (seq * 2) STORED',
    finds: ['column twice of events: nothing / twice bigint GENERATED ALWAYS AS ((seq * 2)) STORED'],
  },
  'columns in another order': {
    by: `ALTER TABLE last_backup DROP bytes; ALTER TABLE last_backup DROP finished_at;
      ALTER TABLE last_backup ADD bytes bigint NOT NULL CHECK (bytes > 0), ADD finished_at timestamptz(3) NOT NULL`,
    finds: ['order of columns of last_backup: is_only, finished_at, bytes / is_only, bytes, finished_at'],
  },
  'a view instead of a table': {
    by: 'ALTER TABLE entries RENAME TO real_entries; CREATE VIEW entries AS SELECT * FROM real_entries WHERE seq > 1',
    finds: ['table entries: table / view'],
  },
  'a partitioned table': {
    by: 'ALTER TABLE entries RENAME TO old; CREATE TABLE entries (LIKE old) PARTITION BY LIST (family_id)',
    finds: ['table entries: table / partitioned table'],
  },
  'a missing table': { by: 'DROP TABLE entries', finds: ['table entries: table / nothing'] },
  'a disabled trigger': {
    by: 'ALTER TABLE events DISABLE TRIGGER events_append_only',
    finds: ['trigger events_append_only of events: enabled / disabled'],
  },
  'disabled triggers of a foreign key': {
    by: 'ALTER TABLE checkpoint_heads DISABLE TRIGGER ALL',
    finds: [
      ...Array(4).fill(/^trigger "RI_ConstraintTrigger_c_\d+" of checkpoint_heads: enabled \/ disabled$/),
      'trigger checkpoint_heads_append_only of checkpoint_heads: enabled / disabled',
    ],
  },
  'missing triggers of a foreign key': {
    by: `DELETE FROM pg_depend WHERE classid = 'pg_trigger'::regclass;
      DELETE FROM pg_trigger WHERE tgrelid = 'checkpoint_heads'::regclass AND tgisinternal`,
    finds: ['checkpoint', 'family'].map(
      (column) => `triggers of constraint checkpoint_heads_${column}_id_fkey of checkpoint_heads: 4 / 2`,
    ),
  },
  'a dropped trigger': {
    by: 'DROP TRIGGER events_append_only ON events',
    finds: [/^trigger events_append_only of events: CREATE TRIGGER events_append_only BEFORE .* \/ nothing$/],
  },
  'an additional trigger': {
    by: 'CREATE TRIGGER extra BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()',
    finds: [/^trigger extra of entries: nothing \/ CREATE TRIGGER extra /],
  },
  'a function that does nothing': {
    by: 'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
    finds: [
      /^function refuse_change\(\): AS \$function\$ \/ AS \$function\$ BEGIN RETURN NULL; END \$function\$$/,
    ],
  },
  'a trigger with a function of another schema': {
    by: `CREATE SCHEMA evil; SET LOCAL search_path = evil, public;
      CREATE FUNCTION evil.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
      CREATE OR REPLACE TRIGGER events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON events FOR EACH STATEMENT
        EXECUTE FUNCTION evil.refuse_change()`,
    finds: [
      'function evil.refuse_change(): nothing / function in the schema evil',
      /^trigger events_append_only of events: .* EXECUTE FUNCTION refuse_change\(\) \/ .* EXECUTE FUNCTION evil.refuse_change\(\)$/,
    ],
  },
  'a function with other rights': {
    by: 'ALTER FUNCTION end_sessions() SECURITY DEFINER',
    finds: ['function end_sessions(): AS $function$ / SECURITY DEFINER'],
  },
  'another function with the name of ours': {
    by: `CREATE FUNCTION end_audit_records(integer) RETURNS integer LANGUAGE sql AS 'SELECT 1'`,
    finds: [/^function end_audit_records\(integer\): nothing \/ CREATE OR REPLACE FUNCTION /],
  },
  "another function with the name of PostgreSQL's": {
    by: `CREATE FUNCTION encode(bytea, varchar) RETURNS text LANGUAGE sql AS $$ SELECT '00' $$`,
    finds: [/^function public.encode\(bytea,character varying\): nothing \/ function in the schema public$/],
  },
  'another operator': {
    by: `CREATE FUNCTION never(bigint, text) RETURNS boolean LANGUAGE sql AS 'SELECT false';
      CREATE OPERATOR = (LEFTARG = bigint, RIGHTARG = text, FUNCTION = never)`,
    finds: ['operator public.=(bigint,text): nothing / operator in the schema public'],
  },
  'a cast': {
    by: 'CREATE CAST (uuid AS bytea) WITH INOUT AS IMPLICIT',
    finds: ['cast from uuid to bytea: nothing / cast'],
  },
  'a dropped check': {
    by: 'ALTER TABLE balances DROP CONSTRAINT balances_balance_check',
    finds: [/^constraint balances_balance_check of balances: CONSTRAINT .*balance >= 0.* \/ nothing$/],
  },
  'a constraint that older rows may violate': {
    by: `ALTER TABLE balances DROP CONSTRAINT balances_balance_check,
      ADD CONSTRAINT balances_balance_check CHECK (balance >= 0) NOT VALID`,
    finds: [/^constraint balances_balance_check of balances: CONSTRAINT .* \/ CONSTRAINT .* NOT VALID$/],
  },
  'a check that PostgreSQL ignores': {
    by: `UPDATE pg_class SET relchecks = 0 WHERE oid = 'balances'::regclass`,
    finds: [/^checks, triggers and indexes of balances: 1, f, t \/ 0, f, t$/],
  },
  'a dropped unique index': {
    by: 'DROP INDEX users_username_key',
    finds: [/^index users_username_key of users: CREATE UNIQUE INDEX users_username_key .* \/ nothing$/],
  },
  'an index that is not unique': {
    by: 'DROP INDEX users_username_key; CREATE INDEX users_username_key ON users (lower(username))',
    finds: [/^index users_username_key of users: CREATE UNIQUE INDEX .* \/ CREATE INDEX /],
  },
  'an invalid index': {
    by: `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'users_username_key'::regclass`,
    finds: ['index users_username_key of users: valid / invalid'],
  },
  'a rule': {
    by: 'CREATE RULE quiet AS ON INSERT TO entries DO INSTEAD NOTHING',
    finds: [
      /^rule quiet of entries: nothing \/ CREATE RULE quiet AS ON INSERT TO (public\.)?entries DO INSTEAD NOTHING;$/,
    ],
  },
  'an inherited table': {
    by: 'CREATE TABLE more () INHERITS (entries)',
    finds: ['child of entries: nothing / more'],
  },
  'a table that inherits': {
    by: 'CREATE TABLE origin (LIKE last_backup); ALTER TABLE last_backup INHERIT origin',
    finds: ['parent of last_backup: nothing / origin'],
  },
  'an earlier table in the search_path': {
    by: 'CREATE SCHEMA evil; CREATE TABLE evil.entries (LIKE entries INCLUDING ALL); SET LOCAL search_path = evil, public',
    finds: ['table entries: table / table evil.entries'],
  },
  'a temporary table': {
    by: 'CREATE TEMPORARY TABLE events (LIKE events)',
    finds: [/^table events: table \/ table pg_temp_\d+\.events$/],
  },
  'names before those of PostgreSQL': {
    by: 'SET LOCAL search_path = public, pg_catalog',
    finds: ['search_path: pg_catalog first / public, pg_catalog'],
  },
  'triggers that are off in the session': {
    by: 'SET LOCAL session_replication_role = replica',
    finds: ['session_replication_role: origin / replica'],
  },
  'row level security': {
    by: `ALTER TABLE entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
      CREATE POLICY small ON entries USING (amount < 100)`,
    finds: [
      'row level security of entries: off / on',
      'policy small of entries: nothing / USING (amount < 100)',
    ],
  },
  'an unlogged table': {
    by: 'ALTER TABLE last_backup SET UNLOGGED',
    finds: ['persistence of last_backup: logged / unlogged'],
  },
  'another access method': {
    by: `CREATE ACCESS METHOD strange TYPE TABLE HANDLER heap_tableam_handler;
      ALTER TABLE last_backup SET ACCESS METHOD strange`,
    finds: ['access method of last_backup: heap / strange'],
  },
  'NULL in older rows': {
    by: `ALTER TABLE last_backup ALTER bytes DROP NOT NULL, ADD CONSTRAINT later NOT NULL bytes NOT VALID`,
    finds: ['constraint later of last_backup: validated / NOT VALID'],
    since: 18,
  },
  'a trigger at each login': {
    by: `CREATE FUNCTION enter() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN END';
      CREATE EVENT TRIGGER entering ON login EXECUTE FUNCTION enter()`,
    finds: ['event trigger entering: nothing / trigger at each login'],
    since: 17,
  },
  'another owner': {
    by: `CREATE ROLE schema_check_thief; GRANT ALL ON SCHEMA public TO schema_check_thief;
      ALTER TABLE entries OWNER TO schema_check_thief; ALTER FUNCTION refuse_change() OWNER TO schema_check_thief`,
    finds: [
      /^owner of table entries: \w+ \/ schema_check_thief$/,
      /^owner of function refuse_change\(\): \w+ \/ schema_check_thief$/,
    ],
  },
};
