import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../src/db/database.ts';
import { CommitUnknown, type OpenTransaction, type Statement } from '../../src/db/transaction.ts';

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

  /** A transaction that loses its connection at COMMIT. */
  function losing(tx: OpenTransaction, outcome: 'never' | 'before' | 'later'): OpenTransaction {
    let isLost = false;
    return {
      ...tx,
      async commit(last = []) {
        for (const { text, parameters } of last) await tx.query(text, parameters);
        isLost = true;
        const end = (async () => {
          // Longer than the kernel waits before its first attempts: they meet the lock that is still held.
          if (outcome === 'later') await setTimeout(30);
          await (outcome === 'never' ? tx.rollBack() : tx.commit());
        })();
        underWay.add(end);
        void end.finally(() => underWay.delete(end));
        if (outcome !== 'later') await end;
        throw new CommitUnknown(new DatabaseError('CONNECTION_CLOSED'));
      },
      async rollBack() {
        if (!isLost) await tx.rollBack();
      },
    };
  }

  const faulty: Database = {
    ...database,
    async begin() {
      const fault = nextFault();
      if (fault?.kind === 'too many connections') throw new DatabaseError('53300');
      const tx = await database.begin();
      if (fault?.kind === 'lost') return losing(tx, fault.commit);
      if (fault?.kind === 'write') return { ...tx, commit: (last = []) => tx.commit(refused(last, fault)) };
      return fault ? failing(tx, fault) : tx;
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

function failing(
  tx: OpenTransaction,
  { code, statement }: { code: string; statement: number },
): OpenTransaction {
  let count = 0;
  return {
    ...tx,
    query(text, parameters) {
      count += 1;
      return count === statement ? Promise.reject(new DatabaseError(code)) : tx.query(text, parameters);
    },
  };
}
