/**
 * Prints how often a classifier that sees only the choices finds the key:
 * `node test/lessons/generators/choices-only/run.ts [--per-concept 600] [concept id prefix ...]`.
 */
import { parseArgs } from 'node:util';
import { concepts } from '../../../../src/lessons/generators/index.ts';
import { type Measure, measure, shareOf } from './measure.ts';
import { tellsOf } from './tells.ts';

const { values, positionals } = parseArgs({
  options: { 'per-concept': { type: 'string', default: '600' } },
  allowPositionals: true,
});
const count = Number(values['per-concept']);
const chosen = concepts.filter(
  ({ id }) => positionals.length === 0 || positionals.some((prefix) => id.startsWith(prefix)),
);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const measures: Measure[] = [];
const otherSplits: Record<'question' | 'key', Measure[]> = { question: [], key: [] };
for (const concept of chosen) {
  const found = measure(concept, { count, split: 'bar' });
  measures.push(found);
  // Concepts without a pool are split by question anyway, and those with one by key.
  const other = concept.pool ? 'question' : 'key';
  otherSplits[other].push(measure(concept, { count, split: other }));
  otherSplits[concept.pool ? 'key' : 'question'].push(found);
}
measures.sort((a, b) => shareOf([b]) - shareOf([a]));
for (const found of measures) {
  print(`${percent(shareOf([found]))} of ${String(found.asked).padStart(4)}  ${found.concept.id}`);
  if (shareOf([found]) <= 0.6) continue;
  for (const { name, share } of tellsOf(found.examples)) print(`         ${percent(share)} by: ${name}`);
}
for (const subject of new Set(chosen.map((concept) => concept.subject))) {
  print(`${percent(shareOf(measures.filter(({ concept }) => concept.subject === subject)))} ${subject}`);
}
print(`${percent(shareOf(measures))} over all`);
print(`${percent(shareOf(otherSplits.question))} with all concepts split by question`);
print(`${percent(shareOf(otherSplits.key))} with all concepts split by key`);
print(`${measures.filter((found) => shareOf([found]) > 0.6).length} concepts above 60 %`);
