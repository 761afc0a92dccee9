import type { Queryable } from '../../../db/transaction.ts';
import { type LogProblem, logFault } from '../log/log-problems.ts';
import { readCosignature } from './cosignature.ts';

/** Maximum number of problems: one fault may cause many. */
const maxProblems = 1000;

interface CosignatureRow {
  checkpoint_id: number;
  witness: string;
  line: string;
  note: string | null;
}

/** Checks all stored cosignatures with the public keys stored with them, in constant memory. Returns the bad ones. */
export async function checkCosignatures(db: Queryable, now: Date, chunkSize = 500): Promise<LogProblem[]> {
  const problems: LogProblem[] = [];
  let rows: CosignatureRow[] = [];
  do {
    const last = rows.at(-1);
    rows = await db.query<CosignatureRow>(
      `SELECT s.checkpoint_id, s.witness, s.line, c.note FROM log_cosignatures s
       LEFT JOIN log_checkpoints c ON c.id = s.checkpoint_id
       WHERE (s.checkpoint_id, s.witness) > ($1::text::bigint, $2::text)
       ORDER BY s.checkpoint_id, s.witness LIMIT $3::text::bigint`,
      [String(last?.checkpoint_id ?? 0), last?.witness ?? '', String(chunkSize)],
    );
    problems.push(...rows.flatMap((row) => faultOf(row, now)));
  } while (rows.length === chunkSize && problems.length < maxProblems);
  return problems;
}

function faultOf({ checkpoint_id: id, witness, line, note }: CosignatureRow, now: Date): LogProblem[] {
  const found =
    note === null ? 'there is no such checkpoint' : readCosignature(note, `${line}\n`, witness, now);
  if (typeof found !== 'string') return [];
  const message = `the stored cosignature of checkpoint ${id} is not valid`;
  return [logFault('cosignature', message, { expected: `a cosignature by ${witness}`, found })];
}
