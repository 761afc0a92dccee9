import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { hasCode } from '../../src/db/embedded/directory-files.ts';
import { resultOf, runCliProcess, startCli } from '../helpers/cli.ts';
import { dataDirectory, postmaster, processesIn } from '../helpers/database/embedded.ts';
import { until } from '../helpers/until.ts';

const DATA_DIR = await dataDirectory(t, { name: 'who runs the test' });

/** Waits until a command has started PostgreSQL. */
const databaseRuns = () =>
  until('PostgreSQL runs', async () => (await processesIn(DATA_DIR)).includes(await postmaster(DATA_DIR)));

/** Sends a signal again and again, as a terminal, npm and an impatient person do. */
const signalUntilEnd = ({ pid = 0 }: ChildProcess, signal: NodeJS.Signals) =>
  until('the command has ended', () => {
    try {
      return !process.kill(pid, signal);
    } catch (error) {
      return hasCode(error, 'ESRCH');
    }
  });

t.test('a signal during the start of PostgreSQL stops it', async (t) => {
  const command = startCli({ DATA_DIR }, 'migrate');
  const ended = resultOf(command);
  await databaseRuns();
  command.kill('SIGHUP');
  t.match(await ended, { code: 129, errors: /^Interrupted\.$/m });
  t.same(await processesIn(DATA_DIR), []);
  t.match(await runCliProcess({ DATA_DIR }, 'migrate'), { code: 0 }, 'the next command starts at once');
  t.same(await processesIn(DATA_DIR), []);
});

t.test('SIGINT from the terminal and from npm ends a command that waits for standard input', async (t) => {
  const options = ['--email', 'root@example.org', '--password-stdin'];
  const command = startCli({ DATA_DIR }, 'users', 'create-admin', 'root', ...options);
  const ended = resultOf(command);
  await databaseRuns();
  await signalUntilEnd(command, 'SIGINT');
  t.same(await ended, { code: 130, output: '', errors: 'Interrupted.\n' });
  t.same(await processesIn(DATA_DIR), []);
});

t.test('SIGTERM ends a working command, which has printed its login', async (t) => {
  const command = startCli({ DATA_DIR }, 'seed', '--days', '9999', '--json');
  const ended = resultOf(command);
  let errors = '';
  command.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  await until('it has a login', () => errors.includes('\nusername'));
  await signalUntilEnd(command, 'SIGTERM');
  t.match(await ended, { code: 143, output: '', errors: /^Interrupted\.$/m });
  t.match(
    errors,
    /^Registered an ADMIN, whose family gets the history\. Log in as:\nusername explorer {2}password [\w-]{16}\n/,
  );
  t.same(await processesIn(DATA_DIR), []);
  const listed = await runCliProcess({ DATA_DIR }, 'users', 'list');
  t.match(listed, { code: 0, output: /^ +\d+ {2}ADMIN {4}explorer /m }, 'the next command starts at once');
});

const hasScript = spawnSync('script', ['--version']).status === 0;

t.test('Ctrl-C at a prompt aborts the work, and stops PostgreSQL', { skip: !hasScript }, async (t) => {
  const file = join(DATA_DIR, 'encrypted');
  // The start of an encrypted backup, for which the command needs a passphrase.
  await writeFile(file, 'age-encryption.org/v1\n');
  const { PATH = '', HOME = '' } = process.env;
  const terminal = spawn(
    'script',
    ['-qec', `exec '${process.execPath}' src/cli.ts restore ${file}`, '/dev/null'],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { PATH, HOME, DATA_DIR },
    },
  );
  const ended = resultOf(terminal);
  let shown = '';
  terminal.stdout.on('data', (chunk) => {
    shown += chunk;
  });
  await until('it asks', () => shown.includes('passphrase: '));
  terminal.stdin.write('\u0003');
  t.match(await ended, { code: 130, output: /^passphrase: \r\nNothing was done\.\r\n$/ });
  t.same(await processesIn(DATA_DIR), []);
});

t.test('ends quietly when nothing reads its output', async (t) => {
  const command = startCli({ DATA_DIR }, 'users', 'list');
  command.stdout.destroy();
  const [[code], errors] = await Promise.all([once(command, 'close'), text(command.stderr)]);
  t.equal(code, 0);
  t.match(errors, /^(1 user\.\n)?$/, 'no fault');
  t.same(await processesIn(DATA_DIR), []);
});
