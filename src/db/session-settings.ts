/**
 * Settings that change what statements of the service mean, with the values that its statements and migrations expect. Operators
 * may set others for a server, a database, a role or in a connection string. A CHECK keeps for ever what its literals meant.
 *
 * Not here: `search_path`, since the tables may be in another schema; what needs a superuser, such as
 * `session_replication_role`, which the comparison of the schema finds; where tables are stored; and what only checks or warns.
 */
const meaning: Readonly<Record<string, string>> = {
  // Backslashes in literals: each pattern of a CHECK.
  standard_conforming_strings: 'on',
  backslash_quote: 'safe_encoding',
  // `= NULL`, also in stored expressions.
  transform_null_equals: 'off',
  // NULL in literals of arrays, as which the driver sends parameters.
  array_nulls: 'on',
  // Literals of times, and the text of values.
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  // Names in definitions, which the comparison of the schema reads.
  quote_all_identifiers: 'off',
  // Row level security would fail statements instead of filtering their rows; the service has none.
  row_security: 'on',
  // Locks take turns only if the next statement sees what the holder before has written.
  default_transaction_isolation: 'read committed',
};

const setAll = (isLocal: boolean) =>
  `SELECT ${Object.entries(meaning)
    .map(([name, value]) => `pg_catalog.set_config('${name}', '${value}', ${isLocal})`)
    .join(', ')}`;

/**
 * Statement that gives a session the settings of the service. It also ends the server's limit for idle sessions, which would race
 * with the next statement: the pool has its own.
 */
export const ofSession = `${setAll(false)}, pg_catalog.set_config('idle_session_timeout', '0', false)`;

/**
 * Statement that gives a transaction with DDL the settings of the service, and no time limits: a migration may take minutes. Each
 * transaction runs it, since the driver opens a lost connection again without telling. A server of version 16 has fewer limits.
 */
export const ofTransaction = `${setAll(true)}, (
  SELECT pg_catalog.count(pg_catalog.set_config(name, '0', true)) FROM pg_catalog.pg_settings
  WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout'))`;
