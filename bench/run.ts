/**
 * Measures the service as users run it, from outside (`npm run bench`). Each operation alternates with the bare route, which has
 * no database, so that other load affects both.
 *
 * `-- WORD` selects operations and bars whose name contains the word; `--json` prints the results as JSON; `--compare FILE` says
 * what became faster or slower since such results; `--peers` measures the same save in other programs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Bar, measureBar, verdict } from './bar.ts';
import { type Bench, bars } from './bars.ts';
import { hasWrk } from './load.ts';
import { bareRequests, type Operation, operations } from './operations.ts';
import { accountTables } from './peers.ts';
import {
  barResult,
  comparison,
  type OperationResult,
  operationTable,
  type Results,
  resultOf,
} from './report.ts';
import { type Cost, Stage } from './stage.ts';

const rounds = Number(process.env['ROUNDS'] ?? 3);
const seconds = Number(process.env['SECONDS'] ?? 4);
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    compare: { type: 'string' },
    peers: { type: 'boolean', default: false },
  },
});
const [word = ''] = positionals;
/** Number of families; 10,000 for the growth of the database. */
const familyCount = Number(process.env['FAMILIES'] ?? (word === '' || word.includes('famil') ? 10_000 : 500));

/** Number of families whose learners send requests, the same in all rounds. */
const senders = 500;

const children: ChildProcess[] = [];
const earlier: Results | undefined = options.compare && JSON.parse(await readFile(options.compare, 'utf8'));
const stage = await Stage.open(note);
process.on('SIGINT', () => void end().then(() => process.exit(130)));
try {
  const results = await measure(await prepare());
  if (options.json) process.stdout.write(`${JSON.stringify(results, undefined, 2)}\n`);
  for (const line of earlier ? comparison(earlier, results) : []) print(line);
} finally {
  await end();
}

/** Creates the families, and starts the service. */
async function prepare(): Promise<Bench> {
  note(`Creating ${familyCount} families.`);
  const families = await stage.families(familyCount + 2);
  await stage.database.query('UPDATE balances SET balance = 1000000000000');
  if (options.peers) for (const text of accountTables) await stage.database.query(text);
  await stage.database.query('VACUUM (ANALYZE)');
  return { stage, service: await stage.serve(), families, seconds, measureInProcess };
}

async function measure(bench: Bench): Promise<Results> {
  const load = hasWrk ? 'wrk' : 'autocannon';
  const machine = `${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, ${load}`;
  print(`${machine}\n`);
  const results: Results = { machine, operations: [], bars: [] };
  if (!options.peers) {
    results.operations = await measureOperations(bench);
    if (results.operations.length > 0) print(`${operationTable(results.operations)}\n`);
  }
  for (const bar of bars(bench, { isOfPeers: options.peers }).filter(isChosen)) {
    const measured = await measureBar(bar, rounds, note);
    print(verdict(measured));
    results.bars.push(barResult(measured, measured.tops, measured.bottoms));
  }
  return results;
}

function isChosen({ name }: Pick<Bar, 'name'>): boolean {
  return name.includes(word);
}

async function measureOperations(bench: Bench): Promise<OperationResult[]> {
  const costs = new Map<Operation, [Cost, Cost][]>();
  for (let round = 0; round <= rounds; round++) {
    note(round === 0 ? 'Warming up.' : `Round ${round} of ${rounds}.`);
    let answers: readonly string[] = [];
    for (const operation of operations) {
      const isNeeded = operations.some((other) => other.isOnce && operation.isOnce && isChosen(other));
      if (!isChosen(operation) && !isNeeded) continue;
      const { cost, bodies } = await costOf(bench, operation, answers);
      if (bodies) answers = bodies;
      const bare = await bench.stage.cost(bench.service, bareLoad(bench, operation), seconds);
      if (round > 0) costs.set(operation, [...(costs.get(operation) ?? []), [cost, bare]]);
    }
    // Lessons exist only now. A plan for an empty table reads all rows until autovacuum counts them, which takes a minute.
    if (round === 0) await bench.stage.database.query('VACUUM (ANALYZE)');
  }
  return [...costs]
    .filter(([operation]) => isChosen(operation))
    .map(([operation, pairs]) => resultOf(operation, pairs));
}

async function costOf(
  { stage, service, families }: Bench,
  { isOnce, connections, requests }: Operation,
  answers: readonly string[],
): Promise<{ cost: Cost; bodies?: string[] }> {
  const load = { connections, requests: requests(families.slice(0, senders), answers) };
  return isOnce ? stage.costOnce(service, load) : { cost: await stage.cost(service, load, seconds) };
}

function bareLoad({ families }: Bench, { bare, connections }: Operation) {
  return { connections, requests: bareRequests[bare](families.slice(0, senders)) };
}

/** Runs a measurement in a separate process, and returns the number that it prints. */
async function measureInProcess(file: 'kernel.ts' | 'lessons.ts', measurement: string): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), stage.ownerUrl, measurement], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) return Number(line);
  throw new Error(`${file} exited without a result`);
}

async function end(): Promise<void> {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  await stage.close();
}

/** Prints a line of the results; with --json, for people only. */
function print(text: string): void {
  if (options.json) note(text);
  else process.stdout.write(`${text}\n`);
}

function note(line: string): void {
  process.stderr.write(`${line}\n`);
}
