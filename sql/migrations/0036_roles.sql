-- The service's role may not delete records of the audit log (sql/roles.sql). This function deletes them as the owner of the
-- table, so it has a fixed search_path, and spares the last day whatever its caller says: AUDIT_LOG_DAYS is at least 1.
CREATE OR REPLACE FUNCTION end_audit_records(before timestamptz, maximum bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  ending timestamptz := least(before, now() - interval '1 day');
  deleted bigint;
BEGIN
  PERFORM set_config('learning.audit_log_end', ending::text, true);
  DELETE FROM audit_log WHERE (family_id, id) IN (
    SELECT family_id, id FROM audit_log WHERE at < ending ORDER BY at, id LIMIT maximum FOR UPDATE SKIP LOCKED
  );
  GET DIAGNOSTICS deleted = ROW_COUNT;
  PERFORM set_config('learning.audit_log_end', '', true);
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
