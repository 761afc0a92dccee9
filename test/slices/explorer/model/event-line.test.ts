import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import t from 'tap';
import { hashedBytes } from '../../../../src/slices/explorer/page/hashed-bytes.ts';
import {
  hashedFields,
  hexDump,
  hexOf,
  readLine,
} from '../../../../src/slices/explorer/page/model/event-line.ts';

const document = readFileSync('docs/ledger-format.md', 'utf8');
const lines = document.split('\n').filter((line) => line.startsWith('{"familyId":7'));
const events = lines.flatMap((line) => readLine(line).event ?? []);

t.test('shows the fields and the bytes of an event as the document does', async (t) => {
  const [, second, third] = events;
  if (!second || !third) throw new Error('the document has no example');
  const fields = hashedFields(second.hash, third);
  const rows = fields.map(({ name, text, length }) => {
    const hex = length.toString(16).padStart(8, '0');
    return `| ${name.replace(/^entries\[0\]\./, '')} | \`${hex}\` | \`${text}\` |`;
  });
  t.ok(document.includes(rows.join('\n')), 'the table has these rows');
  const [, dump = ''] = /```text\n([0-9a-f\n]+)```/.exec(document) ?? [];
  t.equal(hexOf(bytesOf(fields)), dump.replaceAll('\n', ''));
});

t.test(
  'gives the bytes whose hash each line states, with commitments and characters of several bytes',
  async (t) => {
    let previous = '0'.repeat(64);
    for (const event of events) {
      t.equal(hashOf(bytesOf(hashedFields(previous, event))), event.hash);
      previous = event.hash;
    }
    const [event] = events;
    if (!event) throw new Error('the document has no example');
    const fields = hashedFields(previous, { ...event, id: 'Ä', commitments: { title: 'ab' } });
    t.match(fields.slice(0, 9), [
      { text: 'learning-service/ledger-event/2' },
      ...[{}, {}, {}],
      { name: 'id', text: 'Ä', length: 2 },
      { name: 'type' },
      { name: 'payload' },
      { name: 'commitments', text: '{"title":"ab"}' },
      { name: 'actorId' },
    ]);
    t.ok(hexOf(bytesOf(fields)).includes('00000002c384'));
  },
);

t.test('reads an event that a learner sees in part, and nothing of an event of others', async (t) => {
  const [line = ''] = lines;
  const partial = `${line.slice(0, -1)},"isPartial":true}`;
  t.match(readLine(partial), { event: { type: 'LearnerAdded' }, isWhole: false });
  t.match(readLine(line), { event: { type: 'LearnerAdded' }, isWhole: true });
  for (const other of ['{"seq":3,"hash":"ab"}', '{', 'null'])
    t.same(readLine(other), { event: undefined, isWhole: false });
});

t.test('dumps 16 bytes a line with their characters', async (t) => {
  t.equal(
    hexDump(new TextEncoder().encode('0123456789abcdef\n~')),
    `0000  30 31 32 33 34 35 36 37 38 39 61 62 63 64 65 66  0123456789abcdef\n0010  0a 7e${' '.repeat(42)}  .~`,
  );
});

function bytesOf(fields: ReturnType<typeof hashedFields>): Uint8Array {
  return hashedBytes(fields.map(({ text }) => text));
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
