import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import t from 'tap';
import { resultOf, runCli, runCliProcess, runCliWith, startCli } from '../helpers/cli.ts';
import { connect } from '../helpers/database/connection.ts';
import { createEmptyDatabase } from '../helpers/database/database.ts';
import { createContentView } from '../helpers/families/stored-content.ts';
import { createKernel } from '../helpers/kernel/kernel.ts';
import { until } from '../helpers/until.ts';
import { writeSample } from '../kernel/ledger/sample-family.ts';
import { createTampering } from '../kernel/ledger/verification/tampering.ts';

const kernel = await createKernel(t);
const familyId = await writeSample(kernel);
const other = await writeSample(kernel);
const { tamper, restore, last } = await createTampering(t, kernel, familyId, { keepsSchema: true });
const contentNow = createContentView(t, kernel.databaseUrl);
const directory = await mkdtemp(join(tmpdir(), 'learning-cli-'));
t.teardown(() => rm(directory, { recursive: true }));
const cli = (...args: string[]) => runCli(kernel.databaseUrl, 'ledger', ...args);
const cliProcess = (...args: string[]) =>
  runCliProcess({ DATABASE_URL: kernel.databaseUrl }, 'ledger', ...args);
const offline = (...args: string[]) =>
  runCli('postgres://nobody@127.0.0.1:1/nowhere', 'ledger', 'verify-file', ...args);

t.test('verify: exits with 0 and plain lines for a sound ledger', async (t) => {
  const { code, output, errors } = await cliProcess('verify');
  t.equal(code, 0);
  t.equal(output, '');
  const lines = [`Verifying: ${last} of ${2 * last} events`, `Verifying: ${2 * last} of ${2 * last} events`];
  t.same(errors.trimEnd().split('\n'), [...lines, 'Verified 2 families: no problems found.']);
  const one = await cli('verify', '--family', String(other));
  t.equal(one.code, 0);
  t.match(one.errors, /^Verified 1 family/m);
});

t.test('verify: exits with 1 and lists broken events with kind and reason', async (t) => {
  await tamper(`UPDATE events SET actor_id = 5 WHERE family_id = ${familyId} AND seq IN (4, 7)`);
  const { code, errors } = await cliProcess('verify');
  t.equal(code, 1);
  const line = (seq: number) =>
    `^family ${familyId}, event ${seq} \\(RewardCreated\\): hash: .*: expected [0-9a-f]{64}, found [0-9a-f]{64}$`;
  for (const seq of [4, 7]) t.match(errors, new RegExp(line(seq), 'm'));
  t.notOk(errors.includes('no problems found'));
  t.notOk(errors.includes('\u001b'), 'no escape sequences without a terminal');
  t.equal((await cli('verify', '--family', String(other))).code, 0);
  await restore();
});

t.test('verify: fails on a database without the service', async (t) => {
  const { code, output, errors } = await runCli(await createEmptyDatabase(t), 'ledger', 'verify');
  t.same([code, output], [1, '']);
  t.match(errors, /^The database has no tables of the service: .*\.\n$/);
});

t.test('fails on a data directory without the service and does not create it', async (t) => {
  const dataDir = join(directory, 'elsewhere');
  for (const command of ['ledger verify', 'ledger checkpoint']) {
    const { code, output, errors } = await runCliWith({ DATA_DIR: dataDir }, ...command.split(' '));
    t.same([code, output], [1, ''], command);
    t.match(errors, /^The database has no tables of the service: .*\.\n$/);
    t.notOk(existsSync(dataDir), 'creates nothing');
  }
});

t.test('exits with 1 for an unknown family, with 2 for an unknown command', async (t) => {
  const [unknown, destroy] = await Promise.all([cli('export', '--family', '99999'), cliProcess('destroy')]);
  t.same(unknown, { code: 1, output: '', errors: 'family 99999 does not exist\n' });
  t.match(destroy, { code: 2, errors: /^error: unknown command 'destroy'$/m });
});

t.test(
  'export: writes to a file or standard output, and verify-file checks it without a database',
  async (t) => {
    const file = join(directory, 'ledger.ndjson');
    const family = ['--family', String(familyId)];
    const [toOutput, toFile, csv] = await Promise.all([
      cli('export', ...family),
      cli('export', ...family, '--out', file),
      cli('export', ...family, '--format', 'csv'),
    ]);
    t.same([toOutput.code, toFile.code, toFile.output], [0, 0, '']);
    const exported = await readFile(file, 'utf8');
    t.equal(toOutput.output, exported);
    t.match(csv.output, /^seq,recordedAt,event,.*\r\n/);

    const sound = await offline(file);
    t.equal(sound.code, 0);
    const { head } = JSON.parse(exported.split('\n', 1)[0] ?? '');
    t.match(sound.errors, `family ${familyId}: ${last} events, `);
    t.match(sound.errors, `no problems found.\nhead ${head}\n`);

    const changed = [
      [
        exported.replace(/"actorId":\d+(?=.*\n$)/, '"actorId":5'),
        `family ${familyId}, event ${last} (PointsAdjusted): hash: `,
      ],
      [`${exported.split('\n').slice(0, -2).join('\n')}\n`, `family ${familyId}, event ${last - 1}: tail: `],
      [
        'Hello\n',
        'line 1: format: the line is not JSON: expected a JSON object, found "Hello"\nFound 1 problem.\n',
      ],
    ] as const;
    const results = await Promise.all([
      offline(join(directory, 'missing')),
      ...changed.map(async ([text], i) => {
        const path = join(directory, `changed-${i}`);
        await writeFile(path, text);
        return offline(path);
      }),
    ]);
    t.match(
      results,
      ['missing: the file does not exist.\n', ...changed.map(([, message]) => message)].map((errors) => ({
        code: 1,
        output: '',
        errors,
      })),
    );
  },
);

t.test('export: an interruption leaves the earlier file, and a fault names the option', async (t) => {
  const file = join(directory, 'earlier.ndjson');
  await writeFile(file, 'earlier');
  const sql = connect(kernel.databaseUrl);
  t.teardown(() => sql.end());
  const drafts = async () => (await readdir(directory)).filter((name) => name.endsWith('.partial')).length;
  const family = ['export', '--family', String(familyId), '--out'];
  await sql.begin(async (tx) => {
    await tx`LOCK TABLE events`;
    const command = startCli({ DATABASE_URL: kernel.databaseUrl }, 'ledger', ...family, file);
    const ended = resultOf(command);
    await until('it writes a draft', async () => (await drafts()) === 1);
    command.kill('SIGINT');
    t.same(await ended, { code: 130, output: '', errors: 'Interrupted: nothing was changed.\n' });
  });
  t.same([await readFile(file, 'utf8'), await drafts()], ['earlier', 0]);
  t.equal((await cli(...family, file)).code, 0);
  t.equal((await stat(file)).mode & 0o777, 0o600, 'others cannot read the file');

  const nowhere = join(directory, 'no', 'file');
  const faults = {
    [nowhere]: `the directory ${join(directory, 'no')} does not exist`,
    [directory]: 'it is a directory, not a file',
    [join(file, 'x')]: 'part of the path is a file',
  };
  for (const [out, reason] of Object.entries(faults))
    t.same(await cli(...family, out), { code: 1, output: '', errors: `--out ${out}: ${reason}.\n` });
});

t.test('export: ends quietly when nothing reads its output', async (t) => {
  const command = startCli(
    { DATABASE_URL: kernel.databaseUrl },
    'ledger',
    'export',
    '--family',
    String(familyId),
  );
  command.stdout.destroy();
  const [[code], errors] = await Promise.all([once(command, 'close'), text(command.stderr)]);
  t.same([code, errors], [0, '']);
});

t.test(
  'rebuild: --dry-run exits with 1 if rows differ and writes nothing; rebuild replaces them',
  async (t) => {
    const sound = await contentNow();
    t.match(await cli('rebuild', '--dry-run'), {
      code: 0,
      errors: /^Compared 2 families: 0 rows to replace\.$/m,
    });
    await tamper(
      `DELETE FROM mastery WHERE family_id = ${familyId} AND lessons > 0; UPDATE balances SET balance = 1`,
    );
    const damaged = await contentNow();
    const dry = await cli('rebuild', '--dry-run');
    t.equal(dry.code, 1);
    t.match(dry.errors, `family ${familyId}, table mastery: 1 row to replace`);
    t.match(dry.errors, `family ${other}, table balances: 2 rows to replace`);
    t.same(await contentNow(), damaged);
    const rebuilt = await cli('rebuild');
    t.equal(rebuilt.code, 0);
    t.match(rebuilt.errors, `family ${familyId}, table mastery: 1 row replaced`);
    t.same(await contentNow(), sound);
    t.equal((await cli('verify')).code, 0);
  },
);

t.test('rebuild: exits with 1 for an unsound ledger', async (t) => {
  await tamper(
    `UPDATE entries SET amount = amount + 1 WHERE family_id = ${familyId} AND source_type = 'QUIZ_CORRECT'`,
  );
  const damaged = await contentNow();
  const { code, errors } = await cli('rebuild', '--family', String(familyId));
  t.equal(code, 1);
  t.match(errors, new RegExp(`^family ${familyId} cannot be rebuilt: event \\d+ `, 'm'));
  t.same(await contentNow(), damaged);
  await restore();
});

t.test('verify: detects a truncated ledger by an earlier checkpoint', async (t) => {
  const file = join(directory, 'checkpoint.json');
  t.match(await cli('checkpoint', '--out', file), {
    code: 0,
    output: /^$/,
    errors: /^Signed a checkpoint of \d+ events with the key .*\.\n$/,
  });
  const againstIt = ['verify', '--checkpoint', file];
  t.equal((await cli(...againstIt)).code, 0);
  // A skilled forger also changes the family's row to match the remaining events.
  await tamper(`DELETE FROM entries WHERE family_id = ${familyId} AND seq = ${last}`);
  await tamper(`DELETE FROM events WHERE family_id = ${familyId} AND seq = ${last}`);
  await tamper(`UPDATE families f SET seq = e.seq, head = e.hash, last_at = e.recorded_at FROM events e
    WHERE f.family_id = ${familyId} AND e.family_id = ${familyId} AND e.seq = ${last - 1}`);
  const { code, errors } = await cli(...againstIt, '--family', String(other));
  t.equal(code, 1);
  t.match(errors, new RegExp(`^family ${familyId}, event ${last}: truncated: `, 'm'));
  const next = await cli('checkpoint');
  t.match(next, { code: 1, output: /^$/ }, 'signs nothing');
  t.match(
    next.errors,
    `event ${last} of family ${familyId} is in the log but not in the ledger. Run "ledger verify".\n`,
  );
  await restore();
  const otherKey = await cli(...againstIt, '--key', 'other.example/ledger+00000000+AAAA');
  t.equal(otherKey.code, 1);
});

t.test('verify-file: detects a truncated export by an earlier checkpoint', async (t) => {
  const [saved, whole, short, strange] = ['saved', 'whole', 'short', 'strange'].map((name) =>
    join(directory, name),
  ) as [string, string, string, string]; // One path for each name.
  const exportTo = (file: string) => cli('export', '--family', String(familyId), '--out', file);
  await Promise.all([cli('checkpoint', '--out', saved), exportTo(whole)]);
  t.match(await offline(whole, '--checkpoint', saved), {
    code: 0,
    errors: /^The checkpoint was checked with the key in the file itself: .*\n.*no problems found\.\n/,
  });
  t.match(await offline(whole, '--checkpoint', saved, '--json'), { output: '"checkpointKey": "file"' });
  const pipe = join(directory, 'pipe');
  await promisify(execFile)('mkfifo', [pipe]);
  const writing = writeFile(pipe, await readFile(whole));
  t.match(await offline(pipe, '--checkpoint', saved), { code: 0, errors: 'no problems found.' });
  await writing;
  const events = (await readFile(whole, 'utf8')).trimEnd().split('\n').slice(1);
  const [prior, { hash }] = events.slice(-2).map((line) => JSON.parse(line));
  const header = `family=${familyId}, seq=${last}, hash="${hash}", prior="${prior.hash}"`;
  const receipt = join(directory, 'receipt');
  await writeFile(receipt, header);
  const unsigned = await offline(whole, '--checkpoint', receipt, '--json');
  t.match(unsigned, { code: 0, output: '"checkpointKey": "none"', errors: /^The receipt has no signature/ });
  await writeFile(receipt, header.replace(hash, prior.hash));
  t.match(await offline(whole, '--checkpoint', receipt), {
    code: 1,
    errors: /^family \d+, event \d+: rewritten/,
  });
  await writeFile(receipt, header.replace(/family=\d+/, 'family=999'));
  t.match(await offline(whole, '--checkpoint', receipt), { code: 1, errors: /does not concern this export/ });

  const otherKey = await offline(whole, '--checkpoint', saved, '--key', 'other.example/ledger+00000000+AAAA');
  const { note } = JSON.parse(await readFile(saved, 'utf8')) as { note: string };
  const [origin = ''] = note.split('\n', 1);
  t.match(otherKey, {
    code: 1,
    errors: `origin: the note is of another origin than the key: expected "other.example/ledger", found "${origin}"\n`,
  });

  await tamper(`DELETE FROM entries WHERE family_id = ${familyId} AND seq = ${last}`);
  await tamper(`DELETE FROM events WHERE family_id = ${familyId} AND seq = ${last}`);
  await tamper(`UPDATE families SET (seq, head, last_at) =
    (SELECT seq, hash, recorded_at FROM events WHERE family_id = ${familyId} AND seq = ${last - 1})
    WHERE family_id = ${familyId}`);
  await exportTo(short);
  await restore();
  t.match(await offline(short), { code: 0, errors: 'no problems found.' });
  const cut = await offline(short, '--checkpoint', saved);
  t.equal(cut.code, 1);
  t.match(
    cut.errors,
    new RegExp(`^family ${familyId}, event ${last}: truncated: .*: expected the hash .*, found no event\n`),
  );

  const text = await readFile(whole, 'utf8');
  await writeFile(strange, text.replaceAll(`"familyId":${familyId}`, '"familyId":99999'));
  const { code, errors } = await offline(strange, '--checkpoint', saved);
  t.equal(code, 1);
  t.match(errors, /^other: the checkpoint does not concern .*: expected an event of family 99999, found /m);
});
