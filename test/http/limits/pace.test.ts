import t from 'tap';
import { Pace } from '../../../src/http/limits/pace.ts';

/** Returns the number of the first check, five seconds apart, at which the client counts as stalled; 0 if none. */
function stallOf(checks: (number | undefined)[]): number {
  const pace = new Pace();
  return checks.findIndex((taken) => pace.isStalled(taken)) + 1;
}

/** Returns checks of a client that takes the same number of bytes between them. */
const steadily = (bytes: number, checks: number) => Array.from({ length: checks }, (_, i) => 1e6 + i * bytes);

t.test('counts a client as stalled that takes less than 1 KiB/s over two minutes', async (t) => {
  t.equal(stallOf(steadily(0, 24)), 0);
  t.equal(stallOf(steadily(0, 25)), 25);
  t.equal(stallOf(steadily(5000, 24)), 0);
  t.equal(stallOf(steadily(5000, 25)), 25);
  t.equal(stallOf(steadily(5 * 1024, 1000)), 0, '1 KiB/s suffices');
  const bursts = Array.from({ length: 200 }, (_, i) => Math.floor(i / 12) * 100_000);
  t.equal(stallOf(bursts), 0, 'bytes may come in bursts');
  const taken = steadily(50_000, 10);
  const stopped = [...taken, ...Array<number>(30).fill(taken.at(-1) ?? 0)];
  t.equal(stallOf(stopped), 32, 'after it has read for a while');
});

t.test('never counts a client as stalled while no bytes wait for it', async (t) => {
  t.equal(stallOf(Array(1000).fill(undefined)), 0);
  t.equal(stallOf([...steadily(0, 24), undefined, ...steadily(0, 24)]), 0, 'starts again after a pause');
});
