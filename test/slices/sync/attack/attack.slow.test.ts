import t from 'tap';
import { attack } from './attack.ts';

t.test('serves a family without errors while eight families use all their limits', async (t) => {
  const size = { attackers: 8, rewards: 20, events: 0 };
  const { errors, attackers, ...measured } = await attack(t, size, 2);
  t.comment(JSON.stringify(measured));
  t.same(errors, []);
  const refused = Object.keys(attackers).filter((answer) => answer.endsWith(' 429'));
  t.ok(refused.length > 0, refused.join());
  const faults = Object.keys(attackers).filter((answer) => / (0|5\d\d)$/.test(answer));
  // A push to a hostile target cannot connect, which has status 500 by contract.
  t.same(
    faults.filter((answer) => answer !== 'push 500'),
    [],
  );
});
