import t from 'tap';
import { createDatabase } from '../helpers/database.ts';
import { killInstances } from '../torture/instances.ts';

t.test('three instances keep every acknowledged save, once, while each is killed under load', async (t) => {
  const { acknowledged, unknown: _unknown, ...faults } = await killInstances(t, await createDatabase(t), 3);
  t.ok(acknowledged > 0);
  t.same(faults, { lost: 0, doubled: 0, halfApplied: 0, problems: [] });
});
