import t from 'tap';
import { createMetrics } from '../../src/slice/metrics.ts';
import { testSettings } from '../helpers/app.ts';
import { createClock } from '../helpers/clock.ts';
import { createReward } from '../helpers/families/client.ts';
import { startFamilies } from '../helpers/families/families.ts';
import { metricsToken, readMetrics } from '../helpers/metrics.ts';

/** The metrics of what families write a day (decisions.md 1.22). */

const bytesPerDay = 20_000;
const clock = createClock();
const settings = { quotas: { ...testSettings.quotas, bytesPerDay } };
const metrics = createMetrics(metricsToken);
const { app, database, newFamily } = await startFamilies(t, {
  settings,
  now: clock.now,
  metrics,
  isAlone: true,
});

async function growth() {
  const found = await readMetrics(app);
  const [largest, quota, full] = ['written_bytes_max', 'written_quota_bytes', 'quota_reached'].map((name) =>
    found.get(`family_${name}`),
  );
  return { largest, quota, full };
}

/** Returns the bytes of the family that has written the most. */
async function mostWritten(): Promise<number> {
  const [row] = await database.sql<
    { bytes: number }[]
  >`SELECT max(written_bytes)::int AS bytes FROM families`;
  return row?.bytes ?? 0;
}

t.test('show the largest family of the day, the quota, and the families that have reached it', async (t) => {
  const [one, two] = [await newFamily(), await newFamily()];
  await createReward(one.parent, { description: 'x'.repeat(2000) });
  const largest = await mostWritten();
  t.ok(largest > 2000 && largest < bytesPerDay, `${largest} bytes`);
  t.same(await growth(), { largest, quota: bytesPerDay, full: 0 });
  const body = { title: 'A reward', tokenCost: 5, description: 'x'.repeat(2000) };
  for (const [i, { parent }] of [one, two].entries()) {
    let sent = 0;
    while (sent < 20 && (await parent.post('/api/rewards', body)).status === 201) sent += 1;
    t.ok(sent < 20, 'the quota ends the writes');
    t.same(await growth(), { largest: await mostWritten(), quota: bytesPerDay, full: i + 1 });
  }
  clock.set('2100-03-02T00:00:00.000Z');
  t.same(await growth(), { largest: 0, quota: bytesPerDay, full: 0 }, 'a new day');
});
