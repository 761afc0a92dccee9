import { Type } from '@sinclair/typebox';
import { LedgerCheckpoint, LedgerProof } from '../../schema/checkpoints.ts';
import { FamilyQuery } from '../../schema/ledger.ts';
import { operation, parents } from '../http/operation.ts';

export const getCheckpoint = operation(
  { access: parents },
  {
    operationId: 'getLedgerCheckpoint',
    tags: ['Ledger'],
    summary: 'A signed checkpoint of all ledgers',
    description: `The root of a Merkle tree over the heads of all families' ledgers, signed by the service: a statement that it cannot take back.
One is made every minute, and by this request, while there is something new. It shows no family; \`GET /api/ledger/proof\` shows that
a family is in it. Note the \`publicKey\` at the beginning: it stays the same, and everything is checked by it.`,
    response: { 200: Type.Ref(LedgerCheckpoint) },
  },
);

export const getProof = operation(
  { access: parents, errors: ['FORBIDDEN', 'USER_NOT_FOUND'] },
  {
    operationId: 'getLedgerProof',
    tags: ['Ledger'],
    summary: "A proof of where a family's ledger ends",
    description: `The family's last event, and the proof that a signed checkpoint holds it. Save the answer: whatever happens to the ledger later, it
shows offline, by the public key alone, that this event was there with this hash, which covers all events before it. A PARENT gets the
proof of its own family, an ADMIN of any, named by \`familyId\`.`,
    querystring: FamilyQuery,
    response: { 200: Type.Ref(LedgerProof) },
  },
);
