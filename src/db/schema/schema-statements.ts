/** Statements of schema-check.ts on the catalog. The first two run with the search_path of the service, the others with a safe one. */

const kindOf = `CASE relkind WHEN 'r' THEN 'table' WHEN 'p' THEN 'partitioned table' WHEN 'v' THEN 'view'
  WHEN 'm' THEN 'materialized view' WHEN 'f' THEN 'foreign table' ELSE 'relation of kind ' || relkind::text END`;

/** Reads what a search_path decides, without names that it could replace: the oids of tables ($1). */
export const namesStatement = `
  SELECT name, pg_catalog.to_regclass(name)::pg_catalog.oid::pg_catalog.text AS oid
  FROM pg_catalog.unnest($1::pg_catalog.text[]) AS name`;
export const pathStatement = `
  SELECT pg_catalog.current_setting('search_path') AS path, pg_catalog.to_json(pg_catalog.current_schemas(true)) AS schemas`;

/** Finds the schemas of tables by names ($1) and oids ($2). */
export const placesStatement = `
  SELECT name, quote_ident(nspname) AS schema, coalesce(${kindOf}, 'nothing') AS kind
  FROM unnest($1::text[], $2::text[]) AS named (name, id)
  LEFT JOIN pg_class c ON c.oid = id::oid LEFT JOIN pg_namespace n ON n.oid = relnamespace`;

/** Smallest oid of objects that are not part of PostgreSQL. */
const firstOwnOid = 16_384;

const isOfExtension = (catalog: string, oid: string) =>
  `EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_catalog.${catalog}'::regclass AND objid = ${oid} AND deptype = 'e')`;

/**
 * Finds settings and objects by which names or operators would mean something else than in the service's schema ($1): names
 * of its functions ($2), and those of PostgreSQL. The schemas of the search_path are $3.
 */
export const sessionStatement = `
  WITH path AS (
    SELECT nspname, n.oid, ordinality FROM unnest($3::text[]) WITH ORDINALITY AS p (name, ordinality)
    JOIN pg_namespace n ON nspname = name WHERE n.oid <> pg_my_temp_schema()
  )
  SELECT 'search_path' AS subject, 'pg_catalog first' AS expected, string_agg(quote_ident(nspname), ', ' ORDER BY ordinality) AS found
  FROM path HAVING (array_agg(nspname ORDER BY ordinality))[1] <> 'pg_catalog'
  UNION ALL
  SELECT 'session_replication_role', 'origin', current_setting('session_replication_role')
  WHERE current_setting('session_replication_role') <> 'origin'
  UNION ALL
  SELECT format('function %s', f.oid::regprocedure), 'nothing', format('function in the schema %I', nspname)
  FROM pg_proc f JOIN path ON path.oid = pronamespace
  WHERE f.oid >= ${firstOwnOid} AND NOT ${isOfExtension('pg_proc', 'f.oid')}
    AND (quote_ident(proname) = ANY ($2) AND quote_ident(nspname) <> $1 OR EXISTS (
      SELECT FROM pg_proc b WHERE b.proname = f.proname AND b.oid < ${firstOwnOid}))
  UNION ALL
  SELECT format('operator %s', o.oid::regoperator), 'nothing', format('operator in the schema %I', nspname)
  FROM pg_operator o JOIN path ON path.oid = oprnamespace
  WHERE o.oid >= ${firstOwnOid} AND NOT ${isOfExtension('pg_operator', 'o.oid')}
    AND EXISTS (SELECT FROM pg_operator b WHERE b.oprname = o.oprname AND b.oid < ${firstOwnOid})
  UNION ALL
  SELECT format('cast from %s to %s', castsource::regtype, casttarget::regtype), 'nothing', 'cast'
  FROM pg_cast c
  WHERE c.oid >= ${firstOwnOid} AND castsource < ${firstOwnOid} AND casttarget < ${firstOwnOid}
    AND NOT ${isOfExtension('pg_cast', 'c.oid')}
  UNION ALL
  SELECT format('event trigger %I', evtname), 'nothing', 'trigger at each login'
  FROM pg_event_trigger WHERE evtevent = 'login' AND evtenabled <> 'D'`;

/**
 * Finds properties of tables ($1) and functions ($2) in the current schema that their definitions lack. PostgreSQL ignores a
 * rule, trigger or check if the table's row in pg_class does not mention it.
 */
export const catalogStatement = `
  WITH t AS (
    SELECT c.*, quote_ident(relname) AS name FROM pg_class c
    WHERE relnamespace = quote_ident(current_schema())::regnamespace AND quote_ident(relname) = ANY ($1)
  ), owners AS (
    SELECT 'table ' || name AS name, relowner AS owner FROM t
    UNION ALL
    SELECT 'function ' || oid::regprocedure, proowner FROM pg_proc
    WHERE pronamespace = quote_ident(current_schema())::regnamespace AND quote_ident(proname) = ANY ($2)
  ), usual AS (
    SELECT mode() WITHIN GROUP (ORDER BY owner) AS owner FROM owners
  )
  SELECT 'owner of ' || name AS subject, pg_get_userbyid(usual.owner)::text AS expected, pg_get_userbyid(owners.owner)::text AS found
  FROM owners, usual WHERE owners.owner <> usual.owner
  UNION ALL
  SELECT 'persistence of ' || name, 'logged', CASE relpersistence WHEN 'u' THEN 'unlogged' ELSE 'temporary' END
  FROM t WHERE relpersistence <> 'p'
  UNION ALL
  SELECT 'access method of ' || name, 'heap', amname::text FROM t JOIN pg_am a ON a.oid = relam WHERE amname <> 'heap'
  UNION ALL
  SELECT 'row level security of ' || name, 'off', 'on' FROM t WHERE relrowsecurity OR relforcerowsecurity
  UNION ALL
  SELECT format('policy %I of %s', polname, name), 'nothing', coalesce('USING ' || pg_get_expr(polqual, polrelid), 'policy')
  FROM t JOIN pg_policy ON polrelid = t.oid
  UNION ALL
  SELECT format('rule %I of %s', rulename, name), 'nothing', pg_get_ruledef(r.oid, true) FROM t JOIN pg_rewrite r ON ev_class = t.oid
  UNION ALL
  SELECT 'child of ' || name, 'nothing', inhrelid::regclass::text FROM t JOIN pg_inherits ON inhparent = t.oid
  UNION ALL
  SELECT 'parent of ' || name, 'nothing', inhparent::regclass::text FROM t JOIN pg_inherits ON inhrelid = t.oid
  UNION ALL
  SELECT format('trigger %I of %s', tgname, name), 'enabled', CASE tgenabled WHEN 'D' THEN 'disabled' WHEN 'R' THEN 'for replication only'
    ELSE 'also for replication' END
  FROM t JOIN pg_trigger ON tgrelid = t.oid WHERE tgenabled <> 'O'
  UNION ALL
  SELECT format('triggers of constraint %I of %s', conname, name), '4', count(g.oid)::text
  FROM t JOIN pg_constraint c ON conrelid = t.oid AND contype = 'f' LEFT JOIN pg_trigger g ON tgconstraint = c.oid
  GROUP BY conname, name HAVING count(g.oid) <> 4
  UNION ALL
  SELECT format('constraint %I of %s', conname, name), 'validated', 'NOT VALID'
  FROM t JOIN pg_constraint ON conrelid = t.oid WHERE contype = 'n' AND NOT convalidated
  UNION ALL
  SELECT format('index %s of %s', indexrelid::regclass, name), 'valid', 'invalid'
  FROM t JOIN pg_index ON indrelid = t.oid WHERE NOT (indisvalid AND indisready AND indislive)
  UNION ALL
  SELECT format('checks, triggers and indexes of %s', name), format('%s, %s, %s', checks, triggers, indexes),
    format('%s, %s, %s', relchecks, relhastriggers, relhasindex)
  FROM t CROSS JOIN LATERAL (
    SELECT (SELECT count(*) FROM pg_constraint WHERE conrelid = t.oid AND contype = 'c') AS checks,
      EXISTS (SELECT FROM pg_trigger WHERE tgrelid = t.oid) AS triggers, EXISTS (SELECT FROM pg_index WHERE indrelid = t.oid) AS indexes
  ) real WHERE relchecks <> checks OR triggers AND NOT relhastriggers OR indexes AND NOT relhasindex`;
