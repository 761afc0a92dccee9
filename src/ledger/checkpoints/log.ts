import PQueue from 'p-queue';
import type { Database } from '../../db/connection.ts';
import type { Log } from '../../db/log.ts';
import type { Transaction } from '../../db/session.ts';
import { type MerkleTree, merkleTree } from '../merkle.ts';
import { type Head, headLeaf, openCheckpoint, originOf, signCheckpoint } from './checkpoint.ts';
import { openSigner, type Signer } from './note.ts';
import {
  type Checkpoint,
  currentHeads,
  insertCheckpoint,
  isHeadSigned,
  latestCheckpoint,
  lockCheckpoints,
  signedHeads,
} from './store.ts';

/** That a family's head is in a checkpoint: what anybody can check who knows the public key. */
export interface HeadProof extends Head {
  /** The family's place among the leaves, from 0. */
  index: number;
  size: number;
  proof: Buffer[];
  /** The signed note. */
  checkpoint: string;
}

/** The signed checkpoints of one database. */
export interface CheckpointLog {
  readonly verifierKey: string;
  /** The newest checkpoint, after one has been made where there is something new. */
  current(): Promise<Checkpoint>;
  /** Makes one where there is something new and the newest is that old. Returns after how long to look again. */
  keepCurrent(maxAgeMs: number): Promise<number>;
  /** The proof of a family's head as it is now; undefined where there is no such family. */
  prove(familyId: number): Promise<HeadProof | undefined>;
  /** The current checkpoint with all heads that it was made of. */
  export(): Promise<{ note: string; publicKey: string; heads: Head[] }>;
}

export interface CheckpointLogOptions {
  database: Database;
  settings: {
    /** The URL that people reach the service by. */
    appUrl: string;
    /** The private key, as `openSigner` takes it. */
    ledgerSigningKey: string;
  };
  now: () => Date;
  log: Log;
}

/** Opens the log on a migrated database. Any number of instances may do so. */
export function openCheckpointLog({ database, settings, now, log }: CheckpointLogOptions): CheckpointLog {
  const signer = openSigner(originOf(settings.appUrl), settings.ledgerSigningKey);
  const { verifierKey } = signer;
  const make = (tx: Transaction) => makeCheckpoint(tx, { signer, now, log });
  const current = createSharedRuns(() => database.transaction(make));
  let newest: { id: number; tree: Promise<SignedTree> } | undefined;

  /** That of the newest checkpoint is kept, since it takes reading the heads of all families. */
  function treeOf(checkpoint: Checkpoint): Promise<SignedTree> {
    if (newest?.id === checkpoint.id) return newest.tree;
    const tree = readSignedTree(database, checkpoint);
    newest = { id: checkpoint.id, tree };
    // Who waits for it gets the error; who comes later reads again.
    tree.catch(() => {
      newest = undefined;
    });
    return tree;
  }

  return {
    verifierKey,
    current,
    async keepCurrent(maxAgeMs) {
      const waitMs = await untilDue(database, maxAgeMs, now());
      if (waitMs > 0) return waitMs;
      await database.transaction(async (tx) => {
        await lockCheckpoints(tx);
        if ((await untilDue(tx, maxAgeMs, now())) === 0) await make(tx);
      });
      return maxAgeMs;
    },
    async prove(familyId) {
      const latest = await latestCheckpoint(database);
      const isOwn = latest && openCheckpoint(latest.note, verifierKey);
      const isFresh = isOwn && (await isHeadSigned(database, familyId));
      const { checkpoint, heads, tree } = await treeOf(isFresh ? latest : await current());
      const index = heads.findIndex((head) => head.familyId === familyId);
      const head = heads[index];
      return (
        head && { ...head, index, size: heads.length, proof: tree.proof(index), checkpoint: checkpoint.note }
      );
    },
    async export() {
      const { checkpoint, heads } = await treeOf(await current());
      return { note: checkpoint.note, publicKey: verifierKey, heads };
    },
  };
}

/** Makes a checkpoint where there is something new; the newest that there is after that. */
async function makeCheckpoint(
  tx: Transaction,
  { signer, now, log }: { signer: Signer; now: () => Date; log: Log },
): Promise<Checkpoint> {
  // Who had to wait for the lock finds what the one before has made.
  await lockCheckpoints(tx);
  const latest = await latestCheckpoint(tx);
  const { leaves, changed } = await readLeaves(tx, log);
  // Also where key or origin have changed, since then nobody can check the latest by the key that is served.
  if (latest && changed.length === 0 && openCheckpoint(latest.note, signer.verifierKey)) return latest;
  const treeHead = { size: leaves.length, root: merkleTree(leaves).root };
  const note = signCheckpoint(treeHead, signer);
  return insertCheckpoint(tx, { ...treeHead, createdAt: now().toISOString(), note }, changed);
}

/** Milliseconds until the newest checkpoint is that old; 0 where it is, and where there is none. */
async function untilDue(tx: Transaction, maxAgeMs: number, now: Date): Promise<number> {
  const latest = await latestCheckpoint(tx);
  const ageMs = latest ? now.getTime() - Date.parse(latest.createdAt) : maxAgeMs;
  // A clock that was set back must not stop the checkpoints until it has caught up.
  return ageMs < 0 ? 0 : Math.max(0, maxAgeMs - ageMs);
}

/** A checkpoint with the heads and the tree that it was made of. */
interface SignedTree {
  checkpoint: Checkpoint;
  heads: Head[];
  tree: MerkleTree;
}

async function readSignedTree(tx: Transaction, checkpoint: Checkpoint): Promise<SignedTree> {
  const heads = await signedHeads(tx, checkpoint.id);
  const tree = merkleTree(heads.map(headLeaf));
  if (!tree.root.equals(checkpoint.root)) {
    throw new Error(`the stored heads of checkpoint ${checkpoint.id} do not give its root`);
  }
  return { checkpoint, heads, tree };
}

/**
 * The leaves of all families as they are now, and the heads that are new. A family whose events do not continue what
 * was signed for it keeps the head that was signed: two checkpoints never contradict each other.
 */
async function readLeaves(tx: Transaction, log: Log): Promise<{ leaves: Buffer[]; changed: Head[] }> {
  const leaves: Buffer[] = [];
  const changed: Head[] = [];
  for await (const heads of currentHeads(tx)) {
    for (const { signed, continuesSigned, ...head } of heads) {
      const { familyId } = head;
      if (signed && !continuesSigned) {
        log.error(
          `The ledger of family ${familyId} no longer holds its signed event ${signed.seq}: verify it.`,
        );
        leaves.push(headLeaf({ familyId, ...signed }));
      } else {
        leaves.push(headLeaf(head));
        if (signed?.seq !== head.seq) changed.push(head);
      }
    }
  }
  return { leaves, changed };
}

/** Runs `work` once at a time; calls while it runs share the next run, so no call gets a result that began before it. */
function createSharedRuns<T>(work: () => Promise<T>): () => Promise<T> {
  const queue = new PQueue({ concurrency: 1 });
  let latest: Promise<T>;
  return () => {
    if (queue.size === 0) latest = queue.add(work);
    return latest;
  };
}
