import t from 'tap';
import { NoAnswer } from '../../../src/http/pages/kit/client.ts';
import { signCheckpoint } from '../../../src/kernel/ledger/checkpoints/checkpoint.ts';
import { createSigner, type Signer } from '../../../src/kernel/ledger/checkpoints/note.ts';
import { signKeyChange } from '../../../src/kernel/ledger/log/keys.ts';
import { hashOfLeaf } from '../../../src/kernel/ledger/log/leaf.ts';
import { createTree } from '../../../src/kernel/ledger/log/tree.ts';
import { leafHash } from '../../../src/kernel/ledger/merkle.ts';
import { Heads } from '../../../src/slices/explorer/page/check/chain-heads.ts';
import type { LogService } from '../../../src/slices/explorer/page/check/log-service.ts';
import { answerTo, type StatedCheckpoint } from '../../../src/slices/explorer/page/check/questions.ts';
import { tilesOf } from '../../kernel/ledger/log/tiles-in-memory.ts';

/** What the explorer says of checkpoints and keys when a view asks. */

const [signer, later, stranger] = ['one', 'two', 'three'].map((seed) =>
  createSigner('learn.example/ledger/log', Buffer.alloc(32, seed).toString('base64')),
) as [Signer, Signer, Signer];
/** Hashes of the ledger of family 7, which are also in a log. */
const hashes = ['a', 'b', 'c'].map((digit) => digit.repeat(64));
const heads = new Heads();
for (const hash of hashes) heads.add(hash);
const leaves = Array.from({ length: 9 }, (_, i) => leafHash(Buffer.of(i)));
const [tree, otherTree] = [createTree(tilesOf(leaves)), createTree(tilesOf(leaves.toReversed()))];

async function stated(size: number, by = signer, from = tree): Promise<StatedCheckpoint> {
  const root = await from.root(size);
  const note = signCheckpoint({ size, root }, by);
  return { note, publicKey: signer.verifierKey, size, root: root.toString('base64') };
}

/** Service that answers with the proofs of the tree. */
const service = {
  async consistency(from: number, to: number) {
    return (await tree.consistency(from, to)).map((hash) => hash.toString('base64'));
  },
  // Questions need nothing else of the service.
} as Pick<LogService, 'consistency'> as LogService;

async function about(checkpoint: StatedCheckpoint, other?: StatedCheckpoint, from: LogService = service) {
  return (await answerTo({ about: 'checkpoint', checkpoint, ...(other && { other }) }, from, heads)).result;
}

t.test(
  'a checkpoint is right if its key signed it, with the size and root that the service states',
  async (t) => {
    const checkpoint = await stated(4);
    t.equal(await about(checkpoint), 'right');
    t.equal(await about(await stated(4, stranger)), 'wrong');
    t.equal(await about({ ...checkpoint, size: 5 }), 'wrong');
    t.equal(await about({ ...checkpoint, root: (await stated(5)).root }), 'wrong');
    t.equal(await about({ ...checkpoint, note: checkpoint.note.replace('4', '5') }), 'wrong');
  },
);

t.test('two checkpoints must belong to one log, whichever is the larger', async (t) => {
  const [small, large] = [await stated(4), await stated(9)];
  t.equal(await about(small, large), 'right');
  t.equal(await about(large, small), 'right');
  t.equal(await about(small, small), 'right');
  t.equal(await about(await stated(0), large), 'right');
  t.equal(await about(await stated(4, signer, otherTree), large), 'wrong');
  t.equal(await about(small, await stated(4, signer, otherTree)), 'wrong');
});

t.test('an answer of the service that is missing is a doubt', async (t) => {
  const refuses: LogService = { ...service, consistency: () => Promise.reject(new NoAnswer('away')) };
  t.equal(await about(await stated(4), await stated(9), refuses), 'doubt');
});

t.test(
  'a key follows another one if the holder of that signed it, and is a doubt if only itself says so',
  async (t) => {
    const [before, to] = [signer.verifierKey, later.verifierKey];
    const change = { from: before, to, size: 4, root: await tree.root(4) };
    const answer = async (statement: string | null, size = 4) =>
      (await answerTo({ about: 'key', key: { publicKey: to, size, statement }, before }, service, heads))
        .result;
    t.equal(await answer(signKeyChange(change, signer)), 'right');
    t.equal(await answer(signKeyChange(change, later)), 'doubt');
    t.equal(await answer(signKeyChange(change, stranger)), 'wrong');
    t.equal(await answer(signKeyChange(change, signer), 5), 'wrong');
    t.equal(await answer(signKeyChange({ ...change, to: stranger.verifierKey }, signer)), 'wrong');
    t.equal(await answer(null), 'wrong');
  },
);

t.test('a proof is right if it leads from this event to a checkpoint that the key signed', async (t) => {
  const events = hashes.map((head, i) => hashOfLeaf({ familyId: 7, seq: i + 1, head }));
  const log = createTree(tilesOf(events));
  const checkpoint = signCheckpoint({ size: 3, root: await log.root(3) }, signer);
  const path = (await log.inclusion(1, 3)).map((hash) => hash.toString('base64'));
  const proof = { familyId: 7, seq: 2, head: hashes[1] ?? '', index: 1, size: 3, proof: path, checkpoint };
  const answer = async (
    changes: Partial<typeof proof> = {},
    { publicKey = signer.verifierKey, seq = 2 } = {},
  ) => {
    const question = {
      about: 'proof',
      proof: { ...proof, ...changes },
      publicKey,
      familyId: 7,
      seq,
    } as const;
    return (await answerTo(question, service, heads)).result;
  };
  t.equal(await answer(), 'right');
  t.equal(await answer({}, { seq: 1 }), 'wrong', 'another event');
  t.equal(await answer({}, { publicKey: stranger.verifierKey }), 'wrong');
  t.equal(await answer({ head: hashes[0] ?? '' }), 'wrong');
  t.equal(await answer({ index: 0 }), 'wrong');
  t.equal(await answer({ familyId: 8 }), 'wrong');
});
