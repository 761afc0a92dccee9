import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { readCheckpoint } from '../checkpoints/checkpoint.ts';
import { isOfLog } from '../checkpoints/checkpoint-parts.ts';
import type { NoteFault } from '../checkpoints/note-parts.ts';
import { hashForm } from '../event-fields.ts';
import { rootOfProof, type TreeHead } from '../merkle.ts';
import { hashOfLeaf, type Leaf } from './leaf.ts';
import type { EventProof } from './proofs.ts';

/** Files with checkpoints of the log, which auditors save (docs/checkpoints.md). */

export const FamilyId = Type.Integer({ minimum: 1 });
export const Count = Type.Integer({ minimum: 0 });
export const Hash = Type.RegExp(hashForm);

/** Used fields of a saved response of GET /api/ledger/proof. */
export const ProofFile = Type.Object({
  familyId: FamilyId,
  seq: Count,
  head: Hash,
  index: Count,
  size: Count,
  proof: Type.Array(Type.String()),
  checkpoint: Type.String(),
  publicKey: Type.Optional(Type.String()),
});

/** Checkpoint, in the output of `ledger checkpoint` with the last event of each family and its proof. */
const CheckpointFile = Type.Object({
  note: Type.String(),
  publicKey: Type.Optional(Type.String()),
  events: Type.Optional(Type.Array(Type.Tuple([FamilyId, Count, Hash, Count, Type.Array(Type.String())]))),
});

const proofFiles = TypeCompiler.Compile(ProofFile);
const checkpointFiles = TypeCompiler.Compile(CheckpointFile);

/** Yields the text of a file with a checkpoint and proofs of events in it. */
export async function* checkpointFile(
  {
    note,
    publicKey,
    cosignatures = [],
  }: { note: string; publicKey: string; cosignatures?: readonly string[] },
  events: AsyncIterable<EventProof>,
): AsyncGenerator<string> {
  const head = { note, publicKey, ...(cosignatures.length > 0 && { cosignatures }) };
  yield `${JSON.stringify(head).slice(0, -1)},"events":[`;
  let separator = '\n';
  for await (const { familyId, seq, head, index, proof } of events) {
    const hashes = proof.map((hash) => hash.toString('base64'));
    yield separator + JSON.stringify([familyId, seq, head, index, hashes]);
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** Content of a file, and its fault, if any. */
export interface LogFile {
  /** Events whose place in the checkpoint the file proves. */
  heads: Leaf[];
  /** Size and root that the key signed. */
  signed?: TreeHead;
  fault: (Omit<NoteFault, 'kind'> & { kind: NoteFault['kind'] | 'root' }) | undefined;
}

/** Reads a file with a checkpoint of the log. Returns undefined for other files, such as those of checkpoints over heads. */
export function readLogFile(file: unknown, trusted: string | undefined): LogFile | undefined {
  if (proofFiles.Check(file)) {
    if (!isOfLog(file.checkpoint)) return undefined;
    return checkFile(file.checkpoint, trusted ?? file.publicKey, [file], file.size);
  }
  if (!checkpointFiles.Check(file) || (!file.events && !isOfLog(file.note))) return undefined;
  const events = (file.events ?? []).map(([familyId, seq, head, index, proof]) => {
    return { familyId, seq, head, index, proof };
  });
  return checkFile(file.note, trusted ?? file.publicKey, events);
}

type ProvenEvent = Pick<Static<typeof ProofFile>, 'familyId' | 'seq' | 'head' | 'index' | 'proof'>;

function checkFile(
  note: string,
  publicKey: string | undefined,
  events: readonly ProvenEvent[],
  size?: number,
): LogFile {
  const heads = events.map(({ familyId, seq, head }) => ({ familyId, seq, head }));
  const result = readCheckpoint(note, publicKey);
  if ('fault' in result) return { heads, fault: result.fault };
  const signed = result.checkpoint;
  const isProven = ({ index, proof, ...leaf }: ProvenEvent) => {
    const hashes = proof.map((hash) => Buffer.from(hash, 'base64'));
    const root = rootOfProof(hashOfLeaf(leaf), { index, size: signed.size, proof: hashes });
    return root?.equals(signed.root) ?? false;
  };
  const isOfSize = (size ?? signed.size) === signed.size;
  const bad = events.find((event) => !isProven(event));
  if (isOfSize && !bad) return { heads, signed, fault: undefined };
  const expected = `size ${signed.size} and root ${signed.root.toString('base64')}`;
  const found = isOfSize ? `another root from event ${bad?.seq}` : `size ${size}`;
  const message = 'the file does not lead to the signed root';
  return { heads, fault: { kind: 'root', message, expected, found } };
}
