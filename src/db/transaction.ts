import type { Sql } from 'postgres';
import { LoggableError } from '../base/logged-error.ts';

/** Row whose columns are unknown to the types. */
export type AnyRow = Record<string, unknown>;

export type Rows<T extends object = AnyRow> = T[] & {
  count: number;
  /** Command that PostgreSQL reports as done, such as `COMMIT`. */
  command: string;
};

/** Pool or transaction: anything that runs single statements. */
export interface Queryable {
  query<T extends object = AnyRow>(
    text: string,
    parameters?: readonly unknown[],
    options?: SendOptions,
  ): Promise<Rows<T>>;
}

/** Returns a connection or transaction of the driver in the form of the service's own ones. */
export function queryableOf(sql: Pick<Sql, 'unsafe'>): Queryable {
  return { query: <T extends object>(text: string) => sql.unsafe<T[]>(text) };
}

/** Transaction that sends statements in the order of the calls. Several may be pending at once. */
export interface Transaction extends Queryable {
  /** Mark that keeps the compiler from accepting a pool as a transaction. */
  readonly isTransaction: true;
}

/** Transaction that its owner must end, which returns the connection to the pool. */
export interface OpenTransaction extends Transaction {
  /**
   * Sends the last statements together with COMMIT, in one round trip. If the database rejects one of them, COMMIT
   * rolls everything back.
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
  /** True if the text has many forms, so preparing it would fill memory. */
  isUnique?: boolean;
}

/** Runs statements one after the other. */
export async function runStatements({ query }: Queryable, statements: readonly Statement[]): Promise<void> {
  for (const { text, parameters, ...options } of statements) await query(text, parameters, options);
}

export type SendOptions = Pick<Statement, 'isUnique'>;

/** Error of a lost answer to COMMIT: the transaction may have committed. The cause is the original error. */
export class CommitUnknown extends LoggableError {
  /** Code of a lost connection, for callers that do not resolve the outcome. */
  readonly code = 'CONNECTION_CLOSED';
  constructor(cause: unknown) {
    super('the answer to a commit is lost', { cause });
    this.name = 'CommitUnknown';
  }
}

/** Connection with one user at a time. */
export interface ReservedConnection extends Queryable {
  /** Returns the connection to the pool, or closes it if its state is unknown. Later calls do nothing. */
  release(isClean: boolean): void;
}

/**
 * Begins a transaction without waiting: the first statement goes out together with BEGIN. If BEGIN fails, all
 * statements fail and write nothing, since reserved connections reject writes outside of a transaction.
 *
 * @param begin BEGIN; undefined if the connection has begun the transaction
 */
export function beginTransaction(connection: ReservedConnection, begin?: string): OpenTransaction {
  const begun = begin === undefined ? Promise.resolve() : connection.query(begin);
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
    async query<T extends object>(text: string, parameters?: readonly unknown[], options?: SendOptions) {
      const [, rows] = await Promise.all([begun, connection.query<T>(text, parameters, options)]);
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
  const sent = last.map(({ text, parameters, isUnique = false }) => query(text, parameters, { isUnique }));
  const [committed, ...results] = await Promise.allSettled([query('COMMIT'), ...sent]);
  if (committed.status === 'rejected') throw new CommitUnknown(committed.reason);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  // PostgreSQL answers ROLLBACK to COMMIT after a failed statement, even if its caller ignored the error.
  if (committed.value.command !== 'COMMIT') {
    throw new Error('cannot commit a transaction in which a statement failed');
  }
}
