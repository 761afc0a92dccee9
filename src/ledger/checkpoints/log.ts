import timers from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../db/log.ts';
import { LoggableError } from '../../db/logged-error.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import { type MerkleTree, merkleTree } from '../merkle.ts';
import { type Head, headLeaf, openCheckpoint, signCheckpoint } from './checkpoint.ts';
import { createSigner, type Signer } from './note.ts';
import { originOf } from './origin.ts';
import {
  type Checkpoint,
  currentHeads,
  insertCheckpoint,
  isHeadSigned,
  latestCheckpoint,
  lockCheckpoints,
  signedHeads,
} from './store.ts';

/** Proof that a checkpoint contains a family's head; the public key is enough to check it. */
export interface HeadProof extends Head {
  /** Index of the family's leaf, from 0. */
  index: number;
  size: number;
  proof: Buffer[];
  /** Signed note. */
  checkpoint: string;
}

/** Signed checkpoints of one database. */
export interface CheckpointLog {
  readonly verifierKey: string;
  /** Returns a checkpoint with everything committed before the call. Makes one if there are changes, at most one a second. */
  current(): Promise<Checkpoint>;
  /** Makes a checkpoint if there are changes and the newest is this old. Returns milliseconds until the next check. */
  keepCurrent(maxAgeMs: number): Promise<number>;
  /** Returns a proof of a family's current head; undefined for an unknown family. */
  prove(familyId: number): Promise<HeadProof | undefined>;
  /** Returns the current checkpoint with all heads in it. */
  export(): Promise<{ note: string; publicKey: string; heads: Head[] }>;
}

export interface CheckpointLogOptions {
  database: Database;
  settings: {
    /** Public URL of the service. */
    appUrl: string;
    /** Private key for `createSigner`. */
    ledgerSigningKey: string;
    /** Origin of the checkpoints; that of `appUrl` by default. */
    origin?: string | undefined;
  };
  now: () => Date;
  log: Log;
  /** Minimum time between the starts of two checkpoints that `current` makes. */
  paceMs?: number;
}

/** Creates the log of a migrated database. Any number of instances may share the database. */
export function createCheckpointLog({
  database,
  settings,
  now,
  log,
  paceMs = 1000,
}: CheckpointLogOptions): CheckpointLog {
  const signer = createSigner(settings.origin ?? originOf(settings.appUrl), settings.ledgerSigningKey);
  const { verifierKey } = signer;
  const make = (tx: Transaction) => makeCheckpoint(tx, { signer, now, log });
  const current = createSharedRuns(() => database.transaction(make), paceMs);
  let newest: { id: number; tree: Promise<SignedTree> } | undefined;

  /** Returns a checkpoint's tree. Caches the newest, since building it reads the heads of all families. */
  function treeOf(checkpoint: Checkpoint): Promise<SignedTree> {
    if (newest?.id === checkpoint.id) return newest.tree;
    const tree = readSignedTree(database, checkpoint);
    newest = { id: checkpoint.id, tree };
    // Waiting callers get the error. Later callers read again.
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

/** Makes a checkpoint if there are changes, and returns the newest. */
async function makeCheckpoint(
  tx: Transaction,
  { signer, now, log }: { signer: Signer; now: () => Date; log: Log },
): Promise<Checkpoint> {
  // Behind the lock, `latest` is the checkpoint of its previous holder.
  await lockCheckpoints(tx);
  const latest = await latestCheckpoint(tx);
  const { leaves, changed } = await readLeaves(tx, log);
  // A changed key or origin needs a new checkpoint: the API's key cannot verify the old one.
  if (latest && changed.length === 0 && openCheckpoint(latest.note, signer.verifierKey)) return latest;
  const treeHead = { size: leaves.length, root: merkleTree(leaves).root };
  const note = signCheckpoint(treeHead, signer);
  return insertCheckpoint(tx, { ...treeHead, createdAt: now().toISOString(), note }, changed);
}

/** Returns the milliseconds until the newest checkpoint reaches this age; 0 if it has, or if there is none. */
async function untilDue(db: Queryable, maxAgeMs: number, now: Date): Promise<number> {
  const latest = await latestCheckpoint(db);
  const ageMs = latest ? now.getTime() - Date.parse(latest.createdAt) : maxAgeMs;
  // A clock that was set back must not pause the checkpoints.
  return ageMs < 0 ? 0 : Math.max(0, maxAgeMs - ageMs);
}

/** Checkpoint with its heads and their tree. */
interface SignedTree {
  checkpoint: Checkpoint;
  heads: Head[];
  tree: MerkleTree;
}

async function readSignedTree(db: Queryable, checkpoint: Checkpoint): Promise<SignedTree> {
  const heads = await signedHeads(db, checkpoint.id);
  const tree = merkleTree(heads.map(headLeaf));
  if (!tree.root.equals(checkpoint.root)) {
    throw new LoggableError(`the stored heads of checkpoint ${checkpoint.id} do not match its root`);
  }
  return { checkpoint, heads, tree };
}

/** Returns the leaves of all families, and the new heads. A family that contradicts its signed head keeps it. */
async function readLeaves(db: Queryable, log: Log): Promise<{ leaves: Buffer[]; changed: Head[] }> {
  const leaves: Buffer[] = [];
  const changed: Head[] = [];
  for await (const heads of currentHeads(db)) {
    for (const { signed, continuesSigned, ...head } of heads) {
      const { familyId } = head;
      if (signed && !continuesSigned) {
        log.error(
          `The ledger of family ${familyId} lacks its signed event ${signed.seq}: run "ledger verify".`,
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

/**
 * Creates a function that runs `work` once at a time, with `paceMs` between two starts. Calls before the start of a run
 * share it, so each run begins after its calls.
 */
function createSharedRuns<T>(work: () => Promise<T>, paceMs: number): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  /** Run that has not started. */
  let next: Promise<T> | undefined;
  let startsAt = 0;

  async function run(): Promise<T> {
    await Promise.allSettled([running]);
    const waitMs = startsAt - performance.now();
    if (waitMs > 0) await timers.setTimeout(waitMs);
    startsAt = performance.now() + paceMs;
    const result = work();
    running = result;
    next = undefined;
    return result;
  }

  return () => {
    next ??= run();
    return next;
  };
}
