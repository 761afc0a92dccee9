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

-- No order of distributing works with foreign keys.
CREATE TEMP TABLE foreign_keys ON COMMIT DROP AS
  SELECT conrelid::regclass::text AS source, conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace;
DO $$
DECLARE
  dropped record;
BEGIN
  FOR dropped IN SELECT * FROM foreign_keys LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', dropped.source, dropped.name);
  END LOOP;
END
$$;

SELECT create_reference_table('users');
SELECT create_reference_table('activities');
SELECT create_reference_table('checkpoints');
SELECT create_distributed_table('families', 'family_id', colocate_with => 'none');
-- No index is unique over all nodes. Appending holds one lock, and verification finds two leaves in one position.
DROP INDEX log_leaves_idx;
CREATE INDEX log_leaves_idx ON log_leaves (idx);
SELECT spread(attrelid::regclass)
FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
WHERE attname = 'family_id' AND NOT attisdropped AND relkind = 'r' AND relnamespace = current_schema()::regnamespace
  AND relname <> 'families'
ORDER BY relname;

-- The rows are on the nodes now, and the local ones are copies. Triggers of append-only tables refuse to remove them.
DO $$
DECLARE
  copied regclass;
BEGIN
  FOR copied IN SELECT logicalrelid FROM pg_dist_partition LOOP
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
