import { type DumpOptions, type Header, withDump } from './dump.ts';
import { writeBackup } from './file.ts';
import { encode, type Secrets } from './format.ts';

export interface SaveOptions extends Omit<DumpOptions, 'now' | 'isExclusive'> {
  passphrase?: string | undefined;
  secrets?: Secrets | undefined;
  /** Receives the number of rows, and returns a function that receives the numbers of rows read. */
  onStart?(rows: number): Promise<(rows: number) => void>;
  signal?: AbortSignal | undefined;
}

/** Saves a database in a new file. The service may run meanwhile. */
export function saveBackup(
  url: string,
  file: string,
  { passphrase, secrets, onStart, signal, ...options }: SaveOptions,
): Promise<{ header: Header; rows: number; bytes: number }> {
  return withDump(url, { ...options, now: () => new Date() }, async (dump) => {
    const { header } = dump;
    const rows = rowsOf(header);
    const text = encode(dump, secrets, (await onStart?.(rows)) ?? (() => {}));
    return { header, rows, bytes: await writeBackup(file, text, { passphrase, signal }) };
  });
}

/** Returns the number of rows in all tables. */
export function rowsOf({ tables }: Header): number {
  return tables.reduce((sum, table) => sum + table.rows, 0);
}
