import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { createPasswords } from '../../../src/slices/accounts/sign-in/passwords.ts';
import { parallel, password } from './registrations.ts';

t.test('hashes passwords with argon2id and the parameters that OWASP recommends', async (t) => {
  const passwords = createPasswords();
  const hash = await passwords.hash(password, 'a');
  t.ok(hash.startsWith('$argon2id$v=19$'));
  t.same(hash.split('$')[3]?.split(',').sort(), ['m=19456', 'p=1', 't=2']);
  t.not(await passwords.hash(password, 'a'), hash, 'each hash has a different salt');
  t.equal(await passwords.verify(hash, password, 'a'), true);
  t.equal(await passwords.verify(hash, `${password} `, 'a'), false);
  t.equal(await passwords.verify(undefined, password, 'a'), false);
});

t.test('verifies one password at a time, in the order of the calls', async (t) => {
  const passwords = createPasswords();
  const hash = await passwords.hash(password, 'a');
  const order: number[] = [];
  const { promise: resumed, resolve } = Promise.withResolvers<void>();
  const all = parallel(20, (i) =>
    passwords.verify(hash, password, 'a', () => {
      order.push(i);
      return resumed;
    }),
  );
  await setImmediate();
  t.same(order, [0]);
  resolve();
  await all;
  t.same(
    order,
    Array.from({ length: 20 }, (_, i) => i),
  );
});

t.test(
  'rejects passwords of a client with 429, and of all with 503, while too many others wait',
  async (t) => {
    const passwords = createPasswords(1024);
    const clients = [...'abcde'].flatMap((client) => Array.from({ length: 110 }, () => client));
    const results = await Promise.allSettled(clients.map((client) => passwords.hash(password, client)));
    const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'done'));
    const counts = Object.entries(Object.groupBy(codes, (code) => code)).map(([code, all]) => [
      code,
      all?.length,
    ]);
    t.same(Object.fromEntries(counts), { done: 402, TOO_MANY_REQUESTS: 39, SERVICE_UNAVAILABLE: 109 });
    t.ok(await passwords.hash(password, 'a'), 'accepts a password again');
  },
);

t.test('verifies a password while many new ones are being hashed', async (t) => {
  const passwords = createPasswords();
  const hash = await passwords.hash(password, 'a');
  let hashed = 0;
  const hashes = parallel(40, async () => {
    await passwords.hash(password, 'b');
    hashed += 1;
  });
  t.ok(await passwords.verify(hash, password, 'a'));
  t.ok(hashed < 40, 'verified before the last hash');
  await hashes;
});

t.test('skips a verification that is not admitted and runs the next one', async (t) => {
  const passwords = createPasswords();
  const hash = await passwords.hash(password, 'a');
  const refuse = () => Promise.reject(new Error('refused'));
  for (let i = 0; i < 5; i += 1)
    await t.rejects(passwords.verify(hash, password, 'a', refuse), { message: 'refused' });
  t.equal(await passwords.verify(hash, password, 'a'), true);
});
