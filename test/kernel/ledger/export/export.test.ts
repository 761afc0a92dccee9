import { Readable } from 'node:stream';
import t from 'tap';
import type { Database } from '../../../../src/db/database.ts';
import { eventHash } from '../../../../src/kernel/ledger/chain.ts';
import { exportCsv, exportNdjson, ledgerEnd } from '../../../../src/kernel/ledger/export/export.ts';
import {
  ExportVerification,
  verifyExport,
} from '../../../../src/kernel/ledger/verification/verify-export.ts';
import { createKernel } from '../../../helpers/kernel/kernel.ts';
import { isWhole, sampled } from '../../../helpers/sampled.ts';
import { asSuperuser } from '../checkpoints/tampering.ts';
import { createRandom } from '../model/random.ts';
import { take } from '../model/steps.ts';
import { writeSample } from '../sample-family.ts';

const kernel = await createKernel(t);
const familyId = await writeSample(kernel);
const text = await exported(kernel.database, familyId);
const lines = text.trimEnd().split('\n');
const [header = '', ...events] = lines;

async function exported(database: Database, id: number): Promise<string> {
  const end = await ledgerEnd(database, id);
  if (!end) throw new Error('unknown family');
  return textOf(exportNdjson(database, id, end));
}

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  return (await Readable.from(chunks).toArray()).join('');
}

/** Returns event and kind of the first problem. */
async function firstFault(tampered: readonly string[]): Promise<[number, string] | undefined> {
  const [first] = (await verifyExport(tampered, kernel.context.rules)).problems;
  return first && [first.seq, first.kind];
}

/** Returns the lines with one of them changed. */
function withLine(index: number, change: (line: string) => string): string[] {
  return lines.map((line, i) => (i === index ? change(line) : line));
}

t.test('verifies an export without the database and returns its end', async (t) => {
  const audit = await verifyExport(lines, kernel.context.rules);
  t.same(audit.problems, []);
  const end = await ledgerEnd(kernel.database, familyId);
  t.match(audit, { familyId, seq: end?.seq, head: end?.head, events: events.length });
  const [{ count } = { count: 0 }] = await kernel.database.sql<{ count: number }[]>`
    SELECT count(*) AS count FROM entries WHERE family_id = ${familyId}`;
  t.equal(audit.entries, count);
  t.ok(text.endsWith('\n'));
});

t.test('finds the same problems if the caller checks the hashes, and reports forged ones last', async (t) => {
  const { rules } = kernel.context;
  const forged = lines.map((line, i) => {
    if (i % 7 === 3) return line.replace(/"recordedAt":"20/, '"recordedAt":"19');
    if (i % 7 === 4) return line.replace('"actorId"', '"actor"');
    return i % 7 === 5 ? line.replace(/"hash":"./, '"hash":"') : line;
  });
  const many = Array.from({ length: 60 }, () => forged).flat();
  for (const tampered of [lines, forged, many]) {
    const verification = new ExportVerification(rules, undefined, { areHashesChecked: true });
    const added = tampered.flatMap((line) => verification.addLine(line) ?? []);
    for (const { previous, event } of added) {
      const { seq, type, hash: found } = event;
      const expected = eventHash(previous, event);
      if (expected !== found) verification.audit?.reportForged({ seq, type, expected, found });
    }
    const { problems, problemCount } = verification.finish();
    const audit = await verifyExport(tampered, rules);
    t.same([problemCount, problems], [audit.problemCount, audit.problems]);
    t.equal(
      problems.some(({ kind }) => kind === 'hash'),
      tampered !== lines,
    );
  }
});

t.test('verifies the export of an empty ledger', async (t) => {
  const empty = await exported(kernel.database, await kernel.newFamily());
  t.match(await verifyExport(empty.trimEnd().split('\n'), kernel.context.rules), { problems: [], events: 0 });
});

t.test('finds each changed value at its event', async (t) => {
  for (const [i, line] of sampled(events.entries(), 0.25)) {
    const event = JSON.parse(line);
    for (const name of Object.keys(event)) {
      for (const other of othersThan(event[name])) {
        const tampered = withLine(i + 1, () => JSON.stringify({ ...event, [name]: other }));
        const found = await firstFault(tampered);
        // A wrong `seq` may show at another event.
        t.match(found?.[0], name === 'seq' ? Number : i + 1, `event ${i + 1}: ${name}`);
      }
    }
  }
});

/** Returns values that differ in content, form or type. */
function othersThan(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, -value - 1, String(value), null];
  if (typeof value === 'string')
    return [`${value} `, value.slice(1), '', value.toUpperCase(), 7].filter((v) => v !== value);
  if (Array.isArray(value)) {
    const within = value.flatMap((item, i) => othersThan(item).map((other) => value.with(i, other)));
    return [[...value, {}], ...(value.length > 0 ? [value.slice(1)] : []), ...within];
  }
  if (typeof value === 'object' && value !== null) {
    const fields: Record<string, unknown> = { ...value };
    const within = Object.keys(fields).flatMap((name) => {
      const { [name]: _gone, ...rest } = fields;
      return [rest, ...othersThan(fields[name]).map((other) => ({ ...fields, [name]: other }))];
    });
    return [{ ...fields, note: 'paid' }, ...within];
  }
  return typeof value === 'boolean' ? [!value] : [0];
}

t.test('finds any changed character at its line or the next one', async (t) => {
  const random = createRandom(20_261_120);
  const characters = ' 0123456789abcdefABCDEF"{}[]:,.-eE+\\\'xZ\t\u00e9';
  for (let i = 0; i < (isWhole ? 3000 : 500); i++) {
    const index = random.below(lines.length);
    const at = random.below(lines[index]?.length ?? 0);
    const other = random.oneOf([...characters].filter((character) => character !== lines[index]?.[at]));
    const tampered = withLine(index, (line) => `${line.slice(0, at)}${other}${line.slice(at + 1)}`);
    const found = await firstFault(tampered);
    // A change in the first line shows at the end; a changed `seq` shows at its new value.
    if (found && (index === 0 || found[0] === index || found[1] === 'sequence')) continue;
    t.fail(`line ${index + 1}, character ${at} changed to ${other}: ${found}`);
  }
  t.pass('all changes found');
});

t.test('rejects the same values in another spelling', async (t) => {
  const spellings: [number, (line: string) => string][] = [
    [0, (line) => line.replace(/"head":"(\w+)"/, (_, head) => `"head":"${head.toUpperCase()}"`)],
    [3, (line) => line.replace(/"hash":"(\w+)"/, (_, hash) => `"hash":"${hash.toUpperCase()}"`)],
    [3, (line) => line.replace('"seq":3', '"seq":3.0')],
    [3, (line) => line.replace('"seq":3', '"seq":9,"seq":3')],
    [3, (line) => line.replace(',', ', ')],
    [3, (line) => ` ${line}`],
    [3, (line) => line.replace('RewardCreated', '\\u0052ewardCreated')],
    [3, () => ''],
    [3, () => 'null'],
    [3, () => '[]'],
    [0, (line) => line.replace('export/', 'export/x')],
    [0, () => events[0] ?? ''],
  ];
  for (const [index, change] of spellings) {
    t.not(withLine(index, change)[index], lines[index], 'the line differs');
    t.same(await firstFault(withLine(index, change)), [index, 'format']);
  }
  t.same(await firstFault([]), [0, 'format']);
});

t.test('finds missing, duplicate, reordered and foreign lines', async (t) => {
  const last = events.length;
  const foreign = (await exported(kernel.database, await writeSample(kernel))).trimEnd().split('\n');
  t.same(await firstFault([header, ...events.slice(1)]), [2, 'sequence']);
  t.same(await firstFault([header, ...events.toSpliced(6, 1)]), [8, 'sequence']);
  t.same(await firstFault([header, ...events.toSpliced(6, 0, events[6] ?? '')]), [7, 'sequence']);
  t.same(await firstFault([header, ...events.toSpliced(6, 2, events[7] ?? '', events[6] ?? '')]), [
    7,
    'sequence',
  ]);
  t.same(await firstFault([header, ...events.slice(0, -1)]), [last - 1, 'tail']);
  t.same(await firstFault([header]), [0, 'tail']);
  t.same(await firstFault([header, ...events.toSpliced(6, 1, foreign[7] ?? '')]), [7, 'sequence']);
  const twice = await verifyExport([...lines, ...lines], kernel.context.rules);
  t.ok(twice.problems.some(({ kind, line }) => kind === 'format' && line === lines.length + 1));
  const claim = header.replace(`"familyId":${familyId}`, '"familyId":77');
  t.same(await firstFault([claim, ...events]), [1, 'sequence']);
});

t.test('exports several chunks up to the end at the start of the export', async (t) => {
  const { commands, database, newFamily } = kernel;
  const id = await newFamily();
  const actor = { familyId: id, actorId: id };
  const give = () => take({ kind: 'adjust', learnerId: 77, amount: 1 }, actor, commands.execute);
  await take({ kind: 'addLearner', learnerId: 77 }, actor, commands.execute);
  await Promise.all(Array.from({ length: 400 }, give));
  await Promise.all(Array.from({ length: 400 }, give));
  const end = await ledgerEnd(database, id);
  if (!end) throw new Error('unknown family');
  const chunks = exportNdjson(database, id, end);
  const first = await chunks.next();
  await Promise.all(Array.from({ length: 50 }, give));
  const rest = await textOf(chunks);
  const audit = await verifyExport(`${first.value}${rest}`.trimEnd().split('\n'), kernel.context.rules);
  t.match(audit, { problems: [], seq: end.seq, head: end.head });
  t.ok(end.seq > 800);
  const csv = (await textOf(exportCsv(database, id, end))).trimEnd().split('\r\n');
  t.equal(csv.length, 1 + audit.entries, 'the CSV has one line for each entry');
  await asSuperuser(
    kernel.databaseUrl,
    (sql) => sql`UPDATE entries SET description = '=1+1' WHERE family_id = ${id}`,
  );
  t.match(await textOf(exportCsv(database, id, end)), `,'=1+1,`, 'a forged text is no formula');
});
