/** Runs the service, its database and the families of `npm run bench`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabasePool, type Database } from '../src/db/database.ts';
import { startEmbedded } from '../src/db/embedded/index.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Commands } from '../src/kernel/commands/execute.ts';
import { migrationsDirectory } from '../src/service/prepare-database.ts';
import { connect } from '../test/helpers/database/connection.ts';
import { commandsOn } from '../test/helpers/kernel/commands.ts';
import { until } from '../test/helpers/until.ts';
import { postgresCpuMs } from './cpu.ts';
import { createFamilies, type TokenFamily } from './families.ts';
import { type Load, type LoadResult, runLoad, sendOnce } from './load.ts';
import { type Service, startService } from './service.ts';

/** Cost of a load. */
export interface Cost {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of CPU for a request, in the service and in PostgreSQL. */
  service: number;
  database: number;
}

/** Database with families, and the services on it. */
export class Stage {
  readonly database: Database;
  readonly commands: Commands;
  readonly ownerUrl: string;
  readonly #directory: string;
  readonly #embedded: Awaited<ReturnType<typeof startEmbedded>>;
  readonly #services: Service[] = [];

  private constructor(
    directory: string,
    embedded: Awaited<ReturnType<typeof startEmbedded>>,
    { database, commands }: { database: Database; commands: Commands },
  ) {
    this.#directory = directory;
    this.#embedded = embedded;
    this.ownerUrl = embedded.ownerUrl;
    this.database = database;
    this.commands = commands;
  }

  /** Starts an embedded PostgreSQL in a temporary directory. */
  static async open(note: (line: string) => void): Promise<Stage> {
    const directory = await mkdtemp(join(tmpdir(), 'bench-'));
    const log = { info: () => {}, warn: note, error: note };
    const embedded = await startEmbedded({ dataDir: directory, log });
    const sql = connect(embedded.ownerUrl);
    await migrate(sql, { directory: migrationsDirectory, log }).finally(() => sql.end());
    const database = createDatabasePool(embedded.ownerUrl);
    return new Stage(directory, embedded, { database, commands: await commandsOn(database) });
  }

  families(count: number): Promise<TokenFamily[]> {
    return createFamilies(this.database, this.commands, count);
  }

  /** Starts a service with the routes of the baselines: this program, or that of another directory. */
  async serve(settings: Readonly<Record<string, string>> = {}, program?: string): Promise<Service> {
    const service = await startService({
      urls: this.#embedded,
      dataDir: this.#directory,
      preload: 'routes.ts',
      settings,
      ...(program !== undefined && { program }),
    });
    this.#services.push(service);
    return service;
  }

  /** Runs a load for some seconds, and returns its cost. Throws if a request fails. */
  async cost(service: Service, load: Load, seconds: number): Promise<Cost> {
    const { cost } = await this.#measure(service, () =>
      runLoad(service.address, load, { seconds, directory: this.#directory }),
    );
    return cost;
  }

  /** Sends each request once. Returns the cost, with that of the jobs that follow, and the answers. */
  async costOnce(service: Service, load: Load): Promise<{ cost: Cost; bodies: string[] }> {
    const { cost, result } = await this.#measure(service, async () => {
      const sent = await sendOnce(service.address, load);
      await this.#settle();
      return sent;
    });
    return { cost, bodies: result.bodies };
  }

  /** Returns the milliseconds of CPU that PostgreSQL has used. */
  databaseCpuMs(): Promise<number> {
    return postgresCpuMs(join(this.#directory, 'postgres'));
  }

  async close(): Promise<void> {
    for (const service of this.#services) await service.stop();
    await this.database.close();
    await this.#embedded.stop();
    await rm(this.#directory, { recursive: true, force: true });
  }

  async #measure<R extends LoadResult>(service: Service, run: () => Promise<R>) {
    const cpu = async () => [await service.cpuMs(), await this.databaseCpuMs()] as const;
    const before = await cpu();
    const result = await run();
    const after = await cpu();
    const { requests, seconds, p50, p99, failures } = result;
    if (failures > 0) throw new Error(`${failures} of ${requests} requests failed`);
    const each = (to: number, from: number) => ((to - from) * 1000) / requests;
    const cost: Cost = {
      rate: requests / seconds,
      p50,
      p99,
      service: each(after[0], before[0]),
      database: each(after[1], before[1]),
    };
    return { cost, result };
  }

  /** Waits for the background jobs. */
  async #settle(): Promise<void> {
    await until('the jobs have run', async () => {
      const waiting = await this.database.sql`SELECT FROM pgboss.job WHERE state < 'completed' LIMIT 1`;
      return waiting.length === 0;
    });
  }
}

/** Returns the microseconds of CPU of a request, in all processes. */
export function cpuOf({ service, database }: Cost): number {
  return service + database;
}
