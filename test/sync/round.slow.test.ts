import t from 'tap';
import { costsTheSame } from './copying.ts';

t.test('one change costs the same in a family with 100,000 rows', async (t) => {
  await costsTheSame(t, [100, 100_000]);
});
