import type { TObject, TSchema } from '@sinclair/typebox';

/** Kinds of values that order a listing, each with its type in PostgreSQL. */
export const kinds = { timestamp: 'timestamptz', integer: 'bigint', uuid: 'uuid', text: 'text' };
export type Kind = keyof typeof kinds;

/** Columns that have the JSON of several members of an item, such as `"a":1,"b":2`. PostgreSQL may make it once for many items. */
export type Fragments = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the SQL of an item's JSON, in the order of its schema: as text, since `json_build_object` is slower. The row `m`
 * has the item's members as columns, or fragments of them. An optional member is absent if its column is null.
 */
export function itemJson({ properties, required = [] }: TObject, fragments: Fragments = {}): string {
  const members = Object.entries(properties).map(([name, schema], i) => {
    const start = i === 0 ? '{' : ',';
    const fragment = Object.keys(fragments).find((column) => fragments[column]?.includes(name));
    if (fragment !== undefined)
      return fragments[fragment]?.[0] === name ? [literal(start), `m."${fragment}"`] : [];
    const member = [literal(`${start}"${name}":`), ...valueJson(schema, `m."${name}"`)];
    if (required.includes(name)) return member;
    if (i === 0) throw new Error('the first member of an item is required');
    return [`CASE WHEN m."${name}" IS NULL THEN '' ELSE ${member.join(' || ')} END`];
  });
  return [...members.flat(), literal('}')].join(' || ').replaceAll("' || '", '');
}

/** Returns the SQL of a JSON array with the values of columns that order a listing. */
export function placeJson(columns: readonly (readonly [string, Kind])[]): string {
  const values = columns.flatMap(([column, kind], i) => [
    ...(i === 0 ? [] : [literal(',')]),
    ...(kind === 'integer' ? [column] : kind === 'text' ? [escaped(column)] : quoted(column, kind)),
  ]);
  return [literal('['), ...values, literal(']')].join(' || ');
}

/** Returns parts of SQL to join with `||`. */
function valueJson(schema: TSchema, column: string): string[] {
  const types: unknown[] = [schema['type']].flat();
  const isNullable = types.includes('null') || [schema['anyOf'] ?? []].flat().some(isNull);
  const value = requiredJson(schema, types[0], column);
  return isNullable ? [`coalesce(${value.join(' || ')}, 'null')`] : value;
}

function isNull(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'null';
}

function requiredJson({ format }: TSchema, type: unknown, column: string): string[] {
  if (type === 'integer' || type === 'number' || type === 'boolean') return [`${column}::text`];
  if (format === 'date-time') return quoted(column, 'timestamp');
  if (format === 'uuid') return quoted(column, 'uuid');
  return [escaped(column)];
}

function quoted(column: string, kind: 'timestamp' | 'uuid'): string[] {
  if (kind === 'uuid') return [literal('"'), column, literal('"')];
  // Of a finite time, `to_json` drops trailing zeros of the fraction. With one microsecond more there are always six digits; the
  // last three are cut. `to_char` is slower.
  const json = `to_json((${column}::timestamptz(3) AT TIME ZONE 'UTC') + interval '1 us')::text`;
  return [`left(${json}, -4)`, literal('Z"')];
}

function escaped(column: string): string {
  return `to_json(${column})::text`;
}

function literal(text: string): string {
  return `'${text}'`;
}
