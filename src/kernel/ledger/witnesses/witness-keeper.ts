import { loggedText } from '../../../base/logged-error.ts';
import { repeat } from '../../../base/repeat.ts';
import type { Log } from '../../../base/service-log.ts';
import type { Database } from '../../../db/database.ts';
import { cosignNewest, type Result } from './cosign.ts';
import type { WitnessMetrics } from './metrics.ts';
import { lastCosigned } from './store.ts';
import type { Witness } from './witness-client.ts';

const pollMs = 10_000;

interface KeeperOptions {
  database: Pick<Database, 'query'>;
  now: () => Date;
  log: Log;
  metrics?: WitnessMetrics | undefined;
  /** Time between two looks for a new checkpoint. */
  everyMs?: number;
}

/**
 * Has each new checkpoint cosigned by each witness, in the background. Of several checkpoints since the last look, takes the
 * newest. Returns a function that stops it and waits for the last round.
 */
export function keepCosigned(witnesses: readonly Witness[], options: KeeperOptions): () => Promise<void> {
  const stopping = new AbortController();
  const stops = witnesses.map((witness) => keepCosignedBy(witness, options, stopping.signal));
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}

function keepCosignedBy(
  witness: Witness,
  { database, now, log, metrics, everyMs = pollMs }: KeeperOptions,
  stopping: AbortSignal,
): () => Promise<void> {
  const report = createReport(log);
  return repeat(
    async () => {
      const result = await cosignNewest({ database, now, stopping }, witness);
      metrics?.setLast(witness.name, (await lastCosigned(database, witness.publicKey))?.at);
      if (result && !stopping.aborted) {
        metrics?.count(witness.name, result.outcome);
        report(result);
      }
      return everyMs;
    },
    (error) => {
      report({ outcome: 'failed', message: `Cannot ask the witness ${witness.name}: ${loggedText(error)}` });
      return everyMs;
    },
  );
}

/** Returns a function that logs a result which differs from the one before: a witness may be away for days. */
function createReport(
  log: Log,
): (result: { outcome: Result['outcome'] | 'failed'; message: string }) => void {
  let last: string | undefined;
  return ({ outcome, message }) => {
    if (outcome === last) return;
    last = outcome;
    if (outcome === 'cosigned') log.info(message);
    else if (outcome === 'ahead' || outcome === 'inconsistent') log.error(message);
    else log.warn(message);
  };
}
