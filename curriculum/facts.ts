import type { Level } from './types.ts';

/** Returns the rows that have no field in common with a row. Fields are words; `-` stands for none. */
export function unlike<T extends { field: string }>(rows: readonly T[], { field }: T): T[] {
  const fields = new Set(field.split(' ').filter((name) => name !== '-'));
  return rows.filter((other) => !other.field.split(' ').some((name) => fields.has(name)));
}

/** Reads the level in a table cell: 0, 1 or 2. */
export function levelOf(cell: string): Level {
  return cell === '0' ? 0 : cell === '1' ? 1 : 2;
}
