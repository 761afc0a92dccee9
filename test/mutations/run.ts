/**
 * `npm run mutations [-- WORDS]` breaks one rule at a time in a copy of the project, and runs the test that holds it. Fails if a test
 * still passes. WORDS select rules by their words, file or test. After an interruption, `FROM=40` goes on with the 40th rule.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject, runInCopy } from '../helpers/documents/project-copy.ts';
import type { Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const from = Number(process.env['FROM'] ?? 1);
const chosen = [...mutations.entries()].filter(([i, { rule, file, test }]) => {
  const text = `${rule} ${file} ${test}`.toLowerCase();
  return i + 1 >= from && words.every((word) => text.includes(word));
});
let isStopped = false;
process.once('SIGINT', stop).once('SIGTERM', stop);

const teardowns: (() => Promise<void>)[] = [];
try {
  const directory = await copyProject({ teardown: (fn) => teardowns.push(fn) });
  await checkAll(directory);
} finally {
  for (const teardown of teardowns) await teardown();
}

/** Tries the mutations until the run is interrupted, and prints a line for each. */
async function checkAll(directory: string): Promise<void> {
  let [caught, missed] = [0, 0];
  const passing = new Set<string>();
  for (const [i, mutation] of chosen) {
    if (!passing.has(mutation.test)) await requirePassing(directory, mutation.test);
    passing.add(mutation.test);
    const failure = await failureOf(directory, mutation);
    if (isStopped) break;
    print(
      `${i + 1} ${failure === undefined ? 'MISSED' : 'caught'}: ${mutation.rule} (${failure ?? mutation.test})`,
    );
    if (failure === undefined) missed += 1;
    else caught += 1;
  }
  print(`${caught} caught, ${missed} missed${isStopped ? ', then interrupted' : ''}`);
  if (missed > 0 || isStopped) process.exitCode = 1;
}

/** Runs a test without a mutation: if it fails then too, its failure says nothing. */
async function requirePassing(directory: string, test: string): Promise<void> {
  const { passed, failed, output } = await runTest(directory, test);
  if (!isStopped && (passed === 0 || failed > 0))
    throw new Error(`${test} fails without a mutation:\n${output}`);
}

/** Returns the title of the test that fails with the mutation; undefined if none does. */
async function failureOf(directory: string, { file, text, by, test }: Mutation): Promise<string | undefined> {
  const path = join(directory, file);
  const original = await readFile(path, 'utf8');
  await writeFile(path, original.split(text).join(by));
  const { passed, failed, output } = await runTest(directory, test);
  await writeFile(path, original);
  if (passed === 0 && failed === 0) return 'the test does not end';
  if (failed === 0) return undefined;
  const [, name = test] = /^not ok: (.+)$/m.exec(output) ?? [];
  return name.split(' > ').slice(0, 2).join(': ');
}

/** Runs a test file, with whole matrices in place of samples. Its counts are 0 if it does not end. */
async function runTest(directory: string, test: string) {
  const output = await runInCopy(directory, `WHOLE=1 node test/run.ts ${test}`);
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed), output };
}

function stop(): void {
  isStopped = true;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
