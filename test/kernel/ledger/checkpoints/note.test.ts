import { generateKeyPairSync } from 'node:crypto';
import t from 'tap';
import {
  openCheckpoint,
  readCheckpoint,
  signCheckpoint,
} from '../../../../src/kernel/ledger/checkpoints/checkpoint.ts';
import { createSigner, openNote } from '../../../../src/kernel/ledger/checkpoints/note.ts';
import { originOf } from '../../../../src/kernel/ledger/checkpoints/origin.ts';

/** Example of Go's golang.org/x/mod/sumdb/note, which defined the format. */
const known = {
  name: 'PeterNeumann',
  privateKey: 'AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz',
  verifierKey: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  text: "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n",
  signature: 'x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=',
};
const knownNote = `${known.text}\n\u2014 ${known.name} ${known.signature}\n`;
/** Go puts the signature type before a private key. */
const knownSeed = Buffer.from(known.privateKey, 'base64').subarray(1).toString('base64');

const seed = Buffer.alloc(32, 1).toString('base64');
const signer = createSigner('learn.example/ledger', seed);

t.test('creates the note, signature and public key of the known example', async (t) => {
  const own = createSigner(known.name, knownSeed);
  t.equal(own.verifierKey, known.verifierKey);
  t.equal(own.sign(known.text), knownNote);
  t.equal(openNote(knownNote, known.verifierKey), known.text);
});

t.test('accepts a private key as 32 bytes or PKCS #8 and rejects others', async (t) => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const jwk = privateKey.export({ format: 'jwk' });
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  t.equal(createSigner('a', pkcs8).verifierKey, createSigner('a', jwk.d ?? '').verifierKey);
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const others = [
    rsa.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    '',
    'a',
    'aaaa',
  ];
  for (const key of others) t.throws(() => createSigner('a', key));
});

t.test('rejects a changed note and a different key', async (t) => {
  const { verifierKey } = signer;
  const note = signer.sign('one\n\ntwo\n');
  t.equal(openNote(note, verifierKey), 'one\n\ntwo\n', 'a text may have empty lines');
  const mallory = createSigner(signer.name, Buffer.alloc(32, 2).toString('base64'));
  const signature = note.slice(note.lastIndexOf('\n\n') + 2);
  const bad: Record<string, string> = {
    'a different text': note.replace('two', 'too'),
    'a different signature': note.replace(/.{5}\n$/, 'AAA=\n'),
    'a different signer with the same name': mallory.sign('one\n\ntwo\n'),
    'a different name': note.replace('— learn', '— teach'),
    'no signature': 'one\n\ntwo\n',
    'no text': signature,
    'no end': note.slice(0, -1),
    'a different dash': note.replace('—', '-'),
    'text after the signatures': `${note}more\n`,
    'a control character': signer.sign('one\ttwo\n'),
    nothing: '',
  };
  for (const [name, text] of Object.entries(bad)) t.equal(openNote(text, verifierKey), undefined, name);
  const badKeys = [
    mallory.verifierKey,
    verifierKey.replace(/\+[0-9a-f]{8}\+/, '+00000000+'),
    verifierKey.replace('learn', 'teach'),
    verifierKey.slice(0, -8),
    '',
  ];
  for (const key of badKeys) t.equal(openNote(note, key), undefined, key);
  const wrongId = Buffer.from(signature.split(' ')[2] ?? '', 'base64')
    .fill(0, 0, 4)
    .toString('base64');
  const wrongNote = note.replace(/\S+\n$/, `${wrongId}\n`);
  t.equal(openNote(wrongNote, badKeys[1] ?? ''), undefined, 'a key id that does not belong to the key');
});

t.test('ignores signatures of other signers', async (t) => {
  const note = signer.sign('text\n');
  const other = createSigner('witness.example', Buffer.alloc(32, 3).toString('base64'));
  const line = (signed: string) => signed.slice(signed.lastIndexOf('\n\n') + 2);
  const both = `text\n\n${line(other.sign('something else\n'))}${line(note)}`;
  t.equal(openNote(both, signer.verifierKey), 'text\n');
});

t.test('signs origin, size and root, and opens a checkpoint only with the key of its origin', async (t) => {
  const root = Buffer.alloc(32, 7);
  const note = signCheckpoint({ size: 20_852_163, root }, signer);
  t.match(note, `learn.example/ledger\n20852163\n${root.toString('base64')}\n\n\u2014 learn.example/ledger `);
  t.same(openCheckpoint(note, signer.verifierKey), { size: 20_852_163, root });
  const bodies = {
    'a different origin': `teach.example/ledger\n1\n${root.toString('base64')}\n`,
    'a size with a leading zero': `learn.example/ledger\n01\n${root.toString('base64')}\n`,
    'a negative size': `learn.example/ledger\n-1\n${root.toString('base64')}\n`,
    'no root': 'learn.example/ledger\n1\n',
  };
  for (const [name, text] of Object.entries(bodies)) {
    t.equal(openCheckpoint(signer.sign(text), signer.verifierKey), undefined, name);
  }
});

t.test('tells faults of a checkpoint apart, with the expected and the found value', async (t) => {
  const root = Buffer.alloc(32, 7).toString('base64');
  const text = `learn.example/ledger\n5\n${root}\n`;
  const note = signer.sign(text);
  const id = (key: string) => key.split('+').slice(0, 2).join('+');
  const mallory = createSigner(signer.name, Buffer.alloc(32, 2).toString('base64'));
  const teacher = createSigner('teach.example/ledger', Buffer.alloc(32, 2).toString('base64'));
  const [own, mallorys] = [id(signer.verifierKey), id(mallory.verifierKey)];
  const noteForm = 'a text, an empty line, and lines with signatures';
  const checkpointForm = 'lines with the origin, the size, and 32 bytes in Base64';
  const cases: [
    note: string,
    key: string | undefined,
    kind: string,
    expected: string,
    found: string | RegExp,
  ][] = [
    ['learn.example/ledger\n', signer.verifierKey, 'note', noteForm, 'no empty line'],
    [note.slice(0, -1), signer.verifierKey, 'note', noteForm, 'a last line without an end'],
    [`${note}more\n`, signer.verifierKey, 'note', noteForm, 'the line "more"'],
    [`${note}\u0000\n`, signer.verifierKey, 'note', noteForm, /control characters/],
    [signer.sign(`${text}\ud800\n`), signer.verifierKey, 'note', noteForm, /control characters/],
    ['x'.repeat(100_001), signer.verifierKey, 'note', noteForm, '100001 characters'],
    [note.replace(/=\n$/, '\n'), signer.verifierKey, 'note', noteForm, /^the line "— learn/],
    [signer.sign('learn.example/ledger\n5\n'), signer.verifierKey, 'note', checkpointForm, /ledger\\n5/],
    [signer.sign(text.replace('=', '')), signer.verifierKey, 'note', checkpointForm, /ledger\\n5/],
    [note, undefined, 'key', 'a public key', 'nothing'],
    [note, '', 'key', 'name+key id+Base64 of an Ed25519 key', '""'],
    [note, `${own}+AAAA`, 'key', 'name+key id+Base64 of an Ed25519 key', `"${own}+AAAA"`],
    [note, teacher.verifierKey, 'origin', '"teach.example/ledger"', '"learn.example/ledger"'],
    [teacher.sign(text), signer.verifierKey, 'key', `a signature by ${own}`, `"${id(teacher.verifierKey)}"`],
    [mallory.sign(text), signer.verifierKey, 'key', `a signature by ${own}`, `"${mallorys}"`],
    [note, mallory.verifierKey, 'key', `a signature by ${mallorys}`, `"${own}"`],
    [
      note.replace('\n5\n', '\n6\n'),
      signer.verifierKey,
      'signature',
      `the signature of this text by ${own}`,
      'another signature',
    ],
  ];
  for (const [changed, key, kind, expected, found] of cases) {
    const result = readCheckpoint(changed, key);
    t.match(result, { fault: { kind, expected, found, message: String } }, `${kind}: ${found}`);
  }
  t.same(readCheckpoint(note, signer.verifierKey), {
    checkpoint: { size: 5, root: Buffer.from(root, 'base64') },
  });
});

t.test('uses the URL of the service without its scheme as origin', async (t) => {
  t.equal(originOf('https://learn.example'), 'learn.example/ledger');
  t.equal(originOf('http://127.0.0.1:3000/'), '127.0.0.1:3000/ledger');
  t.equal(originOf('https://learn.example/a+b c/'), 'learn.example/a%2Bb%20c/ledger');
  t.equal(originOf('http://[::1]:3000'), '[::1]:3000/ledger');
});
