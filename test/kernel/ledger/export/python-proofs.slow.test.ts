import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { signCheckpoint } from '../../../../src/kernel/ledger/checkpoints/checkpoint.ts';
import { createSigner } from '../../../../src/kernel/ledger/checkpoints/note.ts';
import { hashOfLeaf, type Leaf } from '../../../../src/kernel/ledger/log/leaf.ts';
import { signReceipt } from '../../../../src/kernel/ledger/log/signed-receipt.ts';
import { createTree } from '../../../../src/kernel/ledger/log/tree.ts';
import { readAttested } from '../../../../src/kernel/ledger/log/verify-checkpoint.ts';
import { isConsistent } from '../../../../src/kernel/ledger/merkle.ts';
import { receiptHeader } from '../../../../src/kernel/ledger/receipt.ts';
import { tilesOf } from '../log/tiles-in-memory.ts';
import { createRandom } from '../model/random.ts';

/** docs/verifier/proofs.py, which shares no code with the service, and the service agree on saved files. */

const random = createRandom(13);
const script = join(import.meta.dirname, '../../../../docs/verifier/proofs.py');
const key = Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64');
const signer = createSigner('learn.example/ledger/log', key);
const { verifierKey } = signer;
const inBase64 = (hashes: readonly Buffer[]) => hashes.map((hash) => hash.toString('base64'));
const digits = (count: number) => Array.from({ length: count }, () => random.below(16).toString(16)).join('');

interface File {
  text: string;
  /** Judges a changed file as the service does. */
  isSound(text: string): boolean;
}

function isAttested(text: string): boolean {
  try {
    return readAttested(text, verifierKey).fault === undefined;
  } catch {
    return false; // Another form.
  }
}

/** Creates saved files of a log with this number of events. */
async function filesOf(size: number): Promise<File[]> {
  const events = Array.from(
    { length: size },
    (_, i): Leaf => ({ familyId: 7, seq: i + 1, head: digits(64) }),
  );
  const tree = createTree(tilesOf(events.map(hashOfLeaf)));
  const headAt = async (at: number) => ({ size: at, root: await tree.root(at) });
  const [from, index] = [1 + random.below(size), random.below(size)];
  const [first, last] = [await headAt(from), await headAt(size)];
  const event = events[index];
  if (!event) throw new Error('no event');
  const checkpoint = signCheckpoint(last, signer);
  const proof = inBase64(await tree.inclusion(index, size));
  const hashes = await tree.consistency(from, size);
  const consistency = {
    ...{ from, to: size, proof: inBase64(hashes) },
    earlier: signCheckpoint(first, signer),
    later: checkpoint,
  };
  const receipt = { familyId: 7, seq: index + 1, hash: event.head, prior: digits(64) };
  const note = signReceipt(signer, receipt);
  const saved = [
    { ...event, index, size, proof, checkpoint },
    { note: checkpoint, events: [[event.familyId, event.seq, event.head, index, proof]] },
    { ...receipt, receipt: note },
  ];
  const header = `${receiptHeader(receipt)}, sig=:${note.trimEnd().split(' ').at(-1)}:`;
  const texts = [...saved.map((file) => JSON.stringify(file)), header];
  return [
    ...texts.map((text) => ({ text, isSound: isAttested })),
    {
      text: JSON.stringify(consistency),
      isSound: (text) => isSoundConsistency(text, { first, last, ...consistency }),
    },
  ];
}

/** Checks a changed proof of consistency, whose notes must be the signed ones. */
function isSoundConsistency(
  text: string,
  {
    first,
    last,
    earlier,
    later,
  }: Record<'first' | 'last', Parameters<typeof isConsistent>[0]> & Record<'earlier' | 'later', string>,
): boolean {
  const file = JSON.parse(text);
  if (file.earlier !== earlier || file.later !== later) return false;
  const hashes = file.proof.map((hash: string) => Buffer.from(hash, 'base64'));
  return isConsistent(first, last, hashes);
}

/** Changes a character of a hash, a proof or a signature. */
function changed(text: string): string {
  const places = [...text.matchAll(/[\w+/]{40,}/g)];
  const place = random.oneOf(places);
  const at = place.index + random.below(place[0].length - 4);
  return text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1);
}

/** Returns the lines that the program prints about files with these texts. */
async function judge(t: Test, texts: readonly string[], options: readonly string[]): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'learning-proofs-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const names = texts.map((_, i) => join(directory, String(i)));
  await Promise.all(names.map((name, i) => writeFile(name, texts[i] ?? '')));
  const output = await new Promise<string>((resolve, reject) => {
    execFile('python3', [script, ...options, ...names], (error, stdout, stderr) =>
      stderr || (error && error.code !== 1) ? reject(error ?? new Error(stderr)) : resolve(stdout),
    );
  });
  return output.trimEnd().split('\n');
}

/** Checks that both programs find the same files sound. Returns the number of these. */
async function agree(t: Test, files: readonly File[], options: readonly string[] = []): Promise<number> {
  const texts = files.map(({ text }) => text);
  const lines = await judge(t, texts, ['--key', verifierKey, ...options]);
  t.equal(lines.length, files.length);
  let sound = 0;
  for (const [i, { text, isSound }] of files.entries()) {
    const expected = isSound(text);
    sound += Number(expected);
    t.equal(lines[i]?.endsWith(': sound'), expected, `${lines[i]}: ${text}`);
  }
  return sound;
}

t.test('agrees on 300 files, and on as many changed ones', async (t) => {
  const files = [];
  for (let i = 0; i < 60; i += 1) files.push(...(await filesOf(1 + random.below(i < 40 ? 20 : 1000))));
  t.equal(await agree(t, files), files.length);
  const forged = files.map((file) => ({ ...file, text: changed(file.text) }));
  t.equal(await agree(t, forged), 0);
  const otherKey = files.map(({ text }) => ({ text, isSound: () => false }));
  await agree(t, otherKey.slice(0, 10), ['--key', verifierKey.replace('+', 'x+')]);
});

t.test('compares the documented receipt with the documented export', async (t) => {
  const page = await readFile(join(import.meta.dirname, '../../../../docs/ledger-format.md'), 'utf8');
  const [, exported = ''] = /^```json\n(\{"format".*?)^```/ms.exec(page) ?? [];
  const [header = ''] = /^family=7, seq=4.*sig=.*$/m.exec(page) ?? [];
  const file = join(await mkdtemp(join(tmpdir(), 'learning-export-')), 'export');
  t.teardown(() => rm(join(file, '..'), { recursive: true }));
  await writeFile(file, exported);
  const receipt = { text: header, isSound: isAttested };
  t.equal(await agree(t, [receipt], ['--export', file]), 1);
  await writeFile(file, exported.replace(/"hash":"7281/, '"hash":"8281'));
  await agree(t, [{ text: header, isSound: () => false }], ['--export', file]);
});

t.test(
  'says why a file proves nothing: no signature, another family, a key from before the log',
  async (t) => {
    const [proof] = await filesOf(3);
    if (!proof) throw new Error('no file');
    const unsigned = receiptHeader({ familyId: 7, seq: 1, hash: digits(64), prior: digits(64) });
    t.match(await judge(t, [unsigned], ['--key', verifierKey]), [/: the receipt is not signed/]);
    const file = join(await mkdtemp(join(tmpdir(), 'learning-export-')), 'export');
    t.teardown(() => rm(join(file, '..'), { recursive: true }));
    await writeFile(file, '{"familyId":8}\n');
    const compared = await judge(t, [proof.text], ['--key', verifierKey, '--export', file]);
    t.match(compared, [/: the file concerns other families than family 8/]);
    const earlier = verifierKey.replace('/log+', '+');
    t.match(await judge(t, [proof.text], ['--key', earlier]), [/: the key is of a version before the log/]);
  },
);
