import { type SqlBool, sql } from 'kysely';
import { FamilyListing } from '../../../schema/family.ts';
import { listing } from '../../http/listings/listing.ts';

/** Lists the open families, by id; with `search`, those with this text in the parent's name or username. */
export const listFamilies = listing({
  order: { direction: 'asc', columns: { familyId: 'integer' } },
  item: FamilyListing,
  select: (db, _asked, { search }: { search?: string | undefined }) => {
    const has = (column: 'u.name' | 'u.username') =>
      sql<SqlBool>`strpos(lower(${sql.ref(column)}), lower(${search})) > 0`;
    return db
      .selectFrom('families as f')
      .innerJoin('users as u', 'u.id', 'f.family_id')
      .select(['f.family_id as familyId', 'u.name', 'u.username', 'f.seq as events'])
      .select(sql<number>`(SELECT count(*) FROM users l WHERE l.parent_id = f.family_id)`.as('learners'))
      .$if(search !== undefined, (query) => query.where((eb) => eb.or([has('u.name'), has('u.username')])));
  },
});
