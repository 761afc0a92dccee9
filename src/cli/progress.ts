import { Presets, SingleBar } from 'cli-progress';
import type { Progress } from '../slice/slice.ts';
import { note } from './terminal-output.ts';

/** Creates a progress bar on a terminal. Elsewhere, prints a line per tenth. */
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
      if (reached > tenths) note(`${label}: ${done} of ${total} ${unit}`);
      tenths = Math.max(tenths, reached);
    },
    stop: () => {},
  };
}
