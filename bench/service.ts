/** Runs the service as an operator does: `npm start` in a process of its own, with its log. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { DatabaseUrls } from '../src/db/schema/roles.ts';
import { treeCpuMs } from './cpu.ts';

/** Secret that signs the tokens of benchmarks. */
export const jwtSecret = 'j'.repeat(32);

interface ServiceOptions {
  urls: DatabaseUrls;
  dataDir: string;
  /** Module that the process loads first, such as one with further routes. */
  preload?: string;
  settings?: Readonly<Record<string, string>>;
  /** Directory of the program, by default this one. */
  program?: string;
}

/** Running service. */
export interface Service {
  address: string;
  /** Returns the milliseconds of CPU that its processes have used. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the service on a database, without limits of requests. */
export async function startService({
  urls,
  dataDir,
  preload,
  settings = {},
  program = join(import.meta.dirname, '..'),
}: ServiceOptions): Promise<Service> {
  const { PATH, HOME } = process.env;
  const secrets = { JWT_SECRET: jwtSecret, SECRETS_KEY: 's'.repeat(32) };
  const database = { DATABASE_URL: urls.url, DATABASE_OWNER_URL: urls.ownerUrl };
  const fixed = { PORT: '0', RATE_LIMITS: 'off', DATA_DIR: dataDir };
  const imports = preload === undefined ? [] : ['--import', join(program, 'bench', preload)];
  const child = spawn(process.execPath, ['--require', './src/node-version.cjs', ...imports, 'src/main.ts'], {
    cwd: program,
    env: { PATH, HOME, ...fixed, ...database, ...secrets, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressOf(child);
  return {
    address,
    cpuMs: () => treeCpuMs(child.pid ?? 0),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Returns the address from the log. Then discards the log, since a full pipe would stop the service. */
function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!stdout) throw new Error('the service has no output');
    const lines = createInterface({ input: stdout });
    lines.on('line', (line) => {
      const [, address] = /The service answers at (\S+),/.exec(line) ?? [];
      if (address === undefined) return;
      resolve(address);
      lines.close();
      stdout.resume();
    });
    lines.on('close', () => reject(new Error('the service ended')));
  });
}
