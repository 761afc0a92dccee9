import type { ColumnTypes } from '../db/bulk.ts';

/** Column with encrypted secrets. `npm run cli -- secrets rotate` encrypts them with the newest key. */
export interface EncryptedColumn {
  table: string;
  column: string;
  /** Primary key of the table: types by column. */
  key: ColumnTypes;
  /** Returns the context of the envelope in a row with this key. */
  contextOf(key: Readonly<Record<string, unknown>>): string;
}
