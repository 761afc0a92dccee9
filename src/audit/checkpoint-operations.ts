import { Type } from '@sinclair/typebox';
import { FamilyQuery, LedgerCheckpoint, LedgerProof } from '../../schema/audit.ts';
import { operation, parents } from '../http/operation.ts';

export const getCheckpoint = operation('getLedgerCheckpoint', 'Ledger', {
  access: parents,
  summary: 'A signed checkpoint of all ledgers',
  description: `Returns the root of a Merkle tree over the heads of all families' ledgers. The service signs it, so it
cannot deny it later. It makes a checkpoint every minute while there are new events, and for this request. A checkpoint
reveals no data of a family; \`GET /api/ledger/proof\` proves that it contains a family. Save the \`publicKey\` early: it
stays the same and verifies every checkpoint.`,
  response: { 200: Type.Ref(LedgerCheckpoint) },
});

export const getProof = operation('getLedgerProof', 'Ledger', {
  access: parents,
  errors: ['FORBIDDEN', 'USER_NOT_FOUND'],
  summary: "A proof of the end of a family's ledger",
  description: `Returns the number and hash of the family's last event, and the proof that a signed checkpoint contains
them. Save the response. With the public key alone, it later proves that this event existed with this hash, which covers all
earlier events. A PARENT gets the proof of its own family, an ADMIN of any family, given by \`familyId\`.`,
  querystring: FamilyQuery,
  response: { 200: Type.Ref(LedgerProof) },
});
