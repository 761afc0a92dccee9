import { setTimeout } from 'node:timers/promises';
import { LoggableError } from '../../base/logged-error.ts';
import { codeOf } from '../../base/system-errors.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Queryable } from '../transaction.ts';
import { distributedTables } from './family-places.ts';

/** Statement that counts the transactions of a node that are between the two phases of their commit. */
export const countInDoubt = 'SELECT count(*) FROM pg_prepared_xacts WHERE database = current_database()';

const attempts = 40;
const pauseMs = 250;
const maxLockMs = 500;

/**
 * Begins a transaction with a snapshot of each node, all of one moment. The second parameter has BEGIN and the statements
 * before the snapshots.
 *
 * Each node has a snapshot of its own, and a commit on several nodes becomes visible on one after the other. A transaction
 * that writes on several nodes locks the log, or writes users or families. It holds these locks on the coordinator until all
 * nodes have committed. Locks keep others from committing until all nodes have their snapshots; then they end with
 * their savepoint. After an error, the connection must be closed.
 */
export async function beginOnAllNodes(
  { query }: Queryable,
  statements: readonly [string, ...string[]] = ['BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'],
): Promise<void> {
  if ((await distributedTables({ query })).length === 0) {
    for (const statement of statements) await query(statement);
    return;
  }
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (await attemptToBegin({ query }, statements, Math.min(50 * attempt, maxLockMs))) return;
    await setTimeout(pauseMs);
  }
  throw new LoggableError('The nodes of the cluster have no common moment: a transaction does not end.');
}

/** Returns false, without a transaction, if a lock is not free in time or a commit is between its two phases. */
async function attemptToBegin(
  { query }: Queryable,
  [begin, ...first]: readonly [string, ...string[]],
  lockMs: number,
): Promise<boolean> {
  // Locked before the transaction, since a SELECT in it takes the snapshot before it waits.
  if (!(await inTime(query(`SELECT pg_advisory_lock_shared(${advisoryLocks.log})`)))) return false;
  await query(begin);
  // The nodes would lock by a SELECT, which takes their snapshots too early. Writers lock on the coordinator.
  await query('SET LOCAL citus.enable_ddl_propagation = off');
  const isMet = await inTime(meet({ query }, first, lockMs));
  if (!isMet) await query('ROLLBACK');
  await query(`SELECT pg_advisory_unlock_shared(${advisoryLocks.log})`);
  return isMet;
}

/** Returns false if a lock is not free in time. */
function inTime<T>(work: Promise<T>): Promise<T | false> {
  return work.catch((error: unknown) => {
    if (codeOf(error) !== '55P03') throw error;
    return false;
  });
}

/** Runs statements and takes the snapshots. Returns false if a transaction is between the two phases of its commit, without a session. */
async function meet({ query }: Queryable, first: readonly string[], lockMs: number): Promise<boolean> {
  for (const statement of first) await query(statement);
  await query('SAVEPOINT moment');
  // Transactions lock the two tables in different orders. The short wait ends a deadlock before anybody is its victim.
  await query(`SET LOCAL lock_timeout = ${lockMs}`);
  await query('LOCK TABLE users, families IN EXCLUSIVE MODE');
  await query('SELECT family_id FROM families LIMIT 1');
  const answers = await query<{ success: boolean; result: string }>(
    `SELECT success, result FROM run_command_on_all_nodes('${countInDoubt}')`,
  );
  await query('ROLLBACK TO SAVEPOINT moment');
  return answers.every(({ success, result }) => success && result === '0');
}
