import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import t from 'tap';
import type { App } from '../../src/http/app-types.ts';
import { createDrain } from '../../src/http/limits/drain.ts';
import { until } from '../helpers/until.ts';

const signal = "process.kill(process.pid, 'SIGTERM');";

/** Runs a process with two resources, or with a third one that `third` adds. Returns its exit code and its output. */
function endOf({ first = '', second = '', third = '', start = signal, limitMs = 20 }) {
  const module = JSON.stringify(join(import.meta.dirname, '../../src/service/shutdown.ts'));
  const program = `
    import { createShutdown } from ${module};
    const shutdown = createShutdown(console.log, ${limitMs});
    shutdown.add('the first', async () => { console.log('first'); ${first} }, 20);
    shutdown.add('the second', async () => { console.log('second'); ${second} });
    ${third}
    setInterval(() => {}, 1000);
    await shutdown.start(async () => { ${start} }, () => console.log('failed'));
  `;
  const args = ['--input-type=module', '--eval', program];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env: {} });
  return { code: status, lines: stdout.trim().split('\n') };
}

t.test('closes the last resource first and exits with 0, once for all signals', async (t) => {
  const second =
    "process.kill(process.pid, 'SIGINT'); await new Promise((end) => process.once('SIGINT', end));";
  t.same(endOf({ second, limitMs: 60_000 }), { code: 0, lines: ['second', 'first'] });
});

t.test(
  'exits with 1 and a line if a resource does not close in time or fails, and closes the others',
  async (t) => {
    const never = 'await new Promise(() => {});';
    const lines = ['second', 'Stop: the second did not end in time.', 'first'];
    t.same(endOf({ second: never }), { code: 1, lines });
    const late = ['second', 'first', 'Stop: the first did not end in time.'];
    t.same(endOf({ first: never, limitMs: 60_000 }), { code: 1, lines: late });
    const failed = endOf({ second: "throw new TypeError('a text');", limitMs: 60_000 });
    t.equal(failed.code, 1);
    t.match(failed.lines, ['second', /^Stop: TypeError/, 'first']);
    const start = ['Stop: start did not end in time.', 'second', 'first'];
    t.same(endOf({ start: `${signal} ${never}` }), { code: 1, lines: start });
  },
);

t.test('a resource with its own limit takes no time from the others', (t) => {
  const wait = (ms: number) => `await new Promise((end) => setTimeout(end, ${ms}));`;
  const third = `shutdown.add('the third', async () => { ${wait(1100)} }, 60_000);`;
  t.same(endOf({ third, second: wait(50), limitMs: 1000 }), { code: 0, lines: ['second', 'first'] });
  t.end();
});

t.test('closes the others if one throws at once', async (t) => {
  const third = "shutdown.add('the third', () => { throw new TypeError('a text'); });";
  const { code, lines } = endOf({ third, limitMs: 60_000 });
  t.equal(code, 1);
  t.match(lines, [/^Stop: TypeError/, 'second', 'first']);
});

t.test(
  'exits with 1 after errors that nothing caught, and reports them without their messages',
  async (t) => {
    const start = "setImmediate(() => { throw new TypeError('secret'); });";
    const second =
      "setImmediate(() => { throw new RangeError('secret'); }); await new Promise(setImmediate);";
    const { code, lines } = endOf({ start, second, limitMs: 60_000 });
    t.equal(code, 1);
    const text = lines.join('\n');
    t.match(text, /^TypeError.*\nsecond\nRangeError.*\nfirst$/s, 'the second error does not end it earlier');
    t.notMatch(text, /secret/);
  },
);

t.test('cuts requests that do not end in time, and says how many', async (t) => {
  const app: App = Fastify();
  let arrived = 0;
  app.get('/', async () => {
    arrived += 1;
    await new Promise(() => {});
  });
  const drain = createDrain(app, { limitMs: 20 });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const answers = [1, 2].map(() => t.rejects(fetch(address)));
  await until('they run', () => arrived === 2);
  await t.rejects(drain(), { message: '2 requests did not end within 20 ms and were cut.' });
  await Promise.all(answers);
});

/**
 * Starts a server that answers each request, and awaits `atClose` right before it stops listening. `open` connects to it, and
 * collects what the connection receives.
 */
async function startServer(idleMs = 60_000) {
  const app: App = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  app.get('/', async () => 'answer');
  const hooks = { atClose: async () => {} };
  app.addHook('preClose', () => hooks.atClose());
  const drain = createDrain(app, { idleMs, limitMs: 60_000 });
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const open = () => {
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    const opened = { socket, received: '', send: () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n') };
    socket.on('data', (text: string) => {
      opened.received += text;
    });
    return opened;
  };
  return Object.assign(hooks, { app, drain, open });
}

const lastAnswer = /^HTTP\/1.1 200 .*connection: close\r\n.*answer$/is;

/** Opens a connection, and waits until its first request is answered. */
async function openIdle(open: Awaited<ReturnType<typeof startServer>>['open']) {
  const connection = open();
  connection.send();
  await until('the connection is idle', () => /keep-alive.*answer$/is.test(connection.received));
  connection.received = '';
  return connection;
}

t.test('answers the next request of an open connection while it closes, and accepts no other', async (t) => {
  const { app, drain, open } = await startServer();
  const connection = await openIdle(open);
  const drained = drain();
  await until('it accepts no connection', () => !app.server.listening);
  connection.send();
  await once(connection.socket, 'close');
  t.match(connection.received, lastAnswer);
  await drained;
});

t.test('answers a request that arrives right before the time of idle connections ends', async (t) => {
  const idleMs = 2_000;
  const server = await startServer(idleMs);
  const connection = await openIdle(server.open);
  server.atClose = async () => {
    await nextTurn(); // Timers come next, before the process reads what arrives.
    connection.send();
    // Blocks this process until the time has ended, as a loaded machine may.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, idleMs + 100);
  };
  const drained = server.drain();
  await once(connection.socket, 'close');
  t.match(connection.received, lastAnswer);
  await drained;
});

t.test('answers connections that arrive right before it accepts no other', async (t) => {
  const server = await startServer();
  const connections = Promise.withResolvers<ReturnType<typeof server.open>[]>();
  server.atClose = async () => {
    const opened = [server.open(), server.open(), server.open()];
    for (const { send } of opened) send();
    connections.resolve(opened);
    await new Promise((resolve) => process.nextTick(resolve)); // The system connects them.
  };
  const drained = server.drain();
  const opened = await connections.promise;
  await Promise.all(opened.map(({ socket }) => once(socket, 'close')));
  for (const { received } of opened) t.match(received, lastAnswer);
  await drained;
});
