import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import t from 'tap';
import {
  askNameServers,
  isPublicAddress,
  isRefusedLiteral,
  resolveHost,
} from '../../../../src/slices/sync/replica/addresses.ts';
import { failureOf } from './reach.ts';

const privateAddresses = [
  ...'0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254 169.254.169.254'.split(
    ' ',
  ),
  ...'172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1 192.168.0.1 192.88.99.1 198.18.0.1 198.51.100.1 203.0.113.1'.split(
    ' ',
  ),
  ...'224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255'.split(' '),
  ...':: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:8.8.8.8 64:ff9b::8.8.8.8 64:ff9b:1::1 100::1'.split(
    ' ',
  ),
  ...'2001::1 2001:db8::1 2002:7f00:1::1 2002:808:808::1 3fff::1 5f00::1 fc00::1 fd12::1 fe80::1 fe80::1%eth0'.split(
    ' ',
  ),
  ...'fec0::1 ff02::1 4000::1 e000::1 1::1'.split(' '),
];
const publicAddresses = [
  '8.8.8.8',
  '1.1.1.1',
  '172.15.0.1',
  '172.32.0.1',
  '100.63.0.1',
  '100.128.0.1',
  '2606:4700::1',
  '2a00:1450::1',
];

t.test('decisions.md 8.7: recognizes addresses of the public Internet', async (t) => {
  for (const address of privateAddresses) t.equal(isPublicAddress(address), false, address);
  for (const address of publicAddresses) t.equal(isPublicAddress(address), true, address);
  for (const text of ['', 'localhost', '127.1', '8.8.8', '8.8.8.8.', '0x8.8.8.8 ']) {
    t.equal(isPublicAddress(text), false, text);
  }
});

t.test(
  'rejects private literal addresses without a DNS lookup, unless private targets are allowed',
  async (t) => {
    t.equal(isRefusedLiteral('127.0.0.1', false), true);
    t.equal(isRefusedLiteral('127.0.0.1', true), false);
    t.equal(isRefusedLiteral('8.8.8.8', false), false);
    t.equal(isRefusedLiteral('localhost', false), false, 'names are checked when connecting');
  },
);

t.test('rejects a name if one of its addresses is private', async (t) => {
  const answers =
    (...addresses: string[]) =>
    async () =>
      addresses;
  t.same(await resolveHost('name', false, answers('8.8.8.8', '2606:4700::1')), ['8.8.8.8', '2606:4700::1']);
  for (const address of privateAddresses) {
    for (const found of [[address], ['8.8.8.8', address], [address, '8.8.8.8']]) {
      t.match(
        await failureOf(resolveHost('name', false, answers(...found))),
        { kind: 'refused-address' },
        found.join(),
      );
    }
    t.same(await resolveHost('name', true, answers(address)), [address]);
  }
});

t.test('uses the system resolver only if private targets are allowed', async (t) => {
  const asked = () => process.getActiveResourcesInfo().filter((name) => name === 'GetAddrInfoReqWrap').length;
  const usesSystem = async (allowPrivate: boolean) => {
    const before = asked();
    const resolving = resolveHost('name.invalid', allowPrivate);
    const isAsked = asked() > before;
    t.match(await failureOf(resolving), { code: /^E/ });
    return isAsked;
  };
  t.equal(await usesSystem(true), true, 'for names of a private network');
  t.equal(await usesSystem(false), false);
});

t.test('returns the IPv4 and IPv6 addresses of a name', async (t) => {
  const server = createSocket('udp4');
  t.teardown(() => server.close());
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const servers = [`127.0.0.1:${server.address().port}`];
  const records: Record<number, Buffer> = {};
  server.on('message', (query, { port }) => {
    // The type precedes the class at the end of the question. The answer points to the question's name.
    const type = query.readUInt16BE(query.indexOf(0, 12) + 1);
    const data = records[type];
    const answer = Buffer.from(query.subarray(0, query.indexOf(0, 12) + 5));
    answer.writeUInt16BE(0x8180, 2);
    answer.writeUInt16BE(data ? 1 : 0, 6);
    answer.writeUInt16BE(0, 10);
    const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data?.length ?? 0]);
    server.send(data ? Buffer.concat([answer, head, data]) : answer, port, '127.0.0.1');
  });
  t.match(await failureOf(askNameServers('name.example', servers)), { code: 'ENODATA' });
  records[1] = Buffer.from([8, 8, 8, 8]);
  t.same(await askNameServers('name.example', servers), ['8.8.8.8']);
  records[28] = Buffer.from('2606470000000000'.padEnd(30, '0').concat('01'), 'hex');
  t.same(await askNameServers('name.example', servers), ['8.8.8.8', '2606:4700::1']);
});
