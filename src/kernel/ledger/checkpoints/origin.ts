import type { Queryable, Transaction } from '../../../db/transaction.ts';

/** Returns the origin of a URL's service: the URL without scheme, `+` or spaces. */
export function originOf(appUrl: string): string {
  const { host, pathname } = new URL(appUrl);
  return `${host}${pathname.replace(/\/+$/, '').replaceAll('+', '%2B')}/ledger`;
}

/**
 * Returns the origin of a database's checkpoints: the one that the last start of the service stored, whatever the settings
 * of this process are. Before the first start, it is that of `appUrl`.
 */
export async function ledgerOrigin(database: Queryable, { appUrl }: { appUrl: string }): Promise<string> {
  return (await readOrigin(database)) ?? originOf(appUrl);
}

/** Stores the origin. Returns the earlier one if it was another; undefined if it is the first, or the same. */
export async function storeOrigin(tx: Transaction, origin: string): Promise<string | undefined> {
  await tx.query('INSERT INTO ledger_origin (origin) VALUES ($1) ON CONFLICT DO NOTHING', [origin]);
  const earlier = await readOrigin(tx, 'FOR UPDATE');
  if (earlier === origin) return undefined;
  await tx.query('UPDATE ledger_origin SET origin = $1, since = DEFAULT', [origin]);
  return earlier;
}

async function readOrigin(db: Queryable, lock: '' | 'FOR UPDATE' = ''): Promise<string | undefined> {
  const [row] = await db.query<{ origin: string }>(`SELECT origin FROM ledger_origin ${lock}`);
  return row?.origin;
}
