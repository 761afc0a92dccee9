import { crossed, numeric, worded } from '../choices.ts';
import { type ProductLaw, productLaws } from '../data/product-laws.ts';
import type { Figure } from '../figure-types.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { decimal, unit } from '../text.ts';
import type { Concept, Dial, Draft, Teaching } from '../types.ts';

type Asked = 0 | 1 | 2;

/** Values of a law: product = first × second. */
interface Values {
  law: ProductLaw;
  /** Product, first and second. */
  values: readonly [Rational, Rational, Rational];
  asked: Asked;
  /** Distance of slips: one unit of the answer's last place. */
  step: Rational;
}

const mends: Teaching['mends'] = {
  'first-factor-once-too-often': 'The first factor is counted once too often. Multiply again, step by step.',
  'first-factor-once-too-few': 'The first factor is counted once too few. Multiply again, step by step.',
  'second-factor-once-too-often':
    'The second factor is counted once too often. Multiply again, step by step.',
  'second-factor-once-too-few': 'The second factor is counted once too few. Multiply again, step by step.',
  'quotient-too-large': 'Multiply back: this answer times the other factor gives more than the whole.',
  'quotient-too-small': 'Multiply back: this answer times the other factor gives less than the whole.',
  'tens-of-quotient-too-large': 'This is ten steps too large. Multiply back to check.',
  'tens-of-quotient-too-small': 'This is ten steps too small. Multiply back to check.',
  'wrong-operation': 'Solve the formula for what is asked: the product comes by ×, a factor by ÷.',
  'wrong-unit': 'That unit belongs to another quantity. Look up the unit of what is asked.',
  'wrong-proportion': 'Put numbers into the formula before and after, and compare the results.',
};

const teachingOf = ({ idea, caution, formula }: ProductLaw): Teaching => ({
  idea,
  caution,
  hints: [
    `Write the formula: ${formula}.`,
    'Which of its three quantities is asked: the product or a factor?',
    'A factor is the product divided by the other factor.',
  ],
  mends,
});

const quantitiesOf = ({ product, first, second }: ProductLaw) => [product, first, second] as const;

/** Draws values of the size that the law has at the level, with decimals for advanced learners from grade 6. */
function drawValues(law: ProductLaw, rng: Rng, dial: Dial): Values {
  const scale = dial.grade > 5 ? byLevel(dial, [1, 1, 10]) : 1;
  const half = dial.grade > 5 ? byLevel(dial, [1, 2, 2]) : 1;
  const first = rational(rng.int(3, byLevel(dial, law.topFirst) * scale), scale);
  const second = rational(rng.int(3, byLevel(dial, law.topSecond) * half), half);
  // Products come by ×, both factors by ÷: each operation is right equally often.
  const asked = rng.pick([0, 0, 1, 2] as const);
  return {
    law,
    values: [first.times(second), first, second],
    asked,
    step: rational(1, [1, scale, half][asked] ?? 1),
  };
}

/** Says what is known, such as `the speed is 60 km/h and the time is 3 h`. */
function known({ law, values, asked }: Values): string {
  return quantitiesOf(law)
    .flatMap(([name, u], i) => (i === asked ? [] : `the ${name} is ${decimal(values[i] ?? 0)} ${u}`))
    .join(' and ');
}

/** Returns the calculation of what is asked. */
function wayOf({ values: [p, a, b], asked }: Values): string {
  return asked === 0 ? `${decimal(a)} × ${decimal(b)}` : `${decimal(p)} ÷ ${decimal(asked === 1 ? b : a)}`;
}

function circuitOf({ law, values, asked }: Values): { figure?: Figure } {
  if (!law.circuit) return {};
  const [battery = '', current = '', resistor = ''] = quantitiesOf(law).map(([, u], i) =>
    i === asked ? '?' : `${decimal(values[i] ?? 0)} ${u}`,
  );
  return { figure: { kind: 'circuit', layout: 'series', battery, current, resistors: [resistor] } };
}

function compute(drawn: Values): Draft {
  const { law, values, asked, step } = drawn;
  const [p, a, b] = values;
  const [name, u] = quantitiesOf(law)[asked];
  const answer = values[asked];
  const mistakes: Record<string, Rational> =
    asked === 0
      ? {
          'first-factor-once-too-often': p.plus(a),
          'first-factor-once-too-few': p.minus(a),
          'second-factor-once-too-often': p.plus(b),
          'second-factor-once-too-few': p.minus(b),
        }
      : {
          'quotient-too-large': answer.plus(step),
          'quotient-too-small': answer.minus(step),
          'tens-of-quotient-too-large': answer.plus(step.times(10)),
          'tens-of-quotient-too-small': answer.minus(step.times(10)),
        };
  return {
    key: `${name.replace(' ', '-')} ${a} ${b}`,
    question: `${law.story}: ${known(drawn)}. What is the ${name}? (${law.formula})`,
    ...numeric(answer, mistakes, { show: unit(u), slip: step }),
    explanation: `Use ${law.formula}. ${wayOf(drawn)} = ${decimal(answer)}, so it is ${decimal(answer)} ${u}.`,
    ...circuitOf(drawn),
  };
}

function way(drawn: Values, rng: Rng): Draft {
  const { law, values, asked } = drawn;
  const [name, right] = quantitiesOf(law)[asked];
  const units = quantitiesOf(law).flatMap(([, u]) => (u === right ? [] : u));
  const calculation = wayOf(drawn);
  const other = calculation.replace(/[×÷]/, (sign) => (sign === '×' ? '÷' : '×'));
  return {
    key: `way ${name} ${values[1]} ${values[2]}`,
    question: `${law.story}: ${known(drawn)}. Which calculation and unit give the ${name}? (${law.formula})`,
    ...crossed(
      { right: calculation, wrong: other, mistake: 'wrong-operation' },
      { right, wrong: rng.pick(units), mistake: 'wrong-unit' },
      (sum, u) => `${sum}, in ${u}`,
    ),
    explanation: `From ${law.formula}, the ${name} is ${calculation}. Its unit is ${right}.`,
  };
}

/** Changes of the other two quantities that multiply what is asked by k, divide it, keep it, or multiply it by k². */
const changesOfProduct: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [1, -1],
  [1, 1],
];
const changesOfFactor: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

function scale({ law, asked }: Values, rng: Rng): Draft {
  const k = rng.int(2, 9);
  const outcome = rng.int(0, 3);
  const [x = 0, y = 0] = (asked === 0 ? changesOfProduct : changesOfFactor)[outcome] ?? [];
  const [one = '', two = ''] = quantitiesOf(law).flatMap(([name], i) => (i === asked ? [] : name));
  const change = (e: number): string =>
    e === 0 ? 'stays the same' : e > 0 ? `is multiplied by ${k}` : `is divided by ${k}`;
  const texts = [
    `it is multiplied by ${k}`,
    `it is divided by ${k}`,
    'it stays the same',
    `it is multiplied by ${k * k}`,
  ];
  const answer = texts[outcome] ?? '';
  const wrong = texts.filter((text) => text !== answer);
  const [name] = quantitiesOf(law)[asked];
  const { answer: right, mistakes } = worded(answer, Object.fromEntries(wrong.map((text) => [text, text])));
  return {
    key: `scale ${name} ${outcome} ${k}`,
    question: `The ${one} ${change(x)} and the ${two} ${change(y)}. What happens to the ${name}? (${law.formula})`,
    answer: right,
    mistakes: mistakes.map((each) => ({ ...each, name: 'wrong-proportion' })),
    explanation: `Put the changes into ${law.formula}: ${answer}. Try it with easy numbers.`,
  };
}

function productLaw(law: ProductLaw): Concept {
  const { id, category, title, grades, objective, keywords, prerequisites, standards } = law;
  const info = { subject: 'Science', id, category, title, grades, keywords, prerequisites, standards };
  return sampled({ ...info, objectives: [objective], teaching: teachingOf(law) }, (rng, dial) => {
    const drawn = drawValues(law, rng, dial);
    const form = rng.int(0, 5);
    // With a factor of 1, a product and a quotient are equal, so both calculations would be right.
    const hasOne = drawn.values.some((value) => value.equals(1));
    if (form === 0 && !hasOne) return way(drawn, rng);
    if (form < 1 + dial.level) return scale(drawn, rng);
    return compute(drawn);
  });
}

/** Laws of physics that give one quantity as the product of two others. */
export const laws: Concept[] = productLaws.map(productLaw);
