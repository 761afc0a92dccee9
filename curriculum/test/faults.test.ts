import t from 'tap';
import { conceptById, type GeneratedQuestion } from '../index.ts';
import { createRng } from '../rng.ts';
import { inspect } from './solver/harness.ts';

type Spoil = (q: GeneratedQuestion) => GeneratedQuestion;

/** Replaces the text of the key and keeps the other choices. */
const rekey =
  (change: (right: string, q: GeneratedQuestion) => string): Spoil =>
  (q) => ({
    ...q,
    choices: q.choices.map((choice, i) => (i === q.correctIndex ? change(choice, q) : choice)),
  });

const numbersIn = (text: string): number[] =>
  (text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Faults, each with the concept, and the beginning of the questions that it is for. */
const seeded: [name: string, concept: string, spoil: Spoil, named: RegExp, asked?: RegExp][] = [
  [
    'rounding down instead of to the nearest',
    'math.numbers.rounding',
    rekey((_, q) => {
      const [n = 0, to = 10] = numbersIn(q.question);
      return `${Math.floor(n / to) * to - to}`;
    }),
    /no right choice|equal choices/,
  ],
  [
    'cents cut off instead of rounded',
    'math.finance.compound-interest',
    rekey((right) => `$${(numbersIn(right)[0] ?? 0) - 0.01}`),
    /no right choice|unsolvable/,
  ],
  [
    'simple interest for compound interest',
    'math.finance.compound-interest',
    rekey((_, q) => {
      const [p = 0, r = 0, years = 0] = numbersIn(q.question);
      return `$${(p + (p * r * years) / 100 + 0.004).toFixed(2)}`;
    }),
    /no right choice|equal choices|unsolvable/,
  ],
  [
    'variance divided by n - 1',
    'math.statistics.spread',
    rekey((_, q) => {
      const data = numbersIn(q.question);
      const mean = data.reduce((a, b) => a + b, 0) / data.length;
      const squares = data.reduce((sum, v) => sum + (v - mean) ** 2, 0);
      return `${squares}/${data.length - 1}`;
    }),
    /no right choice/,
  ],
  [
    'a conversion three times too large',
    'science.units.metric',
    rekey((right) => right.replace(/[\d.,]+/, (n) => `${(Number(n.replaceAll(',', '')) * 3).toFixed(1)}`)),
    /no right choice|equal choices/,
  ],
  [
    'added denominators',
    'math.fractions.add',
    rekey((_, q) => {
      const [a = 1, b = 1, c = 1, d = 1] = numbersIn(q.question);
      return `${a + c}/${b + d}`;
    }),
    /no right choice|equal choices/,
    /^What is/,
  ],
  [
    'key moved by one place',
    'math.multiplication.facts',
    (q) => ({ ...q, correctIndex: (q.correctIndex + 1) % q.choices.length }),
    /wrong key/,
  ],
  [
    'equal values in other words',
    'math.fractions.simplify',
    (q) => ({
      ...q,
      choices: q.choices.map((c, i) =>
        i === (q.correctIndex + 1) % q.choices.length ? doubled(q.choices[q.correctIndex] ?? '') : c,
      ),
    }),
    /equal choices/,
  ],
  [
    'the same choice twice',
    'geography.capitals.countries',
    (q) => ({ ...q, choices: q.choices.map(() => q.choices[0] ?? '') }),
    /equal choices/,
  ],
  [
    'two choices only',
    'math.addition.within-100',
    (q) => ({ ...q, choices: q.choices.slice(0, 2), correctIndex: 0 }),
    /number of choices/,
  ],
  [
    'index out of range',
    'math.addition.within-100',
    (q) => ({ ...q, correctIndex: 7 }),
    /index out of range/,
  ],
  [
    'a hole in the text',
    'life.money.change',
    (q) => ({ ...q, explanation: 'It is undefined.' }),
    /broken text/,
  ],
  [
    'wrong capital',
    'geography.capitals.us-states',
    (q) => ({ ...q, correctIndex: (q.correctIndex + 2) % q.choices.length }),
    /wrong key/,
  ],
  [
    'unbalanced equation',
    'science.chemistry.balance',
    rekey((right) => `${Number(right) * 3 + 7}`),
    /no right choice/,
  ],
  [
    'exponents multiplied where they are added',
    'math.exponents.laws',
    rekey(() => 'x⁵⁰⁰'),
    /no right choice|unsolvable/,
  ],
];

function doubled(fraction: string): string {
  const [n = 1, d = 1] = fraction.split('/').map(Number);
  return `${n * 2}/${d * 2}`;
}

for (const [name, id, spoil, named, asked = /^/] of seeded) {
  t.test(`finds a seeded fault: ${name}`, async (t) => {
    const concept = conceptById(id);
    if (!concept) return t.fail(`no concept ${id}`);
    const rng = createRng(name);
    for (let i = 0; i < 200; i++) {
      const question = concept.generate(rng, { grade: concept.grades[0], level: 1 });
      if (inspect(question).faults.length > 0) t.fail(`faulty before: ${question.question}`);
      if (!asked.test(question.question)) continue;
      const faults = inspect(spoil(question)).faults;
      if (!named.test(faults.join())) t.fail(`missed in: ${question.question}`, { faults });
    }
  });
}
