import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import t from 'tap';
import { parseEvent, parseHeader } from '../../../../src/kernel/ledger/export/export-lines.ts';
import { splitLines } from '../../../../src/kernel/ledger/export/file-lines.ts';
import { verifyExport } from '../../../../src/kernel/ledger/verification/verify-export.ts';
import { registry } from '../../../../src/service/app.ts';
import { runCliWith } from '../../../helpers/cli.ts';

const zeros = '0'.repeat(64);
const id = '019a9f3c-5c00-7000-8000-000000030000';
const header = `{"format":"learning-service/ledger-export/1","familyId":7,"events":0,"head":"${zeros}","lastAt":"2026-11-20T09:30:00.001Z"}`;
const entry = `{"idx":0,"id":"${id}","learnerId":8,"amount":12,"sourceType":"ADMIN_ADJUSTMENT","sourceId":"${id}","description":"12 points","balanceAfter":12}`;
const event = `{"familyId":7,"seq":3,"id":"${id}","type":"PointsAdjusted","payload":{"learnerId":8,"amount":12},"actorId":1,"recordedAt":"2026-11-20T09:30:00.001Z","entries":[${entry}],"hash":"${zeros}"}`;

/** Faults by a replacement in a line: message, expected and found value. */
type Faults = [from: string, to: string, message: string, expected: string, found: string][];

const jsonFaults: Faults = [
  ['{', '', 'the line is not JSON', 'a JSON object', ''],
  [',', ', ', 'the JSON has another spelling', ',\\"', ', \\"'],
  ['7', '7.0', 'the JSON has another spelling', ':7,', ':7.0'],
  ['7', '7e0', 'the JSON has another spelling', ':7,', ':7e0'],
  ['"familyId":7', '"familyId":8,"familyId":7', 'the JSON has another spelling', ':7,', ':8,'],
  ['Id"', '\\u0049d"', 'the JSON has another spelling', 'Id', '\\\\u0049d'],
  ['7', '9007199254740993', 'the JSON has another spelling', '9007199254740992', '9007199254740993'],
  ['"familyId":7', '"familyId":1e+21', 'familyId of', 'an integer from 1', '1e+21'],
  ['"familyId":7', '"familyId":-7', 'familyId of', 'an integer from 1', '-7'],
  ['"familyId":7', '"familyId":"7"', 'familyId of', 'an integer from 1', '\\"7\\"'],
  ['"familyId":7', '"familyId":null', 'familyId of', 'an integer from 1', 'null'],
  ['"familyId":7,', '', 'has other members, or in another order', ', ', ', '],
  [zeros, 'F'.repeat(64), 'has another form', '64 hexadecimal digits in lower case', 'FFFF'],
  [zeros, '0'.repeat(63), 'has another form', '64 hexadecimal digits in lower case', '0000'],
  ['2026-11-20', '2026-11-31', 'has another form', 'a time such as', '2026-11-31'],
  ['2026-11-20', '2026-02-29', 'has another form', 'a time such as', '2026-02-29'],
  ['09:30', '24:00', 'has another form', 'a time such as', 'T24:00'],
  ['.001Z', 'Z', 'has another form', 'a time such as', ':00Z'],
  ['.001Z', '.000001Z', 'has another form', 'a time such as', '.000001Z'],
  ['.001Z', '.001+00:00', 'has another form', 'a time such as', '+00:00'],
];

const eventFaults: Faults = [
  ['"seq":3', '"seq":0', 'seq of the event has another form', 'an integer from 1', '0'],
  [`"seq":3,"id":"${id}"`, `"id":"${id}","seq":3`, 'has other members', 'seq, id', 'id, seq'],
  [id, id.toUpperCase(), 'id of the event has another form', 'a UUID in lower case', '019A9F3C'],
  [id, id.replaceAll('-', ''), 'id of the event has another form', 'a UUID in lower case', '019a9f3c5c00'],
  [id, `{${id}}`, 'id of the event has another form', 'a UUID in lower case', '{019a9f3c'],
  ['"payload":{"learnerId":8,"amount":12}', '"payload":[]', 'payload of', 'an object', '[]'],
  ['"payload":{"learnerId":8,"amount":12}', '"payload":null', 'payload of', 'an object', 'null'],
  ['"amount":12,"s', '"amount":0,"s', 'amount of entry 0 has', 'an integer other than 0', '0'],
  ['"amount":12,"s', '"amount":1.5,"s', 'amount of entry 0 has', 'an integer other than 0', '1.5'],
  ['"idx":0', '"idx":-1', 'idx of entry 0 has another form', 'an integer from 0', '-1'],
  ['12}]', '12,"note":""}]', 'entry 0 has other members', 'balanceAfter', 'balanceAfter, note'],
  [entry, 'null', 'entry 0 is not an object', 'an object with idx, id', 'null'],
  [`[${entry}]`, '{}', 'entries of the event has another form', 'an array', '{}'],
  ['12 points', '\\ud800', 'a text has half of a character', 'Unicode', 'a lone surrogate'],
  ['"PointsAdjusted"', '5', 'type of the event has another form', 'a text', '5'],
  [
    '"actorId"',
    '"commitments":{},"actorid"',
    'has other members',
    'commitments, actorId',
    'commitments, actorid',
  ],
];

const headerFaults: Faults = [
  ['export/1', 'export/9', 'format of the first line has another form', 'ledger-export/', 'export/9'],
  ['"events":0', '"events":-1', 'events of the first line has another form', 'an integer from 0', '-1'],
];

t.test('reports each other form of a line, with the expected and the found value', (t) => {
  const kinds = [
    { line: event, parse: parseEvent, faults: [...jsonFaults, ...eventFaults] },
    { line: header, parse: parseHeader, faults: [...jsonFaults, ...headerFaults] },
  ];
  for (const { line, parse, faults } of kinds) {
    t.same(parse(line, 5).problems, []);
    t.same(parse(line, 5).value, JSON.parse(line));
    for (const [from, to, ...texts] of faults) {
      const [problem] = parse(line.replace(from, to), 5).problems;
      t.match(problem, { line: 5, kind: 'format' }, to);
      const found = [problem?.message, problem?.expected, problem?.found];
      for (const [i, part] of texts.entries()) t.ok(found[i]?.includes(part), `${to}: ${found[i]}: ${part}`);
    }
  }
  t.end();
});

t.test('accepts commitments at their place', (t) => {
  const committed = event.replace('"actorId"', `"commitments":{"title":"${zeros}"},"actorId"`);
  t.same(parseEvent(committed, 2).problems, []);
  t.match(parseEvent(event.replace('"type"', '"commitments":{},"type"'), 2).problems, [{ kind: 'format' }]);
  t.end();
});

t.test('uses what it can read of a line, and the hash of one that it cannot', (t) => {
  const spaced = parseEvent(event.replace(',', ', '), 2);
  t.same([spaced.value, spaced.problems.length], [JSON.parse(event), 1]);
  t.match(parseEvent(event.replace('"seq":3', '"seq":"3"'), 2), { value: undefined, hash: zeros });
  t.match(parseEvent('{}', 2), { value: undefined, hash: undefined });
  t.end();
});

async function split(...chunks: (string | Buffer)[]) {
  return Readable.from(splitLines(Readable.from(chunks.map((chunk) => Buffer.from(chunk))))).toArray();
}

t.test('splits bytes at line feeds only', async (t) => {
  t.same(await split(), []);
  t.same(await split('a\u2028b\n', '\n', 'c', 'd\n'), [
    { line: 1, text: 'a\u2028b', problems: [] },
    { line: 2, text: '', problems: [] },
    { line: 3, text: 'cd', problems: [] },
  ]);
  const [euro, rest] = [Buffer.from('€\n').subarray(0, 1), Buffer.from('€\n').subarray(1)];
  t.match(await split(euro, rest), [{ text: '€', problems: [] }]);
});

t.test('reports bytes that no export has', async (t) => {
  t.match(await split('a\r\nb'), [
    {
      line: 1,
      text: 'a',
      problems: [{ message: 'the line has another end', found: 'a carriage return (0D 0A)' }],
    },
    { line: 2, text: 'b', problems: [{ message: 'the last line has no end', found: 'the end of the file' }] },
  ]);
  t.match(await split('\ufeffa\n', Buffer.of(0xff, 0x0a), 'b\n'), [
    { line: 1, text: 'a', problems: [{ message: 'the line begins with a byte order mark' }] },
    { line: 2, text: undefined, problems: [{ message: 'the line is not UTF-8' }] },
    { line: 3, text: 'b', problems: [] },
  ]);
  const long = Buffer.alloc(9 * 1024 * 1024, 'x');
  t.match(await split(long, long, '\nb\n'), [
    {
      line: 1,
      text: undefined,
      problems: [{ message: 'the line is too long', found: `${18 * 1024 * 1024} bytes` }],
    },
    { line: 2, text: 'b', problems: [] },
  ]);
});

t.test('reads a line with 200,000 faults, and keeps the first of them', async (t) => {
  const entries = `[${Array.from({ length: 200_000 }, () => '0')}]`;
  const line = event.replace(/"entries":\[.*\],"hash"/, `"entries":${entries},"hash"`);
  t.equal(parseEvent(line, 2).problems.length, 10_000);
  const audit = await verifyExport([header, line], registry.rules);
  t.match(audit, { problems: { length: 1000, 0: { kind: 'format' } }, problemCount: Number });
  t.ok(audit.problemCount >= 10_000);
});

t.test('verify-file goes on after a line with another form', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'learning-lines-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const file = join(directory, 'export');
  const verify = async (content: string | Buffer) => {
    await writeFile(file, content);
    const { code, output } = await runCliWith({}, 'ledger', 'verify-file', file, '--json');
    const { problems } = JSON.parse(output) as {
      problems: { line?: number; seq: number | null; kind: string }[];
    };
    return { code, problems: problems.map(({ line, seq, kind }) => `${line ?? `event ${seq}`} ${kind}`) };
  };
  const empty = header.replace(/"2026-.*Z"/, '"1970-01-01T00:00:00.000Z"');
  t.same(await verify(`${empty}\n`), { code: 0, problems: [] });
  t.same(await verify(empty), { code: 1, problems: ['1 format'] });
  t.same(await verify(''), { code: 1, problems: ['1 format'] });
  t.same(await verify('Hello\n'.repeat(1000)), { code: 1, problems: ['1 format'] });
  const line = event.replace('"seq":3', '"seq":1').replace('"amount":12,"s', '"amount":"12","s');
  const several = [header.replace('"events":0', '"events":2'), line.replace(':1,', ': 1,'), line, ''].join(
    '\r\n',
  );
  t.same(await verify(several), {
    code: 1,
    problems: ['1 format', '2 format', '2 format', '2 format', '3 format', '3 format', 'event 2 tail'],
  });
});
