import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { OperatorError } from '../../../base/faults.ts';
import { type Head, headLeaf, readCheckpoint } from '../checkpoints/checkpoint.ts';
import type { NoteFault } from '../checkpoints/note-parts.ts';
import { rootOf, rootOfProof, type TreeHead } from '../merkle.ts';
import { Count, FamilyId, Hash, ProofFile, readLogFile } from './log-files.ts';
import { type CheckedReceipt, readReceiptFile, readReceiptHeader } from './signed-receipt.ts';

/** Difference between a checkpoint and the ledger, or fault of the file itself. */
export interface CheckpointProblem {
  kind: NoteFault['kind'] | 'root' | 'truncated' | 'rewritten' | 'witness';
  /** Null for a fault of the file, like `seq`. */
  familyId: number | null;
  seq: number | null;
  message: string;
  expected: string;
  found: string;
}

/** Function that returns the stored hash of an event; undefined for an unknown event. */
export type ReadEventHash = (familyId: number, seq: number) => Promise<string | undefined>;

/** Trusted verifier key, or a function that returns it for the key in the file. Undefined for the latter one itself. */
export type Trusted = string | undefined | ((inFile: string | undefined) => string);

/** Function that returns the root of the log at a size; undefined if the log is smaller. */
export type ReadRoot = (size: number) => Promise<Buffer | undefined>;

/** Checkpoint with all heads in it. */
const CheckpointFile = Type.Object({
  note: Type.String(),
  publicKey: Type.Optional(Type.String()),
  heads: Type.Array(Type.Tuple([FamilyId, Count, Hash])),
});

const proofFiles = TypeCompiler.Compile(ProofFile);
const checkpointFiles = TypeCompiler.Compile(CheckpointFile);

/** Content of a saved checkpoint, proof or receipt. */
export interface Attested {
  heads: Head[];
  /** True for a header `Ledger-Receipt` without a signature. */
  isUnsigned?: boolean;
  /** Signed size and root, if the file has a checkpoint of the log. */
  signed?: TreeHead;
  fault: Omit<CheckpointProblem, 'familyId' | 'seq'> | undefined;
}

/**
 * Compares the ledger with a saved checkpoint, proof or receipt: the events in it must still exist with the same hashes. A fault
 * of the file is the only problem then.
 *
 * @param readRoot reader of the log; without it, only the events in the file are compared
 */
export async function compareWith(
  { heads, fault, signed }: Attested,
  readEventHash: ReadEventHash,
  readRoot?: ReadRoot,
): Promise<CheckpointProblem[]> {
  if (fault) return [{ ...fault, familyId: null, seq: null }];
  const problems: CheckpointProblem[] = [];
  const root = signed && readRoot && { size: signed.size, root: await readRoot(signed.size) };
  if (root && !root.root?.equals(signed.root)) {
    const message = 'the log does not continue the checkpoint';
    const [expected, found] = [textOf(signed), root.root ? textOf(root) : 'a smaller log'];
    problems.push({ kind: 'rewritten', familyId: null, seq: null, message, expected, found });
  }
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

/**
 * Reads the text of a saved checkpoint, proof or receipt. The signature must be valid, and the heads must lead to the signed
 * root. Throws for any other text.
 *
 * @param trusted trusted key; the default is the file's own, which only shows that the file is consistent
 */
export function readAttested(text: string, trusted: Trusted): Attested {
  const keyFor = (own: string | undefined) => (typeof trusted === 'function' ? trusted(own) : trusted);
  const header = readReceiptHeader(text, () => keyFor(undefined));
  if (header) return { ...attestedBy(header), isUnsigned: !header.isSigned };
  const file = parseJson(text);
  const publicKey = keyFor(publicKeyIn(file));
  const receipt = readReceiptFile(file, publicKey);
  if (receipt) return attestedBy(receipt);
  const ofLog = readLogFile(file, publicKey);
  if (ofLog) return ofLog;
  if (proofFiles.Check(file)) return readProof(file, publicKey ?? file.publicKey);
  if (checkpointFiles.Check(file)) return readCheckpointFile(file, publicKey ?? file.publicKey);
  throw new OperatorError(otherFile);
}

function attestedBy({ receipt: { familyId, seq, hash: head }, fault }: CheckedReceipt): Attested {
  return { heads: [{ familyId, seq, head }], fault };
}

const otherFile = 'The file to compare with is neither a proof nor a checkpoint nor a receipt.';

function publicKeyIn(file: unknown): string | undefined {
  const isObject = typeof file === 'object' && file !== null && 'publicKey' in file;
  return isObject && typeof file.publicKey === 'string' ? file.publicKey : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperatorError(otherFile, { cause: error });
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
  const root = rootOf(heads.map(headLeaf));
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
