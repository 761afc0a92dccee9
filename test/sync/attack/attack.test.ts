import t from 'tap';
import { attack } from './attack.ts';

t.setTimeout(120_000);

t.test('serves a family without errors beside attackers, in bounded memory', async (t) => {
  const size = { attackers: 8, rewards: 60, events: 200 };
  const { errors, grownMiB, ...measured } = await attack(t, size, 5);
  t.comment(JSON.stringify({ ...measured, grownMiB }));
  t.same(errors, []);
  t.ok(grownMiB <= 100, `${grownMiB} MiB`);
});
