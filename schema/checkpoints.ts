import { Type } from '@sinclair/typebox';
import { Reply, Timestamp, UserId } from './common.ts';

// The examples come from docs/checkpoints.md, and they verify.

const root = 'iQNYd4M3cBdmpoUgBIPqjQfxBCq3jLJipXZezOYt6Tw=';

const signature =
  'pSO/2R9chU/fH54bUkZO4OkqSpX6IXv0f8q5eRzIORpd5HqkJUvqxu5M7LYQ5f8dEmYpMgsts6LKN+SMO9dIJB9C4Q8=';

const Note = Type.String({
  examples: [`learn.example/ledger\n3\n${root}\n\n\u2014 learn.example/ledger ${signature}\n`],
  description: 'The checkpoint as a signed note (C2SP tlog-checkpoint): origin, size, root, signature.',
});

const PublicKey = Type.String({
  examples: ['learn.example/ledger+a523bfd9+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4'],
  description: 'Key that verifies the signature: name, key id and Ed25519 key.',
});

const Size = Type.Integer({
  minimum: 0,
  examples: [3],
  description: 'Number of families, which are the leaves of the tree.',
});

export const LedgerCheckpoint = Reply(
  {
    note: Note,
    publicKey: PublicKey,
    createdAt: Timestamp,
    size: Size,
    root: Type.String({
      examples: [root],
      description: 'The root of the Merkle tree over the heads of all families, in Base64.',
    }),
  },
  {
    $id: 'LedgerCheckpoint',
    title: 'LedgerCheckpoint',
    description: 'A signed statement of the ends of the ledgers of all families.',
  },
);

export const LedgerProof = Reply(
  {
    familyId: Type.Integer({ ...UserId, examples: [4] }),
    seq: Type.Integer({
      minimum: 0,
      examples: [12],
      description: "The number of the family's last event; 0 before the first.",
    }),
    head: Type.String({
      examples: ['aa'.repeat(32)],
      description: 'The hash of that event in hexadecimal; zeros before the first.',
    }),
    index: Type.Integer({
      minimum: 0,
      examples: [1],
      description: "The family's position among the leaves of the tree, 0-based.",
    }),
    size: Size,
    proof: Type.Array(Type.String(), {
      examples: [
        ['eYOXxhuq8BnXoIn5R2k5JxWx/8b3At9f7UJYKUKWSss=', 'Q9nWChSDm2348vL5f0mD8Q0x/y+wJQA3a+MvUWgJWlE='],
      ],
      description: 'Sibling hashes on the path from the leaf to the root, bottom up, in Base64.',
    }),
    checkpoint: Note,
    publicKey: PublicKey,
  },
  {
    $id: 'LedgerProof',
    title: 'LedgerProof',
    description:
      "Proof that a checkpoint contains the end of a family's ledger. The public key suffices to check it offline.",
  },
);
