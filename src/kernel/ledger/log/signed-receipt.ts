import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { readNote, type Signer } from '../checkpoints/note.ts';
import { type NoteFault, quoted } from '../checkpoints/note-parts.ts';
import { Receipt } from '../receipt.ts';
import { nameOfKey } from './keys.ts';

/** Receipts that the service signed (docs/ledger-format.md). */

/** Saved answer of GET /api/ledger/receipt. */
const ReceiptFile = Type.Composite([
  Receipt,
  Type.Object({ receipt: Type.String(), publicKey: Type.Optional(Type.String()) }),
]);
const receiptFiles = TypeCompiler.Compile(ReceiptFile);

/** Returns the text that the signature covers. Its second line tells it from a checkpoint, which has a number there. */
function receiptText(origin: string, { familyId, seq, hash, prior }: Receipt): string {
  return `${origin}\nreceipt\n${familyId}\n${seq}\n${hash}\n${prior}\n`;
}

/** Returns a receipt as a signed note. */
export function signReceipt(signer: Signer, receipt: Receipt): string {
  return signer.sign(receiptText(signer.name, receipt));
}

/** Receipt, and its fault if the key did not sign it. */
export interface CheckedReceipt {
  receipt: Receipt;
  fault: NoteFault | undefined;
}

/** Reads a file with a signed receipt. Returns undefined for other files. */
export function readReceiptFile(file: unknown, trusted: string | undefined): CheckedReceipt | undefined {
  if (!receiptFiles.Check(file)) return undefined;
  const key = trusted ?? file.publicKey ?? '';
  return { receipt: file, fault: faultOf(file, file.receipt, key) };
}

/** Header of an answer, with or without its name and a signature. */
const header =
  /^(?:[Ll]edger-[Rr]eceipt:)?\s*family=([1-9]\d{0,14}), seq=([1-9]\d{0,14}), hash="([0-9a-f]{64})", prior="([0-9a-f]{64})"(?:, sig=:([\w+/=]*):)?\s*$/;

/**
 * Reads the text of a header `Ledger-Receipt`. Its signature needs a key, which the header does not have. Returns undefined for
 * other texts.
 */
export function readReceiptHeader(
  text: string,
  trustedKey: () => string | undefined,
): (CheckedReceipt & { isSigned: boolean }) | undefined {
  const [isHeader, family, seq, hash = '', prior = '', signature] = header.exec(text) ?? [];
  if (isHeader === undefined) return undefined;
  const receipt = { familyId: Number(family), seq: Number(seq), hash, prior };
  if (signature === undefined) return { receipt, isSigned: false, fault: undefined };
  const key = trustedKey();
  if (key === undefined) return { receipt, isSigned: true, fault: withoutKey };
  const name = nameOfKey(key);
  const note = `${receiptText(name, receipt)}\n\u2014 ${name} ${signature}\n`;
  return { receipt, isSigned: true, fault: faultOf(receipt, note, key) };
}

const withoutKey: NoteFault = {
  kind: 'key',
  message: 'a header has no key to check its signature with',
  expected: 'a public key, with --key',
  found: 'none',
};

function faultOf(receipt: Receipt, note: string, key: string): NoteFault | undefined {
  const result = readNote(note, key);
  if ('fault' in result) return result.fault;
  const expected = receiptText(nameOfKey(key), receipt);
  if (result.text === expected) return undefined;
  const message = 'the file states another receipt than the signed one';
  return { kind: 'note', message, expected: quoted(expected), found: quoted(result.text) };
}
