import t from 'tap';
import { sweep, sweepPlan } from './sweep.ts';

t.test('finds rows that a time-based copy loses in the crash sweep', async (t) => {
  const { faults } = await sweep(t, sweepPlan(10, ['replica cut', 'source cut']), { isTimeBased: true });
  t.not(faults.length, 0);
});
