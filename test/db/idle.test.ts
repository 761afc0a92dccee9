import { setTimeout } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { createDatabasePool, type Database } from '../../src/db/database.ts';
import { createJobs } from '../../src/jobs/queue.ts';
import { keepCheckpoints } from '../../src/kernel/ledger/log/checkpoint-keeper.ts';
import { watchSigning } from '../../src/service/part-metrics.ts';
import { startApp } from '../helpers/app.ts';
import { runOn } from '../helpers/database/connection.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { createProxy } from '../helpers/database/proxy.ts';
import { until } from '../helpers/until.ts';

const idleMs = 60;

/** Ways to use a pool. Each returns the process of the connection. */
const uses: Record<string, (database: Database) => Promise<unknown>> = {
  statement: ({ query }) => query('SELECT pg_backend_pid() AS pid'),
  transaction: (database) => database.transaction((tx) => tx.query('SELECT pg_backend_pid() AS pid')),
  snapshot: (database) => database.snapshot((tx) => tx.query('SELECT pg_backend_pid() AS pid')),
};

function poolOf(t: Test, url: string, options = {}): Database {
  const pool = createDatabasePool(url, options);
  t.teardown(pool.close);
  return pool;
}

for (const [name, use] of Object.entries(uses)) {
  t.test(`a ${name} as the idle limit ends finds a connection`, async (t) => {
    const pool = poolOf(t, await createDatabase(t), { idleMs, readers: 2 });
    for (let period = 0; period < 8; period++) {
      await use(pool);
      // The driver's own timer is as long, and fires in the same turn.
      await setTimeout(idleMs);
    }
    await t.resolves(use(pool));
  });
}

t.test("a server's limit for idle sessions ends none of the pool's", async (t) => {
  const url = await createDatabase(t);
  await runOn(url, `ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET idle_session_timeout = '50ms'`);
  const pool = poolOf(t, url, { readers: 1 });
  const before = await uses['statement']?.(pool);
  await setTimeout(150);
  t.same(await uses['statement']?.(pool), before);
});

t.test('sends a statement once when a pooler ends an idle connection as it comes', async (t) => {
  const url = await createDatabase(t);
  await runOn(url, 'CREATE TABLE notes (text text NOT NULL)');
  let cuts = 0;
  const way = await createProxy(t, url, (client, server) => {
    let lastAt = Number.POSITIVE_INFINITY;
    server.on('data', (bytes) => {
      lastAt = performance.now();
      client.write(bytes);
    });
    client.on('data', (bytes) => {
      if (performance.now() - lastAt < 505) return void server.write(bytes);
      cuts += 1;
      client.destroy();
    });
  });
  // Proves a connection after half of the limit.
  const pool = poolOf(t, way.url, { idleMs: 1_000, readers: 2 });
  const notes = ['1', '2', '3'];
  for (const note of notes) {
    await pool.query('INSERT INTO notes VALUES ($1)', [note]);
    await pool.transaction((tx) => tx.query('INSERT INTO notes VALUES ($1)', [note]));
    await setTimeout(520);
  }
  const rows = await runOn<{ text: string }>(url, 'SELECT text FROM notes ORDER BY text');
  t.same(
    rows.map(({ text }) => text),
    notes.flatMap((note) => [note, note]),
  );
  t.ok(cuts > 0);
});

t.test('an idle service logs nothing and stays ready', async (t) => {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const log = { info: note, warn: note, error: note };
  const signing = watchSigning(undefined);
  let queue: ReturnType<typeof createJobs> | undefined;
  const { app, ledgerLog } = await startApp(t, {
    idleMs,
    log,
    signing,
    jobs: (url) => {
      queue = createJobs({ url, log });
      return queue;
    },
  });
  await queue?.start({});
  t.teardown(async () => queue?.stop());
  let rounds = 0;
  const onRound = (error?: unknown) => {
    rounds += 1;
    signing.onRound(error);
  };
  t.teardown(keepCheckpoints(ledgerLog, { log, everyMs: idleMs, onRound }));
  await until('ten rounds', async () => {
    const { statusCode, body } = await app.inject('/readyz');
    if (statusCode !== 200 || !body.includes('"ready"')) lines.push(body);
    return rounds >= 10;
  });
  t.same(lines, []);
});
