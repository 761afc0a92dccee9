import { OperatorError } from '../../base/faults.ts';
import type { Log } from '../../base/service-log.ts';
import { ProgramError } from './run-program.ts';

/** Sentences about a data directory, by what PostgreSQL's programs write in the language C. */
const causes: readonly [RegExp, (directory: string, found: string) => string][] = [
  [
    /initialized by PostgreSQL version (\d+)/,
    (directory, version) =>
      `${directory} has data of PostgreSQL ${version}, which this version of the service cannot read: make a backup with the earlier version, and restore it into a new DATA_DIR.`,
  ],
  [
    /No space left on device|Disk quota exceeded/,
    (directory) =>
      `There is no space left for ${directory}: free up space, or move DATA_DIR to a larger disk.`,
  ],
  [
    /Read-only file system/,
    (directory) =>
      `${directory} is on a read-only file system: mount it for writing, or set another DATA_DIR.`,
  ],
  [
    /Permission denied|Operation not permitted|has wrong ownership|has invalid permissions/,
    (directory) =>
      `PostgreSQL may not use ${directory}: make the user that runs the service the owner of it and all its files, with mode 0700.`,
  ],
  [
    /Cannot allocate memory|could not (?:create|map) \w* ?shared memory/,
    () => 'There is too little memory for PostgreSQL: it needs about 200 MB.',
  ],
];

/** Returns the error for the operator if a program fails on a data directory. The log gets the program's own words. */
export function explainFailure(error: unknown, directory: string, log: Log): unknown {
  if (!(error instanceof ProgramError)) return error;
  log.error(error.message);
  for (const [pattern, sentence] of causes) {
    const found = pattern.exec(error.message);
    if (found) return new OperatorError(sentence(directory, found[1] ?? ''), { cause: error });
  }
  const message = `PostgreSQL does not start on ${directory}: the log has its messages before this line.`;
  return new OperatorError(message, { cause: error });
}
