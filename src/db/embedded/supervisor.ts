import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '../../base/faults.ts';
import type { Log } from '../../base/service-log.ts';
import { messageOf } from '../../base/system-errors.ts';
import { endOrphan } from './postgres-shutdown.ts';
import type { DataDirectory } from './run-program.ts';
import { type Server, type Settings, startServer } from './server.ts';

/** Attempts at the first start: the port may be taken, or children of a killed server may still run. */
const FIRST_ATTEMPTS = 6;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;
/** Uptime after which the restart delay is reset. */
const STEADY_MS = 60_000;

export interface Supervision {
  data: DataDirectory;
  settings: Settings;
  log: Log;
  /** Chooses a port for each attempt of the first start. */
  choosePort?: () => Promise<number>;
}

/** Starts PostgreSQL, and restarts it on the same port if it ends unexpectedly, until `stop`. */
export async function supervise(options: Supervision): Promise<{ port: number; stop(): Promise<void> }> {
  const { server, port } = await startFirst(options);
  const stopping = new AbortController();
  const supervising = keepRunning(options, server, port, stopping.signal);
  const stop = (): Promise<void> => {
    stopping.abort();
    return supervising;
  };
  return { port, stop };
}

async function startFirst(options: Supervision): Promise<{ server: Server; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await (options.choosePort ?? freePort)();
    try {
      return { server: await start(options, port), port };
    } catch (error) {
      if (attempt === FIRST_ATTEMPTS) throw error;
      options.log.warn(`${messageOf(error)}\nRetrying.`);
    }
    await setTimeout(delayMs(attempt));
  }
}

async function start({ data, settings, log }: Supervision, port: number): Promise<Server> {
  await endOrphan(data, log);
  return startServer(data, port, settings);
}

async function keepRunning(
  options: Supervision,
  first: Server,
  port: number,
  stopping: AbortSignal,
): Promise<void> {
  const stopped = once(stopping, 'abort');
  let server: Server | undefined = first;
  let startedAt = Date.now();
  let failures = 0;
  for (;;) {
    if (server) {
      await Promise.race([stopped, server.ended]);
      if (stopping.aborted) return server.stop();
      options.log.error(`PostgreSQL ended unexpectedly (${await server.ended}); restarting it.`);
      if (Date.now() - startedAt > STEADY_MS) failures = 0;
    }
    failures += 1;
    await pause(delayMs(failures), stopping);
    if (stopping.aborted) return;
    try {
      server = await start(options, port);
      startedAt = Date.now();
      options.log.info('PostgreSQL is running again.');
    } catch (error) {
      server = undefined;
      options.log.error(`${messageOf(error)}\nRetrying.`);
    }
  }
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  try {
    await setTimeout(ms, undefined, { signal: stopping });
  } catch (error) {
    if (!stopping.aborted) throw error;
  }
}

function delayMs(failures: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
}

/** Returns a free port. If another program takes it before PostgreSQL does, the next attempt uses another one. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new OperatorError('There is no free port on 127.0.0.1.'));
      });
    });
  });
}
