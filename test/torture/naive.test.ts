import t from 'tap';
import { sweep, sweepPlan } from './sync-sweep.ts';

t.test('a follower with a naive cursor does not survive what the synchronisation survives', async (t) => {
  const { faults } = await sweep(t, sweepPlan(10, ['target cut', 'source cut']), { isNaive: true });
  t.not(faults.length, 0);
});
