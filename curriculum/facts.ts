import type { Level } from './types.ts';

/** Returns the rows that have no field in common with a row. Fields are words; `-` stands for none. */
export function unlike<T extends { field: string }>(rows: readonly T[], { field }: T): T[] {
  const names = field.split(' ').filter((name) => name !== '-');
  return rows.filter((other) => !names.some((name) => hasName(other.field, name)));
}

// Most rows are told by the first comparison: a question looks through its table several times.
const hasName = (field: string, name: string): boolean =>
  field === name || (field.includes(name) && field.split(' ').includes(name));

/** Reads the level in a table cell: 0, 1 or 2. */
export function levelOf(cell: string): Level {
  return cell === '0' ? 0 : cell === '1' ? 1 : 2;
}
