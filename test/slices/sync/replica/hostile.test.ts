import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import t from 'tap';
import { isTransient, type ReplicaErrorKind } from '../../../../src/slices/sync/replica/error.ts';
import { isWhole } from '../../../helpers/sampled.ts';
import { at, failureOf, plain, reach } from './reach.ts';
import { int32, listen, message, scramServer, trusting, welcome } from './servers.ts';

/** Sends a notice byte by byte. */
function dripping(socket: Socket): void {
  socket.write(message('N', 'x'.repeat(1000)).subarray(0, 5));
  const timer = setInterval(() => socket.write('x'), 10);
  socket.on('close', () => clearInterval(timer));
}

/** Sends notices without end. */
function flooding(socket: Socket): void {
  const notices = Buffer.concat(Array(1000).fill(message('N', 'SNOTICE\0\0')));
  const pour = () => {
    while (!socket.destroyed && socket.write(notices));
  };
  socket.on('drain', pour);
  pour();
}

type Cases = Record<string, [ReplicaErrorKind, (socket: Socket) => void]>;

const afterRequest = (answer: Buffer | string) => (socket: Socket) =>
  void socket.once('data', () => socket.write(answer));
const scram = (challenge: string) =>
  scramServer({ challenge: (nonce) => `r=${nonce}x,${challenge}`, final: () => 'v=AA==' });
/** Faults before or without TLS, by name, with the kind of the reported error. */
const cases: Cases = {
  silence: ['timeout', () => {}],
  'a notice sent byte by byte': ['timeout', dripping],
  'a reset connection': ['connection', (socket) => void socket.resetAndDestroy()],
  'a closed connection': ['connection', (socket) => void socket.end()],
  'a web server': ['protocol', afterRequest('HTTP/1.1 400 Bad Request\r\n\r\n')],
  'a mail server': ['protocol', (socket) => void socket.write('220 mail.example.org ESMTP\r\n')],
  'a message of 1 GiB': ['protocol', afterRequest(Buffer.concat([Buffer.from('E'), int32(2 ** 30)]))],
  'a message with length 0': ['protocol', afterRequest(Buffer.concat([Buffer.from('N'), int32(0)]))],
  'a flood of notices': ['protocol', flooding],
  'SCRAM with 2^31 iterations': ['protocol', scram('s=AAAA,i=2147483648')],
  'SCRAM with one iteration too many': ['protocol', scram('s=AAAA,i=100001')],
  'SCRAM with two iteration counts': ['protocol', scram('s=AAAA,i=1,i=2147483648')],
  'SCRAM without salt': ['protocol', scram('i=1')],
  'a password in the clear': ['protocol', afterRequest(message('R', 3))],
  'an empty authentication': ['protocol', afterRequest(message('R'))],
  'an unknown authentication': ['protocol', afterRequest(message('R', 7))],
  'a row before any statement': ['protocol', afterRequest(message('D', 0))],
  'settings without an authentication': ['protocol', afterRequest(message('S', 'a\0b\0'))],
  'SCRAM without a proof': [
    'protocol',
    (socket) => {
      const answers = [message('R', 10, 'SCRAM-SHA-256\0\0'), welcome];
      socket.on('data', () => socket.write(answers.shift() ?? ''));
    },
  ],
};

/** Faults at the start of TLS. */
const tlsCases: Cases = {
  'TLS refused': ['tls', afterRequest('N')],
  'unencrypted data after the acceptance of TLS': ['protocol', afterRequest('SR')],
  'silence after the acceptance of TLS': ['timeout', afterRequest('S')],
  'a connection closed after the acceptance of TLS': [
    'connection',
    (socket) => void socket.once('data', () => socket.end('S')),
  ],
  'invalid TLS': [
    'connection',
    (socket) => socket.on('data', (data) => socket.write(data.length === 8 ? 'S' : 'HTTP/1.1 400\r\n\r\n')),
  ],
};

/** Returns a limit for attempts that no answer ends: the usual 5 s are those of a silent server. */
function limitOf(kind: ReplicaErrorKind): AbortSignal {
  return AbortSignal.timeout(kind === 'timeout' ? 300 : 60_000);
}

t.test('reports a hostile server like an absent one, within 5 s', async (t) => {
  t.jobs = 20;
  for (const [name, [kind, onConnection]] of Object.entries(cases)) {
    t.test(name, async (t) => {
      const port = await listen(t, onConnection);
      const options = name === 'silence' ? {} : { limit: limitOf(kind) };
      t.match(await failureOf(reach(t, at(port, plain), options)), { kind, message: /cannot reach/ });
      t.equal(isTransient(kind), true, 'retries are possible');
    });
  }
  for (const [name, [kind, onConnection]] of Object.entries(tlsCases)) {
    t.test(name, async (t) => {
      const url = at(await listen(t, onConnection));
      t.match(await failureOf(reach(t, url, { limit: limitOf(kind) })), { kind, message: /cannot reach/ });
    });
  }
});

t.test('rejects a server that sends before a request', async (t) => {
  // In a thread, so that the data arrives before the driver is ready.
  const server = new Worker(
    `const { createServer } = require('node:net');
     const { parentPort } = require('node:worker_threads');
     const server = createServer((socket) => socket.on('error', () => {}).end('220 mail.example.org ESMTP\\r\\n'));
     server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
    { eval: true },
  );
  t.teardown(() => server.terminate());
  const [port] = await once(server, 'message');
  for (let i = 0; i < 20; i++) t.match(await failureOf(reach(t, at(port, plain))), { kind: 'protocol' });
});

t.test('rejects a server that turns hostile after the authentication', async (t) => {
  t.jobs = 10;
  const endless = (socket: Socket) => {
    const row = message('D', Buffer.from([0, 1]), int32(60_000), 'x'.repeat(60_000));
    const pour = () => {
      while (!socket.destroyed && socket.write(row));
    };
    socket.write(message('T', Buffer.from([0, 1]), 'a\0', Buffer.alloc(18)));
    socket.on('drain', pour);
    pour();
  };
  const cases: Record<string, [ReplicaErrorKind, (socket: Socket) => void]> = {
    'a row of 1 GiB': [
      'protocol',
      (socket) => void socket.write(Buffer.concat([Buffer.from('D'), int32(2 ** 30)])),
    ],
    'rows without end': ['protocol', endless],
    // The driver would search the end of the name forever.
    'a column whose name does not end': [
      'protocol',
      (socket) => void socket.write(message('T', Buffer.from([0, 1]), 'name')),
    ],
    'a column of which half is missing': [
      'protocol',
      (socket) => void socket.write(message('T', Buffer.from([0, 1]), 'a\0b')),
    ],
    'another authentication': ['protocol', (socket) => void socket.write(message('R', 3))],
    'an unrequested COPY': ['protocol', (socket) => void socket.write(message('G', Buffer.alloc(3)))],
    'a closed connection': ['connection', (socket) => void socket.end()],
    // Takes 17 s.
    ...(isWhole && { 'an answer that never comes': ['timeout', () => {}] }),
  };
  for (const [name, [kind, answer]] of Object.entries(cases)) {
    t.test(name, async (t) => {
      const port = await listen(
        t,
        trusting((_, socket) => answer(socket)),
      );
      const session = await reach(t, at(port, plain));
      t.match(await failureOf(session.query('SELECT 1')), { kind });
      t.equal(session.isAlive, false);
    });
  }
});

t.test('fails or waits no longer than its deadline for replies in any order', async (t) => {
  t.jobs = 20;
  const replies = {
    columns: message('T', Buffer.from([0, 1]), 'a\0', Buffer.alloc(18)),
    row: message('D', Buffer.from([0, 1]), int32(1), 'x'),
    'wider row': message('D', Buffer.from([0, 2]), int32(1), 'x', int32(1), 'y'),
    end: message('C', 'SELECT 1\0'),
    'no text': message('C'),
    parsed: message('1'),
    bound: message('2'),
    parameters: message('t', Buffer.alloc(2)),
    'no columns': message('n'),
    empty: message('I'),
    ready: message('Z', 'I'),
    error: message('E', 'SERROR\0C42P01\0\0'),
    'another error': message('E', 'garbage'),
    setting: message('S', 'a\0b\0'),
  };
  const names = Object.keys(replies) as (keyof typeof replies)[];
  for (const first of names) {
    t.test(first, async (t) => {
      for (const second of names) {
        const sent = Buffer.concat([first, second, first].map((name) => replies[name]));
        const port = await listen(
          t,
          trusting((_, socket) => void socket.write(sent)),
        );
        const deadline = new AbortController();
        const session = await reach(t, at(port, plain), { deadline: deadline.signal });
        const queries = [
          session.query('SELECT 1'),
          session.query('SELECT $1', ['a']),
          session.query('SELECT 2'),
        ];
        setTimeout(() => deadline.abort(), 50);
        for (const { status, ...outcome } of await Promise.allSettled(queries))
          if (status === 'rejected')
            t.match(outcome, { reason: { name: 'ReplicaError' } }, `${first}, ${second}`);
        await session.close();
      }
    });
  }
});
