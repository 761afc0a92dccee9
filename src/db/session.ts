export type Row = Record<string, unknown>;
export type Rows<T extends object = Row> = T[] & {
  count: number;
  /** What PostgreSQL says it has done, such as `COMMIT`. */
  command: string;
};

/** Statements in one transaction, sent in the order of the calls; several may be under way at once. */
export interface Transaction {
  query<T extends object = Row>(text: string, parameters?: readonly unknown[]): Promise<Rows<T>>;
}

/** A statement with everything that it takes, before it is sent. */
export interface Statement {
  text: string;
  parameters: readonly unknown[];
}

/** A commit was sent and its answer is lost: whether it happened is open. The cause tells what was met. */
export class CommitUnknown extends Error {
  /** For who does not settle it: the database was lost, and may be asked again. */
  readonly code = 'CONNECTION_CLOSED';
  constructor(cause: unknown) {
    super('the answer to a commit is lost', { cause });
    this.name = 'CommitUnknown';
  }
}

/** A connection that one caller has for itself. */
export interface Session extends Transaction {
  /** Gives it back; one that is in an unknown state is thrown away. */
  release(isClean: boolean): void;
}

/**
 * Begins a transaction that may write. Connections for transactions refuse every write outside of one, so a statement
 * may be sent right behind this one: where the transaction does not come about, neither does what follows.
 */
export const begin = 'BEGIN READ WRITE';

/**
 * Carries a transaction out on a connection in two round trips more than `work` takes with its second statement and
 * later ones: its first one goes together with BEGIN, and COMMIT together with the statements of `last`. These are
 * complete before any is sent, so nothing but the database can refuse one of them, and COMMIT then takes all back.
 */
export async function carryOut<T>(
  session: Session,
  work: (tx: Transaction) => Promise<T>,
  last: (result: T) => readonly Statement[],
): Promise<T> {
  const [begun, worked] = await Promise.allSettled([session.query(begin), work(session)]);
  if (begun.status === 'rejected') throw begun.reason;
  if (worked.status === 'rejected') throw worked.reason;
  const sent = last(worked.value).map(({ text, parameters }) => session.query(text, parameters));
  const [committed, ...written] = await Promise.allSettled([session.query('COMMIT'), ...sent]);
  const refused = written.find((statement) => statement.status === 'rejected');
  if (committed.status === 'rejected') throw new CommitUnknown(committed.reason);
  if (refused) throw refused.reason;
  requireCommitted(committed.value);
  return worked.value;
}

/** To COMMIT, PostgreSQL answers ROLLBACK where a statement has failed, though nobody may have looked at its error. */
export function requireCommitted({ command }: Pick<Rows, 'command'>): void {
  if (command !== 'COMMIT')
    throw new Error('a transaction was to be committed in which a statement had failed');
}

/** Whether the transaction is over and the connection fit for another. */
export async function rollBack(session: Transaction): Promise<boolean> {
  try {
    await session.query('ROLLBACK');
    return true;
  } catch {
    // The connection is gone, and its transaction with it: the caller has the error that tells of it.
    return false;
  }
}
