import { Problem } from '../../../base/errors.ts';
import type { Actor } from '../../../kernel/audit-log.ts';
import type { Receipt } from '../../../kernel/ledger/receipt.ts';
import type { Deps } from '../../../slice/deps.ts';
import { createCloseFamily } from './closing.domain.ts';

/** Maximum number of attempts to close a family while learners join it. */
const maxAttempts = 10;

/** Closes a family as its parent: erases all learners and deletes the parent's account (decisions.md 2.11). */
export async function closeFamily(
  { database, commands, registry }: Pick<Deps, 'database' | 'commands' | 'registry'>,
  familyId: number,
  actor: Actor,
  onReceipt?: (receipt: Receipt) => void,
): Promise<void> {
  const audit = { action: 'FAMILY_CLOSED', ...actor, familyId } as const;
  const handler = createCloseFamily(registry.erasures, registry.closings);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const accounts = await database.db
      .selectFrom('balances')
      .select('learner_id')
      .where('family_id', '=', familyId)
      .execute();
    const data = { learnerIds: accounts.map(({ learner_id }) => learner_id) };
    if (await commands.execute({ handler, familyId, actorId: familyId, data, audit, onReceipt })) return;
  }
  throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
}
