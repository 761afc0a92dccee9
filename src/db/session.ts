export type Row = Record<string, unknown>;
export type Rows<T extends object = Row> = T[] & { count: number };

/** Statements in one transaction, sent in the order of the calls; several may be under way at once. */
export interface Transaction {
  query<T extends object = Row>(text: string, parameters?: readonly unknown[]): Promise<Rows<T>>;
}

/** A connection that one caller has for itself. */
export interface Session extends Transaction {
  /** Gives it back; one that is in an unknown state is thrown away. */
  release(isClean: boolean): void;
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
