import { type ReplicaTable, replicaSchema } from '../../../slice/replica-table.ts';
import { replicaVersion } from './replica-version.ts';

/** Columns of `sync_cursor`, which holds the position of each family's replica. */
export const cursorColumns = {
  feed_seq: 'bigint NOT NULL DEFAULT -1',
  event_seq: 'bigint NOT NULL DEFAULT 0',
  head: 'bytea',
  updated_at: 'timestamp with time zone NOT NULL DEFAULT now()',
};

/** Returns the type in a column's definition. */
export function columnType(definition: string): string {
  return definition.replace(/ (COLLATE|NOT NULL|CHECK|DEFAULT)\b.*/, '');
}

const versionLines = [
  'version bigint NOT NULL',
  'applied_at timestamp with time zone NOT NULL DEFAULT now()',
  'PRIMARY KEY (version)',
];

const header = `-- Tables that a replica's database must have (docs/sync.md). Run this file there once:
-- \`npm run -s cli -- sync schema | psql TARGET\`. The service writes rows of the replicated families into these tables,
-- and never creates, changes or empties a table. \`npm run schema\` writes this file; a test fails if it is out of date.

CREATE SCHEMA ${replicaSchema};

-- Versions of these tables; the highest is the present one. \`sync upgrade\` adds the next.
${createTable('schema_versions', versionLines)}
INSERT INTO ${replicaSchema}.schema_versions (version) VALUES (${replicaVersion});

-- Position of each family's replica; the transaction that writes the rows also writes it. \`head\` is the hash of event
-- \`event_seq\`.
${createTable('sync_cursor', [...columnLines(cursorColumns), 'PRIMARY KEY (family_id)'])}`;

/** Least privileges of a synchronisation, by table. */
export function privilegesOf(tables: readonly ReplicaTable[]): Readonly<Record<string, string>> {
  const all = tables.map(({ name }) => [name, 'SELECT, INSERT, UPDATE, DELETE']);
  return { schema_versions: 'SELECT', sync_cursor: 'SELECT, INSERT, UPDATE', ...Object.fromEntries(all) };
}

/** Returns statements that create a role with the least privileges. Its name must not contain control characters. */
export function roleSql(tables: readonly ReplicaTable[], role: string): string {
  const name = `"${role.replaceAll('"', '""')}"`;
  const grants = Object.entries(Object.groupBy(Object.entries(privilegesOf(tables)), ([, rights]) => rights));
  const statements = grants.map(([rights, granted = []]) => {
    const names = granted.map(([table]) => `${replicaSchema}.${table}`);
    return `GRANT ${rights} ON ${names.join(',\n  ')} TO ${name};`;
  });
  return `
-- Role of the service, with the privileges that a synchronisation needs. Set its password in psql with
-- \\password ${name}
CREATE ROLE ${name} LOGIN;
GRANT USAGE ON SCHEMA ${replicaSchema} TO ${name};
${statements.join('\n')}
`;
}

/** Returns the schema as SQL. Tables must come after those that they refer to. */
export function replicaSchemaSql(tables: readonly ReplicaTable[]): string {
  const statements = tables.map(({ name, comment, columns, key, constraints = [] }) => {
    const lines = [...columnLines(columns), `PRIMARY KEY (family_id, ${key.join(', ')})`, ...constraints];
    return `${comment === undefined ? '' : `-- ${comment}\n`}${createTable(name, lines)}`;
  });
  return `${[header, ...statements].join('\n\n')}\n`;
}

function columnLines(columns: Readonly<Record<string, string>>): string[] {
  return ['family_id bigint NOT NULL', ...Object.entries(columns).map((column) => column.join(' '))];
}

function createTable(name: string, lines: readonly string[]): string {
  return `CREATE TABLE ${replicaSchema}.${name} (\n  ${lines.join(',\n  ')}\n);`;
}
