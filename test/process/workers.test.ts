import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { hasCode } from '../../src/db/embedded/files.ts';
import type { Answer } from '../helpers/client.ts';
import { createDatabase } from '../helpers/database.ts';
import { dataDirectory, processesIn } from '../helpers/embedded.ts';
import { atOnce, tally } from '../helpers/races.ts';
import { ada, runService, type ServiceProcess } from '../helpers/service.ts';
import { until } from '../helpers/until.ts';

const token = 'a-token-that-reads-metrics';

const variables = {
  JWT_SECRET: 'j'.repeat(32),
  SECRETS_KEY: 's'.repeat(32),
  LEDGER_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64'),
  METRICS_TOKEN: token,
  WORKERS: '2',
};

/** Starts a service with two workers on a database, and registers its first user. */
async function startWorkers(t: Test, further: Record<string, string> = {}) {
  const service = runService(t, { ...variables, DATABASE_URL: await createDatabase(t), ...further });
  const address = await service.address;
  const registered = await send(`${address}/register`, { body: ada });
  t.equal(registered.status, 201);
  return { service, address, token: String(registered.body.token), workers: workersOf(service) };
}

interface Sent {
  method?: string;
  token?: string;
  body?: object;
  agent?: Agent;
}

/** Sends a request on a connection of its own, unless an agent has one. The workers get connections in turn. */
function send(url: string, { method, token, body, agent }: Sent = {}): Promise<Answer> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const options = { method: method ?? (body ? 'POST' : 'GET'), headers, agent: agent ?? false };
    const message = request(url, options, async (response) => {
      const answer = await text(response).catch(reject);
      const isJson = response.headers['content-type']?.includes('json');
      const content = isJson ? JSON.parse(answer ?? '') : answer;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content });
    });
    const fail = (error: Error) => reject(Object.assign(error, { isOfNewConnection: !message.reusedSocket }));
    message.on('error', fail).end(body && JSON.stringify(body));
  });
}

/** Returns the processes of the workers: those that listen. */
function workersOf(service: ServiceProcess): number[] {
  const listening = linesOf(service).filter(({ msg }) => msg?.startsWith('Server listening'));
  return listening.map(({ pid }) => pid);
}

interface Line {
  pid: number;
  msg?: string;
  reqId?: string;
}

function linesOf(service: ServiceProcess): Line[] {
  const whole = service.output().slice(0, service.output().lastIndexOf('\n'));
  return whole.split('\n').map((line) => JSON.parse(line));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
    return false;
  }
}

t.test('one start runs one database and all workers, and Ctrl-C ends them in order', async (t) => {
  const dataDir = await dataDirectory(t, { name: 'who runs the test' });
  const service = runService(t, { DATA_DIR: dataDir, WORKERS: '2', RATE_LIMITS: 'on' });
  const address = await service.address;
  await until('it explains the first step', () => service.errors().includes('There is no user yet'));
  t.same(tally(await atOnce(4, () => send(`${address}/readyz`))), { 200: 4 });
  t.equal((await send(`${address}/register`, { body: ada })).status, 201);
  const workers = workersOf(service);
  t.equal(workers.length, 2);
  t.equal(service.output().match(/The service answers at/g)?.length, 1);
  const { pid = 0 } = service.child;
  // The terminal sends it to all processes of the group.
  process.kill(-pid, 'SIGINT');
  t.equal(await service.ended, 0);
  t.same(workers.filter(isAlive), []);
  t.same(await processesIn(dataDir), []);
  t.match(service.errors(), /^There is no user yet.*\n.*\n$/, 'once, and no errors');
});

t.test('a killed worker is replaced, and the requests of the other are answered', async (t) => {
  const { service, address, token, workers } = await startWorkers(t);
  const [killed = 0] = workers;
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
  await until('another worker listens', () => workersOf(service).length === 3);
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
  const ended = linesOf(service).filter(({ msg }) => msg?.includes('ended unexpectedly'));
  t.same(
    ended.map(({ msg }) => msg),
    [`Worker ${killed} ended unexpectedly (signal SIGKILL). Another one starts.`],
  );
  t.equal(await service.end('SIGTERM'), 0);
  t.same(workersOf(service).filter(isAlive), []);
});

t.test('connections that a killed worker has not accepted yet end soon', async (t) => {
  const { service, address, workers } = await startWorkers(t);
  const [killed = 0] = workers;
  // It accepts nothing any more.
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
  // On a busy machine, the start of a worker may take longer than an end waits for it.
  await until('another worker listens', () => workersOf(service).length === 3);
  t.equal(await service.end('SIGTERM'), 0);
});

t.test('the death of the primary ends the workers', async (t) => {
  const { service, workers } = await startWorkers(t);
  t.equal(workers.length, 2);
  t.equal(await service.end('SIGKILL'), null);
  await until('they end', () => !workers.some(isAlive));
});

t.test('limits count the requests to all workers, also before one started', async (t) => {
  const { service, address, token, workers } = await startWorkers(t, { RATE_LIMITS: 'on' });
  const registrations: Answer[] = [];
  const register = async (count: number) => {
    for (let i = 0; i < count; i++) registrations.push(await send(`${address}/register`, { body: {} }));
  };
  // The first user was one of 20.
  await register(10);
  process.kill(workers[0] ?? 0, 'SIGKILL');
  await until('another worker listens', () => workersOf(service).length === 3);
  await register(12);
  // A request may overtake the message about the one before it.
  const { '429 TOO_MANY_REQUESTS': refused = 0, ...others } = tally(registrations);
  t.ok(refused === 3 || refused === 2, `${refused} of 3 refused`);
  t.same(others, { '400 VALIDATION_FAILED': 22 - refused });
  t.equal(registrations.at(-1)?.headers['ratelimit-limit'], '20');
  const agents = await atOnce(8, async () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const answers = await Promise.all(
    agents.map(async (agent) => {
      const own: Answer[] = [];
      while (own.length < 100) own.push(await send(`${address}/api/user`, { token, agent }));
      return own;
    }),
  );
  for (const agent of agents) agent.destroy();
  const allowed = tally(answers.flat())[200] ?? 0;
  // Each worker alone would allow all of its 400. Above 600 are those of the 25 ms between two messages.
  t.ok(allowed >= 600 && allowed < 800, `${allowed} of 800 requests`);
});

t.test("an address's limits of a day count over all workers", async (t) => {
  const limits = { RATE_LIMITS: 'on', ADDRESS_REGISTRATIONS_PER_DAY: '4', ADDRESS_MB_PER_DAY: '1' };
  const { address, token } = await startWorkers(t, limits);
  const statuses: number[] = [];
  for (let i = 0; i < 10; i++) {
    const body = { ...ada, username: `parent-${i}`, email: `parent-${i}@example.org`, role: 'PARENT' };
    statuses.push((await send(`${address}/register`, { body })).status);
  }
  const registered = statuses.filter((status) => status === 201).length;
  // The first user was one of 4. Each worker alone would allow 4. A request may overtake the message about the one before it.
  t.ok(registered === 3 || registered === 4, `${registered} of 10 registered`);
  const reward = { title: 'A reward', tokenCost: 5, description: '猫'.repeat(2000) };
  const { body } = await send(`${address}/api/rewards`, { token, body: reward });
  const change = (i: number) =>
    send(`${address}/api/rewards/${body.id}`, {
      method: 'PUT',
      token,
      body: { ...reward, description: `${i}${'猫'.repeat(1990)}` },
    });
  let written = 0;
  while (written < 300 && (await change(written)).status === 200) written += 1;
  // A change counts more than 9,000 bytes: 3,000 of a request and 6,000 of the text. Each worker alone would allow 1 MB.
  t.ok(written > 20 && written < 110, `${written} changes`);
  t.same(tally(await atOnce(4, () => change(0))), { '429 TOO_MANY_REQUESTS': 4 });
});

t.test('metrics are the sums over all processes, and do not fall when a worker ends', async (t) => {
  const { service, address, token: user, workers } = await startWorkers(t);
  const read = async () => String((await send(`${address}/metrics`, { token })).body);
  const numberOf = (metrics: string, name: string) =>
    Number(
      metrics
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );
  const route = 'http_request_duration_seconds_count{method="GET",route="/api/user",status="200"}';
  await atOnce(10, () => send(`${address}/api/user`, { token: user }));
  const first = await read();
  t.equal(numberOf(first, route), 10);
  t.equal(numberOf(first, 'database_up'), 1);
  t.equal(first.match(/^service_build_info.* 1$/gm)?.length, 1, 'information is not a sum');
  t.match(first, /^jobs_waiting\{/m);
  t.ok(numberOf(first, 'process_resident_memory_bytes') > 200_000_000, 'the memory of three processes');
  process.kill(workers[0] ?? 0, 'SIGKILL');
  await until('another worker listens', () => workersOf(service).length === 3);
  await atOnce(4, () => send(`${address}/api/user`, { token: user }));
  t.equal(numberOf(await read(), route), 14);
});

t.test('the end of a session takes effect in all workers at once', async (t) => {
  const { address, token } = await startWorkers(t);
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
  const { address, token } = await startWorkers(t, { SYNC_ALLOW_PRIVATE_TARGETS: 'true' });
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

t.test('the lines that workers log at once stay whole, also if nobody reads them for a time', async (t) => {
  const { service, address, token } = await startWorkers(t);
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
  const logged = new Map(linesOf(service).map(({ reqId, pid }) => [reqId, pid]));
  t.ok(ids.flat().every((id) => logged.has(id)));
  t.equal(new Set(ids.flat().map((id) => logged.get(id))).size, 2, 'of both workers');
});

t.test('exits with 1 and one sentence for a taken port', async (t) => {
  const { service, address } = await startWorkers(t);
  const { port } = new URL(address);
  const other = runService(t, { ...variables, DATABASE_URL: await createDatabase(t), PORT: port });
  t.equal(await other.ended, 1);
  const sentence = `Port ${port} of 127.0.0.1 is in use: stop the program that uses it, or set another PORT.`;
  t.equal(other.errors(), `${sentence}\n`);
  t.equal(await service.end('SIGTERM'), 0);
});
