import { type GroupCommitOptions, groupCommitDefaults } from '../../../src/kernel/commands/group-commit.ts';
import { createRandom, type Random } from '../ledger/model/random.ts';
import { ClusterModel } from './cluster-model.ts';
import type { Item } from './schedule-rules.ts';
import { Simulation } from './simulation.ts';

interface Scene {
  seed: number;
  places: number;
  /** Number of nodes, or 0 if the service does not know the nodes. */
  nodes: number;
  families: number;
  limits: Partial<GroupCommitOptions>;
  /** Mean number of commands in 10 ms. */
  rate: number;
  /** Milliseconds during which commands arrive. */
  ms: number;
  /** True if some families send hundreds of commands at once. */
  hasBursts?: boolean;
  /** Share of the commands that need all nodes. */
  aloneShare?: number;
  /** Adds what goes wrong. */
  prepare?(cluster: ClusterModel, simulation: Simulation, random: Random): void;
}

/** Plays a scene. The same seed gives the same commands, whatever goes wrong. */
export function play(scene: Scene) {
  const { seed, rate, ms, families, hasBursts = false, aloneShare = 0 } = scene;
  const cluster = new ClusterModel(scene, createRandom(seed + 1));
  const simulation = new Simulation(cluster, { ...groupCommitDefaults, ...scene.limits });
  scene.prepare?.(cluster, simulation, createRandom(seed + 2));
  const random = createRandom(seed);
  for (let at = 0; at < ms; at += 10) {
    for (let i = random.below(2 * rate + 1); i > 0; i--) {
      const familyId = random.below(families);
      const count = hasBursts && random.chance(0.002) ? 300 : 1;
      const isAlone = random.chance(aloneShare);
      simulation.clock.after(at + random.below(10), () => {
        for (let sent = 0; sent < count; sent++) simulation.submit(familyId, isAlone && sent % 7 === 0);
      });
    }
  }
  return { faults: simulation.run(), items: simulation.items, cluster };
}

/** Returns the milliseconds from arrival to outcome within which this share of the commands is done. */
export function waitOf(items: readonly Item[], share: number): number {
  const waits = items.map(({ arrivedAt, endedAt }) => endedAt - arrivedAt).sort((a, b) => a - b);
  return waits[Math.ceil(share * waits.length) - 1] ?? 0;
}
