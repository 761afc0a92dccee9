import type { Static, TObject } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SelectQueryBuilder, sql } from 'kysely';
import { stored } from '../../base/errors.ts';
import type { Places } from '../../db/cluster/family-places.ts';
import { createLookUp } from '../../db/coalesce.ts';
import type { Database, Db } from '../../db/database.ts';
import { familyMark } from '../../db/marks.ts';
import type { Asked } from '../../db/together.ts';
import type { LearnerAccess } from '../access.ts';
import { callerOf } from '../authentication.ts';
import { encodeCursor, type Order, placeOf } from './cursor.ts';
import { sendUnchanged, setTag } from './etags.ts';
import { type Fragments, itemJson } from './item-json.ts';
import {
  type AskedPage,
  ownPage,
  type PageForm,
  separator,
  sharedPages,
  sharedParameters,
} from './page-sql.ts';
import { type PageQuery, setNextLink } from './paging.ts';
import { inLargeTurn } from './turns.ts';

/** What listings need. */
export interface ListingDeps {
  database: Pick<Database, 'db' | 'bytes'>;
  places: Pick<Places, 'distributed' | 'placeOf'>;
}

/** Rows with the members of an item as columns, which are null only where the item may lack a value. */
type RowOf<Item> = {
  [Name in keyof Item]-?: undefined extends Item[Name]
    ? unknown
    : null extends Item[Name]
      ? unknown
      : NonNullable<unknown>;
};

/** What a listing shows: of a family, of a learner, or of all families. */
export interface Scope {
  /** Undefined for the rows of all families. */
  familyId?: number | undefined;
  learnerId?: number;
}

interface Options<Tables, T extends keyof Tables, Row, Item extends TObject, Filter> {
  order: Order;
  /** Schema of an item. PostgreSQL makes the JSON by it, in its order. */
  item: Item;
  /** Columns with the JSON of several members, instead of a column for each. */
  fragments?: Fragments;
  /** Selects the rows that the filter wants, with the columns of the order. */
  select(db: Db, asked: Asked, filter: Filter): SelectQueryBuilder<Tables, T, Row>;
  /** True if the mark of the family's row tells whether a page has changed: then pages have tags. */
  isMarked?: boolean;
  /** Completes a page with what PostgreSQL does not know, if a row's column `isIncomplete` is true. Such a page has no tag. */
  complete?(deps: ListingDeps, asked: LearnerAccess, items: Static<Item>[]): Promise<object[]>;
}

/** Page as PostgreSQL makes it. */
interface RawPage {
  /** The items; null without any. */
  json: Buffer | null;
  next: Buffer | null;
  mark: Buffer | null;
  isIncomplete: boolean;
}

/** Greatest limit of a page that shares its statement with others: PostgreSQL makes 20 such pages at once. */
const fewItems = 50;
const sharing = { maxRunning: 2, maxKeys: 20 };

/**
 * Creates a listing with pages (decisions.md 1.7). PostgreSQL makes the JSON of a page, and the service passes the bytes on, so
 * none keeps the event loop busy. Requests of the same moment share a statement for their small pages; on a cluster, where their
 * families are on several nodes, each has its own.
 *
 * @returns a function that sends a page, or 304 if the client has it
 */
export function listing<
  Tables,
  T extends keyof Tables,
  Item extends TObject,
  Row extends RowOf<Omit<Static<Item>, Whole[keyof Whole][number]>> & Record<keyof Whole, string>,
  Filter extends object = object,
  const Whole extends Fragments = Record<never, never>,
>(options: Options<Tables, T, Row, Item, Filter> & { fragments?: Whole }) {
  const { order, select, isMarked = false, complete } = options;
  const form = formOf(options);
  const shared = createSharedReads(form, select);

  async function readOwn({ database }: ListingDeps, asked: AskedPage, filter: Filter): Promise<RawPage> {
    const { sql: text, parameters } = select(database.db, asked, filter).compile();
    const own = ownPage(form, { text, parameters }, asked);
    const [row] = await database.bytes(own.text, own.parameters);
    return toPage(row);
  }

  /** Reads a page: a small one at once, another in a turn of the caller's family. */
  async function read(
    request: FastifyRequest,
    reply: FastifyReply,
    deps: ListingDeps,
    asked: AskedPage,
    filter: Filter,
  ) {
    if (deps.places.distributed.size === 0) {
      const small = { ...asked, limit: Math.min(asked.limit, fewItems) };
      const readSmall = shared(deps.database.db, filter) ?? readOwn;
      const { familyId } = callerOf(request);
      const page = await request.server.turns.small.run(familyId, () => readSmall(deps, small, filter));
      if (asked.limit === small.limit || page.next === null) return page;
    }
    return inLargeTurn(request, reply, () => readOwn(deps, asked, filter));
  }

  return async (
    deps: ListingDeps,
    request: FastifyRequest<{ Querystring: PageQuery }>,
    reply: FastifyReply,
    scope: Scope,
    filter: Filter,
  ): Promise<FastifyReply> => {
    const { familyId, learnerId = 0 } = scope;
    const { limit, cursor } = request.query;
    const asked = { familyId: familyId ?? 0, learnerId, limit, place: placeOf(cursor, order) };
    const isTagged = isMarked && familyId !== undefined;
    if (isTagged && (await sendUnchanged(request, reply, () => familyMark(deps, familyId)))) return reply;
    const page = await read(request, reply, deps, asked, filter);
    if (page.next) setNextLink(request, reply, encodeCursor(page.next.toString()));
    if (isTagged && page.json && page.mark && !page.isIncomplete)
      setTag(request, reply, page.mark.toString());
    reply.type('application/json; charset=utf-8');
    const json = page.json ?? '[]';
    if (!complete || !page.isIncomplete) return reply.send(json);
    return reply.send(JSON.stringify(await complete(deps, asked, JSON.parse(json.toString()))));
  };
}

type FormOptions = Pick<
  Options<unknown, never, unknown, TObject, never>,
  'order' | 'item' | 'fragments' | 'complete'
>;

/** Returns what the pages of a listing need from PostgreSQL. */
function formOf({ order, item, fragments = {}, complete }: FormOptions): PageForm {
  const incomplete = complete && 'isIncomplete';
  const whole = Object.values(fragments).flat();
  const columns = [
    ...Object.keys(item.properties).filter((name) => !whole.includes(name)),
    ...[Object.keys(fragments), Object.keys(order.columns), incomplete ?? []].flat(),
  ];
  return { order, json: itemJson(item, fragments), columns: [...new Set(columns)], incomplete };
}

const sharedAsked: Asked = {
  familyId: sql<number>`asked.family_id`,
  learnerId: sql<number>`asked.learner_id`,
};

type ReadPage = (deps: Pick<ListingDeps, 'database'>, asked: AskedPage) => Promise<RawPage>;

/**
 * Returns a function that finds the shared read for a filter; undefined if its select has values of its own. A statement is built
 * once, since that takes Kysely as long as the rows take PostgreSQL.
 */
function createSharedReads<Tables, T extends keyof Tables, Row, Item extends TObject, Filter extends object>(
  form: PageForm,
  select: Options<Tables, T, Row, Item, Filter>['select'],
) {
  const reads = new Map<string, ReadPage>();
  /** Members of filters whose selects have values. */
  const withValues = new Set<string>();
  return (db: Db, filter: Filter): ReadPage | undefined => {
    const key = JSON.stringify(filter);
    const known = reads.get(key);
    if (known) return known;
    const members = Object.keys(JSON.parse(key)).join();
    if (withValues.has(members)) return undefined;
    const { sql: text, parameters } = select(db, sharedAsked, filter).compile();
    if (parameters.length > 0) {
      withValues.add(members);
      return undefined;
    }
    const read = createSharedRead(form, sharedPages(form, text, fewItems));
    reads.set(key, read);
    return read;
  };
}

function createSharedRead(form: PageForm, text: string): ReadPage {
  const lookUp = createLookUp(async (database: Pick<Database, 'bytes'>, keys: string[]) => {
    const pages = keys.map((key): AskedPage => JSON.parse(key));
    const rows = await database.bytes(text, sharedParameters(form, pages));
    return new Map(rows.map(([place, ...row]) => [keys[Number(place)] ?? '', toPage(row)]));
  }, sharing);
  return async ({ database }, asked) => stored(await lookUp(database, JSON.stringify(asked)));
}

/** Returns the page in a row of `pageOf`. */
function toPage([
  json = null,
  next = null,
  mark = null,
  isIncomplete,
]: readonly (Buffer | null)[] = []): RawPage {
  const within = json && next ? withoutLast(json) : json;
  return { json: within, next, mark, isIncomplete: isIncomplete?.toString() === 't' };
}

/** Returns the JSON of a page without the item after it. In place: copies of pages would fill memory that V8 does not manage. */
function withoutLast(json: Buffer): Buffer {
  const end = json.lastIndexOf(separator);
  json.write(']', end);
  return json.subarray(0, end + 1);
}
