import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../../src/db/database.ts';
import { CommitUnknown, type OpenTransaction, type Statement } from '../../../src/db/transaction.ts';

/** Fault of a transaction. */
export type Fault =
  | { kind: 'too many connections' }
  | { kind: 'statement'; code: string; statement: number }
  | { kind: 'write'; code: string; statement: number }
  | { kind: 'lost'; commit: 'never' | 'before' | 'later' };

/** Error in the form of the driver's errors. */
class DatabaseError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`injected ${code}`);
    this.code = code;
  }
}

/** Creates a database whose transactions fail as injected: at the start, in a statement, or with a lost connection at COMMIT. */
export function createFaultyDatabase(database: Database, nextFault: () => Fault | undefined) {
  const running = new Set<Promise<void>>();

  /** Returns a transaction that loses its connection at COMMIT. */
  function withLostCommit(tx: OpenTransaction, outcome: 'never' | 'before' | 'later'): OpenTransaction {
    let isLost = false;
    return {
      ...tx,
      async commit(last = []) {
        for (const { text, parameters } of last) await tx.query(text, parameters);
        isLost = true;
        const end = (async () => {
          // Longer than the delay of the first retries, which then wait for the lock.
          if (outcome === 'later') await setTimeout(30);
          await (outcome === 'never' ? tx.rollBack() : tx.commit());
        })();
        running.add(end);
        void end.finally(() => running.delete(end));
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
      if (fault?.kind === 'lost') return withLostCommit(tx, fault.commit);
      if (fault?.kind === 'write') return { ...tx, commit: (last = []) => tx.commit(withFault(last, fault)) };
      return fault ? withFailingQuery(tx, fault) : tx;
    },
  };

  /** Waits for commits that continue without their connection. */
  const settled = async () => {
    await Promise.all(running);
  };
  return { faulty, settled };
}

/** Inserts a statement that fails while the later ones and COMMIT are already sent. */
function withFault(
  statements: readonly Statement[],
  { code, statement }: { code: string; statement: number },
): Statement[] {
  const text = `DO $$ BEGIN RAISE SQLSTATE '${code}' USING MESSAGE = 'injected'; END $$`;
  return [...statements].toSpliced(statement % (statements.length + 1), 0, { text, parameters: [] });
}

function withFailingQuery(
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
