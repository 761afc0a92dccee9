/** `npm run torture:attack`: measures a family beside eight attackers that use their quotas, for SECONDS (20). */
import t from 'tap';
import { attack } from './attack.ts';

const seconds = Number(process.env['SECONDS'] ?? 20);
t.setTimeout(seconds * 60_000);

t.test('serves a family beside attackers as usual', async (t) => {
  const size = {
    attackers: 8,
    rewards: 490,
    events: 2000,
  };
  const { errors, grownMiB, quiet, attacked, ...measured } = await attack(t, size, seconds);
  t.comment(JSON.stringify({ quiet, attacked, grownMiB, ...measured }));
  t.same(errors, []);
  t.ok(grownMiB <= 100, `memory grows by at most 100 MiB: ${grownMiB}`);
  const limit = Math.min(300, 5 * quiet.p99);
  t.ok(attacked.p99 <= limit, `p99 ${attacked.p99} ms, at most ${limit} ms (5 × ${quiet.p99}, and 300)`);
});
