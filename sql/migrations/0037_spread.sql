-- Distributes a new table with a family_id over the nodes of a Citus cluster, if the families are distributed; does nothing on
-- one server. A migration calls it after the table's triggers and before its foreign keys.
CREATE FUNCTION spread(name regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF to_regclass('pg_catalog.pg_dist_partition') IS NULL THEN
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = 'families'::regclass) THEN
    PERFORM set_config('citus.enable_unsafe_triggers', 'on', true);
    PERFORM create_distributed_table(name, 'family_id', colocate_with => 'families');
  END IF;
END
$$;
