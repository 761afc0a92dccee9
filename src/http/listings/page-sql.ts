import { maxPageLength } from '../../../schema/common.ts';
import { type ColumnParameter, columnArrays, unnestRows } from '../../db/bulk.ts';
import { markText } from '../../db/marks.ts';
import type { Order, Place } from './cursor.ts';
import { kinds, placeJson } from './item-json.ts';

/** What each page of a listing needs from PostgreSQL. */
export interface PageForm {
  order: Order;
  /** SQL of an item's JSON, given its row `m`. */
  json: string;
  /** Columns of the rows. */
  columns: readonly string[];
  /** Column of the rows that is true for an item that the service completes. */
  incomplete: string | undefined;
}

/** Page that a request asks for. */
export interface AskedPage {
  familyId: number;
  learnerId: number;
  /** Maximum number of items. */
  limit: number;
  place: Place;
}

/** Line that ends each item but the last. No JSON has a line break, so the last item of a page can be cut off. */
export const separator = ',\n';

/**
 * Returns the columns of a page and their source: `json` has one item more than the limit, if there is a next page. Then `next` has the
 * place of the last item within it.
 */
function pageOf(
  { order, json, incomplete }: PageForm,
  rows: string,
  limit: string,
  familyId: string,
): string {
  const last = Object.entries(order.columns).map(
    ([name, kind]) => [`((array_agg(m."${name}"))[${limit}])`, kind] as const,
  );
  return `SELECT '[' || string_agg(${json}, E',\\n') || ']' AS json,
    CASE WHEN count(*) > ${limit} THEN ${placeJson(last)} END AS next,
    (SELECT ${markText} FROM families f WHERE f.family_id = ${familyId}) AS mark,
    ${incomplete === undefined ? 'false' : `bool_or(m."${incomplete}")`} AS is_incomplete
  FROM (${rows}) m`;
}

function rowsAfter({ order, columns }: PageForm, select: string, place: string[]): string {
  const { direction } = order;
  const names = Object.keys(order.columns).map((name) => `"${name}"`);
  const follows = direction === 'asc' ? '>' : '<';
  return `SELECT ${columns.map((name) => `q."${name}"`)} FROM (${select}) q WHERE (${names}) ${follows} (${place}) ORDER BY ${names.map((name) => `${name} ${direction}`)}`;
}

/**
 * Returns a statement for one page, whose select has its own parameters, and the parameters that follow these. Its text depends on no
 * value: connections keep each text as a prepared statement.
 */
export function ownPage(
  form: PageForm,
  select: { text: string; parameters: readonly unknown[] },
  { familyId, limit, place }: AskedPage,
): { text: string; parameters: unknown[] } {
  const { parameters } = select;
  const types = Object.values(form.order.columns).map((kind) => kinds[kind]);
  // A cluster needs the cast to text for a plan that does not depend on settings.
  const [asked, family, ...after] = ['integer', 'bigint', ...types].map(
    (type, i) => `$${parameters.length + i + 1}::text::${type}`,
  );
  const rows = limited(form, rowsAfter(form, select.text, after), `${asked}`);
  return {
    text: pageOf(form, rows, `${asked}`, `${family}`),
    parameters: [...parameters, limit, familyId, ...place],
  };
}

/** Returns the rows of a page and one more. The planner cannot know the limit of a request, so it gets the greatest one. */
function limited({ columns }: PageForm, rows: string, limit: string, max = maxPageLength): string {
  return `SELECT ${columns.map((name) => `l."${name}"`)} FROM (${rows} LIMIT ${max + 1}) l LIMIT ${limit} + 1`;
}

/** Columns of `asked`, the relation of what requests ask for. `place` is the number of the request. */
const askedColumns = { family_id: 'bigint', learner_id: 'bigint', row_limit: 'integer', place: 'integer' };

function columnsOf({ order }: PageForm): Record<string, string> {
  const after = Object.values(order.columns).map((kind, i) => [`after${i}`, kinds[kind]]);
  return { ...askedColumns, ...Object.fromEntries(after) };
}

/** Returns a statement for pages of several requests, given a select of `asked` without parameters. @param max greatest limit */
export function sharedPages(form: PageForm, select: string, max: number): string {
  const after = Object.keys(form.order.columns).map((_, i) => `asked.after${i}`);
  const rows = limited(form, rowsAfter(form, select, after), 'asked.row_limit', max);
  // It must not count the requests either: it would plan each statement with few of them again.
  const asked = unnestRows(columnsOf(form)).replace('$1::text[]::bigint[]', '(SELECT $1::text[]::bigint[])');
  return `SELECT asked.place, p.* FROM ${asked} asked
    CROSS JOIN LATERAL (${pageOf(form, rows, 'asked.row_limit', 'asked.family_id')}) p`;
}

/** Returns the parameters of `sharedPages`. */
export function sharedParameters(form: PageForm, pages: readonly AskedPage[]): ColumnParameter[] {
  return columnArrays(
    columnsOf(form),
    pages.map(({ familyId, learnerId, limit, place }, i) => ({
      family_id: familyId,
      learner_id: learnerId,
      row_limit: limit,
      place: i,
      ...Object.fromEntries(place.map((text, n) => [`after${n}`, text])),
    })),
  );
}
