import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import t from 'tap';
import { createReward, expectStatus, givePoints } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { until } from '../../helpers/until.ts';

const page = await readFile(join(import.meta.dirname, '../../../docs/following-a-ledger.md'), 'utf8');
const kills = 10;

t.test('runs the program of the page, killed ten times, and counts each point once', async (t) => {
  const { app, admin, newFamily } = await startFamilies(t);
  const { parent, learner, sibling } = await newFamily();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const directory = await mkdtemp(join(tmpdir(), 'following-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const [, program = ''] = /^```js\n(.*?)^```$/ms.exec(page) ?? [];
  t.equal(program.trimEnd().split('\n').length, 20, 'is short');
  const [script, file] = [join(directory, 'follow.mjs'), join(directory, 'balances.db')];
  await writeFile(script, program);
  const start = () =>
    spawn(process.execPath, [script, `http://127.0.0.1:${port}`, parent.token, file], { stdio: 'ignore' });
  const seqNow = () => {
    try {
      const db = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
      const row = db.prepare('SELECT seq FROM progress').get();
      db.close();
      return Number(row?.['seq'] ?? 0);
    } catch {
      return 0; // The program has not created it yet.
    }
  };
  const reward = await createReward(parent);
  let follower = start();
  const untilProgram = (condition: string, isTrue: () => boolean | Promise<boolean>) =>
    until(`the program ${condition}`, () => {
      if (follower.exitCode !== null) throw new Error(`the program ended before it ${condition}`);
      return isTrue();
    });
  t.teardown(() => follower.kill('SIGKILL'));
  for (let i = 0; i < kills; i += 1) {
    const before = seqNow();
    await givePoints(admin, learner.id, 10 + i);
    await givePoints(admin, sibling.id, 1);
    await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 3 }));
    await untilProgram('gets an event', () => seqNow() > before);
    follower.kill('SIGKILL');
    await once(follower, 'exit');
    follower = start();
  }
  const end = (await expectStatus(200, parent.get('/api/ledger/events?limit=500'))).body.at(-1).seq;
  await untilProgram('has all events', () => seqNow() === end);
  const db = new DatabaseSync(file, { readOnly: true });
  // A reader makes the program wait with its commit, which locks others out.
  db.exec('BEGIN; SELECT * FROM progress');
  await givePoints(admin, sibling.id, 1);
  await untilProgram('waits for the reader', () => isLocked(file));
  db.exec('COMMIT');
  await untilProgram('goes on', () => seqNow() === end + 1);
  for (const { id } of [learner, sibling]) {
    const { body } = await expectStatus(200, parent.get(`/api/points/balance?learnerId=${id}`));
    t.same(db.prepare('SELECT points FROM balances WHERE learner = ?').get(id)?.['points'], body.balance);
  }
  db.close();
  const ended = once(follower, 'exit');
  await expectStatus(200, parent.post('/api/logout'));
  await givePoints(admin, sibling.id, 1);
  t.same(await ended, [1, null], 'ends with the session');
});

/** Checks whether a commit locks out readers. A reader in this process would share the lock that this process has. */
function isLocked(file: string): Promise<boolean> {
  const read =
    "new (require('node:sqlite').DatabaseSync)(process.argv[1], { readOnly: true }).exec('SELECT * FROM progress')";
  return promisify(execFile)(process.execPath, ['-e', read, file]).then(
    () => false,
    ({ stderr }) => {
      if (/database is locked/.test(stderr)) return true;
      throw new Error(stderr);
    },
  );
}
