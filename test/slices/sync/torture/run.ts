/** `npm run torture:sync`: crashes one of the processes around a replica, 300 times or SYNC_RUNS. */
import t from 'tap';
import { sweep, sweepPlan } from './sweep.ts';

const runs = Number(process.env['SYNC_RUNS'] ?? 300);
const minuteMs = 60_000;
t.setTimeout(runs * minuteMs);

t.test('keeps the replica consistent and completes it after a crash at any step', async (t) => {
  const { faults, slowestMs } = await sweep(t, sweepPlan(runs), {
    onRun: (run) => {
      if (run % 10 === 0) t.comment(`${run} of ${runs} runs`);
    },
  });
  t.comment(`slowest run: ${slowestMs} ms`);
  t.same(faults, []);
  t.ok(slowestMs < minuteMs, 'no run takes a minute');
});
