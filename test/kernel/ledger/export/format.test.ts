import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { eventHash, genesis, lengthPrefixed } from '../../../../src/kernel/ledger/chain.ts';
import { createSigner } from '../../../../src/kernel/ledger/checkpoints/note.ts';
import { eventFields } from '../../../../src/kernel/ledger/event-fields.ts';
import { readReceiptHeader, signReceipt } from '../../../../src/kernel/ledger/log/signed-receipt.ts';
import { verifyExport } from '../../../../src/kernel/ledger/verification/verify-export.ts';
import { registry } from '../../../../src/service/app.ts';
import { eventPage } from '../../../tools/event-document.ts';

/**
 * The worked example of docs/ledger-format.md, and the list of events. python-verifier.slow.test.ts compares the whole format with
 * an independent verifier.
 */

const document = await readFile(join(import.meta.dirname, '../../../../docs/ledger-format.md'), 'utf8');
const [, example = ''] = /^```json\n(\{"format".*?)^```/ms.exec(document) ?? [];
const [, bytes = ''] = /^```text\n([0-9a-f\n]+)^```/m.exec(document) ?? [];
const lines = example.trimEnd().split('\n');
const events = lines.slice(1).map((line) => JSON.parse(line));
const [, second, third] = events;

t.test('computes the documented bytes and hashes of the example', async (t) => {
  const documented = bytes.replaceAll('\n', '');
  t.equal(lengthPrefixed(eventFields(second.hash, third)).toString('hex'), documented);
  t.ok(document.includes(`Their bytes, ${documented.length / 2} in all`));
  let previous = genesis;
  for (const event of events) {
    t.equal(eventHash(previous, event), event.hash);
    previous = event.hash;
  }
  t.same((await verifyExport(lines, registry.rules)).problems, []);
});

t.test('documents a receipt of the example that the documented key signed', async (t) => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64');
  const signer = createSigner('learn.example/ledger/log', key);
  const [fourth] = events.slice(-1);
  const receipt = { familyId: 7, seq: 4, hash: fourth.hash, prior: third.hash };
  t.ok(document.includes(`\`\`\`\n${signReceipt(signer, receipt)}\`\`\`\n`));
  const [header = ''] = /^family=7, seq=4.*sig=.*$/m.exec(document) ?? [];
  t.same(
    readReceiptHeader(header, () => signer.verifierKey),
    { receipt, isSigned: true, fault: undefined },
  );
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
  const rows = [...document.matchAll(/^\| .+ \| `([0-9a-f]{8})` \| `(.+)` \|$/gm)];
  t.equal(rows.length, 18);
  const text = rows.map(([, length, value = '']) => `${length}${Buffer.from(value).toString('hex')}`);
  t.equal(text.join(''), bytes.replaceAll('\n', ''));
});

t.test('keeps docs/ledger-events.md up to date (npm run events updates it)', async (t) => {
  const page = await readFile(join(import.meta.dirname, '../../../../docs/ledger-events.md'), 'utf8');
  t.equal(page, eventPage(registry.rules));
});
