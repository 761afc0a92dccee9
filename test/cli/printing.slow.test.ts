import { join } from 'node:path';
import type { Command } from 'commander';
import t from 'tap';
import { createProgram } from '../../src/cli/program.ts';
import { startApp, testSettings } from '../helpers/app.ts';
import { runCliTyping } from '../helpers/cli.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { leaveTraces, mark } from '../helpers/traces.ts';

/** Whatever a terminal obeys, breaks a line at, or does not show. */
const evil = 'E\u001b[2J\u0007\r\n\t\u0085\u009b1m\u007f\u2028\u202e\u2066\u200b\ufeff\u{e0041}\u200dX';
const raw = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const started = await startApp(t, { isAlone: true });
const { parent, learner } = await leaveTraces(started);
const { database, databaseUrl } = started;
const { username } = (await parent.get('/api/user')).body;
const directory = t.testdir();

/** Puts the text into all columns that have one of the family, as earlier versions could store it. Returns the columns. */
async function spoil(): Promise<string[]> {
  const columns = await database.sql<{ table: string; column: string }[]>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND data_type = 'text' AND table_type = 'BASE TABLE'`;
  const spoilt: string[] = [];
  for (const { table, column } of columns) {
    // An append-only table refuses every update, and has no text of a person.
    const isMarked = `strpos("${column}", $1) > 0`;
    const marked = await database.query(`SELECT FROM "${table}" WHERE ${isMarked} LIMIT 1`, [mark]);
    if (marked.length === 0) continue;
    const spoiling = `UPDATE "${table}" SET "${column}" = replace("${column}", $1, $2) WHERE ${isMarked}`;
    await database.query(spoiling, [mark, evil]);
    spoilt.push(`${table}.${column}`);
  }
  await database.sql`UPDATE users SET name = ${evil}`;
  return spoilt;
}

const family = String(parent.id);
const file = (name: string) => join(directory, name);
/** Arguments of each command. In the order of the list, so that the last ones may remove. */
const commands: Record<string, string[][]> = {
  migrate: [[]],
  'config check': [[]],
  doctor: [[]],
  seed: [[]],
  backup: [[file(`b${evil}`)]],
  restore: [[file(`none${evil}`)]],
  move: [['--to', `postgres://${evil}`]],
  'db status': [[]],
  'db distribute': [[]],
  'ledger verify': [[], ['--family', family]],
  'ledger rebuild': [[]],
  'ledger export': [['--family', family]],
  'ledger checkpoint': [[]],
  'ledger accept-key': [[evil]],
  'ledger watch': [[`http://${evil}`]],
  'ledger verify-file': [[file(`none${evil}`)]],
  'lessons reports': [[]],
  'secrets rotate': [[]],
  'users list': [[]],
  'users show': [[username], [String(learner.id)], [evil]],
  'users create-admin': [[evil, '--email', `${evil}@example.org`, '--password-stdin']],
  'users set-password': [
    [String(learner.id), '--password-stdin'],
    [evil, '--password-stdin'],
  ],
  'users recovery-code': [[username], [String(learner.id)], [evil]],
  'sessions end': [['--yes']],
  invite: [[]],
  explorer: [['--out', file(`explorer${evil}`)]],
  'family export': [['--family', family, '--out', file('family.json')]],
  'family import': [[file('family.json')], [file(`none${evil}`)]],
  'sync schema': [[]],
  'sync check': [[evil]],
  'sync upgrade': [[evil]],
  'users remove': [[evil], [username, '--yes']],
};

function namesOf(command: Command, path: readonly string[] = []): string[] {
  if (command.commands.length === 0) return [path.join(' ')];
  return command.commands.flatMap((inner) => namesOf(inner, [...path, inner.name()]));
}

t.test('no command prints a control or an invisible character that people stored or typed', async (t) => {
  t.same(Object.keys(commands).sort(), namesOf(createProgram()).sort(), 'has arguments for each command');
  t.ok((await spoil()).length >= 5);
  const target = await createDatabase(t);
  const { secretsKey: SECRETS_KEY, ledgerSigningKey: LEDGER_SIGNING_KEY } = testSettings;
  let shown = 0;
  for (const [name, uses] of Object.entries(commands)) {
    for (const args of uses.flatMap((use) => [use, [...use, '--json'], [...use, `--${evil}`]])) {
      const DATABASE_URL = name === 'family import' ? target : databaseUrl;
      const variables = { DATABASE_URL, SECRETS_KEY, LEDGER_SIGNING_KEY };
      const typed = { lines: ['a long password'], isTerminal: false };
      const { output, errors } = await runCliTyping(typed, variables, ...name.split(' '), ...args);
      // The name of the assertion must not have the text either: the reader of TAP takes it for ends of lines.
      const place = `${name} ${encodeURIComponent(args.join(' '))}`;
      t.equal(raw.exec(output)?.index, undefined, `${place}: output`);
      t.equal(raw.exec(errors)?.index, undefined, `${place}: errors`);
      if (`${output}${errors}`.includes('\\u001b[2J')) shown += 1;
    }
  }
  t.ok(shown >= 30, `${shown} outputs show the text`);
});
