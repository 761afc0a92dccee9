import t from 'tap';
import { sweep, sweepPlan } from './sweep.ts';

t.test('detects a naive follower in the crash sweep', async (t) => {
  const { faults } = await sweep(t, sweepPlan(10, ['replica cut', 'source cut']), { isNaive: true });
  t.not(faults.length, 0);
});
