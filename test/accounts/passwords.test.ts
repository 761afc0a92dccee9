import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { createPasswords } from '../../src/accounts/passwords.ts';
import { parallel, password } from './people.ts';

t.test('hashes passwords with argon2id and the parameters that OWASP recommends', async (t) => {
  const passwords = createPasswords();
  const hash = await passwords.hash(password);
  t.ok(hash.startsWith('$argon2id$v=19$'));
  t.same(hash.split('$')[3]?.split(',').sort(), ['m=19456', 'p=1', 't=2']);
  t.not(await passwords.hash(password), hash, 'each hash has a different salt');
  t.equal(await passwords.verify(hash, password), true);
  t.equal(await passwords.verify(hash, `${password} `), false);
  t.equal(await passwords.verify(undefined, password), false);
});

t.test('hashes two passwords at a time, in the order of the calls', async (t) => {
  const passwords = createPasswords();
  const hash = await passwords.hash(password);
  const order: number[] = [];
  const { promise: resumed, resolve } = Promise.withResolvers<void>();
  const all = parallel(20, (i) =>
    passwords.verify(hash, password, () => {
      order.push(i);
      return resumed;
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

t.test('rejects a password with 503 and Retry-After while too many others wait', async (t) => {
  const passwords = createPasswords();
  const results = await Promise.allSettled(Array.from({ length: 110 }, () => passwords.hash(password)));
  const refusals = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  t.equal(refusals.length, 8, '2 run and 100 wait');
  for (const reason of refusals)
    t.match(reason, { code: 'SERVICE_UNAVAILABLE', options: { retryAfterSeconds: Number } });
  t.ok(await passwords.hash(password), 'accepts a password again');
});

t.test('skips a verification that is not admitted and runs the next one', async (t) => {
  const passwords = createPasswords();
  const hash = await passwords.hash(password);
  const refuse = () => Promise.reject(new Error('refused'));
  for (let i = 0; i < 5; i += 1)
    await t.rejects(passwords.verify(hash, password, refuse), { message: 'refused' });
  t.equal(await passwords.verify(hash, password), true);
});
