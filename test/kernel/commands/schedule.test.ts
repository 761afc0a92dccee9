/**
 * Simulates the schedule of the group commit: thousands of families over hundreds of places, in virtual time. `SEED=<n>`
 * plays the random scenes with this seed alone; the names of tests have theirs.
 *
 * Bounds use that a turn of each healthy place takes `roundMs` in the fast slots, and no place is overtaken twice.
 */
import t from 'tap';
import { clusterLimits, groupCommitDefaults } from '../../../src/kernel/commands/group-commit.ts';
import { sampled } from '../../helpers/sampled.ts';
import type { Random } from '../ledger/model/random.ts';
import type { ClusterModel } from './cluster-model.ts';
import { play, waitOf } from './scenes.ts';
import type { Item } from './schedule-rules.ts';
import type { Simulation } from './simulation.ts';

const { SEED } = process.env;
const seeds = SEED === undefined ? sampled([1, 2, 3], 1 / 3) : [Number(SEED)];
const { lateMs } = groupCommitDefaults;
const { maxRunning, maxLate } = clusterLimits;

const server = { places: 1, nodes: 0, families: 3000, limits: {}, rate: 20, ms: 2000 };
const cluster = { places: 300, nodes: 10, families: 3000, limits: clusterLimits, rate: 6, ms: 4000 };
const places = Array.from({ length: cluster.places }, (_, i) => i);
/** Milliseconds of a healthy batch, at most. */
const batchMs = 10;
const roundMs = (cluster.places * batchMs) / maxRunning;

for (const seed of seeds) {
  for (const [name, scene] of Object.entries({
    server,
    cluster: { ...cluster, rate: 14, ms: 2000 },
    'cluster of unknown nodes': { ...cluster, nodes: 0, rate: 14, ms: 2000 },
  })) {
    t.test(`keeps order, turns and limits, whatever happens to a ${name} (SEED=${seed})`, async (t) => {
      const { faults } = play({ ...scene, seed, hasBursts: true, aloneShare: 0.01, prepare: breakAll });
      t.same(faults, []);
    });
  }
}

t.test('lets places take turns when there are more commands than slots', async (t) => {
  const { faults } = play({ ...cluster, nodes: 0, seed: 1, rate: 20, ms: 1000 });
  t.same(faults, []);
});

/** Makes places slow or dead for a time, locks streams and splits places. */
function breakAll(cluster: ClusterModel, simulation: Simulation, random: Random): void {
  const kinds = [
    { ms: 300, isDown: false },
    { ms: 2000, isDown: false },
    { ms: 700, isDown: true },
    { ms: 5000, isDown: true },
  ];
  for (let i = 0; i < 24; i++) {
    const from = random.below(2000);
    cluster.faults.push({
      places: new Set([random.below(300), random.below(300), random.below(300)]),
      from,
      to: from + random.below(2000),
      ...random.oneOf(kinds),
    });
    const lockedFrom = random.below(2000);
    cluster.locks.set(random.below(3000), { from: lockedFrom, to: lockedFrom + random.below(7000) });
    const place = random.below(300);
    if (simulation.isCluster) simulation.clock.after(random.below(2000), () => cluster.split(place));
  }
}

/** Plays a scene with and without sick places, and returns what happens to healthy and to sick ones. */
function compare(
  sick: ReadonlySet<number>,
  fault: { from: number; to: number; ms: number; isDown: boolean },
  change: object = {},
) {
  const scene = { ...cluster, seed: 7, ms: 10_000, ...change };
  const [bad, good] = [true, false].map((isBad) => {
    const { faults, items, cluster } = play({
      ...scene,
      prepare: ({ faults }) => isBad && faults.push({ places: sick, ...fault }),
    });
    const isSick = ({ familyId }: Item) => sick.has(cluster.placeOf(familyId));
    return { faults, sick: items.filter(isSick), healthy: items.filter((item) => !isSick(item)) };
  });
  if (!bad || !good) throw new Error('no runs');
  return { bad, good };
}

function since(ms: number, items: readonly Item[]): Item[] {
  return items.filter(({ arrivedAt }) => arrivedAt >= ms);
}

const deadNodes = [1, 2].flatMap((nodes) => [700, 5000, 30_000].map((ms) => ({ nodes, ms })));
for (const { nodes, ms } of sampled(deadNodes, 1 / 3)) {
  t.test(
    `delays others only until the first batches of ${nodes} dead nodes are late (${ms} ms each)`,
    async (t) => {
      // A node may fill all fast slots until they are late; then it seems down, and its batches fit into the late slots.
      const dead = new Set(places.filter((place) => place % cluster.nodes < nodes));
      const { bad, good } = compare(dead, { from: 1000, to: 9000, ms, isDown: true });
      t.same(bad.faults, []);
      const delayMs = nodes * Math.min(ms, lateMs) + roundMs;
      t.ok(waitOf(bad.healthy, 1) <= waitOf(good.healthy, 1) + delayMs, 'no command waits longer');
      const later = 1000 + delayMs;
      t.ok(
        waitOf(since(later, bad.healthy), 0.99) <= 1.5 * waitOf(since(later, good.healthy), 0.99),
        'then no delay',
      );
      // A last batch may hang until then. One that ends in time frees the others.
      const end = Math.max(...bad.sick.map(({ endedAt }) => endedAt));
      t.ok(end <= Math.max(9000 + ms, 10_000) + lateMs, 'the places recover');
    },
  );
}

for (const count of sampled([maxRunning, maxLate], 1 / 2)) {
  t.test(`delays others only until each of ${count} dead places is late, if nodes are unknown`, async (t) => {
    const dead = new Set(places.slice(10, 10 + count));
    const { bad, good } = compare(dead, { from: 1000, to: 9000, ms: 5000, isDown: true }, { nodes: 0 });
    t.same(bad.faults, []);
    const delayMs = (count / maxRunning) * lateMs + roundMs;
    t.ok(waitOf(bad.healthy, 1) <= waitOf(good.healthy, 1) + delayMs, 'no command waits longer');
    // Each of them has had commands before that.
    t.ok(
      waitOf(since(5000, bad.healthy), 0.99) <= 1.5 * waitOf(since(5000, good.healthy), 0.99),
      'then no delay',
    );
  });
}

t.test(
  'lets late batches leave their slots as soon as others end, if too many places are dead',
  async (t) => {
    const shortMs = 3000;
    const {
      faults,
      items,
      cluster: model,
    } = play({
      ...cluster,
      seed: 7,
      nodes: 0,
      ms: 10_000,
      prepare({ faults }) {
        const fault = { from: 1000, to: 9000, isDown: true };
        faults.push({ ...fault, places: new Set(places.slice(10, 10 + maxLate)), ms: shortMs });
        faults.push({ ...fault, places: new Set(places.slice(40, 40 + maxRunning)), ms: 30_000 });
      },
    });
    t.same(faults, []);
    const isDead = (place: number) => model.faults.some(({ places }) => places.has(place));
    const healthy = items.filter(({ familyId }) => !isDead(model.placeOf(familyId)));
    t.ok(waitOf(healthy, 1) <= ((maxLate + maxRunning) / maxRunning) * lateMs + shortMs + roundMs);
  },
);

t.test('delays others by one turn of each slow place that is never late', async (t) => {
  const ms = 700;
  const slow = new Set(places.filter((place) => place % 15 === 3));
  const { bad } = compare(slow, { from: 0, to: 20_000, ms, isDown: false });
  t.same(bad.faults, []);
  const boundMs = (slow.size * ms) / maxRunning + roundMs + ms;
  t.ok(waitOf(bad.healthy, 1) <= boundMs);
});

t.test('does not delay others by slow places that are known as late', async (t) => {
  const ms = 1500;
  const slow = new Set(places.filter((place) => place % 15 === 3));
  const { bad, good } = compare(slow, { from: 0, to: 20_000, ms, isDown: false });
  t.same(bad.faults, []);
  // Each of them has its first turn in a fast slot.
  const known = (slow.size * ms) / maxRunning + roundMs;
  t.ok(waitOf(since(known, bad.healthy), 0.99) <= 1.5 * waitOf(since(known, good.healthy), 0.99));
  // They share half of the late slots, and a command waits for the batch that runs as it arrives.
  const boundMs = (slow.size * ms) / (maxLate / 2) + 2 * ms;
  t.ok(waitOf(since(known, bad.sick), 1) <= boundMs, 'and they have turns');
});

t.test('gives a place that recovers its turn while others stay dead', async (t) => {
  const ms = 5000;
  const dead = places.slice(10, 10 + maxLate);
  const { items, cluster: model } = play({
    ...cluster,
    seed: 9,
    nodes: 0,
    ms: 20_000,
    rate: 2,
    prepare({ faults }) {
      faults.push({ places: new Set(dead.slice(1)), from: 1000, to: 30_000, ms, isDown: true });
      faults.push({ places: new Set(dead.slice(0, 1)), from: 1000, to: 4000, ms, isDown: true });
    },
  });
  const recovered = items.filter(({ familyId }) => model.placeOf(familyId) === dead[0]);
  const boundMs = (maxLate / (maxLate / 2)) * ms + ms;
  t.ok(waitOf(since(4000, recovered), 1) <= boundMs);
  t.ok(waitOf(since(4000 + boundMs, recovered), 1) <= roundMs, 'and then it is as fast as before');
});

t.test('gives families of a split place their new place, also if they never rest', async (t) => {
  const { faults, cluster: model } = play({
    ...cluster,
    seed: 5,
    places: 4,
    families: 40,
    rate: 200,
    ms: 1000,
    prepare(model, { clock }) {
      for (const place of [0, 1, 2, 3]) clock.after(200, () => model.split(place));
    },
  });
  t.same(faults, []);
  // One batch of each place finds out about the split, and one more has families from before.
  t.ok(model.refusals >= 4 && model.refusals <= 8, `${model.refusals} batches refused`);
});
