import type { CommandHandler, Decision } from '../../src/commands/command.ts';
import type { Row, TableName } from '../../src/db/tables.ts';
import { Problem } from '../../src/errors.ts';
import type { EventContext } from '../../src/ledger/events.ts';
import { type Reads, type RowSource, type RowsOf, rowsOf } from '../../src/state/reads.ts';

/** Rows by their table. */
export type Tables = { [T in TableName]?: Row<T>[] };

/** Returns the given rows that a declaration reads, as the kernel loads them; a decision sees no other rows. */
export function given<R extends Reads>(reads: R, tables: Tables): RowsOf<R> {
  const find: RowSource['find'] = ({ table, where, isOne }) => {
    const rows: Record<string, unknown>[] = tables[table] ?? [];
    const found = rows.filter((row) => Object.entries(where).every(([name, value]) => row[name] === value));
    return isOne ? found[0] : found;
  };
  return rowsOf(reads, { find });
}

/** Decides a command on the given rows. */
export function decide<Data>(
  // biome-ignore lint/suspicious/noExplicitAny: a handler gets the rows of its own reads.
  handler: CommandHandler<Data, unknown, any>,
  data: Data,
  tables: Tables,
  context: EventContext,
): Decision {
  return handler.decide(data, given(handler.reads(data), tables), context);
}

/** Returns the code of the problem that a decision throws, or `none`. */
export function codeOf(decide: () => unknown): string {
  try {
    decide();
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
  return 'none';
}
