import t from 'tap';
import { createDatabase } from '../../helpers/database/database.ts';
import { killInstances } from '../../torture/kill-instances.ts';

t.test('three instances keep every acknowledged write, once, while each is killed under load', async (t) => {
  const { acknowledged, faults } = await killInstances(t, await createDatabase(t), 3);
  t.ok(acknowledged > 0);
  t.same(faults, []);
});
