import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import t from 'tap';

/** Memory of a verification in which each event has several faults, with long values. */

const count = 200_000;
const seqs = Array.from({ length: count }, (_, i) => i + 1);

function* lines(): Generator<string> {
  const [head, lastAt] = ['a'.repeat(64), '2026-11-20T08:00:00.000Z'];
  const header = { format: 'learning-service/ledger-export/2', familyId: 7, events: count, head, lastAt };
  yield `${JSON.stringify(header)}\n`;
  for (const seq of seqs) {
    const id = `019a9f3c-5c00-7000-8000-${seq.toString(16).padStart(12, '0')}`;
    const payload = { forged: `${seq} ${'x'.repeat(1000)}` };
    const event = { familyId: 7, seq, id, type: 'PointsAdjusted', payload, actorId: 7 };
    yield `${JSON.stringify({ ...event, recordedAt: lastAt, entries: [], hash: head })}\n`;
  }
}

t.test('verifies an export of 200,000 forged events with 80 MB of heap', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'learning-forged-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const [file, receipt] = [join(directory, 'export'), join(directory, 'receipt')];
  await pipeline(Readable.from(lines()), createWriteStream(file));
  await writeFile(receipt, `family=7, seq=${count}, hash="${'b'.repeat(64)}", prior="${'a'.repeat(64)}"`);
  const cli = join(import.meta.dirname, '../../../../src/cli.ts');
  // The list of all problems needs some gigabytes, and ends the process.
  const argv = [
    '--max-old-space-size=80',
    cli,
    'ledger',
    'verify-file',
    file,
    '--checkpoint',
    receipt,
    '--json',
  ];
  const answer = promisify(execFile)(process.execPath, argv, { maxBuffer: 2 ** 26 });
  const { stdout, code, signal } = await answer.catch((error) => error);
  t.match({ code, signal }, { code: 1, signal: null });
  const { problemCount, problems } = JSON.parse(stdout);
  t.ok(problemCount >= 2 * count, String(problemCount));
  t.equal(problems.length, 1001, 'the first 1,000 of the family, and that of the receipt');
  t.match(problems[0], { seq: 1, kind: 'hash' });
  t.match(problems.at(-1), { seq: count, kind: 'rewritten' });
});
