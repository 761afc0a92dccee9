import { type SqlBool, sql } from 'kysely';
import type { FamilyListing } from '../../../schema/family.ts';
import type { Db } from '../../db/database.ts';
import type { Order } from '../../http/listings/cursor.ts';
import { type Page, type PageQuery, readPage } from '../../http/listings/paging.ts';

const byId: Order = { direction: 'asc', columns: { 'f.family_id': 'integer' } };

/** Lists the open families, by id; with `search`, those with this text in the parent's name or username. */
export function listFamilies(
  db: Db,
  { search, ...page }: PageQuery & { search?: string },
): Promise<Page<FamilyListing>> {
  const has = (column: 'u.name' | 'u.username') =>
    sql<SqlBool>`strpos(lower(${sql.ref(column)}), lower(${search})) > 0`;
  const rows = db
    .selectFrom('families as f')
    .innerJoin('users as u', 'u.id', 'f.family_id')
    .select(({ selectFrom, fn }) => [
      'f.family_id',
      'u.name',
      'u.username',
      'f.seq',
      selectFrom('users as l')
        .select(fn.countAll<number>().as('count'))
        .whereRef('l.parent_id', '=', 'f.family_id')
        .as('learners'),
    ])
    .$if(search !== undefined, (query) => query.where((eb) => eb.or([has('u.name'), has('u.username')])));
  return readPage(rows, byId, page, ({ family_id: familyId, seq: events, learners, ...parent }) => {
    return { familyId, ...parent, learners: learners ?? 0, events };
  });
}
