/** `npm run torture:attack`: measures a family next to eight attackers that use their quotas, for SECONDS (20). */
import t from 'tap';
import { attack } from './attack.ts';

const seconds = Number(process.env['SECONDS'] ?? 20);
t.setTimeout(seconds * 60_000);

t.test('serves a family without errors next to attackers', async (t) => {
  const size = { attackers: 8, rewards: 490, events: 2000 };
  const { errors, grownMiB, quiet, attacked, requests, attackers } = await attack(t, size, seconds);
  const limit = Math.min(300, 5 * quiet.p99);
  t.comment(`${requests} requests next to attackers, who got ${JSON.stringify(attackers)}`);
  t.comment(verdict('p50', attacked.p50, quiet.p50, 'ms'));
  t.comment(verdict('p99', attacked.p99, quiet.p99, 'ms', limit));
  t.comment(verdict('resident memory grows by', grownMiB, 0, 'MiB', 100));
  t.same(errors, []);
});

/** Renders a measurement with its value in quiet times, and its limit if there is one. */
function verdict(name: string, value: number, quiet: number, unit: string, limit?: number): string {
  const isKept = limit === undefined || value <= limit;
  const bar = limit === undefined ? '' : `, at most ${Math.round(limit)}: ${isKept ? 'kept' : 'missed'}`;
  return `${name} ${value} ${unit} (quiet: ${quiet}${bar})`;
}
