-- Rights of the service's role, which the setting learning.service_role names, on the tables of the service and of its queue.
-- Their owner runs this after the migrations. It changes only what differs, so it usually writes nothing.
--
-- A table is append-only if it has the trigger that says so. The role may only add rows there. It may empty no table, and
-- create, change or drop none.
DO $$
DECLARE
  service text := quote_ident(current_setting('learning.service_role'));
  statement text;
BEGIN
  -- Tables that refer to each other must change over a single connection to each node of a cluster.
  PERFORM set_config('citus.multi_shard_modify_mode', 'sequential', true);
  FOR statement IN
    WITH schemas AS (
      SELECT oid, nspname FROM pg_namespace WHERE nspname IN (current_schema(), 'pgboss')
    ), relations AS (
      SELECT relacl, format('%s %I.%I', CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, nspname, relname) AS name,
        CASE
          WHEN relkind = 'S' THEN '{SELECT,UPDATE,USAGE}'
          WHEN relname = 'schema_migrations' THEN '{SELECT}'
          WHEN EXISTS (SELECT FROM pg_trigger WHERE tgrelid = c.oid AND tgname = relname || '_append_only') THEN '{INSERT,SELECT}'
          ELSE '{DELETE,INSERT,SELECT,UPDATE}'
        END::text[] AS rights
      FROM pg_class c JOIN schemas s ON s.oid = relnamespace
      WHERE relkind IN ('r', 'p', 'S') AND pg_has_role(relowner, 'USAGE')
    )
    SELECT format('GRANT CONNECT ON DATABASE %I TO %s', current_database(), service)
    WHERE NOT has_database_privilege(service::regrole, current_database(), 'CONNECT')
    UNION ALL
    SELECT format('GRANT USAGE ON SCHEMA %I TO %s', nspname, service)
    FROM schemas WHERE NOT has_schema_privilege(service::regrole, oid, 'USAGE')
    UNION ALL
    SELECT format('GRANT EXECUTE ON ROUTINE %s TO %s', p.oid::regprocedure, service)
    FROM pg_proc p JOIN schemas s ON s.oid = pronamespace
    WHERE pg_has_role(proowner, 'USAGE') AND NOT has_function_privilege(service::regrole, p.oid, 'EXECUTE')
    UNION ALL
    SELECT format('REVOKE ALL ON %s FROM %s; GRANT %s ON %1$s TO %2$s', name, service, array_to_string(rights, ', '))
    FROM relations
    WHERE rights <> ARRAY(SELECT privilege_type FROM aclexplode(relacl) WHERE grantee = service::regrole ORDER BY privilege_type)
  LOOP
    EXECUTE statement;
  END LOOP;
END
$$;
