import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readTableShapes } from '../../src/db/tables.ts';
import { connect } from '../helpers/connection.ts';

const generator = join(
  dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')),
  'dist/cli/bin.js',
);
const projectDirectory = join(import.meta.dirname, '../..');

/** Returns the text of src/db/types.ts for the tables of the database, with the options in .kysely-codegenrc.json. */
export async function tableTypes(databaseUrl: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'types-'));
  const sql = connect(databaseUrl);
  try {
    const file = join(directory, 'types.ts');
    const options = { cwd: projectDirectory, env: { ...process.env, DATABASE_URL: databaseUrl } };
    await promisify(execFile)(process.execPath, [generator, '--out-file', file], options);
    const keys = [...(await readTableShapes(sql)).values()].map(
      ({ name, primaryKey }) => `  ${name}: ${primaryKey.map((column) => `"${column}"`).join(' | ')};\n`,
    );
    const tables = await readFile(file, 'utf8');
    return `${tables.trimEnd()}\n\nexport interface PrimaryKeys {\n${keys.join('')}}\n`;
  } finally {
    await sql.end();
    await rm(directory, { recursive: true });
  }
}
