import t from 'tap';
import { sweep, sweepPlan } from './sweep.ts';

// A run takes five seconds, a killed process more: `npm run torture:sync` has 300 runs.
const plan = [
  ...sweepPlan(14, ['replica cut', 'source cut']),
  ...sweepPlan(3, ['replica', 'source', 'service']),
];

t.test('keeps the replica consistent and completes it after a crash at any step', async (t) => {
  const { runs, faults, slowestMs } = await sweep(t, plan);
  t.same(faults, []);
  t.equal(runs, plan.length);
  t.ok(slowestMs < 60_000, 'no run takes a minute');
  t.comment(`slowest run: ${slowestMs} ms`);
});
