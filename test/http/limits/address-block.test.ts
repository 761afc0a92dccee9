import t from 'tap';
import { addressBlock, readAddress } from '../../../src/http/limits/address-block.ts';
import { createTrust } from '../../../src/http/limits/proxies.ts';

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

t.test('reads an address with a port, in brackets, or with a zone', async (t) => {
  for (const [text, address] of [
    ['192.0.2.7:80', '192.0.2.7'],
    ['192.0.2.7:65535', '192.0.2.7'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['[fe80::1%25eth0]:443', 'fe80::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ] as const) {
    t.equal(readAddress(text), address, text);
    t.equal(addressBlock(text), addressBlock(address), text);
  }
});

const unreadable = [
  ...[
    '',
    'x',
    'unknown',
    '_hidden',
    '_hidden:80',
    '192.0.2',
    '192.0.2.7:',
    '192.0.2.7:x',
    '192.0.2.7:123456',
  ],
  ...[
    '[]',
    '[::1',
    '::1]',
    '[192.0.2.7]',
    '[x]:80',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '1.2.3.4.5:80',
  ],
];

t.test('gives all texts without an address one block', async (t) => {
  for (const text of unreadable) {
    t.equal(readAddress(text), undefined, text);
    t.equal(addressBlock(text), 'unknown', text);
  }
});

t.test('trusts a proxy by its address, however the next one writes it', async (t) => {
  const trusts = createTrust('10.0.0.0/8, 2001:db8::/32');
  for (const proxy of ['10.1.2.3', '10.1.2.3:3128', '::ffff:10.1.2.3', '2001:db8::5', '[2001:db8::5]:443'])
    t.equal(trusts(proxy, 1), true, proxy);
  for (const other of [
    '11.1.2.3',
    '11.1.2.3:10',
    '[2001:db9::5]:443',
    'unknown',
    '',
    '10.1.2.3:x',
    undefined,
  ])
    t.equal(trusts(other, 1), false, String(other));
  const counts = createTrust(2);
  t.same(
    [0, 1, 2].map((hop) => counts('unknown', hop)),
    [true, true, false],
  );
});
