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

/** Requests of the driver: a simple query, a description of a new statement, and its execution. */
const simple = message('Q', 'SELECT 1\0');
const describe = Buffer.concat([
  message('P', 'a\0SELECT $1\0', Buffer.alloc(2)),
  message('D', 'Sa\0'),
  message('H'),
]);
const sync = message('S');
const execute = Buffer.concat([message('B', '\0a\0', Buffer.alloc(6)), message('E', '\0', 0), sync]);
const described = Buffer.concat([message('1'), message('t', Buffer.alloc(2)), columns]);
const executed = Buffer.concat([message('2'), row, done]);
const failure = message('E', 'SERROR\0C42P01\0\0');
const ready = message('Z', 'I');

/** Passes messages to a guard in pieces of this number of bytes. Arrays are requests of the driver. */
function take(
  messages: (Buffer | Buffer[])[],
  { isEncrypted = false, piece = Number.POSITIVE_INFINITY } = {},
): void {
  const guard = new ProtocolGuard(isEncrypted);
  let unchecked = Buffer.alloc(0);
  for (const next of [...messages, []]) {
    if (Buffer.isBuffer(next)) {
      unchecked = Buffer.concat([unchecked, next]);
      continue;
    }
    for (let i = 0; i < unchecked.length; i += piece) guard.check(unchecked.subarray(i, i + piece));
    unchecked = Buffer.alloc(0);
    guard.requestSent(Buffer.concat(next));
  }
}

t.test('accepts the messages of an honest server in any pieces', async (t) => {
  const honest = [
    ...scram,
    welcome,
    [simple],
    message('C', 'SET\0'),
    done,
    [simple],
    columns,
    row,
    message('D', Buffer.from([0, 2]), int32(2 ** 32 - 1), int32(0)),
    done,
    [simple],
    message('I'),
    ready,
    notice,
    [describe],
    described,
    [execute],
    executed,
    [simple, execute, execute],
    done,
    executed,
    message('2'),
    done,
    [describe],
    message('1'),
    message('t', Buffer.alloc(2)),
    message('n'),
    [execute],
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
  const cases: Record<string, (Buffer | Buffer[])[]> = {
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
    'a column without an end': [welcome, [simple], message('T', Buffer.from([0, 1]), 'name')],
    'a column without its type': [welcome, [simple], message('T', Buffer.from([0, 1]), 'name\0')],
    'more than its columns': [welcome, [simple], message('T', Buffer.from([0, 0]), 'x')],
    'no columns': [welcome, [simple], message('T')],
    'a value that is cut off': [welcome, [simple], columns, message('D', Buffer.from([0, 1]), int32(2), 'x')],
    'a value without a length': [welcome, [simple], columns, message('D', Buffer.from([0, 1]))],
    'a value of negative length': [
      welcome,
      [simple],
      columns,
      message('D', Buffer.from([0, 1]), int32(2 ** 32 - 4)),
    ],
    'more than its values': [welcome, [simple], columns, message('D', Buffer.from([0, 1]), int32(1), 'xy')],
    'no values': [welcome, [simple], columns, message('D')],
    'a length of less than itself': [welcome, Buffer.concat([Buffer.from('D'), int32(3)])],
  };
  for (const [name, messages] of Object.entries(cases)) {
    for (const piece of [1, 4, Number.POSITIVE_INFINITY]) {
      t.throws(() => take(messages, { piece }), { name: 'ReplicaError', message: /cannot reach/ }, name);
    }
  }
});

t.test('accepts an error in place of the replies that it replaces', async (t) => {
  const cases: Record<string, (Buffer | Buffer[])[]> = {
    'a simple query': [[simple], failure, ready, [simple], done],
    'rows of a simple query': [[simple], columns, row, failure, ready, [simple], done],
    'a description': [[describe], failure, [sync], ready, [describe], described],
    'a part of a description': [[describe], message('1'), failure, [sync], ready, [simple], done],
    'an execution': [[describe], described, [execute], failure, ready, [execute], executed],
    'a row': [[describe], described, [execute], message('2'), row, failure, ready, [simple], done],
    'the end of a transaction': [[execute], message('2'), message('C', 'INSERT\0'), failure, ready],
    'one of two executions': [[execute, execute], failure, ready, executed],
    'no request': [failure],
  };
  for (const [name, messages] of Object.entries(cases))
    t.doesNotThrow(() => take([welcome, ...messages], { piece: 3 }), name);
});

t.test('rejects replies that are missing, misordered or unrequested', async (t) => {
  const cases: Record<string, (Buffer | Buffer[])[]> = {
    'a reply to no request': [done],
    'a second readiness': [ready],
    'a second reply': [[simple], done, done],
    'no result of a simple query': [[simple], ready],
    'rows without columns': [[simple], row],
    'columns without a result': [[simple], columns, ready],
    'columns after columns': [[simple], columns, columns],
    'an empty statement after columns': [[simple], columns, message('I')],
    'rows after their end': [[simple], columns, row, message('C', 'SELECT 1\0'), row],
    'a parsed statement in a simple query': [[simple], message('1')],
    'readiness for a description': [[describe], ready],
    'parameters before a parsed statement': [[describe], message('t', Buffer.alloc(2))],
    'columns before parameters': [[describe], message('1'), columns],
    'rows for a description': [[describe], described, row],
    'results for a description': [[describe], described, done],
    'rows before a bound portal': [[describe], described, [execute], row],
    'columns of a portal': [[describe], described, [execute], message('2'), columns],
    'readiness without an end of the rows': [[describe], described, [execute], message('2'), row, ready],
    'rows after the end of the rows': [[execute], message('2'), message('C', 'SELECT 1\0'), row],
    'results after an error': [[simple], failure, message('C', 'SET\0')],
    'readiness after an error without a Sync': [[describe], failure, ready],
    'replies to skipped requests': [[describe], failure, [execute], message('2')],
  };
  for (const [name, messages] of Object.entries(cases))
    t.throws(() => take([welcome, ...messages]), { name: 'ReplicaError' }, name);
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
  const cases: [(Buffer | Buffer[])[], string, number][] = [
    [[], 'E', 64 * 1024],
    [[message('R', 0)], 'S', 64 * 1024],
    [[welcome, [simple], columns], 'D', most - columns.length],
    [[welcome], 'E', most - welcome.length],
    [[welcome, [simple]], 'T', most],
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
    guard.requestSent(simple);
    t.doesNotThrow(() => guard.check(Buffer.concat([columns, rows(255), done])));
  }
  guard.requestSent(simple);
  t.throws(() => guard.check(Buffer.concat([columns, rows(256)])), 'beyond the limit of one reply');
  const notices = (count: number) => Array<Buffer>(count).fill(notice);
  t.doesNotThrow(() => take([message('R', 0), ...notices(1000)]));
  t.throws(() => take([...notices(1001)]));
  t.throws(
    () => take([welcome, ...notices(500), [simple], done, ...notices(501)]),
    'over all statements of a connection',
  );
});
