import type { CommandHandler, Decision } from '../../src/commands/command.ts';
import type { Row, TableName } from '../../src/db/tables.ts';
import { Problem } from '../../src/errors.ts';
import type { EventContext } from '../../src/ledger/events.ts';
import { listReads, type Read, type Reads, type RowSource, type RowsOf } from '../../src/state/reads.ts';

/** Rows by their table. */
export type Tables = { [T in TableName]?: Row<T>[] };

/**
 * Returns the given rows as a source of declared reads. A decision gets no other rows, so the helper refuses tables that
 * the command does not read.
 */
function given(reads: Reads, tables: Tables): RowSource {
  const declared = new Set<string>(listReads(reads).map(({ table }) => table));
  const undeclared = Object.keys(tables).filter((table) => !declared.has(table));
  if (undeclared.length > 0) throw new Error(`the command does not read ${undeclared}`);
  return {
    find<R extends Read>({ table, where, isOne }: R) {
      const rows: Record<string, unknown>[] = tables[table] ?? [];
      const found = rows.filter((row) => Object.entries(where).every(([name, value]) => row[name] === value));
      return (isOne ? found[0] : found) as RowsOf<R>;
    },
  };
}

/** Decides a command on the given rows. */
export function decide<Data>(
  handler: CommandHandler<Data, unknown>,
  data: Data,
  tables: Tables,
  context: EventContext,
): Decision {
  const command = handler.prepare(data);
  return command.decide(given(command.reads, tables), context);
}

/** Returns the reply of a command without events on the given rows. */
export function replyOf<Data, Reply>(
  handler: CommandHandler<Data, Reply>,
  data: Data,
  tables: Tables,
  context: EventContext,
): Reply {
  const command = handler.prepare(data);
  return command.reply(given(command.reads, tables), [], context);
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
