import { generateKeyPairSync } from 'node:crypto';
import t from 'tap';
import { openCheckpoint, originOf, signCheckpoint } from '../../../src/ledger/checkpoints/checkpoint.ts';
import { openNote, openSigner } from '../../../src/ledger/checkpoints/note.ts';

/** The example of Go's golang.org/x/mod/sumdb/note, where the format comes from. */
const known = {
  name: 'PeterNeumann',
  privateKey: 'AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz',
  verifierKey: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  text: "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n",
  signature: 'x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=',
};
const knownNote = `${known.text}\n\u2014 ${known.name} ${known.signature}\n`;
/** Go writes a private key behind the type of its signatures. */
const knownSeed = Buffer.from(known.privateKey, 'base64').subarray(1).toString('base64');

const seed = Buffer.alloc(32, 1).toString('base64');
const signer = openSigner('learn.example/ledger', seed);

t.test('a note, its signature and the public key are those of the known example', async (t) => {
  const own = openSigner(known.name, knownSeed);
  t.equal(own.verifierKey, known.verifierKey);
  t.equal(own.sign(known.text), knownNote);
  t.equal(openNote(knownNote, known.verifierKey), known.text);
});

t.test('a private key is taken as its 32 bytes and as PKCS #8, and no other', async (t) => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const jwk = privateKey.export({ format: 'jwk' });
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  t.equal(openSigner('a', pkcs8).verifierKey, openSigner('a', jwk.d ?? '').verifierKey);
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const others = [
    rsa.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    '',
    'a',
    'aaaa',
  ];
  for (const key of others) t.throws(() => openSigner('a', key));
});

t.test('a note is refused where anything in it or the key is another', async (t) => {
  const { verifierKey } = signer;
  const note = signer.sign('one\n\ntwo\n');
  t.equal(openNote(note, verifierKey), 'one\n\ntwo\n', 'a text may have empty lines');
  const mallory = openSigner(signer.name, Buffer.alloc(32, 2).toString('base64'));
  const signature = note.slice(note.lastIndexOf('\n\n') + 2);
  const bad: Record<string, string> = {
    'another text': note.replace('two', 'too'),
    'another signature': note.replace(/.{5}\n$/, 'AAA=\n'),
    'another signer of the same name': mallory.sign('one\n\ntwo\n'),
    'another name': note.replace('— learn', '— teach'),
    'no signature': 'one\n\ntwo\n',
    'no text': signature,
    'no end': note.slice(0, -1),
    'another dash': note.replace('—', '-'),
    'something behind': `${note}more\n`,
    'a control character': signer.sign('one\ttwo\n'),
    nothing: '',
  };
  for (const [what, text] of Object.entries(bad)) t.equal(openNote(text, verifierKey), undefined, what);
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
  t.equal(openNote(wrongNote, badKeys[1] ?? ''), undefined, 'an id that is not that of the key');
});

t.test('signatures of others are ignored', async (t) => {
  const note = signer.sign('text\n');
  const other = openSigner('witness.example', Buffer.alloc(32, 3).toString('base64'));
  const line = (signed: string) => signed.slice(signed.lastIndexOf('\n\n') + 2);
  const both = `text\n\n${line(other.sign('something else\n'))}${line(note)}`;
  t.equal(openNote(both, signer.verifierKey), 'text\n');
});

t.test('a checkpoint says origin, size and root, and is opened only by the key of its origin', async (t) => {
  const root = Buffer.alloc(32, 7);
  const note = signCheckpoint({ size: 20_852_163, root }, signer);
  t.match(note, `learn.example/ledger\n20852163\n${root.toString('base64')}\n\n\u2014 learn.example/ledger `);
  t.same(openCheckpoint(note, signer.verifierKey), { size: 20_852_163, root });
  const bodies = {
    'another origin': `teach.example/ledger\n1\n${root.toString('base64')}\n`,
    'a size with a leading zero': `learn.example/ledger\n01\n${root.toString('base64')}\n`,
    'a size below zero': `learn.example/ledger\n-1\n${root.toString('base64')}\n`,
    'no root': 'learn.example/ledger\n1\n',
  };
  for (const [what, text] of Object.entries(bodies)) {
    t.equal(openCheckpoint(signer.sign(text), signer.verifierKey), undefined, what);
  }
});

t.test('the origin is the URL of the service without its scheme', async (t) => {
  t.equal(originOf('https://learn.example'), 'learn.example/ledger');
  t.equal(originOf('http://127.0.0.1:3000/'), '127.0.0.1:3000/ledger');
  t.equal(originOf('https://learn.example/a+b c/'), 'learn.example/a%2Bb%20c/ledger');
  t.equal(originOf('http://[::1]:3000'), '[::1]:3000/ledger');
});
