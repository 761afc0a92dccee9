import type { Derive, ReplicaTable } from '../../slice/replica-table.ts';

/** Row of a table's source as text, by column (`readColumns`). */
type SourceRow = Readonly<Record<string, string | null>>;

/** Returns the columns to read from a table's source. The key columns are never derived. */
export function readColumns({ columns, derived }: ReplicaTable): string[] {
  const read = Object.keys(columns).filter((column) => !derived?.columns.includes(column));
  return derived ? [...read, 'derived_from'] : read;
}

/** Returns a function that makes the values of a replica's row, in the order of the table's columns. */
export async function createToValues({
  columns,
  derived,
}: ReplicaTable): Promise<(row: SourceRow) => (string | null)[]> {
  const names = Object.keys(columns);
  if (!derived) return (row) => names.map((name) => row[name] ?? null);
  // `ReplicaTable` requires this export.
  const { default: derive } = (await import(derived.module)) as { default: Derive };
  return (row) => {
    const made = derive(JSON.parse(row['derived_from'] ?? 'null'), derived.data);
    return names.map((name) => (name in made ? JSON.stringify(made[name]) : (row[name] ?? null)));
  };
}
