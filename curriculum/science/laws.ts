import { checked } from '../checked.ts';
import { crossed, type WrongNumber, worded } from '../choices.ts';
import { type ProductLaw, productLaws } from '../data/product-laws.ts';
import type { Figure } from '../figure-types.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { capitalize, decimal, unit } from '../text.ts';
import type { Concept, Dial, Draft, Teaching } from '../types.ts';
import { nearProducts, nearQuotients, productCheck, quotientCheck } from './wrong-results.ts';

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
  'wrong-operation': 'You swapped × and ÷; look at how the formula connects the three quantities.',
};

const quantitiesOf = ({ product, first, second }: ProductLaw) => [product, first, second] as const;

/** Draws values of the size that the law has at the level, with decimals for advanced learners from grade 6. */
function drawValues(law: ProductLaw, rng: Rng, dial: Dial): Values {
  const scale = dial.grade > 5 ? byLevel(dial, [1, 1, 10]) : 1;
  const half = dial.grade > 5 ? byLevel(dial, [1, 2, 2]) : 1;
  const first = rational(rng.int((law.leastFirst ?? 3) * scale, byLevel(dial, law.topFirst) * scale), scale);
  const second = rational(rng.int(3, byLevel(dial, law.topSecond) * half), half);
  // With a factor of 1, a product and a quotient are equal. Of two equal factors, a step would name the one that is asked.
  if (first.equals(1) || second.equals(1) || first.equals(second)) return drawValues(law, rng, dial);
  // Products come by ×, both factors by ÷: each operation is right equally often.
  const asked = rng.pick([0, 0, 1, 2] as const);
  return {
    law,
    values: [first.times(second), first, second],
    asked,
    step: rational(1, [1, scale, half][asked] ?? 1),
  };
}

/** Says what is known, such as `The speed is 60 km/h, and the time is 3 h.` */
function known({ law, values, asked }: Values): string {
  const parts = quantitiesOf(law).flatMap(([name, u], i) =>
    i === asked ? [] : `the ${name} is ${decimal(values[i] ?? 0)} ${u}`,
  );
  return `${capitalize(parts.join(', and '))}.`;
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

/** Returns the formula solved for what is asked. */
function solved({ law: { formula }, asked }: Values): string {
  const [product = '', first = '', second = ''] = formula.split(/ [=×] /);
  return asked === 0
    ? formula
    : asked === 1
      ? `${first} = ${product} ÷ ${second}`
      : `${second} = ${product} ÷ ${first}`;
}

/** Returns wrong products: multiples next to the right one, a forgotten carry, and the sum. */
function wrongProducts({ law, values: [p, a, b] }: Values, rng: Rng): Record<string, WrongNumber> {
  const [name] = law.product;
  const [digit, factor] = [Number(a.n) % 10, Number(b.n)];
  const isCarried = a.isInteger() && b.isInteger() && factor < 10 && Number(a.n) > 9;
  const carry = isCarried ? Math.floor((digit * factor) / 10) : 0;
  return {
    ...nearProducts(a, b, rng),
    'added-instead': [a.plus(b), `You added ${decimal(a)} and ${decimal(b)}; the ${name} is their product.`],
    ...(carry > 0 && {
      'forgot-to-carry': [
        p.minus(carry * 10),
        `You forgot to carry the ${carry} from ${digit} × ${factor}.`,
      ] as const,
    }),
  };
}

/** Returns wrong quotients: near ones, the known factor, and the results of other operations. */
function wrongQuotients({ law, values, asked, step }: Values): Record<string, WrongNumber> {
  const [p, first, second] = values;
  const by = asked === 1 ? second : first;
  const [[name], [other, u]] = [quantitiesOf(law)[asked], quantitiesOf(law)[asked === 1 ? 2 : 1]];
  return {
    ...nearQuotients(values[asked], by, { step, distances: [1, -1, 2, -2, 10, -10] }),
    'subtracted-instead': [p.minus(by), `You took ${decimal(by)} away from ${decimal(p)}; divide instead.`],
    'multiplied-instead': [p.times(by), `You multiplied ${decimal(p)} by ${decimal(by)}; divide instead.`],
    'gave-the-known-factor': [
      by,
      `That is the ${other}, ${decimal(by)} ${u}; the question asks for the ${name}.`,
    ],
  };
}

/** Returns the check of a product, which is sometimes one of its factors. */
function factorCheck({ law: { first, second }, values: [, a, b] }: Values): (wrong: Rational) => string {
  const check = productCheck(a, b);
  return (wrong) => {
    if (wrong.equals(a)) return `That is only the ${first[0]}; multiply it by the ${second[0]}.`;
    return wrong.equals(b) ? `That is only the ${second[0]}; multiply it by the ${first[0]}.` : check(wrong);
  };
}

function compute(drawn: Values, rng: Rng): Draft {
  const { law, values, asked, step } = drawn;
  const [, a, b] = values;
  const [name, u] = quantitiesOf(law)[asked];
  const answer = values[asked];
  const [one = '', two = ''] = values.flatMap((value, i) => (i === asked ? [] : decimal(value)));
  const sum = `${wayOf(drawn)} = ${decimal(answer)}`;
  return {
    key: `${name.replace(' ', '-')} ${a} ${b}`,
    question: `${law.story}. ${known(drawn)} What is the ${name}? (${law.formula})`,
    ...checked(
      answer,
      asked === 0 ? wrongProducts(drawn, rng) : wrongQuotients(drawn),
      asked === 0 ? factorCheck(drawn) : quotientCheck(asked === 1 ? b : a, values[0]),
      {
        show: unit(u),
        slip: step,
      },
    ),
    hints: [
      law.leads[asked](one, two),
      asked === 0 ? `Multiply ${two} by ${one}.` : `Which number times ${two} is ${one}? Divide to find it.`,
    ],
    explanation:
      asked === 0
        ? `Use ${law.formula}: ${sum}. So the ${name} is ${decimal(answer)} ${u}.`
        : `Solve ${law.formula} for the ${name}: ${solved(drawn)}. Then ${sum}, so it is ${decimal(answer)} ${u}.`,
    ...circuitOf(drawn),
  };
}

function way(drawn: Values, rng: Rng): Draft {
  const { law, values, asked } = drawn;
  const [name, right] = quantitiesOf(law)[asked];
  const [other, unitOfOther] = rng.pick(quantitiesOf(law).filter(([, u]) => u !== right));
  const calculation = wayOf(drawn);
  const swapped = calculation.replace(/[×÷]/, (sign) => (sign === '×' ? '÷' : '×'));
  return {
    key: `way ${name} ${values[1]} ${values[2]}`,
    question: `${law.story}. ${known(drawn)} Which calculation and unit give the ${name}? (${law.formula})`,
    ...crossed(
      { right: calculation, wrong: swapped, mistake: 'wrong-operation' },
      {
        right,
        wrong: unitOfOther,
        mistake: 'wrong-unit',
        mend: `${unitOfOther} is the unit of the ${other}; the question asks for the ${name}.`,
      },
      (sum, u) => `${sum}, in ${u}`,
    ),
    hints: [
      asked === 0
        ? `In ${law.formula}, the ${name} stands alone. What is done with the other two?`
        : `In ${law.formula}, the ${name} is multiplied by something. How do you undo that?`,
      `Look at the units of the known numbers. Which unit is left for the ${name}?`,
    ],
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
/** Powers of k that belong to the outcomes. */
const powers = [1, -1, 0, 2] as const;

function scale({ law, asked }: Values, rng: Rng): Draft {
  const k = rng.int(2, 9);
  const outcome = rng.int(0, 3);
  const [x = 0, y = 0] = (asked === 0 ? changesOfProduct : changesOfFactor)[outcome] ?? [];
  const [one = '', two = ''] = quantitiesOf(law).flatMap(([name], i) => (i === asked ? [] : name));
  const [name] = quantitiesOf(law)[asked];
  const change = (e: number): string =>
    e === 0 ? 'stays the same' : e > 0 ? `is multiplied by ${k}` : `is divided by ${k}`;
  const textOf = (e: number): string => `it ${e === 2 ? `is multiplied by ${k * k}` : change(e)}`;
  const [startOne, startTwo] = asked === 0 ? [k, k] : [k * k, k];
  const result = asked === 0 ? k * k : k;
  const after = (e: number, start: number): number => (e < 0 ? start / k ** -e : start * k ** e);
  const sign = asked === 0 ? '×' : '÷';
  const [toOne, toTwo, to] = [after(x, startOne), after(y, startTwo), after(powers[outcome] ?? 0, result)];
  const adviceOn = (e: number): string => {
    if (e === x && y !== 0) return `You left out the change of the ${two}.`;
    if (asked === 0 && e === y) return `You left out the change of the ${one}.`;
    if (asked !== 0 && e === -y) return `You left out the change of the ${one}.`;
    if (asked !== 0 && e === x + y)
      return `A larger ${two} makes the ${name} smaller, since you divide by it.`;
    if (asked === 0 && e === x - y)
      return `A larger ${two} makes the ${name} larger, since both are multiplied.`;
    return `Try ${startOne} ${sign} ${startTwo} = ${result}; after the change it is ${toOne} ${sign} ${toTwo} = ${to}.`;
  };
  const wrong = powers.filter((_, i) => i !== outcome);
  return {
    key: `scale ${name} ${outcome} ${k}`,
    question: `The ${one} ${change(x)} and the ${two} ${change(y)}. What happens to the ${name}? (${law.formula})`,
    ...worded(
      textOf(powers[outcome] ?? 0),
      Object.fromEntries(wrong.map((e) => [`wrong-power-${e}`, [textOf(e), adviceOn(e)] as const])),
    ),
    hints: [
      `Say the ${one} is ${startOne} and the ${two} is ${startTwo}. What is the ${name}?`,
      `Now change both numbers as told, and work it out again. Compare with before.`,
    ],
    explanation:
      `Take easy numbers: ${startOne} ${sign} ${startTwo} = ${result}. ` +
      `After the change, ${toOne} ${sign} ${toTwo} = ${to}. So ${textOf(powers[outcome] ?? 0)}.`,
  };
}

function productLaw(law: ProductLaw): Concept {
  const { id, category, title, grades, objective, keywords, prerequisites, standards } = law;
  const info = { subject: 'Science', id, category, title, grades, keywords, prerequisites, standards };
  return sampled(
    { ...info, objectives: [objective], teaching: { idea: law.idea, caution: law.caution, mends } },
    (rng, dial) => {
      const drawn = drawValues(law, rng, dial);
      const form = rng.int(0, 5);
      if (form === 0) return way({ ...drawn, asked: rng.pick([0, 1, 2] as const) }, rng);
      if (form < 1 + dial.level) return scale(drawn, rng);
      return compute(drawn, rng);
    },
  );
}

/** Laws of physics that give one quantity as the product of two others. */
export const laws: Concept[] = productLaws.map(productLaw);
