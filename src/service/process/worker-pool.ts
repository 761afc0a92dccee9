import cluster, { type Worker } from 'node:cluster';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../../base/faults.ts';
import { LoggableError } from '../../base/logged-error.ts';
import type { Peers } from '../../base/peers.ts';
import type { Log } from '../../base/service-log.ts';
import { Channel } from './channel.ts';
import { peersOfPrimary } from './peer-notices.ts';
import type { Given } from './worker.ts';

/** Uptime after which a worker is replaced without a pause. */
const steadyMs = 60_000;
const firstPauseMs = 100;
const longestPauseMs = 10_000;

/** Workers of a service, which the primary starts, replaces and ends. */
export class WorkerPool {
  readonly peers: Peers;
  /** Channels to the workers that run. */
  readonly channels = new Set<Channel>();
  readonly #connect: (channel: Channel) => void;
  readonly #given: Given;
  readonly #log: Log;
  readonly #stopping = new AbortController();
  /** Closes the last connection that a worker was given, for each worker. */
  readonly #closeLast = new Map<Worker, () => void>();
  readonly #stoppedListening = new WeakSet<Worker>();
  #slots: Promise<void>[] = [];
  readonly #disorders: string[] = [];

  constructor({ given, log }: { given: Given; log: Log }) {
    this.#given = given;
    this.#log = log;
    const { peers, connect } = peersOfPrimary(this.channels);
    this.peers = peers;
    this.#connect = connect;
    // Structured clones have Infinity and undefined, which JSON lacks.
    cluster.setupPrimary({
      exec: join(import.meta.dirname, 'worker.ts'),
      args: [],
      serialization: 'advanced',
    });
  }

  /** Starts workers, and returns their address. @throws OperatorError if one cannot start */
  async start(count: number): Promise<string> {
    const addresses = Array.from({ length: count }, () => {
      const listening = Promise.withResolvers<string>();
      this.#slots.push(this.#keepRunning(listening));
      return listening.promise;
    });
    const [address = ''] = await Promise.all(addresses);
    return address;
  }

  /** Ends all workers, which answer the requests under way. Rejects if one did not end in order. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const channel of this.channels) stopWorker(channel);
    await Promise.all(this.#slots);
    if (this.#disorders.length > 0)
      throw new LoggableError(`Workers did not end in order: ${this.#disorders.join(', ')}.`);
  }

  /** Keeps a worker running until the stop. Ends earlier if the first one cannot start. */
  async #keepRunning({ resolve, reject }: PromiseWithResolvers<string>): Promise<void> {
    let hasListened = false;
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      const startedAt = Date.now();
      const worker = cluster.fork();
      this.#closeLast.set(worker, closingLast(worker));
      const outcome = await this.#run(worker, (address) => {
        hasListened = true;
        resolve(address);
      });
      if (this.#stopping.signal.aborted) {
        if (outcome.end !== 'exit code 0') this.#disorders.push(`${worker.process.pid} (${outcome.end})`);
        return;
      }
      if (!hasListened && outcome.fault !== undefined) return reject(new OperatorError(outcome.fault));
      const { pid } = worker.process;
      this.#log.error(`Worker ${pid} ended unexpectedly (${outcome.end}). Another one starts.`);
      failures = Date.now() - startedAt > steadyMs ? 1 : failures + 1;
      if (failures > 1) await this.#pause(Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 2)));
    }
  }

  /** Serves a worker until it ends. Returns its end, and the fault that its start has reported. */
  async #run(
    worker: Worker,
    onListening: (address: string) => void,
  ): Promise<{ end: string; fault: string | undefined }> {
    const channel = new Channel({
      send: (message, onSent) => worker.process.connected && worker.send(message, undefined, onSent),
      on: (event: 'message' | 'disconnect', listener: (message: unknown) => void) =>
        worker.on(event, listener),
    });
    let fault: string | undefined;
    channel.answer('start', () => this.#given);
    channel.answer('failed', (text) => {
      fault = String(text);
    });
    channel.answer('listening', (address) => onListening(String(address)));
    // In a whole turn, this process accepts a connection that waits, and passes it on.
    channel.answer('turn', async () => {
      await nextTurn();
      await nextTurn();
    });
    channel.answer('stopped listening', () => this.#onStopListening(worker));
    this.#connect(channel);
    this.channels.add(channel);
    if (this.#stopping.signal.aborted) stopWorker(channel);
    const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
      worker.once('exit', (...end) => resolve(end)),
    );
    this.channels.delete(channel);
    // Nobody else gets what a worker has not accepted when it ends.
    this.#closeLast.get(worker)?.();
    this.#closeLast.delete(worker);
    return { end: signal ? `signal ${signal}` : `exit code ${code}`, fault };
  }

  /** When no worker accepts connections, closes those that one has not accepted: their clients would wait until the workers end. */
  #onStopListening(worker: Worker): void {
    this.#stoppedListening.add(worker);
    const workers = [...this.#closeLast];
    if (workers.every(([other]) => this.#stoppedListening.has(other)))
      for (const [, close] of workers) close();
  }

  async #pause(ms: number): Promise<void> {
    const { signal } = this.#stopping;
    // Rejects when the service stops, which the caller checks.
    await pause(ms, undefined, { signal }).catch(() => {});
  }
}

/**
 * Returns a function that closes the last connection that was passed to a worker. It has no effect on one that the worker has
 * accepted. Node keeps one open that the worker has not accepted, and its client waits. A worker gets one at a time, so this is at
 * most the last one.
 */
function closingLast({ process: child }: Worker): () => void {
  const send = child.send.bind(child);
  let last: { close(): void } | undefined;
  Object.assign(child, {
    send(...message: Parameters<typeof send>) {
      // What node:cluster sends is the system's handle, which can be closed. The service itself sends none.
      if (message[1]) last = message[1] as Server;
      return send(...message);
    },
  });
  return () => last?.close();
}

/** Tells a worker to stop. One that ends before it answers has stopped, too. */
function stopWorker(channel: Channel): void {
  channel.ask('stop').catch(() => {});
}
