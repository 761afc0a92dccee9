import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Test } from 'tap';
import { hasCode } from '../../src/db/embedded/directory-files.ts';
import { until } from './until.ts';

const root = join(import.meta.dirname, '../..');

/** Service in a separate process, started as an operator does. */
export interface ServiceProcess {
  child: ChildProcess;
  /** Returns the output so far. */
  output(): string;
  errors(): string;
  /** Resolves with the address when the service listens; rejects if it ends first. */
  address: Promise<string>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** Sends a signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Registration of a first user. */
export const ada = {
  username: 'ada',
  email: 'ada@example.com',
  name: 'Ada',
  role: 'PARENT',
  password: 'correct horse',
};

const command = [process.execPath, '--require', './src/node-version.cjs', 'src/main.ts'];

/**
 * Starts the service with these variables, on a free port and without limits of requests unless they are given. With
 * another command such as `npm start`, `child` is that command.
 */
export function runService(
  t: Test,
  variables: Record<string, string>,
  [program = '', ...args] = command,
): ServiceProcess {
  // Omits settings of the test runner, such as tap's NODE_OPTIONS.
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(program, args, {
    cwd: root,
    // A process group of its own, so that the teardown can end all of it.
    detached: true,
    // Tests poll faster than any user.
    env: { PATH, HOME, NODE_COMPILE_CACHE, PORT: '0', RATE_LIMITS: 'off', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outputs = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    outputs.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    outputs.errors += text;
  });
  const ended = once(child, 'close').then(([code]): number | null => code);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const find = () => /The service answers at (\S+),/.exec(outputs.output)?.[1];
  const address = until('the service listens', () => hasEnded() || find() !== undefined).then(() => {
    const found = find();
    if (found === undefined) throw new Error(`The service ended: ${outputs.errors}`);
    return found;
  });
  address.catch(() => {}); // Some tests start a service that cannot listen.
  t.teardown(async () => {
    if (child.pid !== undefined) endGroup(child.pid);
    await ended;
  });
  return {
    child,
    output: () => outputs.output,
    errors: () => outputs.errors,
    address,
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Returns the setup code that an exposed service prints while there is no user. */
export async function setupCodeOf({ errors }: ServiceProcess): Promise<string> {
  const find = () => /with the setup code ([\w-]{22})/.exec(errors())?.[1] ?? '';
  await until('it prints a setup code', () => find() !== '');
  return find();
}

/** Kills a process with its children. PostgreSQL has a group of its own. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}
