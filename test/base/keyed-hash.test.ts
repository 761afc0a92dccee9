import { createHash } from 'node:crypto';
import t from 'tap';
import { createKeyedHash } from '../../src/base/keyed-hash.ts';

const [older, newer] = ['an older key with enough characters', 'a newer key with enough characters'];

t.test('depends on the key, the purpose and the text', async (t) => {
  const hash = createKeyedHash(older, 'a table')('a name');
  t.equal(hash.length, 32);
  t.same(createKeyedHash(older, 'a table')('a name'), hash);
  t.notSame(createKeyedHash(older, 'a table')('another name'), hash);
  t.notSame(createKeyedHash(older, 'another table')('a name'), hash);
  t.notSame(createKeyedHash(newer, 'a table')('a name'), hash);
  t.notSame(createHash('sha256').update('a name').digest(), hash);
});

t.test('uses the newest key', async (t) => {
  t.same(createKeyedHash(` ${newer}, ${older}`, 'x')('y'), createKeyedHash(newer, 'x')('y'));
  t.throws(() => createKeyedHash(' , ', 'x'), /SECRETS_KEY is empty/);
});
