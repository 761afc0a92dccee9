import t from 'tap';
import { costsTheSame } from './copying.ts';

t.test('copies a change in a family with 100,000 rows at the cost of a small family', async (t) => {
  await costsTheSame(t, [100, 100_000]);
});
