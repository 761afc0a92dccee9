import t from 'tap';
import { ProtocolGuard } from '../../../src/sync/replica/protocol.ts';
import { done, int32, message, welcome } from './servers.ts';

const columns = message('T', Buffer.from([0, 1]), 'a\0', Buffer.alloc(18));
const row = message('D', Buffer.from([0, 1]), int32(1), 'x');
const scram = [
  message('R', 10, 'SCRAM-SHA-256-PLUS\0SCRAM-SHA-256\0\0'),
  message('R', 11, 'r=nonce,s=c2FsdA==,i=4096'),
  message('R', 12, 'v=c2lnbmF0dXJl'),
];
const notice = message('N', 'SNOTICE\0\0');

/** Passes messages to a guard in pieces of this number of bytes. */
function take(messages: Buffer[], { isEncrypted = false, piece = Number.POSITIVE_INFINITY } = {}): void {
  const guard = new ProtocolGuard(isEncrypted);
  const bytes = Buffer.concat(messages);
  for (let i = 0; i < bytes.length; i += piece) guard.check(bytes.subarray(i, i + piece));
}

t.test('accepts the messages of an honest server in any pieces', async (t) => {
  const honest = [
    ...scram,
    welcome,
    done,
    columns,
    row,
    message('D', Buffer.from([0, 2]), int32(2 ** 32 - 1), int32(0)),
    done,
    notice,
    message('1'),
    message('2'),
    message('n'),
    done,
  ];
  for (const piece of [1, 2, 3, 5, 7, 100, Number.POSITIVE_INFINITY])
    t.doesNotThrow(() => take(honest, { piece }));
  t.doesNotThrow(() => take([message('R', 5, 'salt'), welcome]));
  t.doesNotThrow(() => take([message('R', 3), welcome], { isEncrypted: true }));
  t.doesNotThrow(() => take([notice, message('E', 'SFATAL\0\0')]));
});

t.test('rejects invalid messages in any pieces', async (t) => {
  const [offer = welcome, challenge = welcome, proof = welcome] = scram;
  const cases: Record<string, Buffer[]> = {
    'a password in the clear': [message('R', 3)],
    'no authentication': [message('Z', 'I')],
    'a proof that was skipped': [offer, challenge, welcome],
    'a challenge that was skipped': [offer, proof],
    'a challenge without an offer': [challenge],
    'an offer behind an offer': [offer, offer],
    'a password behind SCRAM': [offer, message('R', 5, 'salt')],
    'an offer without the mechanism': [message('R', 10, 'SCRAM-SHA-256-PLUS\0\0')],
    'too many iterations': [offer, message('R', 11, 'r=nonce,s=c2FsdA==,i=100001')],
    'no iterations': [offer, message('R', 11, 'r=nonce,s=c2FsdA==,i=0')],
    'iterations that are not a number': [offer, message('R', 11, 'r=nonce,s=c2FsdA==,i=1e9')],
    'more than a challenge': [offer, message('R', 11, 'r=nonce,s=c2FsdA==,i=1,x=y')],
    'an authentication without a number': [message('R', 'abc')],
    'an authentication that is too long': [message('R', 0, 'more')],
    'a salt that is too short': [message('R', 5, 'sal')],
    'an authentication after its end': [welcome, message('R', 0)],
    'a negotiation': [message('v', 0, 0)],
    'a statement before it is ready': [message('R', 0), columns],
    'a copy': [welcome, message('H', Buffer.alloc(3))],
    'a notification': [welcome, message('A', 1, 'a\0b\0')],
    'a column without an end': [welcome, message('T', Buffer.from([0, 1]), 'name')],
    'a column without its type': [welcome, message('T', Buffer.from([0, 1]), 'name\0')],
    'more than its columns': [welcome, message('T', Buffer.from([0, 0]), 'x')],
    'no columns': [welcome, message('T')],
    'a value that is cut off': [welcome, columns, message('D', Buffer.from([0, 1]), int32(2), 'x')],
    'a value without a length': [welcome, columns, message('D', Buffer.from([0, 1]))],
    'a value of negative length': [welcome, columns, message('D', Buffer.from([0, 1]), int32(2 ** 32 - 4))],
    'more than its values': [welcome, columns, message('D', Buffer.from([0, 1]), int32(1), 'xy')],
    'no values': [welcome, columns, message('D')],
    'a length of less than itself': [welcome, Buffer.concat([Buffer.from('D'), int32(3)])],
  };
  for (const [name, messages] of Object.entries(cases)) {
    for (const piece of [1, 4, Number.POSITIVE_INFINITY]) {
      t.throws(() => take(messages, { piece }), { name: 'ReplicaError', message: /cannot reach/ }, name);
    }
  }
});

t.test('rejects a message that is too long before its body arrives', async (t) => {
  const announced = (type: string, bytes: number) => Buffer.concat([Buffer.from(type), int32(bytes + 4)]);
  const most = 256 * 1024 - 5;
  const cases: [Buffer[], string, number][] = [
    [[], 'E', 64 * 1024],
    [[message('R', 0)], 'S', 64 * 1024],
    [[welcome], 'D', most - welcome.length],
    [[welcome], 'E', most - welcome.length],
    [[welcome], 'T', most - welcome.length],
  ];
  for (const [before, type, most] of cases) {
    t.doesNotThrow(() => take([...before, announced(type, most)]), `${type} ${most}`);
    t.throws(() => take([...before, announced(type, most + 1)]), `${type} ${most + 1}`);
    t.throws(() => take([...before, announced(type, 2 ** 32 - 5)]), `${type} 2^32`);
  }
});

t.test('allows replies of 256 KiB, and 1,000 notices on a connection', async (t) => {
  const guard = new ProtocolGuard(false);
  const kib = message('D', Buffer.from([0, 1]), int32(1013), 'x'.repeat(1013));
  const rows = (count: number) => Buffer.concat(Array<Buffer>(count).fill(kib));
  guard.check(welcome);
  for (let statement = 0; statement < 3; statement++) {
    guard.requestSent();
    t.doesNotThrow(() => guard.check(Buffer.concat([rows(255), done])));
  }
  t.throws(() => guard.check(rows(2)), 'beyond the limit of one reply');
  const notices = (count: number) => Array<Buffer>(count).fill(notice);
  t.doesNotThrow(() => take([message('R', 0), ...notices(1000)]));
  t.throws(() => take([...notices(1001)]));
  t.throws(
    () => take([welcome, ...notices(500), done, ...notices(500)]),
    'over all statements of a connection',
  );
});
