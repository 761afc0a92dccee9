import { setTimeout as pause } from 'node:timers/promises';
import { type MetricObjectWithValues, type MetricValue, Registry } from '@prometheus-io/client';
import { loggedText } from '../../base/logged-error.ts';
import type { Log } from '../../base/service-log.ts';
import type { RefreshMetrics } from '../../slice/metrics.ts';

type Values = MetricObjectWithValues<MetricValue<string>>[];

/** Maximum wait for a worker that hangs. Its values are then those of the scrape before. */
const answerMs = 1000;

/** Process whose metrics count, with those that it has given last. */
export interface Counted {
  ask(topic: 'metrics of a process'): Promise<unknown>;
}

/** Sums of the metrics of the primary and of all workers, also of those that have ended. */
export class Totals {
  readonly #own: Registry;
  readonly #refresh: RefreshMetrics;
  readonly #log: Log;
  readonly #latest = new Map<Counted, Values>();
  /** Counts of workers that have ended: a counter that fell would look like a restart. */
  #ended: Values = [];

  constructor(own: Registry, refresh: RefreshMetrics, log: Log) {
    this.#own = own;
    this.#refresh = refresh;
    this.#log = log;
  }

  /** Returns the metrics of all processes as text. */
  async read(workers: Iterable<Counted>): Promise<string> {
    const current = [...workers];
    await Promise.all([
      this.#refresh((error) => this.#log.warn(`Database metrics are unavailable: ${loggedText(error)}`)),
      ...current.map((worker) => this.#readOne(worker)),
    ]);
    for (const [worker, values] of this.#latest) if (!current.includes(worker)) this.#end(worker, values);
    const own = await this.#own.getMetricsAsJSON();
    return Registry.aggregate([own, this.#ended, ...this.#latest.values()]).metrics();
  }

  async #readOne(worker: Counted): Promise<void> {
    const late = pause(answerMs, undefined, { ref: false });
    // A worker that ends meanwhile has no answer.
    const values = await Promise.race([worker.ask('metrics of a process').catch(() => undefined), late]);
    // The worker answers with this.
    if (values) this.#latest.set(worker, values as Values);
  }

  #end(worker: Counted, values: Values): void {
    this.#latest.delete(worker);
    const counts = values.filter(({ type }) => type !== 'gauge');
    // Its members are such values, without functions.
    this.#ended = Registry.aggregate([this.#ended, counts]).getMetricsAsArray() as Values;
  }
}
