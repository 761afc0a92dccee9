import t from 'tap';
import { decimated } from '../../../../src/slices/explorer/page/model/decimation.ts';

const seriesOf = (values: readonly number[]) => ({
  length: values.length,
  timeAt: (place: number) => place,
  valueAt: (place: number) => values[place] ?? 0,
});

t.test('keeps the first, lowest, highest and last value of each column', async (t) => {
  const values = [5, 1, 9, 4, 7, 7, 7, 8, 3];
  t.same(decimated(seriesOf(values), [0, 10], 2), [0, 1, 2, 4, 5, 7, 8]);
  t.same(decimated(seriesOf(values), [0, 10], 10), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  t.same(decimated(seriesOf([]), [0, 10], 2), []);
  t.same(decimated(seriesOf([4, 5]), [0, 0], 2), [0, 1], 'a period without length');
});

t.test('draws 100,000 values with four places a column at most, and loses no peak', async (t) => {
  const values = Array.from({ length: 100_000 }, (_, place) => (place * 7919) % 1000);
  values[43_210] = -5;
  values[76_543] = 5000;
  const places = decimated(seriesOf(values), [0, 100_000], 800);
  t.ok(places.length <= 3200);
  t.ok(places.includes(43_210) && places.includes(76_543));
  const ascending = [...places].sort((a, b) => a - b);
  t.same(places, ascending);
});
