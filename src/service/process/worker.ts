/**
 * Entry point of a worker, which answers requests. The primary starts it, gives it the settings and the address of the database,
 * passes connections on to it, and ends it. If the primary dies, node:cluster ends the worker.
 */

import { faultText } from '../../base/faults.ts';
import type { Log } from '../../base/service-log.ts';
import { createDrain } from '../../http/limits/drain.ts';
import { createJobs, type Jobs } from '../../jobs/queue.ts';
import { keepCheckpoints } from '../../kernel/ledger/log/checkpoint-keeper.ts';
import { createApp, prepareSlices } from '../app.ts';
import { printLine } from '../logging.ts';
import { watchSigning } from '../part-metrics.ts';
import { createShutdown } from '../shutdown.ts';
import { Channel } from './channel.ts';
import { peersOfWorker } from './peer-notices.ts';
import {
  listen,
  metricsOf,
  openDatabase,
  openLog,
  openTracing,
  requestsStopMs,
  type Settings,
  workerStopMs,
} from './resources.ts';

/** What the primary gives a worker. */
export interface Given {
  settings: Settings;
  databaseUrl: string;
}

let log: Log | undefined;

const channel = new Channel({
  // The process has a channel, since the primary started it.
  send: (message, onSent) => process.send?.(message, undefined, undefined, onSent),
  on: (event: 'message' | 'disconnect', listener: (message: unknown) => void) => process.on(event, listener),
});
const shutdown = createShutdown((line) => (log ? log.error(line) : printLine(line)), workerStopMs, {
  endsOnSignals: false,
});
channel.answer('stop', shutdown.stop);
await shutdown.start(start, (error) => {
  void channel.ask('failed', faultText(error, process.env['DATABASE_URL']));
});

async function start(): Promise<void> {
  // The primary answers with this.
  const { settings, databaseUrl } = (await channel.ask('start')) as Given;
  const output = await openLog(settings, shutdown);
  log = output.log;
  const tracing = await openTracing(settings, log, shutdown);
  const database = openDatabase(databaseUrl, shutdown);
  const metrics = metricsOf(settings);
  const signing = watchSigning(metrics?.registry);
  const peers = peersOfWorker(channel);
  channel.answer('metrics of a process', () => metrics?.registry.getMetricsAsJSON());
  const jobs: Jobs = {
    ...createJobs({ url: databaseUrl, log, workers: 0, supervise: false }),
    wake: (added) =>
      void peers.tell(
        'jobs wait',
        added.map(({ name }) => ({ name })),
      ),
  };
  const { logger } = output;
  const options = { settings, databaseUrl, database, log, logger, metrics, jobs, signing, peers };
  const { app, deps } = await createApp({ ...options, ...tracing });
  prepareSlices(deps);
  // Each process checks the log that it serves; the database decides which of them makes a checkpoint.
  shutdown.add('checkpoints', keepCheckpoints(deps.ledgerLog, { log, onRound: signing.onRound }));
  const delayMs = settings.stopDelaySeconds * 1000;
  const drain = createDrain(app, {
    delayMs,
    nextTurn: () => channel.ask('turn'),
    onStopListening: () => void channel.ask('stopped listening').catch(() => {}),
  });
  shutdown.add('requests', drain, requestsStopMs + delayMs);
  await channel.ask('listening', await listen(app, settings));
}
