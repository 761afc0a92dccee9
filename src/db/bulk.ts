import type { Statement } from './transaction.ts';

/** Columns of rows that a statement takes as parameters: the PostgreSQL type by name. */
export type ColumnTypes = Readonly<Record<string, string>>;

/**
 * Returns a relation for FROM with the given columns. Each column is one parameter from `columnArrays`: its texts, cast to the
 * column's type. The statement's text is the same for any number of rows.
 */
export function unnestRows(columns: ColumnTypes, firstParameter = 1): string {
  const entries = Object.entries(columns);
  // A cluster refuses casts of columns that depend on settings, such as those to timestamptz; so the arrays are cast.
  const isArray = (type: string) => type.endsWith('[]');
  const columnsOf = entries.map(([name, type], i) => `c${i}${isArray(type) ? `::${type}` : ''} AS "${name}"`);
  const arrays = entries.map(([, type], i) => {
    const parameter = `$${firstParameter + i}::text`;
    const texts = isWide(type) ? `string_to_array(${parameter}, E'\\x1e', '')` : `${parameter}[]`;
    return isArray(type) || type === 'text' ? texts : `${texts}::${type}[]`;
  });
  return `(SELECT ${columnsOf} FROM unnest(${arrays}) AS a (${entries.map((_, i) => `c${i}`)}))`;
}

/** Parameter with the values of a column. */
export type ColumnParameter = string | (string | null)[];

/**
 * Returns the parameters of `unnestRows`. A wide column is one text, its values joined: an array literal would escape each of their
 * quotes, and PostgreSQL would read it character by character. A null is an empty text, so not all columns may be wide.
 */
export function columnArrays(columns: ColumnTypes, rows: readonly object[]): ColumnParameter[] {
  return Object.entries(columns).map(([name, type]) =>
    columnParameter(
      type,
      rows.map((row) => asText((row as Record<string, unknown>)[name], type)),
    ),
  );
}

/** Returns the parameter of `unnestRows` for a column, given its values in PostgreSQL's text format. */
export function columnParameter(type: string, texts: (string | null)[]): ColumnParameter {
  return isWide(type) ? texts.map((text) => text ?? '').join('\x1e') : texts;
}

/** Checks for a type whose texts may be long, are never empty, and have no control character. */
function isWide(type: string): boolean {
  return type === 'jsonb' || type === 'bytea';
}

/** Statement that inserts rows into a table, without the rows. Building its text takes longer than sending a row. */
export interface Insert {
  columns: ColumnTypes;
  /** Clause before the rows. */
  start: string;
  /** Clause after the rows, such as ON CONFLICT. */
  ending: string;
  /** Text for one server, with parameters of `columnArrays`. */
  text: string;
}

/** Builds the statement that inserts rows into a table. Callers keep it. */
export function createInsert(table: string, columns: ColumnTypes, ending = ''): Insert {
  const start = `INSERT INTO ${table} (${Object.keys(columns)})`;
  return { columns, start, ending, text: `${start} SELECT * FROM ${unnestRows(columns)} u ${ending}` };
}

/** Maximum number of parameters in a statement of PostgreSQL. */
const maxParameters = 65_535;

/**
 * Returns the statements that insert rows. Citus commits an INSERT … SELECT in two phases, even on one node, so
 * distributed tables get VALUES. On one server, these would cost a save more.
 */
export function insertStatements(
  { columns, start, ending, text }: Insert,
  rows: readonly object[],
  isDistributed = false,
): Statement[] {
  if (!isDistributed) return [{ text, parameters: columnArrays(columns, rows) }];
  const entries = Object.entries(columns);
  const size = Math.floor(maxParameters / entries.length);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => {
    const chunk = rows.slice(i * size, (i + 1) * size);
    const values = chunk.map((_row, n) => {
      const casts = entries.map(([, type], c) => parameter(n * entries.length + c + 1, type));
      return `(${casts})`;
    });
    const parameters = chunk.flatMap((row) =>
      entries.map(([name, type]) => asText((row as Record<string, unknown>)[name], type)),
    );
    return { text: `${start} VALUES ${values} ${ending}`, parameters, isUnique: chunk.length > 1 };
  });
}

/**
 * Returns a parameter of a statement, which takes `asText` of a value. The cast to text keeps the driver from changing values.
 * A bigint has none: a cluster plans a statement only once if the family's id is a plain parameter.
 */
export function parameter(number: number, type: string): string {
  return type === 'bigint' ? `$${number}::bigint` : `$${number}::text::${type}`;
}

/** Returns a value in PostgreSQL's text format. Arrays become JSON unless the type is a PostgreSQL array. */
export function asText(value: unknown, type = ''): string | null {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return bytesText(value);
  if (Array.isArray(value) && type.endsWith('[]')) return arrayLiteral(value);
  // No jsonb column holds a bare string, number or null.
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Printable ASCII without a backslash, which PostgreSQL reads as these bytes. */
const plain = /^[ -[\]-~]+$/;

/** Returns bytes in PostgreSQL's text format. A drawing is such a text, half as long as in hexadecimal. */
function bytesText(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  return plain.test(text) ? text : `\\x${bytes.toString('hex')}`;
}

/** Characters that JSON escapes by a letter, and surrogates, of which it escapes lone ones. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters.
const escapedByLetter = /[\u0000-\u001f\ud800-\udfff]/;

/** Returns a PostgreSQL array literal. Quotes every element, so that none needs a check for special meaning. */
export function arrayLiteral(elements: readonly (string | null)[]): string {
  // Without these characters, JSON is the same except for its brackets, and faster.
  const isLikeJson = !elements.some((text) => text !== null && escapedByLetter.test(text));
  if (isLikeJson) return `{${JSON.stringify(elements).slice(1, -1)}}`;
  const quoted = elements.map((text) => (text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`));
  return `{${quoted.join(',')}}`;
}
