import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../src/db/connection.ts';
import { begin, CommitUnknown, type Statement, type Transaction } from '../../src/db/session.ts';

/** A way in which the database fails a transaction. */
export type Fault =
  | { kind: 'too many connections' }
  | { kind: 'statement'; code: string; statement: number }
  | { kind: 'write'; code: string; statement: number }
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
    last: (result: T) => readonly Statement[],
  ): Promise<T> {
    const session = await database.checkOut();
    try {
      await session.query(begin);
      for (const { text, parameters } of last(await work(session))) await session.query(text, parameters);
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
    throw new CommitUnknown(new DatabaseError('CONNECTION_CLOSED'));
  }

  const faulty: Database = {
    ...database,
    async transaction(work, last = () => []) {
      const fault = nextFault();
      if (!fault) return database.transaction(work, last);
      if (fault.kind === 'too many connections') throw new DatabaseError('53300');
      if (fault.kind === 'lost') return lose(fault.commit, work, last);
      if (fault.kind === 'write') return database.transaction(work, (result) => refused(last(result), fault));
      return database.transaction((tx) => work(failing(tx, fault)), last);
    },
  };
  /** Waits for the commits that went on without their connection. */
  const settled = async () => {
    await Promise.all(underWay);
  };
  return { faulty, settled };
}

/** The statements with one among them that PostgreSQL refuses, while those behind it and COMMIT are on their way. */
function refused(
  statements: readonly Statement[],
  { code, statement }: { code: string; statement: number },
): Statement[] {
  const text = `DO $$ BEGIN RAISE SQLSTATE '${code}'; END $$`;
  return [...statements].toSpliced(statement % (statements.length + 1), 0, { text, parameters: [] });
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
