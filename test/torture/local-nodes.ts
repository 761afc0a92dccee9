import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { freePort } from '../../src/db/embedded/supervisor.ts';
import { readRow, withDatabase } from '../helpers/database/connection.ts';
import { until } from '../helpers/until.ts';

interface Program {
  /** URL of a database on the node. */
  url: string;
  /** Path of the program `postgres`. */
  program: string;
  directory: string;
  /** User who runs it. */
  ids: { uid: number; gid: number };
  /** Its environment variables. Nodes read certificates and passwords for each other at HOME. */
  env: Record<string, string>;
}

/** Node of a cluster on this machine, which a test kills and starts again. */
export interface LocalNode extends Program {
  /** Kills the first process of PostgreSQL with SIGKILL. The others end when they notice. */
  kill(): void;
  /** Starts PostgreSQL again, and waits until it answers. */
  start(): Promise<void>;
}

/** Finds the processes of a cluster's nodes, given the URLs of a database on each. They must run on this machine. */
export function findNodes(urls: readonly string[]): Promise<LocalNode[]> {
  return Promise.all(urls.map(findNode));
}

async function findNode(url: string): Promise<LocalNode> {
  const { directory, file } = await readRow<{ directory: string; file: string }>(
    withDatabase(url, 'postgres'),
    `SELECT current_setting('data_directory') AS directory, pg_read_file('postmaster.pid') AS file`,
  );
  const pid = Number.parseInt(file, 10);
  const program = await readlink(`/proc/${pid}/exe`);
  const { uid, gid } = await stat(directory);
  const variables = (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0').slice(0, -1);
  const env = Object.fromEntries(
    variables.map((text): [string, string] => {
      const end = text.indexOf('=');
      return [text.slice(0, end), text.slice(end + 1)];
    }),
  );
  return localNode({ url, program, directory, ids: { uid, gid }, env }, pid);
}

function localNode(node: Program, pid = 0): LocalNode {
  const { url, program, directory, ids, env } = node;
  return {
    ...node,
    kill: () => process.kill(pid, 'SIGKILL'),
    async start() {
      // The processes of the killed server end one after the other, and until then refuse another one.
      await until('PostgreSQL starts again', async () => {
        const child = spawn(program, ['-D', directory], { ...ids, env, detached: true, stdio: 'ignore' });
        child.unref();
        pid = child.pid ?? 0;
        const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
        await until('it answers or ends', async () => hasEnded() || (await answers(url)));
        return !hasEnded();
      });
    },
  };
}

/** Server that a test or a benchmark adds, and removes at its end. */
interface AddedNode extends LocalNode {
  /** Kills the server, and removes its files. */
  remove(): Promise<void>;
}

/** Creates and starts a server with the program and the settings of a node, on its disk. */
export async function startSimilar({
  url,
  program,
  directory: model,
  ids,
  env,
}: LocalNode): Promise<AddedNode> {
  const { settings, encoding, locale } = await readRow<{
    settings: string;
    encoding: string;
    locale: string;
  }>(
    url,
    `SELECT pg_read_file(current_setting('config_file')) AS settings, pg_encoding_to_char(encoding) AS encoding,
       datcollate AS locale FROM pg_database WHERE datname = 'template0'`,
  );
  const directory = await mkdtemp(join(dirname(model), 'node-'));
  await chown(directory, ids.uid, ids.gid);
  const own = new URL(url);
  own.port = String(await freePort());
  const options = ['--username', own.username, '--encoding', encoding, '--locale', locale, '--auth', 'trust'];
  const initdb = join(dirname(program), 'initdb');
  await promisify(execFile)(initdb, ['--pgdata', directory, ...options], { ...ids, env, cwd: directory });
  // The last value of a setting counts.
  await writeFile(join(directory, 'postgresql.conf'), `${settings}\nport = ${own.port}\n`);
  const node = localNode({ url: own.href, program, directory, ids, env });
  await node.start();
  return {
    ...node,
    async remove() {
      node.kill();
      // Its processes end one after the other.
      await rm(directory, { recursive: true, maxRetries: 20 });
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
