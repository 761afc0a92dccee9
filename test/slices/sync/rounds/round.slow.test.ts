import t from 'tap';
import { costsTheSame } from './copying.ts';

t.test('copies one change as cheaply in a family with 100,000 rows as in a small one', async (t) => {
  await costsTheSame(t, [100, 100_000]);
});
