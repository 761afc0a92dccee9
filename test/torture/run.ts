/** `npm run torture [-- cycles]`: kills the service and its database under load, 200 times where nothing else is said. */
import t from 'tap';
import { torture, victims } from './cycles.ts';

const cycles = Number(process.env['CYCLES'] ?? process.argv[2] ?? 200);
const plan = Array.from({ length: cycles }, (_, i) => victims[i % victims.length] ?? 'both');

t.setTimeout(cycles * 60_000);
const { acknowledged, unknown, ...faults } = await torture(t, plan, (cycle, saves) => {
  if (cycle % 10 === 0 || cycle === cycles) t.comment(`${cycle} of ${cycles} cycles, ${saves} saves sent`);
});
t.comment(`${acknowledged} saves acknowledged, ${unknown} of unknown outcome`);
t.same(faults, { lost: 0, doubled: 0, halfApplied: 0, problems: [] });
