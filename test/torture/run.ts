/**
 * `npm run torture [-- cycles]`: kills the service and its database under load, 200 times where nothing else is said; then
 * has what copies families survive 300 deaths; SYNC_RUNS makes them more or less.
 */
import t from 'tap';
import { torture, victims } from './cycles.ts';
import { sweep, sweepPlan } from './sync-sweep.ts';

const cycles = Number(process.env['CYCLES'] ?? process.argv[2] ?? 200);
const plan = Array.from({ length: cycles }, (_, i) => victims[i % victims.length] ?? 'both');

t.setTimeout((cycles + Number(process.env['SYNC_RUNS'] ?? 300)) * 60_000);
const { acknowledged, unknown, ...faults } = await torture(t, plan, (cycle, saves) => {
  if (cycle % 10 === 0 || cycle === cycles) t.comment(`${cycle} of ${cycles} cycles, ${saves} saves sent`);
});
t.comment(`${acknowledged} saves acknowledged, ${unknown} of unknown outcome`);
t.same(faults, { lost: 0, doubled: 0, halfApplied: 0, problems: [] });

const runs = Number(process.env['SYNC_RUNS'] ?? 300);
const { faults: copyFaults, slowestMs } = await sweep(t, sweepPlan(runs), {
  onRun: (run) => {
    if (run % 10 === 0) t.comment(`${run} of ${runs} runs of the crash sweep`);
  },
});
t.comment(`the slowest run of the crash sweep took ${slowestMs} ms`);
t.same(copyFaults, []);
t.ok(slowestMs < 60_000, 'nothing was under way for a minute');
