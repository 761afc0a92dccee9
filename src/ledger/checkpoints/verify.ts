import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { merkleTree, rootOfProof } from '../merkle.ts';
import { type Head, headLeaf, openCheckpoint, type TreeHead } from './checkpoint.ts';

/** How the ledger, or the file itself, differs from what a checkpoint attests. */
export interface CheckpointProblem {
  kind: 'signature' | 'root' | 'truncated' | 'rewritten';
  /** The family and its event; null where the file itself is at fault. */
  familyId: number | null;
  seq: number | null;
  message: string;
}

/** The hash of an event as it is stored now; undefined where there is none. */
export type ReadEventHash = (familyId: number, seq: number) => Promise<string | undefined>;

const FamilyId = Type.Integer({ minimum: 1 });
const Count = Type.Integer({ minimum: 0 });
const Hash = Type.RegExp(/^[0-9a-f]{64}$/);

/** What is read of a saved answer of GET /api/ledger/proof. */
const ProofFile = Type.Object({
  familyId: FamilyId,
  seq: Count,
  head: Hash,
  index: Count,
  size: Count,
  proof: Type.Array(Type.String()),
  checkpoint: Type.String(),
  publicKey: Type.Optional(Type.String()),
});

/** A checkpoint with all heads that it was made of. */
const CheckpointFile = Type.Object({
  note: Type.String(),
  publicKey: Type.Optional(Type.String()),
  heads: Type.Array(Type.Tuple([FamilyId, Count, Hash])),
});

const proofFiles = TypeCompiler.Compile(ProofFile);
const checkpointFiles = TypeCompiler.Compile(CheckpointFile);

/** A checkpoint with its heads as a file, which `verifyAgainstCheckpoint` reads. */
export function checkpointFile(signed: { note: string; publicKey: string; heads: readonly Head[] }): string {
  const heads = signed.heads.map(({ familyId, seq, head }) => [familyId, seq, head]);
  return `${JSON.stringify({ ...signed, heads })}\n`;
}

/** What a file says of itself: the heads that it holds, and what is wrong with it. */
interface Attested {
  heads: Head[];
  fault: Pick<CheckpointProblem, 'kind' | 'message'> | undefined;
}

/**
 * Checks a file that was saved earlier (a checkpoint with its heads, or the proof of one head) and the ledger against
 * it: the signature, that the heads lead to the signed root, and that the events which were the heads then are still
 * there with the same hashes.
 *
 * @param publicKey the key to trust, in the form of a verifier key; without it the file's own, which shows only that
 * the file agrees with itself
 * @throws where the text is neither
 */
export async function verifyAgainstCheckpoint(
  text: string,
  publicKey: string | undefined,
  readEventHash: ReadEventHash,
): Promise<CheckpointProblem[]> {
  const { heads, fault } = readFile(text, publicKey);
  if (fault) return [{ ...fault, familyId: null, seq: null }];
  const problems: CheckpointProblem[] = [];
  for (let i = 0; i < heads.length; i += readsAtOnce) {
    const found = heads.slice(i, i + readsAtOnce).map((head) => problemOf(head, readEventHash));
    problems.push(...(await Promise.all(found)).filter((problem) => problem !== undefined));
  }
  return problems;
}

const readsAtOnce = 200;

async function problemOf(
  { familyId, seq, head }: Head,
  readEventHash: ReadEventHash,
): Promise<CheckpointProblem | undefined> {
  // Before its first event a family had nothing that could be lost.
  const hash = seq === 0 ? head : await readEventHash(familyId, seq);
  if (hash === head) return undefined;
  const where = `event ${seq} of family ${familyId}`;
  return hash
    ? { kind: 'rewritten', familyId, seq, message: `${where} has another hash than the checkpoint attests` }
    : { kind: 'truncated', familyId, seq, message: `${where} is attested by the checkpoint, but not there` };
}

function readFile(text: string, publicKey: string | undefined): Attested {
  const file = parsed(text);
  if (proofFiles.Check(file)) return readProof(file, publicKey ?? file.publicKey);
  if (checkpointFiles.Check(file)) return readCheckpoint(file, publicKey ?? file.publicKey);
  throw new Error('The file is neither a proof nor a checkpoint.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('The file is neither a proof nor a checkpoint.', { cause: error });
  }
}

function readProof(file: Static<typeof ProofFile>, publicKey: string | undefined): Attested {
  const head = { familyId: file.familyId, seq: file.seq, head: file.head };
  const { index, size } = file;
  const proof = file.proof.map((hash) => Buffer.from(hash, 'base64'));
  return attested(file.checkpoint, publicKey, [head], {
    size,
    root: rootOfProof(headLeaf(head), { index, size, proof }),
  });
}

function readCheckpoint(file: Static<typeof CheckpointFile>, publicKey: string | undefined): Attested {
  const heads = file.heads.map(([familyId, seq, head]) => ({ familyId, seq, head }));
  return attested(file.note, publicKey, heads, {
    size: heads.length,
    root: merkleTree(heads.map(headLeaf)).root,
  });
}

function attested(
  note: string,
  publicKey: string | undefined,
  heads: Head[],
  found: { size: number; root: Buffer | undefined },
): Attested {
  const signed: TreeHead | undefined = publicKey === undefined ? undefined : openCheckpoint(note, publicKey);
  if (!signed) {
    return { heads, fault: { kind: 'signature', message: 'the checkpoint is not signed with the key' } };
  }
  if (signed.size !== found.size || !found.root?.equals(signed.root)) {
    return { heads, fault: { kind: 'root', message: 'the file does not lead to the root that was signed' } };
  }
  return { heads, fault: undefined };
}
