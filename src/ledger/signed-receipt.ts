import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { type NoteFault, quoted, readNote, type Signer } from './checkpoints/note.ts';
import { Receipt } from './receipt.ts';

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

/** Reads a file with a signed receipt. Returns undefined for other files. */
export function readReceiptFile(
  file: unknown,
  trusted: string | undefined,
): { receipt: Static<typeof ReceiptFile>; fault: NoteFault | undefined } | undefined {
  if (!receiptFiles.Check(file)) return undefined;
  const key = trusted ?? file.publicKey ?? '';
  const result = readNote(file.receipt, key);
  if ('fault' in result) return { receipt: file, fault: result.fault };
  const expected = receiptText(key.split('+', 1)[0] ?? '', file);
  if (result.text === expected) return { receipt: file, fault: undefined };
  const message = 'the file states another receipt than the signed one';
  const fault = { kind: 'note' as const, message, expected: quoted(expected), found: quoted(result.text) };
  return { receipt: file, fault };
}
