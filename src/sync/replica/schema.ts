import { type ReplicaTable, replicaSchema } from '../../replica-table.ts';

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

const header = `-- Tables that a replica's database must have (docs/sync.md). Run this file there once:
-- \`npm run -s cli -- sync schema | psql TARGET\`. The service writes rows of the replicated families into these tables,
-- and never creates, changes or empties a table. \`npm run schema\` writes this file; a test fails if it is out of date.

CREATE SCHEMA ${replicaSchema};

-- Position of each family's replica; the transaction that writes the rows also writes it. \`head\` is the hash of event
-- \`event_seq\`.
${createTable('sync_cursor', [...columnLines(cursorColumns), 'PRIMARY KEY (family_id)'])}`;

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
