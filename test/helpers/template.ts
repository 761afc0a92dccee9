import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server of our own with a migrated template database on it; see `server.ts`. */
export interface Template {
  /** Connection string of the template. */
  url: string;
  process: ChildProcess;
  /** Removes all that was made on the server. It also happens, a little later, when this process just ends. */
  remove(): Promise<void>;
}

export async function provideTemplate(): Promise<Template> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Not reached by the terminal's Ctrl-C, so that it can still clean up.
    detached: true,
  });
  const ended = once(child, 'exit');
  for await (const url of createInterface(child.stdout)) {
    const remove = async () => {
      child.stdin.end();
      await ended;
    };
    return { url, process: child, remove };
  }
  throw new Error('There is no PostgreSQL for the tests.');
}
