import t from 'tap';
import { countsIn, gapsBetween, longWait } from '../../../../src/slices/explorer/page/model/gaps.ts';

const minute = 60_000;

t.test(
  'finds a gap where an event waited long for the next checkpoint, and no gap without events',
  async (t) => {
    const checkpoints = [0, minute, longWait * 3, longWait * 9];
    t.same(gapsBetween(checkpoints, [1, minute + 5, minute + 6], longWait * 20), [
      { from: minute, to: longWait * 3, firstEvent: minute + 5, events: 2 },
    ]);
    t.same(gapsBetween(checkpoints, [1], longWait * 20), []);
    // Events before the first checkpoint are older than the log.
    t.same(gapsBetween([longWait * 5], [1, 2], longWait * 6), []);
  },
);

t.test('finds events after the last checkpoint that still wait, but not new ones', async (t) => {
  const open = { from: 0, to: undefined, firstEvent: 5, events: 1 };
  t.same(gapsBetween([0], [5], longWait + 6), [open]);
  t.same(gapsBetween([0], [5], longWait + 5), []);
});

t.test('finds no gap where each event waits as long as the others', async (t) => {
  const checkpoints = Array.from({ length: 9 }, (_, i) => i * 2 * longWait);
  const events = checkpoints.map((time) => time + 1);
  t.same(gapsBetween(checkpoints, events, checkpoints.at(-1) ?? 0), []);
});

t.test('counts times in equal parts of a time span', async (t) => {
  t.same(countsIn([0, 1, 5, 9, 10, 11, -1], 0, 10, 2), [2, 3]);
  t.same(countsIn([], 0, 0, 3), [0, 0, 0]);
});
