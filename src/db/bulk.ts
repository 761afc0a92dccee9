/** Columns of rows that a statement takes as parameters: the PostgreSQL type by name. */
export type ColumnTypes = Readonly<Record<string, string>>;

/**
 * Returns a relation for FROM with the given columns. Each column is one parameter: a text array from `columnArrays`,
 * cast to the column's type. The statement's text is the same for any number of rows.
 */
export function unnestRows(columns: ColumnTypes, firstParameter = 1): string {
  const entries = Object.entries(columns);
  const casts = entries.map(([name, type], i) => `c${i}::${type} AS "${name}"`);
  const arrays = entries.map((_, i) => `$${firstParameter + i}::text[]`);
  return `(SELECT ${casts} FROM unnest(${arrays}) AS a (${entries.map((_, i) => `c${i}`)}))`;
}

/** Returns the parameters of `unnestRows`. */
export function columnArrays(columns: ColumnTypes, rows: readonly object[]): (string | null)[][] {
  return Object.entries(columns).map(([name, type]) =>
    rows.map((row) => asText((row as Record<string, unknown>)[name], type)),
  );
}

/** Returns a value in PostgreSQL's text format. Arrays become JSON unless the type is a PostgreSQL array. */
export function asText(value: unknown, type = ''): string | null {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value) && type.endsWith('[]')) return arrayLiteral(value);
  // No jsonb column holds a bare string, number or null.
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Returns a PostgreSQL array literal. Quotes every element, so that none needs a check for special meaning. */
export function arrayLiteral(elements: readonly (string | null)[]): string {
  // JSON without escapes is the same apart from its brackets, and twice as fast.
  const json = JSON.stringify(elements);
  if (!json.includes('\\')) return `{${json.slice(1, -1)}}`;
  const quoted = elements.map((text) => (text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`));
  return `{${quoted.join(',')}}`;
}
