import type { TableName } from '../../db/tables.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { EventType, RecordedEvent } from './events.ts';

/** Stored texts of a slice to which events commit. */
export interface CommittedTexts {
  on: readonly EventType[];
  /** True if an event replaces the text of an earlier event with the same key. */
  isReplaced?: boolean;
  /** Returns the key of the row that holds the texts of an event. */
  keyOf(event: RecordedEvent): string;
  /** Reads the rows with these keys. A text is undefined if the row has none. */
  read(tx: Queryable, familyId: number, keys: readonly string[]): Promise<CommittedRow[]>;
}

/** Row with texts. The salt is null for texts without commitments. */
export interface CommittedRow {
  key: string;
  salt: string | null;
  texts: Readonly<Record<string, string | undefined>>;
}

/** Returns the `read` of texts in a column, along with their salts. Rows have the given key after family_id. */
export function readText(table: TableName, key: string, text: string): CommittedTexts['read'] {
  const statement = `SELECT ${key} AS key, salt, ${text} FROM ${table}
    WHERE family_id = $1 AND ${key} = ANY ($2::text[]::uuid[])`;
  return async (tx, familyId, keys) => {
    const rows = await tx.query<{ key: string; salt: string | null; [text: string]: string | null }>(
      statement,
      [String(familyId), [...keys]],
    );
    return rows.map(({ key, salt, [text]: value }) => ({ key, salt, texts: { [text]: value ?? undefined } }));
  };
}
