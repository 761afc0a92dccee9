import t from 'tap';
import { ProtocolGuard } from '../../../../src/slices/sync/replica/protocol.ts';
import { done, int32, message, welcome } from './servers.ts';

const columns = message('T', Buffer.from([0, 1]), 'a\0', Buffer.alloc(18));
const row = message('D', Buffer.from([0, 1]), int32(1), 'x');
const scram = [
  message('R', 10, 'SCRAM-SHA-256-PLUS\0SCRAM-SHA-256\0\0'),
  message('R', 11, 'r=nonce,s=c2FsdA==,i=4096'),
  message('R', 12, 'v=c2lnbmF0dXJl'),
];
const notice = message('N', 'SNOTICE\0\0');

const described = Buffer.concat([message('1'), message('t', Buffer.alloc(2)), columns]);
const executed = Buffer.concat([message('2'), row, done]);
const failure = message('E', 'SERROR\0C42P01\0\0');
const ready = message('Z', 'I');

/** Passes messages to a guard in pieces of this number of bytes. */
function take(
  messages: (Buffer | 'request')[],
  { isEncrypted = false, piece = Number.POSITIVE_INFINITY } = {},
): void {
  const guard = new ProtocolGuard(isEncrypted);
  let unchecked = Buffer.alloc(0);
  for (const next of [...messages, 'request' as const]) {
    if (next !== 'request') {
      unchecked = Buffer.concat([unchecked, next]);
      continue;
    }
    for (let i = 0; i < unchecked.length; i += piece) guard.check(unchecked.subarray(i, i + piece));
    unchecked = Buffer.alloc(0);
    guard.requestSent();
  }
}

t.test('accepts the messages of an honest server in any pieces', async (t) => {
  const honest: (Buffer | 'request')[] = [
    ...scram,
    welcome,
    'request',
    message('C', 'SET\0'),
    done,
    'request',
    columns,
    row,
    message('D', Buffer.from([0, 2]), int32(2 ** 32 - 1), int32(0)),
    done,
    'request',
    message('I'),
    ready,
    notice,
    'request',
    described,
    'request',
    executed,
    'request',
    done,
    executed,
    message('2'),
    done,
    'request',
    message('1'),
    message('t', Buffer.alloc(2)),
    message('n'),
    'request',
    message('2'),
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
  const cases: Record<string, (Buffer | 'request')[]> = {
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
    'a column without an end': [welcome, 'request', message('T', Buffer.from([0, 1]), 'name')],
    'a column without its type': [welcome, 'request', message('T', Buffer.from([0, 1]), 'name\0')],
    'more than its columns': [welcome, 'request', message('T', Buffer.from([0, 0]), 'x')],
    'no columns': [welcome, 'request', message('T')],
    'a value that is cut off': [
      welcome,
      'request',
      columns,
      message('D', Buffer.from([0, 1]), int32(2), 'x'),
    ],
    'a value without a length': [welcome, 'request', columns, message('D', Buffer.from([0, 1]))],
    'a value of negative length': [
      welcome,
      'request',
      columns,
      message('D', Buffer.from([0, 1]), int32(2 ** 32 - 4)),
    ],
    'more than its values': [welcome, 'request', columns, message('D', Buffer.from([0, 1]), int32(1), 'xy')],
    'no values': [welcome, 'request', columns, message('D')],
    'a length of less than itself': [welcome, Buffer.concat([Buffer.from('D'), int32(3)])],
  };
  for (const [name, messages] of Object.entries(cases)) {
    for (const piece of [1, 4, Number.POSITIVE_INFINITY]) {
      t.throws(() => take(messages, { piece }), { name: 'ReplicaError', message: /cannot reach/ }, name);
    }
  }
});

t.test('rejects all that follows a refusal', async (t) => {
  t.throws(() => take([failure, welcome]), { name: 'ReplicaError' }, 'a welcome after a refusal');
  t.throws(
    () => take([message('R', 0), failure, ready]),
    { name: 'ReplicaError' },
    'readiness after a refusal',
  );
});

t.test('rejects a message that is too long before its body arrives', async (t) => {
  const announced = (type: string, bytes: number) => Buffer.concat([Buffer.from(type), int32(bytes + 4)]);
  const most = 256 * 1024 - 5;
  const cases: [(Buffer | 'request')[], string, number][] = [
    [[], 'E', 64 * 1024],
    [[message('R', 0)], 'S', 64 * 1024],
    [[welcome, 'request', columns], 'D', most - columns.length],
    [[welcome], 'E', most - welcome.length],
    [[welcome, 'request'], 'T', most],
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
    t.doesNotThrow(() => guard.check(Buffer.concat([columns, rows(255), done])));
  }
  guard.requestSent();
  t.throws(() => guard.check(Buffer.concat([columns, rows(256)])), 'beyond the limit of one reply');
  const notices = (count: number) => Array<Buffer>(count).fill(notice);
  t.doesNotThrow(() => take([message('R', 0), ...notices(1000)]));
  t.throws(() => take([...notices(1001)]));
  t.throws(
    () => take([welcome, ...notices(500), 'request', done, ...notices(501)]),
    'over all statements of a connection',
  );
});
