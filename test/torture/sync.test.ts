import t from 'tap';
import { sweep, sweepPlan, type Victim } from './sync-sweep.ts';

// Killed processes take their time to come back, so what is cut comes more often here than in `npm run torture`.
const order: Victim[] = [
  ...['target cut', 'source cut', 'target cut', 'target', 'source cut', 'target cut'],
  ...['source', 'target cut', 'target', 'service'],
] as Victim[];

t.test(
  'whatever dies at whatever step, the copy ends equal, and is a state of the source at any moment',
  async (t) => {
    const { runs, faults, slowestMs } = await sweep(t, sweepPlan(30, order));
    t.same(faults, []);
    t.equal(runs, 30);
    t.ok(slowestMs < 60_000, 'no run is under way for a minute');
    t.comment(`the slowest took ${slowestMs} ms`);
  },
);
