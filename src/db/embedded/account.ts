import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { OperatorError } from '../../base/faults.ts';
import type { Log } from '../../base/service-log.ts';
import { hasCode } from './directory-files.ts';

/** Operating system user for PostgreSQL if the service runs as root, as which PostgreSQL refuses to run. */
export interface Account {
  uid: number;
  gid: number;
}

const run = promisify(execFile);

/** Chooses the owner of the data directory, else `postgres` (created if missing) or `nobody`. Undefined unless run as root. */
export async function chooseAccount(directory: string, log: Log): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (await ownerOf(directory)) ?? (await lookUp('postgres')) ?? (await create('postgres', log));
}

async function ownerOf(path: string): Promise<Account | undefined> {
  try {
    const { uid, gid } = await stat(path);
    return uid === 0 ? undefined : { uid, gid };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function lookUp(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined; // `id` fails for a user that does not exist
  }
}

async function create(name: string, log: Log): Promise<Account> {
  try {
    await run('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', name]);
    log.info(`Created the system user ${name}, because PostgreSQL refuses to run as root.`);
  } catch (error) {
    log.warn(`PostgreSQL will run as nobody: ${error instanceof Error ? error.message.trim() : error}`);
  }
  const account = (await lookUp(name)) ?? (await lookUp('nobody'));
  if (account) return account;
  throw new OperatorError(
    'PostgreSQL refuses to run as root: start the service as an ordinary user, or set DATABASE_URL.',
  );
}
