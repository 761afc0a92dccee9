import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import type { Sql } from 'postgres';
import type { Test } from 'tap';
import { startApp, testSettings } from '../../../helpers/app.ts';
import { connect } from '../../../helpers/database/connection.ts';
import { memberPassword } from '../../../helpers/families/client.ts';
import { runService } from '../../../helpers/service.ts';
import { until } from '../../../helpers/until.ts';
import type { Plan } from './attackers.ts';
import { createHouseholds, type Size, type Victim } from './households.ts';
import { type Call, send } from './http.ts';

/** Durations of a victim's requests in milliseconds. */
interface Durations {
  p50: number;
  p99: number;
}

/** Measurements of a family next to attackers. */
export interface Findings {
  requests: number;
  quiet: Durations;
  attacked: Durations;
  /** Answers to the victim other than successes, by request. */
  errors: string[];
  /** Growth of the service's memory during the attack. */
  grownMiB: number;
  /** Number of answers to the attackers by kind and status. */
  attackers: Record<string, number>;
}

/** Service with its database and a family. */
interface Site {
  address: string;
  sql: Sql;
  victim: Victim;
}

/** Time between two requests of the victim: ten learners, each with four requests a second. */
const periodMs = 25;

/** Measures a family alone and then next to attackers, on a service with its usual limits. */
export async function attack(t: Test, size: Size, seconds: number): Promise<Findings> {
  const { app, database, databaseUrl } = await startApp(t);
  const { victim, attackers } = await createHouseholds(t, app, size);
  await app.close();
  await database.close();
  const service = runService(t, {
    DATABASE_URL: databaseUrl,
    JWT_SECRET: testSettings.jwtSecret,
    SECRETS_KEY: testSettings.secretsKey,
    LEDGER_SIGNING_KEY: testSettings.ledgerSigningKey,
    SYNC_ALLOW_PRIVATE_TARGETS: 'true',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '127.0.0.1',
  });
  const address = await service.address;
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  const errors: string[] = [];
  const site = { address, sql, victim };
  await measure(site, Math.min(seconds, 5), errors);
  const quiet = await measure(site, seconds, errors);
  const before = await memoryMiB(service.child.pid);
  const end = await startAttack(t, { address, attackers });
  const attacked = await measure(site, seconds, errors);
  const grownMiB = (await memoryMiB(service.child.pid)) - before;
  const attackerAnswers = await end();
  await service.end('SIGTERM');
  return {
    requests: attacked.length,
    quiet: durationsOf(quiet),
    attacked: durationsOf(attacked),
    errors,
    grownMiB,
    attackers: attackerAnswers,
  };
}

/** Sends the victim's requests at fixed times, and returns their durations. */
async function measure(site: Site, seconds: number, errors: string[]): Promise<number[]> {
  const { address, victim } = site;
  const durations: number[] = [];
  const pending: Promise<void>[] = [];
  const calls = callsOf(victim);
  let pushes = Promise.resolve();
  const start = performance.now();
  for (let i = 0; i * periodMs < seconds * 1000; i++) {
    await setTimeout(Math.max(0, start + i * periodMs - performance.now()));
    const call = calls[i % calls.length];
    if (call) pending.push(timed(address, call, durations, errors));
    if (i % 200 === 0) pushes = pushes.then(() => push(site, errors));
    if (i % 100 === 50) pending.push(timed(address, loginOf(victim), [], errors));
  }
  await Promise.all([...pending, pushes]);
  return durations;
}

async function timed(address: string, call: Call, durations: number[], errors: string[]): Promise<void> {
  const start = performance.now();
  const status = await send(address, call).catch(String);
  durations.push(performance.now() - start);
  if (status !== 200) errors.push(`${call.method} ${call.path}: ${status}`);
}

const from = '203.0.113.7';

/** Returns what the family does: each learner in turn. */
function callsOf({ learners, rewardId }: Victim): Call[] {
  const paths = ['/api/points/balance', '/api/rewards', '/api/user', '/api/points/history'];
  return [0, 1, 2, 3, 4].flatMap((turn) =>
    learners.map(({ token }): Call => {
      const path = paths[turn];
      if (path !== undefined) return { method: 'GET', path, token, from };
      return { method: 'POST', path: `/api/rewards/${rewardId}/save`, body: { points: 1 }, token, from };
    }),
  );
}

function pushOf({ configId, parentToken: token }: Victim): Call {
  return { method: 'POST', path: `/api/sync-configs/${configId}/push`, token, from };
}

function loginOf({ username }: Victim): Call {
  return { method: 'POST', path: '/login', body: { username, password: memberPassword }, from };
}

/** Pushes and waits for the end of the run, since a push during a run fails with SYNC_IN_PROGRESS. */
async function push({ address, sql, victim }: Site, errors: string[]): Promise<void> {
  await timed(address, pushOf(victim), [], errors);
  let run: { status: string; message: string | null } | undefined;
  await until('the run ends', async () => {
    [run] = await sql<{ status: string; message: string | null }[]>`
      SELECT sync_status AS status, error_message AS message FROM sync_configs WHERE id = ${victim.configId}`;
    return run?.status !== 'IN_PROGRESS';
  });
  if (run?.status !== 'COMPLETED') {
    errors.push(`The synchronisation ended with ${run?.status}: ${run?.message}`);
  }
}

/** Starts the attackers, and waits until they reach a limit. Returns a function that stops them. */
async function startAttack(t: Test, plan: Plan): Promise<() => Promise<Record<string, number>>> {
  const file = new URL('attackers.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [file, JSON.stringify(plan)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  t.teardown(() => child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return async () => {
    child.stdin.end();
    return JSON.parse(String((await lines.next()).value));
  };
}

function durationsOf(values: number[]): Durations {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Returns the resident memory of a process (Linux). */
async function memoryMiB(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
