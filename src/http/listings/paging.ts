import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { uuidPattern } from '../../../schema/common.ts';
import type { Db } from '../../db/database.ts';
import { type Asked, createSharedSelect, type ReadDeps } from '../../db/together.ts';
import { callerOf } from '../authentication.ts';
import { inTurns } from '../limits/family-turns.ts';
import { validationFailed } from '../problems.ts';
import { isInstant } from '../validation.ts';
import { setTag } from './etags.ts';

/**
 * Pages of listings (decisions.md 1.7). A cursor holds the place of a page's last row in the total order. So pages
 * neither skip nor repeat rows when other rows appear or disappear.
 */

/** Kinds of values that order a listing, each with its type in PostgreSQL. */
const types = { timestamp: 'timestamptz', integer: 'bigint', uuid: 'uuid', text: 'text' };
type Kind = keyof typeof types;

/** Total order of a listing. */
export interface Order {
  /** Direction of all columns. */
  direction: 'asc' | 'desc';
  /** Kinds of the columns that decide, in this order. The last ones make each place unique. */
  columns: Readonly<Record<string, Kind>>;
}

/** Requested page. */
export interface PageQuery {
  limit: number;
  cursor?: string;
}

/** Page of a listing. */
export interface Page<Item> {
  items: Item[];
  /** Cursor of the next page; undefined on the last one. */
  next?: string | undefined;
  /** Mark of the data, if the rows have one; undefined for an empty page. */
  mark?: string | undefined;
  /** JSON of the items, if the page was kept as such; then there are no items. */
  json?: string;
}

/** Reads a page of the query's rows, which must contain the columns of the order. Throws 400 for an invalid cursor. */
export async function readPage<Tables, T extends keyof Tables, Row extends object, Item>(
  query: SelectQueryBuilder<Tables, T, Row>,
  { direction, columns }: Order,
  { limit, cursor }: PageQuery,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  const names = Object.keys(columns);
  // One more than the limit shows whether there is a next page.
  let paged = ordered(query, { direction, columns }).limit(limit + 1);
  if (cursor !== undefined) {
    const place = decodeCursor(cursor, Object.values(columns));
    const follows = sql.raw(direction === 'asc' ? '>' : '<');
    paged = paged.where(
      sql<SqlBool>`(${sql.join(names.map((name) => sql.ref(name)))}) ${follows} (${sql.join(place)})`,
    );
  }
  return pageOf(await paged.execute(), names, limit, toItem);
}

function ordered<Tables, T extends keyof Tables, Row extends object>(
  query: SelectQueryBuilder<Tables, T, Row>,
  { direction, columns }: Order,
): SelectQueryBuilder<Tables, T, Row> {
  return Object.keys(columns).reduce((sorted, name) => sorted.orderBy(sql.ref(name), direction), query);
}

function pageOf<Row extends object, Item>(
  rows: readonly Row[],
  names: readonly string[],
  limit: number,
  toItem: (row: Row) => Item,
): Page<Item> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const [first] = rows;
  return {
    items: rows.slice(0, limit).map(toItem),
    next: last && encodeCursor(last, names),
    mark: first && 'mark' in first ? String(first.mark) : undefined,
  };
}

/** Maximum number of rows of a small page. */
export const fewRows = 50;

/**
 * Creates a function that reads small first pages, for which requests of the same moment share a statement. It returns
 * undefined for another page.
 *
 * @param select selects the rows of `asked`, without other values
 */
export function createSmallPages<Tables, T extends keyof Tables, Row extends object>(
  order: Order,
  select: (db: Db, asked: Asked) => SelectQueryBuilder<Tables, T, Row>,
) {
  const read = createSharedSelect((db, asked) => ordered(select(db, asked), order), fewRows + 1);
  return <Item>(
    deps: ReadDeps,
    family: Parameters<typeof read>[1],
    query: PageQuery,
    toItem: (row: Row) => Item,
  ): Promise<Page<Item> | undefined> =>
    readSmallPage(deps, order, query, (limit) => read(deps, family, limit), toItem);
}

/**
 * Reads a small first page; returns undefined if it is none. On a cluster, none is: each would have a statement of its own, and a
 * slow node would hold up those of all families.
 *
 * @param read reads the first rows, at most one more than `fewRows`
 */
export async function readSmallPage<Row extends object, Item>(
  { places }: Pick<ReadDeps, 'places'>,
  { columns }: Order,
  query: PageQuery,
  read: (limit: number) => Promise<Row[]>,
  toItem: (row: Row) => Item,
): Promise<Page<Item> | undefined> {
  if (query.cursor !== undefined || places.distributed.size > 0) return undefined;
  const limit = Math.min(query.limit, fewRows);
  const rows = await read(limit + 1);
  return rows.length > limit && limit < query.limit
    ? undefined
    : pageOf(rows, Object.keys(columns), limit, toItem);
}

/** Number of items in a piece of a large page: about a millisecond of work. */
const itemsOfPiece = 20;
/** Number of items from which a page is sent in pieces. */
const manyItems = 100;

/**
 * Returns the items of a page; a large page as a stream, in turns of the caller's family. Sets the `Link` header if there
 * is a next page.
 */
export function sendPage<Item extends object>(
  { items, next, mark, json }: Page<Item>,
  request: FastifyRequest,
  reply: FastifyReply,
): Item[] {
  if (next !== undefined) {
    const url = new URL(request.url, 'http://localhost');
    url.searchParams.set('cursor', next);
    reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  if (mark !== undefined) setTag(request, reply, mark);
  if (json !== undefined) {
    reply.type('application/json; charset=utf-8');
    // Fastify sends a text as it is. The types know only the items.
    return json as unknown as Item[];
  }
  const serialize = reply.getSerializationFunction('200');
  if (items.length < manyItems || request.method === 'HEAD' || !serialize) return items;
  reply.type('application/json; charset=utf-8');
  const { familyId } = callerOf(request);
  const stream = Readable.from(inTurns(request.server.turns, familyId, piecesOf(items, serialize)));
  // Fastify sends a stream as it is. The types know only the items.
  return stream as unknown as Item[];
}

/** Yields the JSON of the items in pieces, by the schema of the page. */
async function* piecesOf(
  items: readonly object[],
  serialize: NonNullable<ReturnType<FastifyReply['getSerializationFunction']>>,
): AsyncGenerator<string> {
  for (let i = 0; i < items.length; i += itemsOfPiece) {
    // The library's type of a payload is a record, but the schema of a page is an array.
    const json = serialize(items.slice(i, i + itemsOfPiece) as unknown as Record<string, unknown>);
    yield `${i === 0 ? '[' : ','}${json.slice(1, -1)}`;
  }
  yield ']';
}

/** Encodes the values of a row that order the listing as a cursor. */
function encodeCursor(row: object, names: readonly string[]): string {
  const values = new Map(Object.entries(row));
  // The names of columns may begin with that of their table.
  const place = names.map((name) => values.get(name.slice(name.indexOf('.') + 1)));
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Decodes the values of a cursor. Throws 400 unless they have the given kinds. */
function decodeCursor(cursor: string, kinds: readonly Kind[]): RawBuilder<unknown>[] {
  const place = parse(cursor);
  if (
    !Array.isArray(place) ||
    place.length !== kinds.length ||
    !kinds.every((kind, i) => fits(place[i], kind))
  ) {
    throw validationFailed([{ pointer: '/query/cursor', message: 'is not a cursor of this listing' }]);
  }
  // Casts, because a forged integer may exceed the type that PostgreSQL would infer.
  return kinds.map((kind, i) => sql`${place[i]}::${sql.raw(types[kind])}`);
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    // Not JSON, so not a cursor: the caller fails with 400.
    return null;
  }
}

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const uuid = new RegExp(uuidPattern);

/** Checks whether PostgreSQL accepts the value: a forged cursor must not fail later, in the database. */
function fits(value: unknown, kind: Kind): boolean {
  if (kind === 'integer') return Number.isSafeInteger(value);
  if (typeof value !== 'string') return false;
  if (kind === 'timestamp') return timestamp.test(value) && isInstant(value);
  return kind === 'uuid' ? uuid.test(value) : value.isWellFormed() && !value.includes('\0');
}
