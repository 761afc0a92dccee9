import { execFile, type SpawnOptions } from 'node:child_process';
import { platform } from 'node:os';
import type { Account } from './account.ts';

/** Paths of PostgreSQL's programs. */
export interface Programs {
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

/** A PostgreSQL data directory, and what may run on it as whom. */
export interface Cluster {
  directory: string;
  programs: Programs;
  account: Account | undefined;
}

/**
 * How a program of PostgreSQL is started in a directory: as the cluster's user, and with an environment of its
 * own, because variables like PGPORT would change what it does and our secrets are none of its business.
 */
export function spawnOptions(directory: string, account: Account | undefined): SpawnOptions {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { cwd: directory, env: { PATH, SystemRoot, TEMP, LC_ALL: 'C' }, windowsHide: true, ...account };
}

/**
 * The data directory as PostgreSQL is told it. A user that we step down to need not be able to walk to it, say
 * below a home of mode 0700; the working directory is entered while we still are root and is open to it anyway.
 */
export function dataDirectoryArgument(cluster: Cluster): string {
  return cluster.account && platform() === 'linux' ? '/proc/self/cwd' : cluster.directory;
}

/** Runs a program to its end and gives what it wrote; fails with what it complained about. */
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
      (error, out, complaint) => {
        if (error)
          reject(Object.assign(new Error(`${complaint || error.message}`.trim()), { code: error.code }));
        else resolve(`${out}${complaint}`);
      },
    );
    child.stdin?.end(options.input);
  });
}
