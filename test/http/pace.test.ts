import t from 'tap';
import { Pace } from '../../src/http/pace.ts';

/** Returns the number of the first check, five seconds apart, at which the client counts as stalled; 0 if none. */
function stallOf(checks: (number | undefined)[]): number {
  const pace = new Pace();
  return checks.findIndex((taken) => pace.isStalled(taken)) + 1;
}

/** Returns checks of a client that takes the same number of bytes between them. */
const steadily = (bytes: number, checks: number) => Array.from({ length: checks }, (_, i) => 1e6 + i * bytes);

t.test('counts a client as stalled that takes no byte for 30 s', async (t) => {
  t.equal(stallOf(steadily(0, 6)), 0, 'not after 25 s');
  t.equal(stallOf(steadily(0, 7)), 7);
  const taken = steadily(50_000, 10);
  t.equal(
    stallOf([...taken, ...Array<number>(7).fill(taken.at(-1) ?? 0)]),
    16,
    'after it has read for a while',
  );
});

t.test('counts a client as stalled that takes less than 1 KiB/s over a minute', async (t) => {
  t.equal(stallOf(steadily(5000, 12)), 0);
  t.equal(stallOf(steadily(5000, 13)), 13);
  t.equal(stallOf(steadily(5 * 1024, 1000)), 0, '1 KiB/s suffices');
  const bursts = Array.from({ length: 200 }, (_, i) => Math.floor(i / 5) * 40_000);
  t.equal(stallOf(bursts), 0, 'bytes may come in bursts');
});

t.test('never counts a client as stalled while no bytes wait for it', async (t) => {
  t.equal(stallOf(Array(1000).fill(undefined)), 0);
  t.equal(stallOf([...steadily(0, 6), undefined, ...steadily(0, 6)]), 0, 'starts again after a pause');
});
