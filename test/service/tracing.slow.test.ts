import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fastify from 'fastify';
import t, { type Test } from 'tap';
import { programVersion } from '../../src/base/version.ts';
import type { App } from '../../src/http/app-types.ts';
import type { TraceSettings } from '../../src/service/config-formats.ts';
import { LoggedExporter, startTracing, type Tracing } from '../../src/service/tracing.ts';
import { type CollectedSpan, startCollector } from '../helpers/collector.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { holdStream, waitingForLocks } from '../helpers/database/locks.ts';
import { runService, setupCodeOf } from '../helpers/service.ts';
import { until } from '../helpers/until.ts';

const secrets = {
  JWT_SECRET: 'j'.repeat(32),
  SECRETS_KEY: 's'.repeat(32),
  LEDGER_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64'),
};
/** Text that persons type. */
const mark = 'Xantippe7';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';

/** Starts tracing in this process, with a log. */
function startHere(
  t: Test,
  endpoint: string,
  options: { flushMs?: number; sampler?: TraceSettings['sampler']; trustProxy?: false | string },
) {
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = endpoint;
  t.teardown(() => delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']);
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const log = { info: write, warn: write, error: write };
  const { sampler = 'parentbased_always_on', trustProxy = '127.0.0.1', ...others } = options;
  const tracing = startTracing({
    settings: { sampler, ratio: 1 },
    trustProxy,
    program: programVersion(),
    log,
    ...others,
  });
  return { tracing, log, lines };
}

/** Sends a request of a sampled trace to a traced application, or of one that its caller has not sampled. */
async function sendSampled({ traceRequests }: Tracing, isSampled = true): Promise<void> {
  const app: App = fastify();
  traceRequests(app);
  app.get('/', async () => {});
  await app.inject({
    url: '/',
    headers: { traceparent: `00-${traceId}-${caller}-${isSampled ? '01' : '00'}` },
  });
  await app.close();
}

/** Sends requests with typed texts in each part, writes that wait for each other among them. Returns their statuses. */
async function sendMarked(address: string, databaseUrl: string, setupCode: string): Promise<number[]> {
  // A long body arrives in several packets.
  async function send(method: string, path: string, body?: object, token?: string, length = 0) {
    const headers = {
      traceparent: `00-${traceId}-${caller}-01`,
      tracestate: `vendor=${mark}`,
      'user-agent': mark,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(address + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body).padEnd(length) }),
    });
    return { status: response.status, text: await response.text() };
  }
  const user = {
    username: mark,
    email: `${mark}@example.com`,
    name: mark,
    role: 'PARENT',
    password: 'correct horse',
    setupCode,
  };
  const registered = await send('POST', '/register', user);
  const {
    token,
    user: { id },
  } = JSON.parse(registered.text);
  const answers = [registered, await send('GET', `/api/rewards?search=${mark}`, undefined, token)];
  const rewards = Array.from({ length: 20 }, (_, i) => ({
    title: `${mark} ${i}`,
    description: mark,
    tokenCost: 10,
  }));
  // The writes come one by one otherwise, if the machine is busy.
  const release = await holdStream(databaseUrl, id);
  const created = Promise.all(rewards.map((reward) => send('POST', '/api/rewards', reward, token, 200_000)));
  await until('a write waits', async () => (await waitingForLocks(databaseUrl)) > 0);
  await release();
  answers.push(...(await created));
  answers.push(await send('GET', `/api/rewards/${mark}`, undefined, token), await send('GET', `/${mark}`));
  return answers.map(({ status }) => status);
}

/**
 * Returns the statements with parameters in bytes. The random bytes of ids and times hold any two given characters in about
 * 1 run of 20, but no text as long as a statement.
 */
function statementsIn(bytes: string): string[] {
  const texts = bytes.match(/[\n -~]{12,}/g) ?? [];
  return texts.filter((text) => /\$\d/.test(text));
}

t.test('the collector gets spans of requests and of their work in the database', async (t) => {
  const collector = await startCollector(t);
  const databaseUrl = await createDatabase(t);
  const service = runService(t, {
    DATABASE_URL: databaseUrl,
    ...secrets,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=word',
    OTEL_SERVICE_NAME: 'our-family',
    TRUST_PROXY: '1',
  });
  const statuses = await sendMarked(await service.address, databaseUrl, await setupCodeOf(service));
  t.same([...new Set(statuses)].sort(), [200, 201, 404, 405]);
  t.equal(await service.end('SIGTERM'), 0);

  const spans = collector.spans();
  const [request] = collector.requests;
  t.match(request, {
    path: '/v1/traces',
    headers: { 'x-key': 'word', 'content-type': 'application/x-protobuf' },
  });
  t.match(spans[0]?.resource, { 'service.name': 'our-family', 'service.version': programVersion().version });

  const servers = spans.filter(({ attributes }) => attributes['http.request.method'] !== undefined);
  t.equal(servers.length, statuses.length, 'the stop sends all spans');
  for (const { traceId: id, parentId } of servers)
    t.same([id, parentId], [traceId, caller], 'the trace goes on');
  const seen = new Set(
    servers.map(({ name, attributes }) => `${name} ${attributes['http.response.status_code']}`),
  );
  const expected = ['POST /register 201', 'GET /api/rewards 200', 'POST /api/rewards 201', 'GET 404'];
  t.same(
    expected.filter((line) => !seen.has(line)),
    [],
    [...seen].join('\n'),
  );

  const children = Map.groupBy(spans, ({ parentId }) => parentId);
  const named = (parent: CollectedSpan, name: string) =>
    children.get(parent.id)?.filter((span) => span.name === name) ?? [];
  const creations = servers.filter(({ name }) => name === 'POST /api/rewards');
  const commands = creations.flatMap((span) => named(span, 'command'));
  t.equal(commands.length, creations.length, 'each write is a command');
  const transactions = commands.flatMap((span) => named(span, 'transaction'));
  const ids = new Set(transactions.map(({ id }) => id));
  for (const command of commands)
    t.ok(named(command, 'transaction').length + command.links.filter((id) => ids.has(id)).length >= 1);
  t.ok(transactions.length < commands.length, 'commands share transactions');
  const listing = servers.find(({ name }) => name === 'GET /api/rewards');
  const statements = spans.filter(({ parentId }) => parentId === listing?.id);
  t.match(
    statements.map(({ name }) => name),
    [/^[A-Z]+ [a-z_]+$/],
  );

  const sent = Buffer.concat(collector.requests.map(({ body }) => body)).toString('latin1');
  for (const text of [mark, mark.toLowerCase(), 'correct horse', 'vendor', 'Bearer', 'search'])
    t.notOk(sent.includes(text), `spans have no ${text}`);
  t.same(statementsIn(sent), [], 'spans have no statements');
});

t.test('loads no library of OpenTelemetry without the setting', async (t) => {
  // Prints the path of each module that Node loads. The start of the service loads all modules, and ends without a database.
  const hook = `data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module';
    const load = (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context));
    registerHooks({ load });`)}`;
  async function loaded(variables: Record<string, string>): Promise<Set<string>> {
    const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
    const env = { PATH, HOME, NODE_COMPILE_CACHE, ...secrets, ...variables };
    const options = {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...env, DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    };
    const start = promisify(execFile)(process.execPath, ['--import', hook, 'src/main.ts'], options);
    return start.then(
      () => new Set(),
      ({ stderr }) =>
        new Set(Array.from(stderr.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g), ([, name]) => name)),
    );
  }
  const without = await loaded({});
  t.ok(without.has('fastify'));
  // The client of Prometheus needs the interfaces.
  const libraries = [...without].filter((name) => name.startsWith('@opentelemetry/'));
  t.same(libraries, ['@opentelemetry/api']);
  t.ok((await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })).has('@opentelemetry/sdk-trace'));
});

t.test('stops in time if the collector never answers', async (t) => {
  const collector = await startCollector(t, [null]);
  const { tracing, lines } = startHere(t, collector.endpoint, { flushMs: 1 });
  await sendSampled(tracing);
  await tracing.stop();
  t.same(lines, [], 'the stop does not wait until the exporter gives up');
  await until('the collector has the spans', () => collector.requests.length === 1);
});

t.test('the sampler decides which traces the collector gets', async (t) => {
  const counts = { always_off: 0, parentbased_always_off: 1, traceidratio: 1 } as const;
  for (const sampler of ['always_off', 'parentbased_always_off', 'traceidratio'] as const) {
    const collector = await startCollector(t);
    const { tracing } = startHere(t, collector.endpoint, { sampler });
    await sendSampled(tracing);
    await tracing.stop();
    t.equal(collector.spans().length, counts[sampler], sampler);
  }
});

t.test('nobody but a trusted proxy steers the sampler, or gives a trace its id', async (t) => {
  for (const trustProxy of [false, '10.0.0.0/8'] as const) {
    for (const [sampler, isSampled, count] of [
      ['parentbased_always_off', true, 0],
      ['parentbased_always_on', false, 1],
      ['always_on', true, 1],
    ] as const) {
      const collector = await startCollector(t);
      const { tracing } = startHere(t, collector.endpoint, { sampler, trustProxy });
      await sendSampled(tracing, isSampled);
      await tracing.stop();
      const spans = collector.spans();
      t.equal(spans.length, count, `${sampler} ${trustProxy}`);
      for (const span of spans) t.notMatch([span.traceId, span.parentId], [traceId, caller]);
    }
  }
});

t.test('logs when the collector begins to fail, and when it works again', async (t) => {
  const collector = await startCollector(t, [400, 400, 200, 200]);
  const { tracing, log, lines } = startHere(t, collector.endpoint, {});
  const exporter = new LoggedExporter(log);
  for (let i = 0; i < 4; i++) await new Promise((resolve) => exporter.export([], resolve));
  t.match(lines, [
    /^Traces: the collector does not accept spans, which are lost: \w+/,
    /^Traces: .* spans again\.$/,
  ]);
  await exporter.shutdown();
  await tracing.stop();
});
