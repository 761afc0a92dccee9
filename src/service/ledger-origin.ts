import type { Log } from '../base/service-log.ts';
import type { Database } from '../db/database.ts';
import { recordAudit } from '../kernel/audit-log.ts';
import { originOf, storeOrigin } from '../kernel/ledger/checkpoints/origin.ts';

/** Stores the origin of this service's checkpoints. Logs and records another one than at the start before. */
export async function keepOrigin(
  database: Pick<Database, 'transaction'>,
  { appUrl }: { appUrl: string },
  log: Log,
): Promise<void> {
  const origin = originOf(appUrl);
  const earlier = await database.transaction(async (tx) => {
    const replaced = await storeOrigin(tx, origin);
    const record = { actorId: null, actorRole: null, requestId: null, action: 'ORIGIN_CHANGED' } as const;
    if (replaced !== undefined) await recordAudit(tx, record);
    return replaced;
  });
  if (earlier === undefined) return;
  log.warn(
    `The origin of checkpoints changed from ${earlier} to ${origin}, as APP_URL did: tell auditors the new public key.`,
  );
}
