/**
 * `npm run torture`: kills the service and its database under load, 200 times where CYCLES does not say otherwise; then
 * has what copies families survive 300 deaths, or SYNC_RUNS.
 */
import t from 'tap';
import { torture, victims } from './cycles.ts';
import { sweep, sweepPlan } from './sync-sweep.ts';

const cycles = Number(process.env['CYCLES'] ?? 200);
const runs = Number(process.env['SYNC_RUNS'] ?? 300);
const minuteMs = 60_000;
t.setTimeout((cycles + runs) * minuteMs);

t.test('of what was acknowledged, nothing is lost, doubled or half applied', async (t) => {
  const plan = Array.from({ length: cycles }, (_, i) => victims[i % victims.length] ?? 'both');
  const { acknowledged, unknown, ...faults } = await torture(t, plan, (cycle, saves) => {
    if (cycle % 10 === 0 || cycle === cycles) t.comment(`${cycle} of ${cycles} cycles, ${saves} saves sent`);
  });
  t.comment(`${acknowledged} saves acknowledged, ${unknown} of unknown outcome`);
  t.same(faults, { lost: 0, doubled: 0, halfApplied: 0, problems: [] });
});

t.test('whatever dies, the copy ends equal, and is a state of the source at any moment', async (t) => {
  const { faults, slowestMs } = await sweep(t, sweepPlan(runs), {
    onRun: (run) => {
      if (run % 10 === 0) t.comment(`${run} of ${runs} runs of the crash sweep`);
    },
  });
  t.comment(`the slowest run of the crash sweep took ${slowestMs} ms`);
  t.same(faults, []);
  t.ok(slowestMs < minuteMs, 'nothing was under way for a minute');
});
