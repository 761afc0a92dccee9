import { checkpointIn, signedCheckpointIn } from '../../../../kernel/ledger/checkpoints/checkpoint-parts.ts';
import { partsOf, type SignedNote, signedNoteIn } from '../../../../kernel/ledger/checkpoints/note-parts.ts';
import { acceptanceIn, type KeyChange, keyChangeIn } from '../../../../kernel/ledger/log/key-changes.ts';
import type { TreeHead } from '../../../../kernel/ledger/merkle.ts';

/** Signed notes, whose Ed25519 signatures WebCrypto verifies. */

async function isGenuine({ text, signature, key }: SignedNote): Promise<boolean> {
  const publicKey = await crypto.subtle.importKey('raw', new Uint8Array(key.bytes), 'Ed25519', false, [
    'verify',
  ]);
  const [signed, signedText] = [new Uint8Array(signature), new TextEncoder().encode(text)];
  return crypto.subtle.verify('Ed25519', publicKey, signed, signedText);
}

/** Returns the content of a checkpoint that the holder of the key signed, otherwise undefined. */
export async function openCheckpoint(note: string, publicKey: string): Promise<TreeHead | undefined> {
  const signed = signedCheckpointIn(note, publicKey);
  if ('fault' in signed || !(await isGenuine(signed))) return undefined;
  const content = checkpointIn(signed.text);
  return 'checkpoint' in content ? content.checkpoint : undefined;
}

/** Returns a change of the key that the holder of the earlier key signed, otherwise undefined. */
export async function openKeyChange(note: string, publicKey: string): Promise<KeyChange | undefined> {
  const signed = signedNoteIn(note, publicKey);
  if ('fault' in signed || !(await isGenuine(signed))) return undefined;
  return keyChangeIn(signed.text, publicKey);
}

/** Returns a change from a lost key, which the holder of the later key signed, otherwise undefined. */
export async function openAcceptance(note: string, publicKey: string): Promise<KeyChange | undefined> {
  const signed = signedNoteIn(note, publicKey);
  if ('fault' in signed || !(await isGenuine(signed))) return undefined;
  return acceptanceIn(signed.text, publicKey);
}

/** Returns the names of the signers of a note. */
export function signersOf(note: string): string[] {
  const parts = partsOf(note);
  return typeof parts === 'string' ? [] : parts.signatures.map(({ name }) => name);
}
