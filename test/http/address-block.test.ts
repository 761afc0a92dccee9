import t from 'tap';
import { addressBlock } from '../../src/http/address-block.ts';

t.test('separates IPv4 addresses, in either notation', async (t) => {
  t.equal(addressBlock('192.0.2.7'), '192.0.2.7');
  for (const same of ['::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7']) {
    t.equal(addressBlock(same), '192.0.2.7', same);
  }
  t.not(addressBlock('192.0.2.8'), addressBlock('192.0.2.7'));
});

t.test('joins the IPv6 addresses of a network of 64 bits', async (t) => {
  const block = addressBlock('2001:db8:0:1::1');
  for (const same of ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:DB8:0:1::', '2001:0db8:0000:0001::9%eth0']) {
    t.equal(addressBlock(same), block, same);
  }
  for (const other of ['2001:db8:0:2::1', '2001:db8:1:1::1', '::1', 'fe80::1%eth0']) {
    t.not(addressBlock(other), block, other);
  }
});

t.test('gives all texts without an address one block', async (t) => {
  for (const text of ['', 'x', '192.0.2.7:80', '[::1]', 'unknown']) t.equal(addressBlock(text), 'unknown');
});
