import { execFile, type SpawnOptions } from 'node:child_process';
import { platform } from 'node:os';
import type { Account } from './account.ts';

/** Paths of PostgreSQL's programs. */
export interface Programs {
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

/** PostgreSQL data directory, with the programs and the account to run on it. */
export interface DataDirectory {
  directory: string;
  programs: Programs;
  account: Account | undefined;
}

/**
 * Returns options that start a program in a directory as the data directory's user. The environment is minimal: variables like
 * PGPORT change PostgreSQL's behaviour, and secrets must not reach it.
 */
export function spawnOptions(directory: string, account: Account | undefined): SpawnOptions {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { cwd: directory, env: { PATH, SystemRoot, TEMP, LC_ALL: 'C' }, windowsHide: true, ...account };
}

/**
 * Returns the data directory as an argument for PostgreSQL. The data directory's user may be unable to traverse the path, for
 * example below a home of mode 0700. It can use the working directory, which root enters first.
 */
export function dataDirectoryArgument(data: DataDirectory): string {
  return data.account && platform() === 'linux' ? '/proc/self/cwd' : data.directory;
}

/** Failure of one of PostgreSQL's programs. The message is what the program wrote. */
export class ProgramError extends Error {}

/** Runs a program and returns its output. Rejects with its error output. */
export function runProgram(
  path: string,
  args: string[],
  options: { directory: string; account: Account | undefined; input?: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      path,
      args,
      spawnOptions(options.directory, options.account),
      (error, out, errors) => {
        if (error)
          reject(Object.assign(new ProgramError(`${errors || error.message}`.trim()), { code: error.code }));
        else resolve(`${out}${errors}`);
      },
    );
    child.stdin?.end(options.input);
  });
}
