/**
 * Prints a question of each sentence form to be read aloud, with all that goes with it, and the faults that the checks find:
 * `node curriculum/test/read.ts [--draws 60] [--faults] [concept id prefix ...]`. `--faults` prints the faults alone.
 */
import { parseArgs } from 'node:util';
import { concepts } from '../index.ts';
import { formOf } from '../templates.ts';
import { checks } from './checks/index.ts';
import { isJudging } from './checks/moulds.ts';
import { everyForm, type Sample } from './sample.ts';

const { values, positionals } = parseArgs({
  options: { draws: { type: 'string', default: '60' }, faults: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;

function printQuestion({ grade, level, question }: Sample, form: string): void {
  const { choices, correctIndex, explanation, hints = [], feedback = [], figure } = question;
  print(`\n  [${form}] grade ${grade}, level ${level}${figure ? `, figure ${figure.kind}` : ''}`);
  print(`  Q: ${question.question}`);
  choices.forEach((choice, i) => {
    print(
      `     ${i === correctIndex ? '*' : ' '} ${choice}${feedback[i] ? `   <- [${feedback[i].mistakes.join(' and ')}] ${feedback[i].text}` : ''}`,
    );
  });
  print(`  E: ${explanation}`);
  for (const hint of hints) print(`  H: ${hint}`);
}

let total = 0;
const judged = new Map<string, { all: number; judging: number }>();
for (const concept of concepts) {
  if (positionals.length > 0 && !positionals.some((prefix) => concept.id.startsWith(prefix))) continue;
  const { id, title, grades, teaching } = concept;
  print(`\n== ${id}: ${title} (grades ${grades.join('-')})`);
  if (!values.faults) {
    const ideas = typeof teaching.idea === 'string' ? [teaching.idea] : Object.values(teaching.idea);
    for (const idea of ideas) print(`  Idea: ${idea}`);
    print(`  Caution: ${teaching.caution}${teaching.trap ? ` [trap: ${teaching.trap}]` : ''}`);
  }
  const shown = new Set<string>();
  let [wrong, slips] = [0, 0];
  const counts = judged.get(concept.subject) ?? { all: 0, judging: 0 };
  judged.set(concept.subject, counts);
  const faults = new Map<string, { count: number; example: string }>();
  for (const sample of everyForm('read', { draws: Number(values.draws), from: [concept] })) {
    const form = formOf(sample.question.key.slice(id.length + 1));
    if (!values.faults && !shown.has(form)) printQuestion(sample, form);
    shown.add(form);
    counts.all++;
    if (isJudging(sample.question.question)) counts.judging++;
    for (const advice of sample.question.feedback ?? []) {
      if (advice) wrong++;
      if (advice?.mistakes[0] === 'slip' && advice.text.startsWith('This is ')) slips++;
    }
    for (const { name, faults: find } of checks)
      for (const example of find(sample)) {
        const kind = `${name} in ${form}`;
        faults.set(kind, {
          count: (faults.get(kind)?.count ?? 0) + 1,
          example: faults.get(kind)?.example ?? example,
        });
        total++;
      }
  }
  if (slips > wrong / 10) print(`  - ${percent(slips, wrong)} of the wrong choices are bare slips`);
  for (const [kind, { count, example }] of faults) print(`  ! ${count} × ${kind}: ${example}`);
}
print(`\n${total} faults`);
for (const [subject, { all, judging }] of judged)
  print(`${subject}: ${percent(judging, all)} only judge or count statements`);
