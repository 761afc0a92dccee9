/**
 * Measures listings of families that are all active, with 32 connections (`npm run bench:reads`): 20 families with five learners,
 * and 100 with one. `-- DIRECTORY` alternates each round with the program of another checkout. `WORD` selects loads.
 */
import { newId } from '../src/base/ids.ts';
import { adjustPoints } from '../src/slices/points/domain.ts';
import { median } from './bar.ts';
import { table } from './costs.ts';
import { type TokenFamily, withTokens } from './families.ts';
import type { LoadRequest } from './load.ts';
import { saves } from './operations.ts';
import { executeSaves } from './saves.ts';
import { seedLearner } from './seed.ts';
import type { Service } from './service.ts';
import { type Cost, cpuOf, Stage } from './stage.ts';

const rounds = Number(process.env['ROUNDS'] ?? 3);
const seconds = Number(process.env['SECONDS'] ?? 4);
const word = process.env['WORD'] ?? '';
const entries = 50;

const stage = await Stage.open(note);
try {
  const loads = await prepare();
  const programs = [process.cwd(), ...process.argv.slice(2)];
  const services = await Promise.all(programs.map((program) => stage.serve({}, program)));
  for (const [name, requests] of loads) {
    if (name.includes(word)) await measure(name, requests, services);
  }
} finally {
  await stage.close();
}

/** Creates the families, and returns the loads. */
async function prepare(): Promise<[string, LoadRequest[]][]> {
  note('Creating 120 families.');
  const many = await stage.families(100);
  const few = await withLearners(await stage.families(20), 5);
  await executeSaves(stage.commands, [...many, ...few], { count: entries * 200, waiting: 64 });
  // The newest entry has another actor and a reason.
  await Promise.all([...many, ...few].map(adjust));
  for (const text of ['VACUUM (ANALYZE)', 'CHECKPOINT']) await stage.database.query(text);
  // No page answers the request before: the data may as well have changed.
  const changed = (families: readonly TokenFamily[]) =>
    [entries, entries - 1].flatMap((limit) => get(`/api/points/history?limit=${limit}`)(families));
  const parents = (families: readonly TokenFamily[]) =>
    families.map(({ parentToken }) => request('/api/learners', parentToken));
  return [
    ['bare, 100 × 1', get('/bare/balance')(many)],
    ['history, 100 × 1', changed(many)],
    ['history, 20 × 5', changed(few)],
    ['rewards, 100 × 1', get('/api/rewards')(many)],
    ['rewards, 20 × 5', get('/api/rewards')(few)],
    ['learners, 100 × 1', parents(many)],
    ['learners, 20 × 5', parents(few)],
    ['lessons, 100 × 1', get('/api/lessons')(many)],
    ['balance, 100 × 1', get('/api/points/balance')(many)],
    ['own user, 100 × 1', get('/api/user')(many)],
    ['save, 100 × 1', saves()(many)],
  ];
}

async function withLearners(families: readonly TokenFamily[], count: number): Promise<TokenFamily[]> {
  const { database, commands } = stage;
  const all = families.map(async (family) => {
    const others = Array.from({ length: count - 1 }, async () => {
      const learnerId = await seedLearner(database.sql, commands, family.familyId);
      return withTokens(database, { ...family, learnerId });
    });
    return [family, ...(await Promise.all(others))];
  });
  return (await Promise.all(all)).flat();
}

function adjust({ familyId, learnerId }: TokenFamily) {
  const data = { learnerId, amount: 1, reason: `Helped a classmate ${newId()}` };
  return stage.commands.execute({ handler: adjustPoints, data, familyId, actorId: familyId });
}

function get(path: string) {
  return (families: readonly TokenFamily[]) => families.map(({ token }) => request(path, token));
}

function request(path: string, token: string): LoadRequest {
  return { method: 'GET', path, token };
}

/** Measures a load on each service in turn, and prints its medians. The first round only warms up. */
async function measure(name: string, requests: LoadRequest[], services: readonly Service[]): Promise<void> {
  const costs = services.map((): Cost[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, service] of services.entries()) {
      const cost = await stage.cost(service, { connections: 32, requests }, seconds);
      if (round > 0) costs[i]?.push(cost);
    }
  }
  const heads = [
    name,
    'req/s',
    'p50, ms',
    'p99, ms',
    'p99 ÷ p50',
    'service, µs',
    'PostgreSQL, µs',
    'CPU, µs',
  ];
  const rows = costs.map((of, i) => [
    i === 0 ? 'this program' : 'the other one',
    ...[
      median(of.map(({ rate }) => rate)).toFixed(0),
      median(of.map(({ p50 }) => p50)).toFixed(1),
      median(of.map(({ p99 }) => p99)).toFixed(1),
      median(of.map(({ p50, p99 }) => p99 / p50)).toFixed(1),
      median(of.map(({ service }) => service)).toFixed(0),
      median(of.map(({ database }) => database)).toFixed(0),
      median(of.map(cpuOf)).toFixed(0),
    ],
  ]);
  process.stdout.write(`${table(heads, rows)}\n\n`);
}

function note(line: string): void {
  process.stderr.write(`${line}\n`);
}
