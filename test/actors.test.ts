import t from 'tap';
import { restoreNames } from '../src/actors.ts';
import { createFakeDb } from './helpers/fake-db.ts';

t.test("keeps an administrator's present name if only the earlier ones are unavailable", async (t) => {
  const rows = [{ actorId: 2, actorName: 'At present', actorRole: 'ADMIN' }];
  const restore = (code: string) => {
    const db = createFakeDb(() => Promise.reject(Object.assign(new Error('the look-up fails'), { code })));
    return restoreNames(db, 1, rows, () => '2100-01-01T00:00:00.000Z');
  };
  t.same(await restore('08006'), rows);
  await t.rejects(restore('42501'), { message: 'the look-up fails' }, 'other errors are not hidden');
});
