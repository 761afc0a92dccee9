/**
 * Measures backup, restore and move of a ledger with a million entries, in processes of the command line: `npm run
 * bench:backup`, with ENTRIES=100000 for fewer. Their memory is compared with that of a command with nearly no work.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createDatabasePool } from '../src/db/database.ts';
import { startEmbedded } from '../src/db/embedded/index.ts';
import { migrate } from '../src/db/migrate.ts';
import { savePoints } from '../src/slices/rewards/domain.ts';
import { connect, withDatabase } from '../test/helpers/database/connection.ts';
import { commandsOn } from '../test/helpers/kernel/commands.ts';
import { seedFamilies } from './seed.ts';

const entries = Number(process.env['ENTRIES'] ?? 1_000_000);
const maxMemoryMiB = 64;
const families = 100;
const root = join(import.meta.dirname, '..');
const directory = await mkdtemp(join(tmpdir(), 'bench-backup-'));
const quiet = { info: () => {}, warn: note, error: note };
const server = await startEmbedded({
  dataDir: join(directory, 'server'),
  log: quiet,
  settings: { fsync: 'off' },
});
try {
  note(`${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}`);
  const url = await createDatabase('source');
  const load = await createLoad(url);
  const idle = await run('idle', { DATABASE_URL: url }, 'users', 'list');
  note(`Writing ${entries} entries.`);
  await load.run(entries);
  for await (const { name, seconds, peakMiB, bytes } of measure(url, load)) {
    const more = peakMiB - idle.peakMiB;
    const verdict = more <= maxMemoryMiB ? 'ok' : 'MISSED';
    const size = bytes === undefined ? '' : `, ${(bytes / 2 ** 20).toFixed(0)} MiB`;
    const memory = `${more.toFixed(0)} MiB of memory (at most ${maxMemoryMiB}) on top of the ${idle.peakMiB.toFixed(0)} of any command`;
    process.stdout.write(`${verdict}  ${name}: ${seconds.toFixed(1)} s${size}, ${memory}\n`);
  }
} finally {
  await server.stop();
  await rm(directory, { recursive: true });
}

interface Measurement {
  name: string;
  seconds: number;
  peakMiB: number;
  bytes?: number;
}

/** Backs up while the load goes on, restores, moves to an embedded database, moves back, and does the first with encryption. */
async function* measure(url: string, load: Load): AsyncGenerator<Measurement> {
  const [file, encrypted, dataDir] = ['backup', 'backup.age', 'data'].map((name) => join(directory, name));
  if (!file || !encrypted || !dataDir) return;
  const passphrase = { BACKUP_PASSPHRASE: 'correct horse battery' };
  const [restored, back, decrypted] = [
    await createDatabase('restored', false),
    await createDatabase('back', false),
    await createDatabase('decrypted', false),
  ];
  let isSaving = true;
  const saving = (async () => {
    while (isSaving) await load.run(64);
  })();
  const backup = await run('backup under load', { DATABASE_URL: url }, 'backup', file);
  isSaving = false;
  await saving.finally(load.end);
  yield { ...backup, bytes: (await stat(file)).size };
  yield await run('restore', { DATABASE_URL: restored }, 'restore', file);
  yield await run(
    'move to embedded',
    { DATABASE_URL: restored, DATA_DIR: dataDir },
    'move',
    '--to',
    'embedded',
  );
  yield await run('move back', { DATA_DIR: dataDir }, 'move', '--to', back);
  const again = await run('encrypted backup', { DATABASE_URL: url, ...passphrase }, 'backup', encrypted);
  yield { ...again, bytes: (await stat(encrypted)).size };
  yield await run('its restore', { DATABASE_URL: decrypted, ...passphrase }, 'restore', encrypted);
}

async function run(name: string, variables: Record<string, string>, ...args: string[]): Promise<Measurement> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: join(directory, 'unused'), ...variables };
  const start = performance.now();
  const child = spawn(process.execPath, ['--require', './bench/peak.cjs', 'src/cli.ts', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  // Node types the descriptors as streams of unknown direction.
  const peak = text(child.stdio[3] as Readable);
  const [code, errors] = await Promise.all([ended, text(child.stdio[2] as Readable)]);
  if (code !== 0) throw new Error(`${name} failed: ${errors}`);
  return { name, seconds: (performance.now() - start) / 1000, peakMiB: Number(await peak) / 1024 };
}

async function createDatabase(name: string, isMigrated = true): Promise<string> {
  const url = withDatabase(server.ownerUrl, name);
  const admin = connect(withDatabase(server.ownerUrl, 'postgres'));
  await admin`CREATE DATABASE ${admin(name)}`.finally(() => admin.end());
  if (!isMigrated) return url;
  const sql = connect(url);
  await migrate(sql, { directory: join(root, 'sql/migrations'), log: quiet }).finally(() => sql.end());
  return url;
}

/** Saves of points in families. */
interface Load {
  run(count: number): Promise<void>;
  end(): Promise<void>;
}

/** Creates families, and a function that saves points in them. */
async function createLoad(url: string): Promise<Load> {
  const database = createDatabasePool(url);
  const commands = await commandsOn(database);
  const targets = await seedFamilies(database, commands, families);
  let next = 0;
  async function save(): Promise<void> {
    const target = targets[next++ % families];
    if (!target) return;
    const { familyId, learnerId, rewardId } = target;
    const data = { learnerId, rewardId, points: 1 };
    await commands.execute({ handler: savePoints, data, familyId, actorId: learnerId });
  }
  return {
    async run(count: number): Promise<void> {
      let left = count;
      const worker = async () => {
        while (left-- > 0) await save();
      };
      await Promise.all(Array.from({ length: 256 }, worker));
    },
    end: database.close,
  };
}

function note(line: string): void {
  process.stderr.write(`${line}\n`);
}
