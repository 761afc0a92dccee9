import { Presets, SingleBar } from 'cli-progress';

/** Shows how far something is, on standard error. */
export interface Progress {
  advance(count: number): void;
  stop(): void;
}

/** A bar on a terminal; elsewhere a plain line for each tenth. */
export function createProgress(label: string, total: number, unit = 'events'): Progress {
  return process.stderr.isTTY ? bar(label, total, unit) : lines(label, total, unit);
}

function bar(label: string, total: number, unit: string): Progress {
  const format = `${label} {bar} {percentage}% | {value}/{total} ${unit} | {eta_formatted} left`;
  const shown = new SingleBar(
    { format, stream: process.stderr, clearOnComplete: true },
    Presets.shades_classic,
  );
  shown.start(total, 0);
  return { advance: (count) => shown.increment(count), stop: () => shown.stop() };
}

function lines(label: string, total: number, unit: string): Progress {
  let done = 0;
  let tenths = 0;
  return {
    advance(count) {
      done += count;
      const reached = Math.floor((done / Math.max(total, 1)) * 10);
      if (reached > tenths) process.stderr.write(`${label}: ${done} of ${total} ${unit}\n`);
      tenths = Math.max(tenths, reached);
    },
    stop: () => {},
  };
}
