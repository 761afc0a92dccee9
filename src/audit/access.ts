import type { Db } from '../db/database.ts';
import { forbidden } from '../errors.ts';
import { existingFamily } from '../http/access.ts';
import type { Caller } from '../http/app-types.ts';

/** Returns the family whose ledger the caller may read: its own by default. Throws 404 or 403 for others. */
export async function reachFamily(db: Db, caller: Caller, familyId: number = caller.userId): Promise<number> {
  await existingFamily(db, familyId);
  if (caller.role !== 'ADMIN' && familyId !== caller.userId)
    throw forbidden('This is the ledger of another family.');
  return familyId;
}
