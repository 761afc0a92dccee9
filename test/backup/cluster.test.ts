import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { restoreBackup } from '../../src/backup/restore.ts';
import { saveBackup } from '../../src/backup/save.ts';
import { registry } from '../../src/service/app.ts';
import { runCli } from '../helpers/cli.ts';
import { noCluster } from '../helpers/database/citus.ts';
import { createDatabase, createEmptyDatabase } from '../helpers/database/database.ts';
import { createKernel, type Kernel } from '../helpers/kernel/kernel.ts';
import { createInstance } from '../kernel/ledger/log/instance.ts';
import { take } from '../kernel/ledger/model/steps.ts';

const { localTables } = registry;
const options = {
  localTables,
  passphraseOf: async () => '',
  checkSecrets: async () => {},
  storeSecrets: async () => {},
  onStart: async () => () => {},
};

/** Registers families and writes for them, and adds their events to the log, until the returned function is called. */
async function writeOn({ commands, newFamily, databaseUrl }: Kernel, t: Test): Promise<() => Promise<void>> {
  const { current } = createInstance(t, databaseUrl);
  let isOver = false;
  async function repeat(work: () => Promise<unknown>): Promise<void> {
    while (!isOver) await work();
  }
  let lastLearner = 1_000_000;
  async function openFamily(): Promise<void> {
    const familyId = await newFamily();
    lastLearner += 1;
    const learnerId = lastLearner;
    const by = { familyId, actorId: familyId };
    await take({ kind: 'addLearner', learnerId }, by, commands.execute);
    const given = { kind: 'adjust', learnerId, amount: 1 } as const;
    await Promise.all([1, 2, 3].map(() => take(given, by, commands.execute)));
  }
  await openFamily();
  await current();
  const workers = [repeat(openFamily), repeat(openFamily), repeat(current)];
  return async () => {
    isOver = true;
    await Promise.all(workers);
  };
}

t.test(
  'a snapshot of all nodes shows each transaction everywhere or nowhere',
  { skip: noCluster },
  async (t) => {
    const kernel = await createKernel(t);
    const stop = await writeOn(kernel, t);
    for (let round = 0; round < 25; round += 1) {
      const [checkpoint, leaves, users, families] = await kernel.database.snapshot(
        async (tx) => [
          await tx.query('SELECT max(size) AS rows FROM log_checkpoints'),
          await tx.query('SELECT count(*) AS rows FROM log_leaves'),
          await tx.query('SELECT count(*) AS rows FROM users WHERE parent_id IS NULL'),
          await tx.query('SELECT count(*) AS rows FROM families'),
        ],
        { ofAllNodes: true },
      );
      t.same([leaves, families], [checkpoint, users]);
    }
    await stop();
  },
);

t.test(
  'a backup of a cluster at work restores to a sound ledger on one server',
  { skip: noCluster },
  async (t) => {
    const directory = await mkdtemp(join(tmpdir(), 'learning-cluster-'));
    t.teardown(() => rm(directory, { recursive: true }));
    const kernel = await createKernel(t);
    const stop = await writeOn(kernel, t);
    const file = join(directory, 'cluster.backup');
    const { rows } = await saveBackup(kernel.databaseUrl, file, { localTables });
    await stop();
    t.ok(rows > 0);
    const url = await createEmptyDatabase(t);
    await restoreBackup(url, file, options);
    t.match(await runCli(url, 'ledger', 'verify'), { code: 0 });
  },
);

t.test('a restore rejects a database whose families are distributed', { skip: noCluster }, async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'learning-cluster-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const [source, target] = [await createDatabase(t), await createDatabase(t)];
  const file = join(directory, 'empty.backup');
  await saveBackup(source, file, { localTables });
  await t.rejects(
    restoreBackup(target, file, options),
    /distributed: restore into a database without tables/,
  );
});
