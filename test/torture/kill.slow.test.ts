import t from 'tap';
import { torture, victims } from './kill-cycles.ts';

t.test('keeps every acknowledged write, once and complete, if killed under load', async (t) => {
  const { acknowledged, faults } = await torture(t, victims);
  t.ok(acknowledged > 0);
  t.same(faults, []);
});
