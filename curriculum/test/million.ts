/**
 * Checks a million questions with all checks: their keys by the independent solver, and what goes with them
 * (`curriculum/test/checks`): `node curriculum/test/million.ts [count] [seed]`. Prints its progress, stops on SIGINT at any time, and
 * exits with status 1 after a fault.
 */
import { concepts } from '../index.ts';
import { checks } from './checks/index.ts';
import { samples } from './sample.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const seed = process.argv[3] ?? 'million';
const start = performance.now();
let [checked, faulty] = [0, 0];

function report(): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  process.stdout.write(
    `${checked} questions of ${concepts.length} concepts in ${seconds} s, ${faulty} faulty\n`,
  );
}

process.once('SIGINT', () => {
  report();
  process.exit(faulty > 0 ? 1 : 130);
});

for (const sample of samples(count, seed)) {
  const { concept, question } = sample;
  checked++;
  const faults = checks.flatMap(({ name, faults }) => faults(sample).map((fault) => `${name}: ${fault}`));
  if (faults.length > 0) {
    faulty++;
    process.stdout.write(`${concept.id}: ${faults.join(', ')}: ${JSON.stringify(question)}\n`);
  }
  if (checked % 50_000 === 0) {
    report();
    // Lets signals in between batches.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
report();
process.exitCode = faulty > 0 ? 1 : 0;
