import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import t from 'tap';
import { registry } from '../../src/app.ts';
import { eventFields, lengthPrefixed } from '../../src/ledger/chain.ts';
import { exportNdjson, ledgerEnd } from '../../src/ledger/export.ts';
import { verifyExport as verifyByService } from '../../src/ledger/verify-export.ts';
import { createKernel } from '../helpers/kernel.ts';
import { eventPage } from '../tools/event-page.ts';
import { bytesOf, hashOf, verifyExport } from './format-verifier.ts';
import { createRandom } from './random.ts';
import { writeSample } from './sample.ts';

const document = await readFile(join(import.meta.dirname, '../../docs/ledger-format.md'), 'utf8');
const [example = '', bytes = ''] = [...document.matchAll(/^```\w+\n(.*?)^```/gms)].map(([, block]) => block);
const events = example
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => JSON.parse(line));
const [, second, third] = events;

/** Returns the rows of a document's tables, their cells without backquotes around them. */
function tableRows(text: string): string[][] {
  const rows = text.split('\n').filter((line) => /^\| (`|\w)/.test(line));
  return rows.map((row) =>
    row
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.replace(/^`([^`]+)`$/, '$1')),
  );
}

const page = await readFile(join(import.meta.dirname, '../../docs/ledger-events.md'), 'utf8');
const payloads = new Map(
  [...Map.groupBy(tableRows(page), ([type = '']) => type)].map(([type, rows]) => [
    type,
    new Map(rows.map(([, member = '', value = '']) => [member, value])),
  ]),
);
payloads.delete('type');

async function sampleExport(): Promise<string> {
  const kernel = await createKernel(t);
  const familyId = await writeSample(kernel);
  const end = await ledgerEnd(kernel.database, familyId);
  if (!end) throw new Error('unknown family');
  return (await Readable.from(exportNdjson(kernel.database, familyId, end)).toArray()).join('');
}
const sample = await sampleExport();

/** Kinds that the rules of events find, which the independent verifier does not know. */
const kindsOfMeaning: readonly string[] = ['id', 'actor', 'rule', 'entry', 'projection'];
/** Time of verification after all forged times. */
const never = () => new Date('9000-01-01T00:00:00Z');

/** Returns the service's findings in the form of the independent verifier. */
async function serviceFinds(text: string): Promise<string[]> {
  const { problems } = await verifyByService(text.replace(/\n$/, '').split('\n'), registry.rules, never);
  // The independent verifier ends at the first line with another form.
  const [line] = problems.flatMap((problem) => problem.line ?? []).sort((a, b) => a - b);
  if (line !== undefined) return [`${line} file`];
  return problems
    .filter(({ kind }) => !kindsOfMeaning.includes(kind))
    .map(({ kind, seq }) => `${seq} ${kind}`);
}

function documentFinds(text: string): string[] {
  const problems = verifyExport(text, payloads).filter(({ kind }) => !kindsOfMeaning.includes(kind));
  return problems.map(({ at, kind }) => `${at} ${kind}`);
}

/** Removes duplicates: a verifier may report a fault several times. */
function distinct(findings: string[]): string {
  return [...new Set(findings)].sort().join();
}

t.test('computes the documented bytes and hashes of the example', async (t) => {
  const documented = bytes.replaceAll('\n', '');
  t.equal(bytesOf(third, second.hash).toString('hex'), documented);
  t.equal(lengthPrefixed(eventFields(second.hash, third)).toString('hex'), documented);
  t.ok(document.includes(`Their bytes, ${documented.length / 2} in all`));
  let previous = '0'.repeat(64);
  for (const event of events) {
    t.equal(hashOf(event, previous), event.hash);
    previous = event.hash;
  }
  t.same([documentFinds(example), await serviceFinds(example)], [[], []]);
});

t.test('uses the byte length of a field', (t) => {
  for (const fields of [['ö', 'a'], ['a', '😀'], ['\ud83d', '\ude00'], [''], []]) {
    const bytes = fields.map((field) => Buffer.from(field));
    const lengths = bytes.map(({ length }) => Buffer.from([0, 0, 0, length]));
    const expected = Buffer.concat(bytes.flatMap((field, i) => [lengths[i] ?? field, field]));
    t.same(lengthPrefixed(fields), expected, JSON.stringify(fields));
  }
  t.end();
});

t.test('matches the documented fields of the example with its bytes', async (t) => {
  const rows = tableRows(document).filter(([, length = '']) => /^[0-9a-f]{8}$/.test(length));
  t.equal(rows.length, 18);
  const text = rows
    .map(([, length, value = '']) => `${length}${Buffer.from(value).toString('hex')}`)
    .join('');
  t.equal(text, bytes.replaceAll('\n', ''));
});

t.test('keeps docs/ledger-events.md up to date (npm run events updates it)', async (t) => {
  t.equal(page, eventPage(registry.rules));
});

t.test('accepts an export of the service with the independent verifier', async (t) => {
  t.same(documentFinds(sample), []);
  t.same(await serviceFinds(sample), []);
  t.equal(new Set([...sample.matchAll(/"type":"(\w+)"/g)].map(([, type]) => type)).size, payloads.size);
});

t.test('finds the same problems as the service in tampered exports', async (t) => {
  const random = createRandom(7);
  const lines = sample.trimEnd().split('\n');
  const seen = new Set<string>();
  for (let i = 0; i < 1500; i++) {
    const tampered = `${tamper(lines, i).join('\n')}\n`;
    const [here, there] = [documentFinds(tampered), await serviceFinds(tampered)];
    for (const { kind } of verifyExport(tampered, payloads)) seen.add(kind);
    if (here.length > 0 && distinct(here) === distinct(there)) continue;
    t.fail(`${i}: document verifier ${here}; service ${there}`);
  }
  const kinds = ['balance', 'entry', 'file', 'hash', 'payload', 'sequence', 'tail', 'time'];
  t.same([...seen].sort(), kinds, 'covers every kind of problem');

  /** Returns the lines with one character, number or line changed. */
  function tamper(sound: string[], i: number): string[] {
    const index = 1 + random.below(sound.length - 1);
    const line = sound[index] ?? '';
    if (i % 10 === 0) return sound.toSpliced(index, 1);
    if (i % 10 === 1) return sound.toSpliced(index, 0, sound[1 + random.below(sound.length - 1)] ?? '');
    const numbers = [...line.matchAll(/(?<=[:[,])-?\d+(?=[,}\]])/g)];
    if (i % 2) {
      const { index: at, 0: digits } = random.oneOf(numbers);
      const other = Number(digits) + random.oneOf([-1000, -1, 1, 3]);
      return sound.with(index, `${line.slice(0, at)}${other}${line.slice(at + digits.length)}`);
    }
    const at = random.below(line.length);
    const other = random.oneOf([...'0123456789abcdefTZ:,"-'].filter((character) => character !== line[at]));
    return sound.with(index, `${line.slice(0, at)}${other}${line.slice(at + 1)}`);
  }
});
