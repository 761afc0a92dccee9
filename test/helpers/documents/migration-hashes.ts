import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrations } from '../../../src/db/migrate.ts';

const sql = join(import.meta.dirname, '../../../sql');
/** Hashes of the migrations, as `sha256sum` prints them. */
const file = join(sql, 'migrations.sha256');

/** Returns the kept lines, and those of the migrations as they are. */
export async function readHashes(): Promise<{ kept: string[]; now: string[] }> {
  const migrations = await readMigrations(join(sql, 'migrations'));
  return {
    kept: (await readFile(file, 'utf8')).trimEnd().split('\n'),
    now: migrations.map(({ name, checksum }) => `${checksum}  migrations/${name}`),
  };
}

/** Adds the hashes of new migrations. Keeps those of the others, even of edited ones. */
export async function addHashes(): Promise<void> {
  const { kept, now } = await readHashes();
  const added = now.filter((line) => !kept.some((other) => nameOf(other) === nameOf(line)));
  await writeFile(file, `${[...kept, ...added].join('\n')}\n`);
}

const nameOf = (line: string) => line.split('  ')[1];
