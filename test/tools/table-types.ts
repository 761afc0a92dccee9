import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const generator = join(
  dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')),
  'dist/cli/bin.js',
);
const projectDirectory = join(import.meta.dirname, '../..');

/**
 * Generates src/db/types.ts from the tables of the database, with the options in .kysely-codegenrc.json.
 * @param args further arguments of kysely-codegen; with `--verify` it writes nothing and fails if the file differs
 */
export async function generateTypes(databaseUrl: string, ...args: string[]): Promise<void> {
  const options = { cwd: projectDirectory, env: { ...process.env, DATABASE_URL: databaseUrl } };
  await promisify(execFile)(process.execPath, [generator, ...args], options);
}
