import { CompiledQuery, type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { type ColumnParameter, columnArrays, unnestRows } from './bulk.ts';
import type { Places } from './cluster/family-places.ts';
import { createLookUp } from './coalesce.ts';
import type { Database, Db } from './database.ts';

/** What shared reads need. */
export interface ReadDeps {
  database: Pick<Database, 'db'>;
  places: Pick<Places, 'distributed'>;
}

/** Value in a select for one family, or its name in a select for several. */
export type Operand = number | Expression<number>;

/** Family and learner whose rows a select reads; learner 0 for those of no learner. */
export interface Asked {
  familyId: Operand;
  learnerId: Operand;
}

const asked: Asked = {
  familyId: sql<number>`asked.family_id`,
  learnerId: sql<number>`asked.learner_id`,
};

const columns = { family_id: 'bigint', learner_id: 'bigint', row_limit: 'integer', place: 'integer' };
/** Relation of what requests ask for: family_id, learner_id, row_limit, and place, the number of the request. */
// A subquery, so that the planner cannot count the requests: it would plan each statement with few of them again.
const askedRows = `${unnestRows(columns).replace('$1::text[]::bigint[]', '(SELECT $1::text[]::bigint[])')} asked`;

/**
 * Limits of a select: one statement at a time, since large answers may hold two of the four connections; and 20 families in it,
 * since decoding the rows of more would hold the event loop.
 */
const limits = { maxRunning: 1, maxKeys: 20 };

/** Family, and a learner if the rows are theirs. */
interface AskedKey {
  familyId: number;
  learnerId?: number;
}

/**
 * Creates a select that requests of the same moment share: one statement for the rows of several families or learners. Its
 * text is built once, since building takes Kysely as long as the rows take PostgreSQL. On a cluster, where the rows are on
 * several nodes, each request has its own statement.
 *
 * @param select selects rows of `asked`, in order and without other values
 * @param maxRows greatest limit that callers give: the planner cannot know theirs
 */
export function createSharedSelect<Tables, T extends keyof Tables, Row extends object>(
  select: (db: Db, asked: Asked) => SelectQueryBuilder<Tables, T, Row>,
  maxRows: number,
) {
  const read = createSharedRead<Row>((db) => sharedText(select(db, asked).compile(), maxRows));
  return ({ database: { db }, places }: ReadDeps, family: AskedKey, limit: number): Promise<Row[]> => {
    const { familyId, learnerId = 0 } = family;
    if (places.distributed.size > 0) return select(db, { familyId, learnerId }).limit(limit).execute();
    return read(db, family, limit);
  };
}

/**
 * Creates a read by a statement that requests of the same moment share.
 *
 * @param textOf returns the statement, which selects from `askedRows`, and with each row its `asked.place`
 */
function createSharedRead<Row extends object>(textOf: (db: Db) => string) {
  let text: string | undefined;
  const lookUp = createLookUp(async (db: Db, keys: string[]) => {
    text ??= textOf(db);
    const rows = await db.executeQuery<Row & { place: number }>(CompiledQuery.raw(text, parametersOf(keys)));
    const found = new Map<string, Row[]>();
    for (const row of rows.rows) {
      const key = keys[row.place] ?? '';
      const others = found.get(key);
      if (others) others.push(row);
      else found.set(key, [row]);
    }
    return found;
  }, limits);
  return async (db: Db, { familyId, learnerId = 0 }: AskedKey, limit: number): Promise<Row[]> =>
    (await lookUp(db, `${familyId} ${learnerId} ${limit}`)) ?? [];
}

function parametersOf(keys: readonly string[]): ColumnParameter[] {
  const rows = keys.map((key, place) => {
    const [family_id, learner_id, row_limit] = key.split(' ');
    return { family_id, learner_id, row_limit, place };
  });
  return columnArrays(columns, rows);
}

function sharedText({ sql: text, parameters }: CompiledQuery, maxRows: number): string {
  if (parameters.length > 0) throw new Error('a shared select has no values of its own');
  return `SELECT asked.place, r.* FROM ${askedRows} CROSS JOIN LATERAL (
    SELECT * FROM (${text} LIMIT ${maxRows}) m LIMIT asked.row_limit) r`;
}
