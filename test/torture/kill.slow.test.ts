import t from 'tap';
import { torture, victims } from './cycles.ts';

t.test('keeps every acknowledged save, once and complete, if killed under load', async (t) => {
  const { acknowledged, unknown: _unknown, ...faults } = await torture(t, victims);
  t.ok(acknowledged > 0);
  t.same(faults, { lost: 0, doubled: 0, halfApplied: 0, problems: [] });
});
