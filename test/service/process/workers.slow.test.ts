import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import t from 'tap';
import { createDatabase } from '../../helpers/database/database.ts';

import { atOnce, tally } from '../../helpers/families/races.ts';
import { ada, runService } from '../../helpers/service.ts';
import { until } from '../../helpers/until.ts';
import { isAlive, linesOf, metricsToken, send, startWorkers, variables, workersOf } from './workers.ts';

/** Service of the tests below, since each start takes seconds of CPU time. The last one ends it. */
const { service, address, token } = await startWorkers(t, { SYNC_ALLOW_PRIVATE_TARGETS: 'true' });

/** Returns the workers that run. */
const running = () => workersOf(service).filter(isAlive);

/** Returns a function that tells whether one more worker listens than now. */
function replaced(): () => boolean {
  const { length } = workersOf(service);
  return () => workersOf(service).length === length + 1;
}

t.test('the end of a session takes effect in all workers at once', async (t) => {
  for (let round = 0; round < 3; round++) {
    const login = await send(`${address}/login`, {
      body: { username: ada.username, password: ada.password },
    });
    const session = String(login.body.token);
    const get = () => send(`${address}/api/user`, { token: session });
    t.same(tally([await get(), await get()]), { 200: 2 });
    t.equal((await send(`${address}/api/logout`, { method: 'POST', token: session })).status, 200);
    t.same(tally(await atOnce(4, get)), { '401 UNAUTHENTICATED': 4 });
  }
  t.equal((await send(`${address}/api/user`, { token })).status, 200);
});

t.test('a worker lets the primary push to a replica, and gets its refusal', async (t) => {
  const parent = await send(`${address}/register`, {
    body: { ...ada, username: 'eve', email: 'eve@example.com' },
    token,
  });
  const eve = String(parent.body.token);
  const targetDbUrl = 'postgresql://user:word@127.0.0.1:1/target';
  const { body } = await send(`${address}/api/sync-configs`, { token: eve, body: { targetDbUrl } });
  const push = await send(`${address}/api/sync-configs/${body.id}/push`, { method: 'POST', token: eve });
  t.match(push, { status: 500, body: { code: 'SYNC_CONNECTION_FAILED' } });
});

t.test('metrics are the sums over all processes, and do not fall when a worker ends', async (t) => {
  const read = async () => String((await send(`${address}/metrics`, { token: metricsToken })).body);
  const numberOf = (metrics: string, name: string) =>
    Number(
      metrics
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );
  const route = 'http_request_duration_seconds_count{method="GET",route="/api/user",status="200"}';
  const before = numberOf(await read(), route) || 0;
  await atOnce(10, () => send(`${address}/api/user`, { token }));
  const first = await read();
  t.equal(numberOf(first, route), before + 10);
  t.equal(numberOf(first, 'database_up'), 1);
  t.equal(first.match(/^service_build_info.* 1$/gm)?.length, 1, 'information is not a sum');
  t.match(first, /^jobs_waiting\{/m);
  t.ok(numberOf(first, 'process_resident_memory_bytes') > 200_000_000, 'the memory of three processes');
  const hasAnother = replaced();
  process.kill(running()[0] ?? 0, 'SIGKILL');
  await until('another worker listens', hasAnother);
  await atOnce(4, () => send(`${address}/api/user`, { token }));
  t.equal(numberOf(await read(), route), before + 14);
});

t.test('a killed worker is replaced, and the requests of the other are answered', async (t) => {
  const [killed = 0] = running();
  const hasAnother = replaced();
  const ids: string[] = [];
  /** Latest answers on the connections of failed requests. */
  const failures: (string | undefined)[] = [];
  let isOver = false;
  const clients = atOnce(8, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let latest: string | undefined;
    while (!isOver) {
      try {
        const { status, headers } = await send(`${address}/api/user`, { token, agent });
        t.equal(status, 200);
        latest = String(headers['x-request-id']);
        ids.push(latest);
      } catch (error) {
        // Nobody knows to which worker a new connection went.
        const isKnown = error instanceof Error && !('isOfNewConnection' in error && error.isOfNewConnection);
        failures.push(isKnown ? latest : undefined);
        latest = undefined;
      }
    }
    agent.destroy();
  });
  await until('all clients have answers', () => ids.length > 40);
  process.kill(killed, 'SIGKILL');
  await until('another worker listens', hasAnother);
  const seen = ids.length;
  await until('it goes on', () => ids.length > seen + 40);
  isOver = true;
  await clients;
  t.ok(failures.length <= 8, `${failures.length} requests failed`);
  const [last = ''] = ids.slice(-1);
  await until('the log has the last line', () => service.output().includes(last));
  // The killed worker took the lines of its last 200 ms with it.
  const pids = new Map(linesOf(service).map(({ reqId, pid }) => [reqId, pid]));
  for (const before of failures)
    if (before) t.equal(pids.get(before) ?? killed, killed, 'a client of the killed worker');
  const ended = linesOf(service).filter(({ msg }) => msg?.startsWith(`Worker ${killed} ended unexpectedly`));
  t.same(
    ended.map(({ msg }) => msg),
    [`Worker ${killed} ended unexpectedly (signal SIGKILL). Another one starts.`],
  );
});

t.test('connections that a killed worker has not accepted yet end soon', async (t) => {
  const [killed = 0] = running();
  const hasAnother = replaced();
  // It no longer accepts anything.
  process.kill(killed, 'SIGSTOP');
  const opened = atOnce(8, () =>
    send(`${address}/api/healthcheck`).then(
      ({ status }) => String(status),
      () => 'closed',
    ),
  );
  await pause(200);
  process.kill(killed, 'SIGKILL');
  const results = await opened;
  t.ok(results.filter((result) => result === 'closed').length <= 1, String(results));
  t.ok(results.filter((result) => result === '200').length >= 7, String(results));
  await until('another worker listens', hasAnother);
});

t.test('exits with 1 and one sentence for a taken port', async (t) => {
  const { port } = new URL(address);
  const other = runService(t, { ...variables, DATABASE_URL: await createDatabase(t), PORT: port });
  t.equal(await other.ended, 1);
  const sentence = `Port ${port} of 127.0.0.1 is in use: stop the program that uses it, or set another PORT.`;
  t.equal(other.errors(), `${sentence}\n`);
});

t.test('the lines that workers log at once stay whole, also if nobody reads them for a time', async (t) => {
  service.child.stdout?.pause();
  const agents = await atOnce(8, async () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const ids = await Promise.all(
    agents.map(async (agent) => {
      const own: string[] = [];
      while (own.length < 100) {
        const { headers } = await send(`${address}/api/user?with=${'a'.repeat(own.length)}`, {
          token,
          agent,
        });
        own.push(String(headers['x-request-id']));
      }
      return own;
    }),
  );
  for (const agent of agents) agent.destroy();
  service.child.stdout?.resume();
  t.equal(await service.end('SIGTERM'), 0);
  t.same(workersOf(service).filter(isAlive), []);
  const logged = new Map(linesOf(service).map(({ reqId, pid }) => [reqId, pid]));
  t.ok(ids.flat().every((id) => logged.has(id)));
  t.equal(new Set(ids.flat().map((id) => logged.get(id))).size, 2, 'of both workers');
});
