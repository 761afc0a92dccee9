import { keepRateLimits } from '../../http/limits/rate-limits.ts';
import { createJobs } from '../../jobs/queue.ts';
import { createDeps, createServiceMetrics, startJobs } from '../app.ts';
import type { Shutdown } from '../shutdown.ts';
import type { Serving } from './alone.ts';
import { startBackground } from './background.ts';
import { type Resources, requestsStopMs, workerStopMs } from './resources.ts';
import { Totals } from './totals.ts';
import { WorkerPool } from './worker-pool.ts';

/** Does the background work in this process, the primary, and lets workers answer requests. */
export async function serveByWorkers(resources: Resources, shutdown: Shutdown): Promise<Serving> {
  const { settings, databaseUrl, log, metrics } = resources;
  const pool = new WorkerPool({ given: { settings, databaseUrl }, log });
  const { peers } = pool;
  const jobs = createJobs({ url: databaseUrl, log });
  const deps = await createDeps({ ...resources, jobs, peers });
  if (settings.hasRateLimits !== false) await keepRateLimits(peers);
  if (metrics) {
    const totals = new Totals(metrics.registry, createServiceMetrics(metrics, deps, true), log);
    peers.answer('metrics', () => totals.read(pool.channels));
  }
  shutdown.add('jobs', async () => {
    deps.commands.stop();
    await jobs.stop();
  });
  await startJobs(deps, jobs);
  peers.hear('jobs wait', jobs.wake);
  startBackground(resources, deps, shutdown);
  // Added last, so they end first.
  const limitMs = settings.stopDelaySeconds * 1000 + requestsStopMs + workerStopMs;
  shutdown.add('workers', () => pool.stop(), limitMs);
  return { address: await pool.start(settings.workers), deps };
}
