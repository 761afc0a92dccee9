import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { openPasswords } from '../../src/accounts/passwords.ts';
import { parallel, password } from './people.ts';

t.test('passwords are hashed with argon2id and the parameters that OWASP recommends', async (t) => {
  const passwords = openPasswords();
  const hash = await passwords.hash(password);
  t.ok(hash.startsWith('$argon2id$v=19$'));
  t.same(hash.split('$')[3]?.split(',').sort(), ['m=19456', 'p=1', 't=2']);
  t.not(await passwords.hash(password), hash, 'each with a salt of its own');
  t.equal(await passwords.verify(hash, password), true);
  t.equal(await passwords.verify(hash, `${password} `), false);
  t.equal(await passwords.verify(undefined, password), false);
});

t.test('two passwords are hashed at a time, in the order in which they came', async (t) => {
  const passwords = openPasswords();
  const hash = await passwords.hash(password);
  const order: number[] = [];
  const { promise: goOn, resolve } = Promise.withResolvers<void>();
  const all = parallel(20, (i) =>
    passwords.verify(hash, password, () => {
      order.push(i);
      return goOn;
    }),
  );
  await setImmediate();
  t.same(order, [0, 1]);
  resolve();
  await all;
  t.same(
    order,
    Array.from({ length: 20 }, (_, i) => i),
  );
});

t.test('when too many wait for a hash, one more is told to come again: 503 with Retry-After', async (t) => {
  const passwords = openPasswords();
  const results = await Promise.allSettled(Array.from({ length: 110 }, () => passwords.hash(password)));
  const refusals = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  t.equal(refusals.length, 8, 'beyond 2 at work and 100 in the queue');
  for (const reason of refusals) t.match(reason, { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: Number });
  t.ok(await passwords.hash(password), 'then there is room again');
});

t.test('a verification that is not admitted does not take place, and gives its turn on', async (t) => {
  const passwords = openPasswords();
  const hash = await passwords.hash(password);
  const refuse = () => Promise.reject(new Error('refused'));
  for (let i = 0; i < 5; i += 1)
    await t.rejects(passwords.verify(hash, password, refuse), { message: 'refused' });
  t.equal(await passwords.verify(hash, password), true);
});
