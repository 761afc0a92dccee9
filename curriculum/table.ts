/** Parses a table of facts: one row a line, columns separated by `|`. Throws at start if a row is malformed. */
export function table<C extends string>(columns: readonly C[], text: string): readonly Record<C, string>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns.length || cells.includes('')) throw new Error(`malformed row: ${line}`);
      // Each column has its cell: the lengths were compared above.
      return Object.fromEntries(columns.map((column, i) => [column, cells[i]])) as Record<C, string>;
    });
}
