import { Type } from '@sinclair/typebox';
import * as t from './common.ts';

// The examples come from docs/checkpoints.md, and they verify.

const root = 'iQNYd4M3cBdmpoUgBIPqjQfxBCq3jLJipXZezOYt6Tw=';

const signature =
  'pSO/2R9chU/fH54bUkZO4OkqSpX6IXv0f8q5eRzIORpd5HqkJUvqxu5M7LYQ5f8dEmYpMgsts6LKN+SMO9dIJB9C4Q8=';

const Note = t.Str(
  'The checkpoint as a signed note (C2SP tlog-checkpoint): origin, size, root, signature.',
  `learn.example/ledger\n3\n${root}\n\n\u2014 learn.example/ledger ${signature}\n`,
);

const PublicKey = t.Str(
  'Key that verifies the signature: name, key id and Ed25519 key.',
  'learn.example/ledger+a523bfd9+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4',
);

const Size = t.Count('Number of families, which are the leaves of the tree.', 3);

export const LedgerCheckpoint = t.Reply(
  'LedgerCheckpoint',
  'A signed statement about the ends of all ledgers.',
  {
    note: Note,
    publicKey: PublicKey,
    createdAt: t.Timestamp,
    size: Size,
    root: t.Str('The root of the Merkle tree over the heads of all families, in Base64.', root),
  },
);

export const LedgerProof = t.Reply(
  'LedgerProof',
  "Proof that a checkpoint contains the end of a family's ledger. Anybody with the public key can check it offline.",
  {
    familyId: Type.Integer({ ...t.UserId, examples: [4] }),
    seq: t.Count("The number of the family's last event; 0 before the first.", 12),
    head: t.Str('The hash of that event in hexadecimal; zeros before the first.', 'aa'.repeat(32)),
    index: t.Count("The family's position among the leaves of the tree, 0-based.", 1),
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
);
