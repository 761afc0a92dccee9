import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import t, { type Test } from 'tap';
import { Thread } from '../../../src/slices/sync/threads.ts';
import { until } from '../../helpers/until.ts';

const data = {
  databaseUrl: 'postgres://unused',
  secretsKey: 'unused',
  allowPrivate: true,
  connectMs: 5_000,
  keepsConnections: true,
  tables: [],
};
const key = { familyId: 1, id: 'a configuration' };

/** Creates a thread that runs a misbehaving program. */
async function createThread(t: Test, program: string): Promise<{ thread: Thread; deaths: string[] }> {
  const path = join(tmpdir(), `thread-${process.pid}-${Math.random()}.mjs`);
  await writeFile(path, `import { parentPort } from 'node:worker_threads';\n${program}`);
  const deaths: string[] = [];
  const onDeath = async (_owner: string, reason: string) => {
    deaths.push(reason);
  };
  t.teardown(() => rm(path));
  return { thread: new Thread(data, onDeath, pathToFileURL(path)), deaths };
}

const answer = "parentPort.postMessage({ type: 'ended', run, end: { kind: 'taken' } });";

t.test('terminates a stuck thread, ends its runs and starts a new thread for the next run', async (t) => {
  const { thread, deaths } = await createThread(
    t,
    `parentPort.postMessage({ type: 'beat' });
     parentPort.on('message', ({ run }) => { if (run === 1) for (;;); ${answer} });`,
  );
  const ends = await Promise.all([thread.run(key, false).ended, thread.run(key, false).ended]);
  t.match(ends, [
    { kind: 'died', reason: 'it hangs' },
    { kind: 'died', reason: 'it hangs' },
  ]);
  t.same(deaths, ['it hangs']);
  t.match(await thread.run(key, false).ended, { kind: 'taken' });
  await thread.stop();
});

t.test('terminates a thread that exceeds its memory limit', async (t) => {
  const { thread, deaths } = await createThread(
    t,
    `const all = []; parentPort.on('message', () => { for (;;) all.push(new Array(1e6).fill(1)); });`,
  );
  t.match(await thread.run(key, false).ended, { kind: 'died' });
  t.match(deaths, [/MEMORY/]);
  await thread.stop();
});

t.test('reports the death of a thread, also without runs', async (t) => {
  const { thread, deaths } = await createThread(
    t,
    `parentPort.on('message', ({ run }) => { ${answer} setImmediate(() => { throw new Error('a fault'); }); });`,
  );
  await thread.run(key, false).ended;
  await until('the death is reported', () => deaths.length > 0);
  t.match(deaths, [/^Error at/]);
});

t.test('does not report a stopped thread', async (t) => {
  const { thread, deaths } = await createThread(
    t,
    `parentPort.on('message', ({ type, run }) => { if (type === 'stop') parentPort.close(); else ${answer} });`,
  );
  await thread.run(key, false).ended;
  await thread.stop();
  t.same(deaths, []);
});
