import { spawn } from 'node:child_process';
import { readlink, stat } from 'node:fs/promises';
import postgres from 'postgres';
import { connect, withDatabase } from '../helpers/connection.ts';
import { until } from '../helpers/until.ts';

/** Node of a cluster on this machine, which a test kills and starts again. */
export interface LocalNode {
  url: string;
  /** Kills PostgreSQL with SIGKILL, as a power failure does. */
  kill(): void;
  /** Starts PostgreSQL again, and waits until it answers. */
  start(): Promise<void>;
}

/** Finds the processes of a cluster's nodes, given the URLs of a database on each. They must run on this machine. */
export function findNodes(urls: readonly string[]): Promise<LocalNode[]> {
  return Promise.all(urls.map(findNode));
}

async function findNode(url: string): Promise<LocalNode> {
  const sql = connect(withDatabase(url, 'postgres'));
  const [row] = await sql<{ directory: string; file: string }[]>`
    SELECT current_setting('data_directory') AS directory, pg_read_file('postmaster.pid') AS file`.finally(
    () => sql.end(),
  );
  const { directory = '', file = '' } = row ?? {};
  let pid = Number.parseInt(file, 10);
  const program = await readlink(`/proc/${pid}/exe`);
  const { uid, gid } = await stat(directory);
  return {
    url,
    kill: () => process.kill(pid, 'SIGKILL'),
    async start() {
      // The processes of the killed server end one after the other, and until then refuse another one.
      await until('PostgreSQL starts again', async () => {
        const child = spawn(program, ['-D', directory], { uid, gid, detached: true, stdio: 'ignore' });
        child.unref();
        pid = child.pid ?? 0;
        const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
        await until('it answers or ends', async () => hasEnded() || (await answers(url)));
        return !hasEnded();
      });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const sql = postgres(withDatabase(url, 'postgres'), { max: 1, connect_timeout: 1 });
  try {
    await sql`SELECT 1`;
    return true;
  } catch {
    // It does not accept connections yet.
    return false;
  } finally {
    await sql.end({ timeout: 0 });
  }
}
