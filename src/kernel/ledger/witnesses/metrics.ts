import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import { outcomes, type Result } from './cosign.ts';
import type { Witness } from './witness-client.ts';

/** Metrics of cosigning, by the names of witnesses. */
export interface WitnessMetrics {
  count(witness: string, outcome: Result['outcome']): void;
  /** Sets the time of the last cosignature. */
  setLast(witness: string, at: Date | undefined): void;
}

/** Registers the metrics of cosigning. */
export function createWitnessMetrics(
  registry: Registry,
  witnesses: readonly Witness[],
  now: () => Date,
): WitnessMetrics {
  const last = new Map<string, Date | undefined>(witnesses.map(({ name }) => [name, undefined]));
  const registers = [registry];
  const results = new Counter({
    name: 'ledger_witness_results_total',
    help: 'Requests of this instance for cosignatures, by witness and result.',
    labelNames: ['witness', 'result'],
    registers,
  });
  // Zero from the start: a rate does not count the first increment of a new counter.
  for (const witness of last.keys()) for (const result of outcomes) results.inc({ witness, result }, 0);
  new Gauge({
    name: 'ledger_cosignature_age_seconds',
    help: 'Time since the last cosignature by witness, for any instance. Infinite if there is none.',
    labelNames: ['witness'],
    registers,
    collect() {
      for (const [witness, at] of last)
        this.set({ witness }, at ? (now().getTime() - at.getTime()) / 1000 : Number.POSITIVE_INFINITY);
    },
  });
  return {
    count: (witness, result) => results.inc({ witness, result }),
    setLast: (witness, at) => last.set(witness, at),
  };
}
