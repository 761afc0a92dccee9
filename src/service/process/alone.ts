import { createDrain } from '../../http/limits/drain.ts';
import { createJobs } from '../../jobs/queue.ts';
import { keepCheckpoints } from '../../kernel/ledger/log/checkpoint-keeper.ts';
import type { Deps } from '../../slice/deps.ts';
import { createApp, prepareSlices } from '../app.ts';
import { watchSigning } from '../part-metrics.ts';
import type { Shutdown } from '../shutdown.ts';
import { startBackground } from './background.ts';
import { listen, type Resources, requestsStopMs } from './resources.ts';

/** Service that listens: its address, and the dependencies of its slices, which have hints for the operator. */
export interface Serving {
  address: string;
  deps: Deps;
}

/** Answers requests and does the background work in this process. */
export async function serveAlone(resources: Resources, shutdown: Shutdown): Promise<Serving> {
  const { settings, databaseUrl, log, metrics, tracing } = resources;
  const signing = watchSigning(metrics?.registry);
  const jobs = createJobs({ url: databaseUrl, log });
  const { app, deps } = await createApp({ ...resources, ...tracing, jobs, signing });
  prepareSlices(deps);
  startBackground(resources, deps, shutdown);
  shutdown.add('checkpoints', keepCheckpoints(deps.ledgerLog, { log, onRound: signing.onRound }));
  // Added last, so it ends first: no slow keeper delays or cuts requests.
  const delayMs = settings.stopDelaySeconds * 1000;
  shutdown.add('requests', createDrain(app, { delayMs }), requestsStopMs + delayMs);
  return { address: await listen(app, settings), deps };
}
