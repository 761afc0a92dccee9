/**
 * Program with those arguments of psql that the documents use: a connection string, and a script from standard input or
 * `--file`, or `\\password ROLE`.
 */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { connect } from './connection.ts';

const flag = { type: 'boolean' } as const;
const option = { type: 'string' } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { command: option, file: option, set: option, 'no-align': flag, 'tuples-only': flag },
});
const sql = connect(positionals[0] ?? '');
try {
  const [, role] = /^\\password (\S+)$/.exec(values.command ?? '') ?? [];
  // psql asks for the password; the connection strings of the documents have this one.
  if (role !== undefined) await sql.unsafe(`ALTER ROLE ${role} PASSWORD 'password'`);
  else await runScript(values.file ? await readFile(values.file, 'utf8') : await text(process.stdin));
} finally {
  await sql.end();
}

/** Runs a script, and prints the rows of a query as psql does with `--no-align --tuples-only`. */
async function runScript(script: string): Promise<void> {
  const [name, value = ''] = values.set?.split('=') ?? [];
  const rows = await sql.unsafe(name ? script.replaceAll(`:${name}`, value) : script);
  if (!values['tuples-only']) return;
  for (const row of rows) process.stdout.write(`${Object.values(row).join('|')}\n`);
}
