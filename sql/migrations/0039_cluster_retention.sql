-- The function that ends audit records, in a form that a cluster runs: it finds the records, then deletes them by their keys.
-- The triggers on the nodes read the setting, which SET LOCAL sends there and set_config does not. One call at a time
-- deletes, so that two cannot wait for each other's rows.
CREATE OR REPLACE FUNCTION end_audit_records(before timestamptz, maximum bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER AS $$
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
$$;
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION end_audit_records(timestamptz, bigint) SET search_path = pg_catalog, %I, pg_temp', current_schema()
  );
END
$$;
REVOKE EXECUTE ON FUNCTION end_audit_records(timestamptz, bigint) FROM PUBLIC;
