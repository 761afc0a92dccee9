import { rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import t from 'tap';
import { type Client, expectStatus } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import { done, listen, message, welcome } from './replica/servers.ts';
import { createReplica } from './replicas.ts';
import { configure, startSyncing, statusOf, untilStatus } from './syncing.ts';

const program = join(tmpdir(), `sync-thread-${process.pid}-${Math.random()}.mjs`);
// A loaded machine needs seconds to connect to the replicas of victims.
const { here, log, newFamily } = await startSyncing(t, {
  program: pathToFileURL(program),
  connectMs: 15_000,
});
t.teardown(() => rm(program));
const { parent: killer } = await newFamily();
const workerFile = new URL('../../../src/slices/sync/worker.ts', import.meta.url);
const socketFile = new URL('../../../src/slices/sync/replica/socket.ts', import.meta.url);
const { parent: early } = await newFamily();
// A thread that ends soon after a run of one family starts, and at once for another, before it claims the run. Its driver fails in
// a timer for one user.
await writeFile(
  program,
  `import { parentPort } from 'node:worker_threads';
   import ${JSON.stringify(workerFile.href)};
   import { GuardedSocket } from ${JSON.stringify(socketFile.href)};
   const { write } = GuardedSocket.prototype;
   GuardedSocket.prototype.write = function (chunk, ...others) {
     this.isFaulty ||= String(chunk).includes('user\\0saboteur');
     if (this.isFaulty && String(chunk).includes('statement_timeout')) throw new Error('a fault of the driver');
     return write.call(this, chunk, ...others);
   };
   parentPort.on('message', ({ key }) => { if (key?.familyId === ${early.id}) process.exit(1); });
   parentPort.on('message', ({ key }) => { if (key?.familyId === ${killer.id}) setTimeout(() => process.exit(1), 30); });`,
);
const on = [message('S', 'in_hot_standby\0on\0'), message('S', 'default_transaction_read_only\0on\0')];
const column = message('T', Buffer.from([0, 1]), 'transaction_read_only\0', Buffer.alloc(18));
const failure = Buffer.concat([message('E', 'SERROR\0C42601\0Mfailure\0\0'), message('Z', 'I')]);

/** Answers a client's first message with the first reply, and so on; then repeats the last one. */
const answering =
  (...replies: Buffer[]) =>
  (socket: Socket) => {
    let next = 0;
    socket.on('data', () => socket.write(replies[Math.min(next++, replies.length - 1)] ?? done));
  };

/** Servers whose answers stop the driver in its statements for the server's state and for array types, if it sends them. */
const servers: Record<string, (socket: Socket) => void> = {
  'no rows': answering(welcome, done),
  'no results': answering(welcome, message('Z', 'I')),
  'columns without rows': answering(welcome, Buffer.concat([column, done])),
  'an error': answering(welcome, failure),
  'a state that changes': answering(welcome, Buffer.concat([...on, done]), done),
};

/** Pushes a configuration `count` times, each after the end of the one before. */
async function pushAll(parent: Client, id: string, count: number): Promise<string[]> {
  const outcomes: string[] = [];
  for (let i = 0; i < count; i++) {
    const { status, body } = await parent.post(`/api/sync-configs/${id}/push`);
    outcomes.push(status === 200 ? 'started' : body.code);
    await untilStatus(parent, id, 'COMPLETED');
  }
  return outcomes;
}

for (const [name, server] of Object.entries(servers)) {
  t.test(`ends only the run of a target whose answer to a statement is ${name}`, async (t) => {
    const [{ parent: victim }, { parent: attacker }] = [await newFamily(), await newFamily()];
    const id = await configure(victim, (await createReplica(t)).replicaUrl, false);
    const port = await listen(t, server);
    const target = `postgresql://u:p@127.0.0.1:${port}/d?sslmode=disable`;
    const deadly = await Promise.all([1, 2, 3].map(() => configure(attacker, target, true)));
    let isOver = false;
    const attacks = deadly.map(async (config) => {
      while (!isOver) await attacker.post(`/api/sync-configs/${config}/push`);
    });
    t.same(await pushAll(victim, id, 2), Array(2).fill('started'));
    isOver = true;
    // Ends runs that wait for the time of a failed connection.
    for (const config of deadly) await expectStatus(204, attacker.delete(`/api/sync-configs/${config}`));
    await Promise.all(attacks);
  });
}

t.test('ends only the run in whose driver an uncaught error happens', async (t) => {
  const { parent } = await newFamily();
  const port = await listen(t, answering(welcome, done));
  const id = await configure(parent, `postgresql://saboteur:p@127.0.0.1:${port}/d?sslmode=disable`, false);
  t.match((await parent.post(`/api/sync-configs/${id}/push`)).body, { code: 'SYNC_CONNECTION_FAILED' });
  t.match(log.at(-1), /protocol \(UNCAUGHT\)/);
  t.notOk(
    log.some((line) => /worker thread/.test(line)),
    'the thread continues',
  );
});

t.test('completes pushes and changes of families while another run ends the thread', async (t) => {
  const victims = await Promise.all(
    [1, 2, 3].map(async () => {
      const { parent } = await newFamily();
      const { replicaUrl } = await createReplica(t);
      return {
        parent,
        push: await configure(parent, replicaUrl, false),
        change: await configure(parent, replicaUrl),
      };
    }),
  );
  const { replicaUrl } = await createReplica(t);
  const deadly = await Promise.all([1, 2, 3].map(() => configure(killer, replicaUrl)));
  const outcomes = await Promise.all(victims.map(({ parent, push }) => pushAll(parent, push, 6)));
  t.same(outcomes.flat(), Array(18).fill('started'));
  for (const { parent, change } of victims) await untilStatus(parent, change, 'COMPLETED');
  for (const id of deadly) await untilStatus(killer, id, 'FAILED');
  t.match(await statusOf(killer, deadly[0] ?? ''), { errorMessage: /took too long/ });
  const attempts = here`SELECT sum(attempts)::int AS failures FROM sync_configs
    WHERE family_id = ANY (${victims.map(({ parent }) => parent.id)})`;
  t.same(await attempts, [{ failures: 0 }]);
  t.ok(log.some((line) => /worker thread for unproven replicas ended/.test(line)));
  const deaths = (thread: RegExp) => log.filter((line) => thread.test(line)).length;
  const [shared, own] = [/for (un)?proven replicas ended/, /for a single replica ended/];
  const before = { shared: deaths(shared), own: deaths(own) };
  await killer.post(`/api/sync-configs/${deadly[0]}/push`);
  await until('the run of the family ends its own thread', () => deaths(own) > before.own);
  t.equal(deaths(shared), before.shared, 'and no other');
});

t.test(
  'fails a run that ends its thread before it claims the run, and delays the next attempt',
  async (t) => {
    const id = await configure(early, (await createReplica(t)).replicaUrl);
    await untilStatus(early, id, 'FAILED');
    const [config] =
      await here`SELECT attempts > 0 AS failed, next_attempt_at IS NOT NULL AS waits FROM sync_configs WHERE id = ${id}`;
    t.match(config, { failed: true, waits: true });
  },
);
