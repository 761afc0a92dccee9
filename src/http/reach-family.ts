import { existing } from '../base/errors.ts';
import type { Database } from '../db/database.ts';
import { ledgerEnd } from '../kernel/ledger/export/export.ts';
import { authorizeForFamily } from './access.ts';
import type { Caller } from './app-types.ts';

/** Returns the family whose ledger the caller may read: its own by default, even a closed one. Throws 404 or 403 for others. */
export async function reachFamily(
  database: Database,
  caller: Caller,
  familyId: number = caller.familyId,
): Promise<number> {
  existing(await ledgerEnd(database, familyId), 'USER_NOT_FOUND');
  authorizeForFamily(caller, familyId, 'This is another family.');
  return familyId;
}
