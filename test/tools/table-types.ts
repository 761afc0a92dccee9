import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readTableShapes } from '../../src/db/read-tables.ts';
import type { TableShape } from '../../src/db/tables.ts';
import { connect } from '../helpers/database/connection.ts';

const generator = join(
  dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')),
  'dist/cli/bin.js',
);
const projectDirectory = join(import.meta.dirname, '../..');

/** Returns the texts of src/db/types.ts and src/db/table-shapes.ts for the tables of the database, with the options in .kysely-codegenrc.json. */
export async function tableTypes(databaseUrl: string): Promise<{ types: string; shapes: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'types-'));
  const sql = connect(databaseUrl);
  try {
    const file = join(directory, 'types.ts');
    const options = { cwd: projectDirectory, env: { ...process.env, DATABASE_URL: databaseUrl } };
    await promisify(execFile)(process.execPath, [generator, '--out-file', file], options);
    const shapes = [...(await readTableShapes({ query: (text) => sql.unsafe(text) })).values()];
    const keys = shapes.map(
      ({ name, primaryKey }) => `  ${name}: ${primaryKey.map((column) => `"${column}"`).join(' | ')};\n`,
    );
    const tables = await readFile(file, 'utf8');
    return {
      types: `${tables.trimEnd()}\n\nexport interface PrimaryKeys {\n${keys.join('')}}\n`,
      shapes: shapesModule(shapes),
    };
  } finally {
    await sql.end();
    await rm(directory, { recursive: true });
  }
}

function shapesModule(shapes: readonly TableShape[]): string {
  return `/** Written by \`npm run types\`: the tables of this version, for work without a database. */
import type { TableShape, TableShapes } from './tables.ts';

const tables: TableShape[] = [
${shapes.map((shape) => `  ${JSON.stringify(shape)},\n`).join('')}];

export const tableShapes: TableShapes = new Map(tables.map((table) => [table.name, table]));
`;
}
