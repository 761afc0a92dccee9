/**
 * Prints how often a classifier that sees only the choices finds the key, and which features tell it:
 * `node curriculum/test/choices-only/run.ts [--per-concept 600] [concept id prefix ...]`.
 */
import { parseArgs } from 'node:util';
import { concepts } from '../../index.ts';
import { draw, mean, measure } from './measure.ts';
import { tellsOf } from './tells.ts';

const { values, positionals } = parseArgs({
  options: { 'per-concept': { type: 'string', default: '600' } },
  allowPositionals: true,
});

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const results = concepts
  .filter(({ id }) => positionals.length === 0 || positionals.some((prefix) => id.startsWith(prefix)))
  .map((concept) => {
    const questions = draw(concept, Number(values['per-concept']));
    const byBar = measure(questions);
    const tells = byBar.share > 0.55 ? tellsOf(byBar.examples, questions.vocabulary) : [];
    const [byQuestion, byKey] = concept.pool
      ? [measure(questions, 'question'), byBar]
      : [byBar, measure(questions, 'key')];
    return {
      concept,
      asked: byBar.examples.length,
      share: byBar.share,
      byQuestion: byQuestion.share,
      byKey: byKey.share,
      tells,
    };
  })
  .sort((a, b) => b.share - a.share);

for (const { concept, asked, share: found, tells } of results) {
  print(`${percent(found)} of ${String(asked).padStart(4)}  ${concept.id}`);
  for (const { name, share } of tells) print(`        ${percent(share)} by ${name}`);
}
for (const subject of new Set(concepts.map((concept) => concept.subject))) {
  const own = results.filter(({ concept }) => concept.subject === subject);
  if (own.length > 0) print(`${percent(mean(own.map(({ share }) => share)))} ${subject}`);
}
print(`${percent(mean(results.map(({ share }) => share)))} over all`);
print(`${percent(mean(results.map(({ byQuestion }) => byQuestion)))} if split by question`);
print(`${percent(mean(results.map(({ byKey }) => byKey)))} if split by key`);
print(`${results.filter(({ share }) => share > 0.55).length} concepts above 55 %`);
