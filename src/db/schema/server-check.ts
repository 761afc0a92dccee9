import type { Sql } from 'postgres';
import { OperatorError } from '../../base/faults.ts';
import { inTime } from '../in-time.ts';

/** Oldest version of PostgreSQL that has all that the migrations use. */
export const oldestVersion = 15;
const answerMs = 15_000;

/** Checks that a supported PostgreSQL answers. The driver alone would try forever to talk to a server of another kind. */
export async function checkServer(sql: Pick<Sql, 'unsafe'>, limitMs = answerMs): Promise<void> {
  const answer = sql.unsafe(`SELECT current_setting('server_version_num') AS number`).execute();
  // With a late failure, nobody waits for it.
  answer.catch(() => {});
  const [row] = await inTime(answer, limitMs, noAnswer);
  requireSupported(Number(row?.['number']));
}

function noAnswer(): Error {
  return new OperatorError(
    'No PostgreSQL answers at the address in DATABASE_URL: correct its host and port.',
  );
}

/** Rejects a server below the oldest supported version, given its `server_version_num` such as 150004. */
export function requireSupported(number: number): void {
  const version = Math.floor(number / 10_000);
  if (version >= oldestVersion) return;
  throw new OperatorError(
    `The database server is PostgreSQL ${version}, but the service needs ${oldestVersion} or later: update the server, or correct DATABASE_URL.`,
  );
}
