-- Distributes a migrated database over the nodes of a Citus cluster. `db distribute` runs it in one transaction, after the
-- nodes were added. Later migrations call spread() for their own tables.
--
-- Distributed by family_id: all rows of a family are on one node, so that node commits a save alone.
-- Reference, with a copy on each node: users, activities, and the checkpoints from before the log.
-- Local, on the coordinator: accounts' secrets, sessions, the log's checkpoints and tiles, jobs, and the rest.

-- References to users visit all nodes. Several connections to one of them would not see each other's rows.
SET LOCAL citus.multi_shard_modify_mode = 'sequential';
SET LOCAL citus.enable_unsafe_triggers = on;
SET LOCAL client_min_messages = warning;

-- What is left: all of them, or tables of a migration without spread(). They are named, since some get another oid below.
CREATE TEMP TABLE left_tables ON COMMIT DROP AS
  SELECT name, EXISTS (SELECT FROM pg_attribute WHERE attrelid = name::regclass AND attname = 'family_id') AS has_family
  FROM json_array_elements_text(current_setting('learning.left_tables')::json) AS listed (text),
    LATERAL (SELECT quote_ident(text) AS name) AS quoted;

-- No order of distributing works with foreign keys.
CREATE TEMP TABLE foreign_keys ON COMMIT DROP AS
  SELECT conrelid::regclass::text AS source, conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint
  WHERE contype = 'f' AND EXISTS (SELECT FROM left_tables WHERE left_tables.name::regclass IN (conrelid, confrelid));
DO $$
DECLARE
  dropped record;
BEGIN
  FOR dropped IN SELECT * FROM foreign_keys LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', dropped.source, dropped.name);
  END LOOP;
END
$$;

SELECT create_reference_table(name) FROM left_tables WHERE NOT has_family;
SELECT create_distributed_table(name, 'family_id', colocate_with => 'none') FROM left_tables WHERE name = 'families';
-- No index is unique over all nodes. Appending holds one lock, and verification finds two leaves in one position.
DO $$
BEGIN
  IF EXISTS (SELECT FROM left_tables WHERE name = 'log_leaves') THEN
    DROP INDEX log_leaves_idx;
    CREATE INDEX log_leaves_idx ON log_leaves (idx);
  END IF;
END
$$;
SELECT spread(name) FROM left_tables WHERE has_family AND name <> 'families' ORDER BY name;

-- The rows are on the nodes now, and the local ones are copies. Triggers of append-only tables refuse to remove them.
DO $$
DECLARE
  copied text;
BEGIN
  FOR copied IN SELECT name FROM left_tables LOOP
    EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', copied);
    PERFORM truncate_local_data_after_distributing_table(copied);
    EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', copied);
  END LOOP;
END
$$;

DO $$
DECLARE
  dropped record;
BEGIN
  FOR dropped IN SELECT * FROM foreign_keys LOOP
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s', dropped.source, dropped.name, dropped.definition);
  END LOOP;
END
$$;
