/**
 * Independent verifier, written from docs/checkpoints.md and the standards alone with Web Crypto: RFC 6962 section 2.1
 * by its recursive definitions, RFC 9162 section 2.1.3.2 for proofs.
 */

const sha256 = async (...chunks: Uint8Array[]) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.concat(chunks)));

const leafHash = (data: Uint8Array) => sha256(Uint8Array.of(0), data);
const nodeHash = (left: Uint8Array, right: Uint8Array) => sha256(Uint8Array.of(1), left, right);

/** MTH(D[n]) */
export async function treeHash(leaves: readonly Uint8Array[]): Promise<Buffer> {
  const [only] = leaves;
  if (!only) return sha256();
  if (leaves.length === 1) return leafHash(only);
  const k = largestPowerOfTwoBelow(leaves.length);
  return nodeHash(await treeHash(leaves.slice(0, k)), await treeHash(leaves.slice(k)));
}

/** PATH(m, D[n]) */
export async function auditPath(m: number, leaves: readonly Uint8Array[]): Promise<Buffer[]> {
  if (leaves.length === 1) return [];
  const k = largestPowerOfTwoBelow(leaves.length);
  return m < k
    ? [...(await auditPath(m, leaves.slice(0, k))), await treeHash(leaves.slice(k))]
    : [...(await auditPath(m - k, leaves.slice(k))), await treeHash(leaves.slice(0, k))];
}

/** PROOF(m, D[n]) */
export async function consistencyProof(m: number, leaves: readonly Uint8Array[]): Promise<Buffer[]> {
  return subproof(m, leaves, true);
}

/** SUBPROOF(m, D[n], b) */
async function subproof(m: number, leaves: readonly Uint8Array[], b: boolean): Promise<Buffer[]> {
  if (m === leaves.length) return b ? [] : [await treeHash(leaves)];
  const k = largestPowerOfTwoBelow(leaves.length);
  return m <= k
    ? [...(await subproof(m, leaves.slice(0, k), b)), await treeHash(leaves.slice(k))]
    : [...(await subproof(m - k, leaves.slice(k), false)), await treeHash(leaves.slice(0, k))];
}

function largestPowerOfTwoBelow(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}

/** Proof in a response of the service. */
export interface SavedProof {
  familyId: number;
  seq: number;
  head: string;
  index: number;
  size: number;
  proof: string[];
  checkpoint: string;
}

/** Returns the data of an event's leaf. */
export function leafData({ familyId, seq, head }: Pick<SavedProof, 'familyId' | 'seq' | 'head'>): Buffer {
  const fields = ['learning-service/ledger-leaf/1', `${familyId}`, `${seq}`, head];
  return Buffer.concat(
    fields.flatMap((field) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(Buffer.byteLength(field));
      return [length, Buffer.from(field)];
    }),
  );
}

/** Checks that the proof leads from the event to the root of a checkpoint signed with the key. */
export async function isProven(saved: SavedProof, publicKey: string): Promise<boolean> {
  const text = await signedText(saved.checkpoint, publicKey);
  if (text === undefined) return false;
  const [origin, size, root] = text.split('\n');
  if (origin !== publicKey.split('+')[0] || Number(size) !== saved.size) return false;
  const path = saved.proof.map((hash) => Buffer.from(hash, 'base64'));
  const found = await rootFrom(await leafHash(leafData(saved)), saved.index, saved.size, path);
  return found?.toString('base64') === root;
}

async function rootFrom(leaf: Buffer, index: number, size: number, path: Buffer[]) {
  if (index >= size) return undefined;
  let fn = index;
  let sn = size - 1;
  let r = leaf;
  for (const p of path) {
    if (sn === 0) return undefined;
    if (fn % 2 === 1 || fn === sn) {
      r = await nodeHash(p, r);
      while (fn % 2 === 0 && fn !== 0) {
        fn >>>= 1;
        sn >>>= 1;
      }
    } else {
      r = await nodeHash(r, p);
    }
    fn >>>= 1;
    sn >>>= 1;
  }
  return sn === 0 ? r : undefined;
}

/** Checks by the definition of SUBPROOF that a proof leads to the roots of both trees, and has no further hashes. */
export async function isContinued(
  first: { size: number; root: Buffer },
  second: { size: number; root: Buffer },
  proof: readonly Buffer[],
): Promise<boolean> {
  const left = [...proof];
  async function rootsOf(m: number, n: number, b: boolean): Promise<[Buffer, Buffer]> {
    if (m === n && b) return [first.root, first.root];
    const last = left.pop() ?? Buffer.alloc(0);
    if (m === n) return [last, last];
    const k = largestPowerOfTwoBelow(n);
    const [early, late] = await (m <= k ? rootsOf(m, k, b) : rootsOf(m - k, n - k, false));
    return m <= k
      ? [early, await nodeHash(late, last)]
      : [await nodeHash(last, early), await nodeHash(last, late)];
  }
  if (first.size < 1 || first.size > second.size) return false;
  const [early, late] = await rootsOf(first.size, second.size, true);
  return left.length === 0 && early.equals(first.root) && late.equals(second.root);
}

/** Returns the text of a note with a valid signature by the key (C2SP signed-note). */
export async function signedText(note: string, publicKey: string): Promise<string | undefined> {
  const [name = '', id = '', ...rest] = publicKey.split('+');
  const typeAndKey = Buffer.from(rest.join('+'), 'base64');
  const expectedId = (await sha256(Buffer.from(`${name}\n`), typeAndKey)).subarray(0, 4);
  if (expectedId.toString('hex') !== id) return undefined;
  const [text = '', lines = ''] = note.split('\n\n');
  const signatures = lines
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([dash, signer]) => dash === '\u2014' && signer === name)
    .map(([, , base64 = '']) => Buffer.from(base64, 'base64'));
  const bytes = signatures.find((signature) => signature.subarray(0, 4).toString('hex') === id);
  if (!bytes) return undefined;
  const key = await crypto.subtle.importKey('raw', typeAndKey.subarray(1), 'Ed25519', false, ['verify']);
  const isSigned = await crypto.subtle.verify('Ed25519', key, bytes.subarray(4), Buffer.from(`${text}\n`));
  return isSigned ? `${text}\n` : undefined;
}
