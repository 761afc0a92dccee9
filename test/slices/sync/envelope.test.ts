import t from 'tap';
import { createKeyring } from '../../../src/base/envelope.ts';

const older = 'o'.repeat(32);
const newer = 'n'.repeat(32);

t.test('decrypts its envelopes, and never creates the same envelope twice', async (t) => {
  const { encrypt, decrypt, newestPrefix } = createKeyring(older);
  for (const text of ['', 'a', 'ü\0'.repeat(1000)]) {
    const envelope = encrypt(text, 'context');
    t.ok(envelope.startsWith(newestPrefix));
    t.match(envelope, /^v1\.[0-9a-f]{16}\.[\w-]+$/);
    t.not(encrypt(text, 'context'), envelope);
    t.equal(decrypt(envelope, 'context'), text);
  }
});

t.test('rejects a changed envelope, and one of another context', async (t) => {
  const { encrypt, decrypt } = createKeyring(older);
  const envelope = encrypt('the secret', 'mine');
  const changed = { message: 'An encrypted secret was changed, or belongs to something else.' };
  t.throws(() => decrypt(envelope, 'yours'), changed);
  const start = envelope.lastIndexOf('.') + 1;
  for (let i = start; i < envelope.length - 1; i += 1) {
    const other = envelope[i] === 'A' ? 'B' : 'A';
    t.throws(() => decrypt(`${envelope.slice(0, i)}${other}${envelope.slice(i + 1)}`, 'mine'), changed);
  }
  for (const text of [envelope.slice(0, -4), envelope.slice(0, start + 8), `${envelope.slice(0, start)}AAAA`])
    t.throws(() => decrypt(text, 'mine'), changed);
  for (const text of ['', 'v2', 'postgresql://u:p@h:1/d', `v1..${envelope.slice(start)}`])
    t.throws(() => decrypt(text, 'mine'), { message: /SECRETS_KEY lacks the key/ });
});

t.test('encrypts with the first key, and decrypts with all of them', async (t) => {
  const before = createKeyring(older);
  const both = createKeyring(` ${newer} ,${older}`);
  const after = createKeyring(newer);
  const old = before.encrypt('the secret', 'mine');
  t.equal(both.decrypt(old, 'mine'), 'the secret');
  const renewed = both.encrypt('the secret', 'mine');
  t.ok(renewed.startsWith(after.newestPrefix));
  t.equal(after.decrypt(renewed, 'mine'), 'the secret');
  const id = old.split('.')[1];
  t.throws(() => after.decrypt(old, 'mine'), {
    message: `SECRETS_KEY lacks the key ${id} of an encrypted secret.`,
  });
  t.throws(() => createKeyring(' , '), { message: /SECRETS_KEY/ });
});
