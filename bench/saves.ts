import type { Commands } from '../src/kernel/commands/execute.ts';
import { savePoints } from '../src/slices/rewards/domain.ts';
import type { BenchFamily } from './seed.ts';

/** Executes saves of families in turn, of which `waiting` wait at a time. Returns the milliseconds of each. */
export async function executeSaves(
  commands: Commands,
  families: readonly BenchFamily[],
  { count, waiting }: { count: number; waiting: number },
): Promise<number[]> {
  const times: number[] = [];
  let sent = 0;
  const save = async () => {
    while (sent < count) {
      const family = families[sent++ % families.length];
      const start = performance.now();
      if (family) await commands.execute(commandFor(family));
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: waiting }, save));
  return times;
}

function commandFor({ familyId, learnerId, rewardId }: BenchFamily) {
  return { handler: savePoints, data: { learnerId, rewardId, points: 1 }, familyId, actorId: learnerId };
}
