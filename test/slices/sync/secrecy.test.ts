import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import t, { type Test } from 'tap';
import { loggerOptions } from '../../../src/service/logging.ts';
import { startApp } from '../../helpers/app.ts';
import { connect } from '../../helpers/database/connection.ts';
import { type Answer, clientOf, register } from '../../helpers/families/client.ts';
import { createContentView } from '../../helpers/families/stored-content.ts';
import { until } from '../../helpers/until.ts';
import { plain } from './replica/reach.ts';
import { listen, message } from './replica/servers.ts';
import { createReplica } from './replicas.ts';
import { shortConnectMs, startSyncing, statusOf, untilStatus } from './syncing.ts';

const canary = 'Canary-4711';

const wrong = [
  ...[`postgresql://u:${canary}@h:/d`, `mysql://u:${canary}@h:1/d`, `postgresql://u:${canary}@h:0/d`],
  ...[`postgresql://u:${canary}%@h:1/d`, `postgresql://u:${canary}@h:1/d?password=${canary}`],
  ...[`postgresql://${canary}@h:1/d`, canary, `postgresql://u:${canary}\0@h:1/d`],
];

t.test('decisions.md 8.1: keeps the password of a target out of responses, logs and rows', async (t) => {
  const { databaseUrl, sync, log } = await startSyncing(t, { connectMs: shortConnectMs });
  let lines = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  const logger = { ...loggerOptions('trace'), stream };
  const { app } = await startApp(t, { databaseUrl, services: { sync }, logger });
  const parent = await register(app, 'PARENT');
  const good = await createReplicaOf(t, canary);
  // A server whose error messages repeat what it receives.
  const mirror = await listen(t, (socket) => {
    socket.on('data', (data) => socket.write(message('E', 'SFATAL\0C28P01\0M', data, `${canary}\0\0`)));
  });
  const urls = [
    ...[good, `postgresql://u:${canary}@${plain.host}:${mirror}/d?sslmode=disable`],
    ...[`postgresql://u:${canary}@127.0.0.1:1/d`, `postgresql://u:${canary}@nowhere.invalid:1/d`],
  ];
  const answers: Answer[] = [];
  for (const targetDbUrl of wrong) answers.push(await parent.post('/api/sync-configs', { targetDbUrl }));
  for (const targetDbUrl of urls) {
    const added = await parent.post('/api/sync-configs', { targetDbUrl, continuousSync: true });
    t.equal(added.status, 201);
    const url = `/api/sync-configs/${added.body.id}`;
    answers.push(added, await parent.post(`${url}/push`), await parent.get(url));
    answers.push(await parent.put(url, { targetDbUrl: added.body.targetDbUrl, continuousSync: false }));
    answers.push(await parent.put(url, { targetDbUrl: `${targetDbUrl}?` }));
    answers.push(await parent.put(url, { targetDbUrl, extra: targetDbUrl }));
    for (const faulty of wrong) answers.push(await parent.put(url, { targetDbUrl: faulty }));
    answers.push(await clientOf(app).put(url, { targetDbUrl }));
    // The run that the changes restarted may still be active.
    await until('a push is possible', async () => {
      const { body } = await parent.post(`${url}/push`);
      return body.code !== 'SYNC_IN_PROGRESS';
    });
    if (targetDbUrl === good)
      await until('a push completes', async () => {
        const { syncStatus } = await statusOf(parent, added.body.id);
        if (syncStatus === 'FAILED') await parent.post(`${url}/push`);
        return syncStatus === 'COMPLETED';
      });
    else await untilStatus(parent, added.body.id, 'FAILED');
    answers.push(await parent.get(url));
  }
  answers.push(await parent.get('/api/sync-configs'));
  const raw = { headers: { 'content-type': 'application/json' }, url: '/api/sync-configs' };
  answers.push(await parent.send({ ...raw, method: 'POST', payload: `{"targetDbUrl": "${good}` }));

  const content = createContentView(t, databaseUrl);
  const forms = [
    canary,
    encodeURIComponent(canary),
    ...['base64', 'base64url', 'hex'].map((way) => inside(canary, way)),
  ];
  for (const form of forms) {
    t.notOk(JSON.stringify(answers).includes(form), `no response contains ${form}`);
    t.notOk(lines.includes(form) || log.join('\n').includes(form), `no log contains ${form}`);
    t.notOk(await content.holds(form), `no row contains ${form}`);
  }
  t.match(lines, /sync-configs/, 'the log contains the requests');
});

/** Creates a replica whose user has this password. */
async function createReplicaOf(t: Test, password: string): Promise<string> {
  const { url, replicaUrl } = await createReplica(t);
  const user = `copier_${randomBytes(6).toString('hex')}`;
  const there = connect(url);
  await there.unsafe(`CREATE ROLE ${user} SUPERUSER LOGIN PASSWORD '${password}'`);
  t.teardown(async () => {
    await there.unsafe(`DROP ROLE ${user}`);
    await there.end();
  });
  return replicaUrl.replace(/\/\/.*@/, `//${user}:${password}@`);
}

/** Returns a part of the encoded text that appears at any offset. */
function inside(text: string, way: string): string {
  // The caller passes an encoding.
  return Buffer.from(text)
    .toString(way as BufferEncoding)
    .slice(4, -4);
}
