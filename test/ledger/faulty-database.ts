import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../src/db/connection.ts';
import type { Transaction } from '../../src/db/session.ts';

/** A way in which the database fails a transaction. */
export type Fault =
  | { kind: 'too many connections' }
  | { kind: 'statement'; code: string; statement: number }
  | { kind: 'lost'; commit: 'never' | 'before' | 'later' };

/** An error as the driver throws it. */
class DatabaseError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`injected ${code}`);
    this.code = code;
  }
}

/**
 * A database whose transactions fail as they are told to, beside what they really do: some never begin, in some a
 * statement fails, and some lose their connection at COMMIT, which did not happen, or did, or is still under way.
 */
export function faultyDatabase(database: Database, nextFault: () => Fault | undefined) {
  const underWay = new Set<Promise<void>>();

  async function lose<T>(
    commit: 'never' | 'before' | 'later',
    work: (tx: Transaction) => Promise<T>,
    onCommit?: () => void,
  ): Promise<T> {
    const session = await database.checkOut();
    try {
      await session.query('BEGIN');
      await work(session);
      onCommit?.();
    } catch (error) {
      session.release(false);
      throw error;
    }
    const end = (async () => {
      // Longer than the first attempts of the kernel take to come again: they meet the lock that is still held.
      if (commit === 'later') await setTimeout(30);
      await session.query(commit === 'never' ? 'ROLLBACK' : 'COMMIT');
      session.release(true);
    })();
    underWay.add(end);
    void end.finally(() => underWay.delete(end));
    if (commit !== 'later') await end;
    throw new DatabaseError('CONNECTION_CLOSED');
  }

  const faulty: Database = {
    ...database,
    async transaction(work, onCommit) {
      const fault = nextFault();
      if (!fault) return database.transaction(work, onCommit);
      if (fault.kind === 'too many connections') throw new DatabaseError('53300');
      if (fault.kind === 'lost') return lose(fault.commit, work, onCommit);
      return database.transaction((tx) => work(failing(tx, fault)), onCommit);
    },
  };
  /** Waits for the commits that went on without their connection. */
  const settled = async () => {
    await Promise.all(underWay);
  };
  return { faulty, settled };
}

function failing(tx: Transaction, { code, statement }: { code: string; statement: number }): Transaction {
  let count = 0;
  return {
    query(text, parameters) {
      count += 1;
      return count === statement ? Promise.reject(new DatabaseError(code)) : tx.query(text, parameters);
    },
  };
}
