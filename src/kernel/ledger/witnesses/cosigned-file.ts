import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { CheckpointProblem } from '../log/verify-checkpoint.ts';
import { readCosignature } from './cosignature.ts';

/** Used fields of a saved checkpoint or proof. */
const CosignedFile = Type.Object({
  note: Type.Optional(Type.String()),
  checkpoint: Type.Optional(Type.String()),
  cosignatures: Type.Optional(Type.Array(Type.String())),
});
const files = TypeCompiler.Compile(CosignedFile);

/** Reads a file. A receipt is not always JSON, and no witness cosigns it. */
function readFile(text: string): Static<typeof CosignedFile> {
  const file: unknown = text.trimStart().startsWith('{') ? JSON.parse(text) : undefined;
  return files.Check(file) ? file : {};
}

/** Returns a problem for each of the witnesses that did not cosign the checkpoint in a saved file. */
export function checkWitnesses(text: string, publicKeys: readonly string[], now: Date): CheckpointProblem[] {
  if (publicKeys.length === 0) return [];
  const { note, checkpoint, cosignatures = [] } = readFile(text);
  const lines = cosignatures.map((line) => `${line}\n`).join('');
  return publicKeys.flatMap((publicKey) => {
    const found = readCosignature(note ?? checkpoint ?? '', lines, publicKey, now);
    if (typeof found !== 'string') return [];
    const message = 'the witness did not cosign the checkpoint';
    const expected = `a cosignature by ${publicKey}`;
    return [{ kind: 'witness', familyId: null, seq: null, message, expected, found }];
  });
}
