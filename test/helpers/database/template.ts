import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Server with a migrated template database; see `server.ts`. */
export interface Template {
  /** Connection string of the template. */
  url: string;
  process: ChildProcess;
  /** Removes all databases of the run. The server also does so when this process ends. */
  remove(): Promise<void>;
}

export async function provideTemplate(): Promise<Template> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Detached, so that Ctrl-C in the terminal does not stop the cleanup.
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
  throw new Error('PostgreSQL for the tests is unavailable');
}
