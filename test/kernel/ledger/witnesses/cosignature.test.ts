import t from 'tap';
import { signCheckpoint } from '../../../../src/kernel/ledger/checkpoints/checkpoint.ts';
import { createSigner } from '../../../../src/kernel/ledger/checkpoints/note.ts';
import { readCosignature } from '../../../../src/kernel/ledger/witnesses/cosignature.ts';
import { witnessesOf } from '../../../../src/service/config-formats.ts';
import { createCosigner } from './fake-witness.ts';

/** Checkpoint of a public log of certificates (static-ct-api), with its own signatures and those of public witnesses. */
const known = {
  publicKey: 'remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2',
  body: 'arche2025h1.staging.ct.transparency.dev\n1432088532\nU7WM79jrzyhGZ5/GUBTpM7NzwdyfFx61t3RovgcC4Ro=\n',
  lines: [
    '— arche2025h1.staging.ct.transparency.dev zTM8sQAAAZ5W0WdjBAMARjBEAiBjW5IQf9pvsYLfQFX6hoGREPMHbdQ3urbllzalApkptQIgIpwtEroeW2BXaHAI4kJXFbon5Ch9MNL5zRNZ55lvGt0=',
    '— arche2025h1.staging.ct.transparency.dev ui8GwCF1+kWqZrxGdhj4aX3gcw7XUlXQQabg/27lefwhUkzbC3NygNI75MdhL1bfTW9g8Ei59RA23oHP7Ry1k3ZFWwQ=',
    '— transparency.dev/DEV:witness-little-garden 2AQqhwAAAABqEiEgzgFIqqhbUoDwjMWE6UP8nd8/KYTzwZ2rhIgcqoXHAwVkjZr4AscylP3v7sEodkRAErumC2q44vdgJY096st5BQ==',
    '— witness1.smartit.nu/witness1 pIyCDwAAAABqEiEghIp82KWebrw7/oHQwlTAm3g2RKS4+eebl8eO0WH+/iEcxZ75W3u5hNI7TOQtmJbqmNWVuE0tgh0XwzdZsDsUAQ==',
    '— remora.n621.de 2net5wAAAABqEiEgPlfF3V06o0Y+fHM+J5J9s27wgxxcOVSpZ/2g/KSiXCg9DEZI+aVCIobWX9sXTynk5XeU/zZ0WBxtqB0DrAWfBw==',
  ],
};
const knownNote = `${known.body}\n${known.lines.join('\n')}\n`;
const now = new Date('2030-01-01T00:00:00.000Z');

t.test('reads a known cosignature of a public witness', async (t) => {
  const at = new Date(0x6a122120 * 1000);
  const expected = { at, line: known.lines.at(-1) };
  t.same(readCosignature(knownNote, '', known.publicKey, now), expected);
  const own = `${known.body}\n${known.lines[0]}\n`;
  t.same(readCosignature(own, `${known.lines.slice(1).join('\n')}\n`, known.publicKey, now), expected);
  t.equal(
    readCosignature(knownNote.replace('\n1432088532\n', '\n42\n'), '', known.publicKey, now),
    'the cosignature does not match the checkpoint and its time',
  );
  t.equal(
    readCosignature(knownNote, '', known.publicKey, new Date(at.getTime() - 600_001)),
    'its time is 0 or in the future',
  );
  t.type(readCosignature(knownNote, '', known.publicKey, new Date(at.getTime() - 600_000)), Object);
});

t.test('accepts nothing but one cosignature by the key of the witness', async (t) => {
  const witness = createCosigner('witness.example/w1');
  const stranger = createCosigner('stranger.example');
  const signer = createSigner('learn.example/ledger/log', Buffer.alloc(32, 1).toString('base64'));
  const note = signCheckpoint({ size: 5, root: Buffer.alloc(32, 7) }, signer);
  const body = note.slice(0, note.indexOf('\n\n') + 1);
  const line = witness.cosign(body, now);
  const read = (lines: string, key = witness.publicKey) => readCosignature(note, lines, key, now);
  t.same(read(`${line}\n`), { at: now, line });
  t.same(read(`${stranger.cosign(body, now)}\n${line}\n`), { at: now, line }, 'ignores lines by others');
  const inTime = (seconds: number) => witness.cosign(body, new Date(now.getTime() + seconds * 1000));
  const mismatch = 'the cosignature does not match the checkpoint and its time';
  const form = 'the lines are not those of signatures';
  const forgeries: Record<string, [lines: string, fault: string]> = {
    'another key under its name and id': [
      `${createCosigner(witness.name, 'x').cosign(body, now)}\n`,
      mismatch,
    ],
    'another checkpoint': [`${witness.cosign(body.replace('5', '6'), now)}\n`, mismatch],
    'another time': [`${inTime(-1).slice(0, 40)}${line.slice(40)}\n`, mismatch],
    'a time ahead': [`${inTime(601)}\n`, 'its time is 0 or in the future'],
    'the time 0': [`${witness.cosign(body, new Date(0))}\n`, 'its time is 0 or in the future'],
    'another witness alone': [`${stranger.cosign(body, now)}\n`, 'there are 0 cosignatures by its key'],
    'two cosignatures': [`${line}\n${inTime(-1)}\n`, 'there are 2 cosignatures by its key'],
    nothing: ['', 'there are 0 cosignatures by its key'],
    'no end': [line, form],
    'text before it': [`ok\n${line}\n`, form],
    'text after it': [`${line}\nok\n`, form],
    'an empty line before it': [`\n${line}\n`, form],
    'another text behind an empty line': [`other\n\n${witness.cosign('other\n', now)}\n`, form],
    'no signature after the time': [
      `${line.slice(0, line.indexOf(' ', 3) + 17)}\n`,
      'the cosignature is too short',
    ],
    'too many bytes': [`${line}\n${'x'.repeat(100_000)}\n`, form],
  };
  for (const [name, [lines, fault]] of Object.entries(forgeries)) t.equal(read(lines), fault, name);
  t.equal(read(`${line}\n`, stranger.publicKey), 'there are 0 cosignatures by its key');
  t.match(read(`${line}\n`, signer.verifierKey), 'its public key is wrong: type 1, not 4');
});

t.test('reads the witnesses of the setting, and names the fault of a faulty one', async (t) => {
  const [one, two] = [createCosigner('w.example/1').publicKey, createCosigner('w.example/2').publicKey];
  t.same(witnessesOf(''), []);
  t.same(
    witnessesOf(
      ` ${known.publicKey} https://a.example/w/ , ${one}  http://127.0.0.1:1,${two} http://[::1]:2/w`,
    ),
    [
      { name: 'remora.n621.de', publicKey: known.publicKey, url: 'https://a.example/w' },
      { name: 'w.example/1', publicKey: one, url: 'http://127.0.0.1:1' },
      { name: 'w.example/2', publicKey: two, url: 'http://[::1]:2/w' },
    ],
  );
  const faults: Record<string, string> = {
    [one]: 'its URL is missing or wrong',
    [`${one} w.example`]: 'its URL is missing or wrong',
    [`${one} ftp://w.example`]: 'its URL is missing or wrong',
    [`${one} https://me:word@w.example`]: 'its URL is missing or wrong',
    [`${one} https://w.example?a=b`]: 'its URL is missing or wrong',
    [`${one} http://w.example`]: 'its URL has no https',
    [`${one} https://w.example x`]: 'it has more than a public key and a URL',
    'https://w.example': 'its public key is wrong: not of the form name+id+Base64',
    [`${one.slice(0, -1)} https://w.example`]: 'its public key is wrong: not of the form name+id+Base64',
    [`${one.replace('w', 'v')} https://w.example`]:
      'its public key is wrong: the id is not that of the name and the bytes',
    'w+01234567+BAAA https://w.example': 'its public key is wrong: 2 bytes, not 32',
    // The example of the specification signed-note, for plain signatures.
    'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k https://w.example':
      'its public key is wrong: type 1, not 4',
  };
  for (const [text, fault] of Object.entries(faults)) {
    t.equal(witnessesOf(text), `number 1: ${fault}`, text);
    t.equal(witnessesOf(`${known.publicKey} https://a.example,${text}`), `number 2: ${fault}`);
  }
  t.equal(
    witnessesOf(`${one} https://a.example, ${one} https://b.example`),
    'number 2: an earlier one has the same name',
  );
});
