import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const sql = join(import.meta.dirname, '../../../sql');
/** Hashes of the migrations, as `sha256sum` prints them. */
const file = join(sql, 'migrations.sha256');

/** Returns the kept lines, and those of the migrations as they are. */
export async function readHashes(): Promise<{ kept: string[]; now: string[] }> {
  const names = (await readdir(join(sql, 'migrations'))).sort();
  const lines = names.map(async (name) => {
    const text = await readFile(join(sql, 'migrations', name));
    return `${createHash('sha256').update(text).digest('hex')}  migrations/${name}`;
  });
  return { kept: (await readFile(file, 'utf8')).trimEnd().split('\n'), now: await Promise.all(lines) };
}

/** Adds the hashes of new migrations. Keeps those of the others, even of edited ones. */
export async function addHashes(): Promise<void> {
  const { kept, now } = await readHashes();
  const added = now.filter((line) => !kept.some((other) => nameOf(other) === nameOf(line)));
  await writeFile(file, `${[...kept, ...added].join('\n')}\n`);
}

const nameOf = (line: string) => line.split('  ')[1];
