import type { Socket } from 'node:net';
import t from 'tap';
import { type Client, expectStatus } from '../helpers/client.ts';
import { done, listen, message, welcome } from './replica/servers.ts';
import { createReplica } from './replicas.ts';
import { configure, startSyncing, untilStatus } from './syncing.ts';

const { newFamily } = await startSyncing(t);
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
    t.same(await pushAll(victim, id, 5), Array(5).fill('started'));
    isOver = true;
    await Promise.all(attacks);
    for (const config of deadly) await expectStatus(204, attacker.delete(`/api/sync-configs/${config}`));
  });
}
