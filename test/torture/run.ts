/** `npm run torture`: kills the service and its database, and one of three instances, under load, 200 times or CYCLES. */
import t from 'tap';
import { createDatabase } from '../helpers/database/database.ts';
import { torture, victims } from './kill-cycles.ts';
import { killInstances } from './kill-instances.ts';

const cycles = Number(process.env['CYCLES'] ?? 200);
t.setTimeout(cycles * 60_000);

t.test('keeps every acknowledged write, once and complete', async (t) => {
  const plan = Array.from({ length: cycles }, (_, i) => victims[i % victims.length] ?? 'both');
  const { acknowledged, unknown, faults } = await torture(t, plan, (cycle, writes) => {
    if (cycle % 10 === 0 || cycle === cycles)
      t.comment(`${cycle} of ${cycles} cycles, ${writes} writes sent`);
  });
  t.comment(`${acknowledged} writes acknowledged, ${unknown} of unknown outcome`);
  t.same(faults, []);
});

t.test('keeps every acknowledged write, once, if one of three instances is killed at a time', async (t) => {
  const { acknowledged, unknown, faults } = await killInstances(t, await createDatabase(t), cycles);
  t.comment(`${acknowledged} writes acknowledged, ${unknown} of unknown outcome`);
  t.same(faults, []);
});
