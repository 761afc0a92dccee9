import t from 'tap';
import { findActors } from '../../src/slice/actors.ts';
import { createFakeDb } from '../helpers/database/fake-db.ts';

t.test("keeps an administrator's present name if only the earlier ones are unavailable", async (t) => {
  const admin = { id: 2, role: 'ADMIN', name: 'At present', parent_id: null };
  const find = async (code: string) => {
    const db = createFakeDb(async (text) => {
      if (text.includes('from "earlier_names"'))
        throw Object.assign(new Error('the look-up fails'), { code });
      return (text.includes('from "users"') ? [admin] : [{ imported_seq: 0 }]) as never;
    });
    const { actorOf } = await findActors({ database: { db }, places: { placeOf: () => 0 } }, 1, [2]);
    return actorOf(2, 1, '2100-01-01T00:00:00.000Z');
  };
  t.same(await find('08006'), { actorName: 'At present', actorRole: 'ADMIN' });
  await t.rejects(find('42501'), { message: 'the look-up fails' }, 'other errors are not hidden');
});
