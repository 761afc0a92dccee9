/**
 * The verifier in Python (docs/verifier/verify.py), written from docs/ledger-format.md alone, agrees with the service on
 * random exports, honest and changed ones.
 *
 * Both give the same verdict. Of a wrong export, the first problem names the same event and the same kind. The first problem is
 * that with the lowest number of an event, then that with the kind which is first on the page, since one change often breaks
 * several rules. The page leaves open which further problems follow.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import t, { type Test } from 'tap';
import { exportNdjson, ledgerEnd } from '../../../../src/kernel/ledger/export/export.ts';
import { splitLines } from '../../../../src/kernel/ledger/export/file-lines.ts';
import { verifyExport } from '../../../../src/kernel/ledger/verification/verify-export.ts';
import { registry } from '../../../../src/service/app.ts';
import { createKernel } from '../../../helpers/kernel/kernel.ts';
import { forgedHistories } from '../forgeries/all.ts';
import { createForge } from '../forgeries/forged-ledger.ts';
import { writeForgedSample } from '../forgeries/forged-sample.ts';
import { exportText } from '../model/memory-ledger.ts';
import { createRandom } from '../model/random.ts';
import { randomLedger } from '../model/random-ledgers.ts';
import { rareExports } from '../model/rare-exports.ts';
import { closeSample, writeSample } from '../sample-family.ts';
import { tamper } from '../verification/file-changes.ts';
import { forge } from '../verification/history-changes.ts';

const { PYTHON_RUNS = '1000', PYTHON_SEED = '1' } = process.env;
const count = Number(PYTHON_RUNS);
const seed = Number(PYTHON_SEED);

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../../../docs/verifier/verify.py');
const page = await readFile(join(import.meta.dirname, '../../../../docs/ledger-format.md'), 'utf8');
const [, checked = ''] = page.split(/^## What is checked$/m);
/** Kinds of problems, in the order of the page. */
const kinds = [...checked.matchAll(/^\| `(\w+)` \| [A-Z`]/gm)].map(([, kind]) => kind);
/** Time of the verification, after all times of the exports but forged ones. */
const now = '2500-01-01T00:00:00.000Z';

const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
);
const skip = !hasPython && 'there is no python3';
const directory = await mkdtemp(join(tmpdir(), 'learning-exports-'));
t.teardown(() => rm(directory, { recursive: true }));

interface Problem {
  seq: number;
  kind: string;
}

interface Answer {
  exports: { problems: Problem[] }[];
}

/** Verifies exports with one start of the script. */
async function verifyInPython(exports: readonly Buffer[]): Promise<Answer> {
  const files = await Promise.all(
    exports.map(async (content, i) => {
      const file = join(directory, String(i));
      await writeFile(file, content);
      return file;
    }),
  );
  const options = { maxBuffer: 2 ** 30 };
  const answer = run('python3', [script, '--json', '--now', now, ...files], options);
  // The script exits with 1 if there are problems.
  const { stdout } = await answer.catch((error) =>
    error.code === 1 && !error.stderr ? error : Promise.reject(error),
  );
  return JSON.parse(stdout);
}

async function verifyHere(content: Buffer): Promise<readonly Problem[]> {
  const lines = splitLines(Readable.from([content]));
  return (await verifyExport(lines, registry.rules, () => new Date(now))).problems;
}

/** Returns event and kind of the first problem. */
function firstOf(problems: readonly Problem[]): string {
  const rank = ({ kind }: Problem) => kinds.indexOf(kind);
  const [first] = problems.toSorted((a, b) => a.seq - b.seq || rank(a) - rank(b));
  return first ? `event ${first.seq}: ${first.kind}` : 'sound';
}

/** Checks that both verifiers agree. Returns the kind of the first problem of each export, or `sound`. */
async function agree(t: Test, exports: readonly Buffer[], names: readonly string[] = []) {
  const answer = await verifyInPython(exports);
  const found: string[] = [];
  const differences: string[] = [];
  for (const [i, content] of exports.entries()) {
    const [here, there] = [firstOf(await verifyHere(content)), firstOf(answer.exports[i]?.problems ?? [])];
    const kind = here.replace(/.*: /, '');
    found.push(kind);
    if (here !== there) differences.push(`${names[i] ?? i}: here ${here}, in Python ${there}`);
  }
  t.same(differences, []);
  return found;
}

t.test('accepts the example of the page, and an export with each type of event', { skip }, async (t) => {
  const [, example = ''] = /^```json\n(\{"format".*?)^```/ms.exec(page) ?? [];
  const kernel = await createKernel(t);
  const familyId = await writeSample(kernel);
  await closeSample(kernel, familyId);
  const end = await ledgerEnd(kernel.database, familyId);
  if (!end) throw new Error('unknown family');
  const exported = (await Readable.from(exportNdjson(kernel.database, familyId, end)).toArray()).join('');
  t.same(await agree(t, [Buffer.from(example), Buffer.from(exported)]), ['sound', 'sound']);
  const types = [...exported.matchAll(/"type":"(\w+)"/g)].map(([, type]) => type);
  t.same(new Set(types), new Set(registry.rules.events.keys()));
});

t.test('accepts ledgers of earlier versions', { skip }, async (t) => {
  const earlier = join(import.meta.dirname, '../earlier');
  const exports = (await readdir(earlier)).map((file) => readFile(join(earlier, file)));
  t.same(new Set(await agree(t, await Promise.all(exports))), new Set(['sound']));
});

t.test('agrees on random honest ledgers', { skip }, async (t) => {
  const random = createRandom(seed);
  const exports: Buffer[] = [];
  for (let i = 0; i < count; i++) {
    const { familyId, events } = await randomLedger(100 + i, random.below(90), random);
    exports.push(exportText(familyId, events));
  }
  t.same(new Set(await agree(t, exports)), new Set(['sound']));
});

t.test('agrees on exports that were changed, half of them with right hashes', { skip }, async (t) => {
  const random = createRandom(seed + 1);
  const exports: Buffer[] = [];
  for (let i = 0; i < count; i++) {
    const { familyId, events } = await randomLedger(100 + i, 20 + random.below(60), random);
    const sound = exportText(familyId, events);
    exports.push(i % 2 ? tamper(sound, random) : forge(familyId, events, random));
  }
  const found = new Set(await agree(t, exports));
  if (count < 1000) return;
  const all = ['sound', 'format', 'sequence', 'hash', 'payload', 'time', 'id', 'actor', 'rule', 'entry'];
  t.same(
    [...all, 'balance', 'tail'].filter((kind) => !found.has(kind)),
    [],
    'has each kind',
  );
});

t.test('agrees on exports that random changes seldom make', { skip }, async (t) => {
  const exports = rareExports(now);
  const found = await agree(t, Object.values(exports), Object.keys(exports));
  const all = ['sound', 'format', 'payload', 'time', 'id', 'rule', 'entry', 'tail'];
  t.same(
    all.filter((kind) => !found.includes(kind)),
    [],
    'has each kind',
  );
});

t.test('reports only the first of several events in the future', { skip }, async (t) => {
  const content = rareExports(now)['several after the latest time'] ?? Buffer.alloc(0);
  const { exports } = await verifyInPython([content]);
  t.match(exports, [{ problems: [{ seq: 2, kind: 'time' }] }]);
  t.equal(exports[0]?.problems.length, 1);
});

t.test('agrees on the forged histories of the tampering test', { skip }, async (t) => {
  const kernel = await createKernel(t);
  const sample = await writeForgedSample(kernel);
  const names: string[] = [];
  const exports: Buffer[] = [];
  await createForge(kernel)(async ({ read }) => {
    for (const { name, forge: change } of forgedHistories) {
      const ledger = await read(sample.familyId);
      change(ledger, sample);
      names.push(name);
      exports.push(exportText(ledger.familyId, ledger.recorded()));
    }
  });
  const found = await agree(t, exports, names);
  const hidden = forgedHistories.filter((_, i) => found[i] === 'sound');
  const ofUsers = hidden.filter(({ kind }) => kind === 'actor' || kind === 'account');
  t.same(hidden, ofUsers, 'only faults of users are not in an export');
});
