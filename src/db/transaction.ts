type AnyRow = Record<string, unknown>;

export type Rows<T extends object = AnyRow> = T[] & {
  count: number;
  /** Command that PostgreSQL reports as done, such as `COMMIT`. */
  command: string;
};

/** A pool or a transaction: anything that runs single statements. */
export interface Queryable {
  query<T extends object = AnyRow>(text: string, parameters?: readonly unknown[]): Promise<Rows<T>>;
}

/** Statements in one transaction, sent in the order of the calls; several may be pending at once. */
export interface Transaction extends Queryable {
  /** Mark that a pool lacks, so that the compiler does not accept a pool as a transaction. */
  readonly isTransaction: true;
}

/** A transaction with its end. Both ends return the connection to the pool. */
export interface OpenTransaction extends Transaction {
  /**
   * Sends the last statements together with COMMIT, in one round trip. The statements are complete before any is sent,
   * so only the database can reject one of them, and COMMIT then rolls everything back. On an error, rolls back.
   *
   * @throws CommitUnknown if the connection fails before the answer to COMMIT
   */
  commit(last?: readonly Statement[]): Promise<void>;
  /** Rolls back. Never rejects; does nothing after `commit` or `rollBack`. */
  rollBack(): Promise<void>;
}

/** A complete statement that is not sent yet. */
export interface Statement {
  text: string;
  parameters: readonly unknown[];
}

/** The answer to a COMMIT is lost, so the transaction may or may not have committed. The cause is the error that occurred. */
export class CommitUnknown extends Error {
  /** Lets callers that do not resolve the outcome treat it as a lost database. */
  readonly code = 'CONNECTION_CLOSED';
  constructor(cause: unknown) {
    super('the answer to a commit is lost', { cause });
    this.name = 'CommitUnknown';
  }
}

/** A connection with one user at a time. */
export interface ReservedConnection extends Queryable {
  /** Returns the connection to the pool, or closes it if its state is unknown. Later calls do nothing. */
  release(isClean: boolean): void;
}

/**
 * Begins a transaction. Does not wait for the answer: the first statement goes out together with BEGIN. A failed BEGIN
 * fails all statements. Reserved connections reject writes outside of a transaction, so nothing is written then.
 */
export function beginTransaction(connection: ReservedConnection, begin: string): OpenTransaction {
  const begun = connection.query(begin);
  // Avoids an unhandled rejection; each statement and `commit` report the error.
  begun.catch(() => {});

  async function rollBack(): Promise<void> {
    const isRolledBack = await connection.query('ROLLBACK').then(
      () => true,
      // The connection is lost or already released.
      () => false,
    );
    connection.release(isRolledBack);
  }

  return {
    isTransaction: true,
    async query<T extends object>(text: string, parameters?: readonly unknown[]) {
      const [, rows] = await Promise.all([begun, connection.query<T>(text, parameters)]);
      return rows;
    },
    async commit(last = []) {
      try {
        await begun;
        await sendCommit(connection, last);
      } catch (error) {
        await rollBack();
        throw error;
      }
      connection.release(true);
    },
    rollBack,
  };
}

async function sendCommit({ query }: Queryable, last: readonly Statement[]): Promise<void> {
  const sent = last.map(({ text, parameters }) => query(text, parameters));
  const [committed, ...results] = await Promise.allSettled([query('COMMIT'), ...sent]);
  if (committed.status === 'rejected') throw new CommitUnknown(committed.reason);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  // PostgreSQL answers ROLLBACK to COMMIT after a failed statement, also if its error was ignored.
  if (committed.value.command !== 'COMMIT') {
    throw new Error('cannot commit a transaction in which a statement failed');
  }
}
