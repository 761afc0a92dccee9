import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import t, { type Test } from 'tap';
import { registry } from '../../../src/service/app.ts';
import { type Connection, Connections } from '../../../src/slices/sync/kept-connections.ts';
import { claim } from '../../../src/slices/sync/lease.ts';
import type { ReplicaUrl } from '../../../src/slices/sync/replica/url.ts';
import { run } from '../../../src/slices/sync/sync-run.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { holdTimers } from '../../helpers/timers.ts';
import { idleSync } from './idle.ts';
import { at, plain } from './replica/reach.ts';
import { listen, message, scramServer } from './replica/servers.ts';
import { configure, createRunTurns, noEvents } from './syncing.ts';

const time = holdTimers(t);
const { database, newFamily } = await startFamilies(t, { services: { sync: idleSync } });
const refusing = (code: string) => (socket: Socket) =>
  void socket.once('data', () => socket.end(message('E', `SFATAL\0C${code}\0M\0\0`)));

/** Connections that tell when an attempt starts, and when it fails. */
class Watched extends Connections {
  readonly started = Promise.withResolvers<void>();
  readonly failed = Promise.withResolvers<void>();

  override take(...[key, readUrl, limit]: Parameters<Connections['take']>): Promise<Connection> {
    const attempt = super.take(key, readUrl, limit);
    attempt.catch(() => this.failed.resolve());
    this.started.resolve();
    return attempt;
  }
}

/** Targets that nothing can be copied to, and whether they answer before the limit. */
const targets: Record<
  string,
  { server?: (socket: Socket) => void; url?: Partial<ReplicaUrl>; isPublic?: true }
> = {
  'a refused address': { url: { host: '127.0.0.1' }, isPublic: true },
  'a name that does not resolve': { url: { host: 'nowhere.invalid' } },
  'a closed port': { url: { port: 1 } },
  'a filtered port': { server: () => {} },
  'a web server': { server: (socket) => void socket.once('data', () => socket.end('HTTP/1.1 400\r\n\r\n')) },
  'a refused TLS': {
    server: (socket) => void socket.once('data', () => socket.write('N')),
    url: { sslmode: 'require' },
  },
  'an invalid certificate': {
    server: (socket) => void socket.once('data', () => socket.write('Snonsense')),
    url: { sslmode: 'verify-full' },
  },
  'a wrong password': { server: refusing('28P01') },
  'an unknown database': { server: refusing('3D000') },
  'a missing privilege': { server: refusing('42501') },
  'an unknown table': { server: refusing('42P01') },
  'a full server': { server: refusing('53300') },
  'a wrong proof': {
    server: scramServer({ challenge: (nonce) => `r=${nonce}x,s=AAAA,i=1`, final: () => 'v=AAAA' }),
  },
};
const slow = new Set(['a filtered port']);

/** Runs a configuration with this URL; returns the end of the run and of its attempt to connect. */
async function begin(t: Test, url: ReplicaUrl, allowPrivate: boolean) {
  const { parent } = await newFamily();
  const id = await configure(parent, 'postgresql://unused:unused@unused:1/unused');
  const lease = await claim(database, { familyId: parent.id, id }, { owner: randomUUID(), isPush: true });
  if (!lease) throw new Error('nothing to claim');
  const connections = new Watched({ allowPrivate, keepsConnections: false });
  t.teardown(() => connections.close());
  const context = {
    ...{ database, connections, readUrl: () => url, tables: registry.replicaTables },
    ...{ turns: createRunTurns(), connectMs: 5_000 },
  };
  const end = run(context, lease, new AbortController().signal, noEvents);
  const state = async () => (await database.sql`SELECT * FROM sync_configs WHERE id = ${id}`)[0];
  return { end, state, started: connections.started.promise, failed: connections.failed.promise };
}

t.test('fails every attempt to connect after 5 s, with one text and a retry', async (t) => {
  const texts = new Set<unknown>();
  for (const [name, { server, url, isPublic }] of Object.entries(targets)) {
    const port = server ? await listen(t, server) : 1;
    const { end, state, started, failed } = await begin(t, at(port, { ...plain, ...url }), !isPublic);
    let isOver = false;
    void end.then(() => {
      isOver = true;
    });
    await (slow.has(name) ? started : failed);
    time.pass(4_999);
    // The run would store its failure with a few statements, and this one comes after them.
    for (let i = 0; i < 5; i++) t.match(await state(), { sync_status: 'IN_PROGRESS' }, name);
    t.equal(isOver, false, name);
    time.pass(1);
    t.match(await end, { kind: 'failed', isFirst: true }, name);
    const { sync_status, error_message, is_paused, attempts } = (await state()) ?? {};
    t.same(
      { sync_status, is_paused, attempts },
      { sync_status: 'FAILED', is_paused: false, attempts: 1 },
      name,
    );
    texts.add(error_message);
  }
  t.equal(texts.size, 1);
  t.match([...texts], [/TLS .* SYNC_ALLOW_PRIVATE_TARGETS=true.* sslmode=disable .* "sync check"/]);
});
