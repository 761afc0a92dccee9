import t from 'tap';
import { sweep, sweepPlan, type Victim } from './sweep.ts';

// Restarts of killed processes are slow, so cut connections are more frequent than in `npm run torture:sync`.
const order: Victim[] = [
  ...['replica cut', 'source cut', 'replica cut', 'replica', 'source cut', 'replica cut'],
  ...['source', 'replica cut', 'replica', 'service'],
] as Victim[];

t.test('keeps the replica consistent and completes it after a crash at any step', async (t) => {
  const { runs, faults, slowestMs } = await sweep(t, sweepPlan(30, order));
  t.same(faults, []);
  t.equal(runs, 30);
  t.ok(slowestMs < 60_000, 'no run takes a minute');
  t.comment(`slowest run: ${slowestMs} ms`);
});
