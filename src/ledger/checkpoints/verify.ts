import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { OperatorError } from '../../db/faults.ts';
import { merkleTree, rootOfProof } from '../merkle.ts';
import { type Head, headLeaf, readCheckpoint } from './checkpoint.ts';
import type { NoteFault } from './note.ts';

/** Difference between a checkpoint and the ledger, or fault of the file itself. */
export interface CheckpointProblem {
  kind: NoteFault['kind'] | 'root' | 'truncated' | 'rewritten';
  /** Null for a fault of the file, like `seq`. */
  familyId: number | null;
  seq: number | null;
  message: string;
  expected: string;
  found: string;
}

/** Function that returns the stored hash of an event; undefined for an unknown event. */
export type ReadEventHash = (familyId: number, seq: number) => Promise<string | undefined>;

const FamilyId = Type.Integer({ minimum: 1 });
const Count = Type.Integer({ minimum: 0 });
const Hash = Type.RegExp(/^[0-9a-f]{64}$/);

/** Used fields of a saved response of GET /api/ledger/proof. */
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

/** Checkpoint with all heads in it. */
const CheckpointFile = Type.Object({
  note: Type.String(),
  publicKey: Type.Optional(Type.String()),
  heads: Type.Array(Type.Tuple([FamilyId, Count, Hash])),
});

const proofFiles = TypeCompiler.Compile(ProofFile);
const checkpointFiles = TypeCompiler.Compile(CheckpointFile);

/** Returns the text of a file that `verifyAgainstCheckpoint` reads: a checkpoint with its heads. */
export function checkpointFile(signed: { note: string; publicKey: string; heads: readonly Head[] }): string {
  const heads = signed.heads.map(({ familyId, seq, head }) => [familyId, seq, head]);
  return `${JSON.stringify({ ...signed, heads })}\n`;
}

/** Heads in a file, and the fault of the file, if any. */
interface Attested {
  heads: Head[];
  fault: Omit<CheckpointProblem, 'familyId' | 'seq'> | undefined;
}

/**
 * Checks a saved checkpoint or proof, and the ledger against it. The signature must be valid, the heads must lead to
 * the signed root, and their events must still exist with the same hashes. Throws for any other text.
 *
 * @param publicKey trusted verifier key; the default is the file's own, which only shows that the file is consistent
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
  // A family without events has no hash to compare.
  const hash = seq === 0 ? head : await readEventHash(familyId, seq);
  if (hash === head) return undefined;
  const message = hash
    ? 'the event has a different hash in the checkpoint'
    : 'the event is in the checkpoint but not in the ledger';
  const kind = hash ? 'rewritten' : 'truncated';
  return { kind, familyId, seq, message, expected: `the hash ${head}`, found: hash ?? 'no event' };
}

function readFile(text: string, publicKey: string | undefined): Attested {
  const file = parseJson(text);
  if (proofFiles.Check(file)) return readProof(file, publicKey ?? file.publicKey);
  if (checkpointFiles.Check(file)) return readCheckpointFile(file, publicKey ?? file.publicKey);
  throw new OperatorError('The file is neither a proof nor a checkpoint.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperatorError('The file is neither a proof nor a checkpoint.', { cause: error });
  }
}

function readProof(file: Static<typeof ProofFile>, publicKey: string | undefined): Attested {
  const head = { familyId: file.familyId, seq: file.seq, head: file.head };
  const { index, size } = file;
  const proof = file.proof.map((hash) => Buffer.from(hash, 'base64'));
  const root = rootOfProof(headLeaf(head), { index, size, proof });
  return checkNote(file.checkpoint, publicKey, [head], { size, root });
}

function readCheckpointFile(file: Static<typeof CheckpointFile>, publicKey: string | undefined): Attested {
  const heads = file.heads.map(([familyId, seq, head]) => ({ familyId, seq, head }));
  const { root } = merkleTree(heads.map(headLeaf));
  return checkNote(file.note, publicKey, heads, { size: heads.length, root });
}

function checkNote(
  note: string,
  publicKey: string | undefined,
  heads: Head[],
  computed: { size: number; root: Buffer | undefined },
): Attested {
  const result = readCheckpoint(note, publicKey);
  if ('fault' in result) return { heads, fault: result.fault };
  const { checkpoint } = result;
  if (checkpoint.size === computed.size && computed.root?.equals(checkpoint.root))
    return { heads, fault: undefined };
  const message = 'the file does not lead to the signed root';
  const [expected, found] = [textOf(checkpoint), textOf(computed)];
  return { heads, fault: { kind: 'root', message, expected, found } };
}

function textOf({ size, root }: { size: number; root: Buffer | undefined }): string {
  return `size ${size} and root ${root?.toString('base64') ?? 'of no tree'}`;
}
