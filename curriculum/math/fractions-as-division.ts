import { numeric } from '../choices.ts';
import { gcd, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { mixed, plain } from '../text.ts';
import type { Concept, Draft } from '../types.ts';
import { type Fraction, fractionMath, show } from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';
import { isReadable, mixedGrid } from './mixed-numbers.ts';

/** Draws a division of small numbers that does not come out even, in lowest terms for the choices. */
function quotient(rng: Rng, level: number): Fraction {
  return drawn(
    () => ({ n: rng.int(2, [12, 20, 30][level] ?? 12), d: rng.int(2, [8, 12, 12][level] ?? 8) }),
    ({ n, d }) => gcd(n, d) === 1,
  );
}

const turned = ({ n, d }: Fraction): Fraction => ({ n: d, d: n });

/**
 * Draws a quotient, and three others: the one turned over, and both with another number instead of one of the two. All four
 * are drawn alike, so that none stands out.
 */
function turnedQuotients(rng: Rng, level: number): { right: Fraction; others: Fraction[] } {
  return drawn(
    () => {
      const top = level === 0 ? 10 : 12;
      const one = { n: rng.int(2, top), d: rng.int(2, top) };
      const part = rng.pick(['n', 'd'] as const);
      const slip = { ...one, [part]: beside(rng, one[part], { by: 3, least: 2 }) };
      return { right: one, others: [slip, turned(one), turned(slip)] };
    },
    ({ right, others }) =>
      [right, ...others].every(({ n, d }) => gcd(n, d) === 1 && d <= 12) && right.n !== right.d,
  );
}

/** Returns fractions as choices, each with the division that it stands for. */
function divisionChoices({
  right,
  others,
}: ReturnType<typeof turnedQuotients>): Pick<Draft, 'answer' | 'mistakes'> {
  return {
    answer: { text: show(right), worth: show(right) },
    mistakes: others.map((other) => ({
      name: other.n === right.d && other.d === right.n ? 'turned-over' : 'another-division',
      text: show(other),
      worth: show(other),
      mend: `${show(other)} is ${other.n} ÷ ${other.d}; here ${right.n} is divided by ${right.d}.`,
    })),
  };
}

const sharedKinds = [
  'pizzas',
  'loaves',
  'cakes',
  'liters of juice',
  'meters of rope',
  'pounds of rice',
] as const;

const quotientForms: Forms = {
  quotient: form([0], (rng, { level }) => {
    const four = turnedQuotients(rng, level);
    const { n, d } = four.right;
    return {
      key: `${n}/${d}`,
      question: `Which fraction is ${n} ÷ ${d}?`,
      ...divisionChoices(four),
      hints: [
        `Cut each of ${n} wholes into ${d} parts. How large is one part?`,
        `One share gets one part of each of the ${n} wholes.`,
      ],
      explanation: `Cut each of ${n} wholes into ${d} parts. One share gets a part of each: ${n} parts of 1/${d}, so ${n}/${d}.`,
    };
  }),
  shared: form([0, 1], (rng, { level }) => {
    const four = turnedQuotients(rng, level);
    const { n, d } = four.right;
    const kind = rng.pick(sharedKinds);
    return {
      key: `${kind} ${n}/${d}`,
      question: `${d} friends share ${n} ${kind} equally. How much does each get?`,
      ...divisionChoices(four),
      hints: [
        `Compare ${n} with ${d}. Does each friend get more or less than 1?`,
        'Sharing is dividing. What is shared, and among how many?',
      ],
      explanation: `${n} ÷ ${d} = ${n}/${d}: each friend gets 1/${d} of each of the ${n}, which is ${n} parts of 1/${d}.`,
    };
  }),
  story: form([1, 2], (rng, { level }) => {
    const [f, off] = drawn(
      () => {
        const one = quotient(rng, level);
        return [one, beside(rng, Math.floor(one.n / one.d), { by: 1 })] as const;
      },
      ([{ n, d }, other]) => n > d && d > 2 && isReadable([Math.floor(n / d), other], [n % d, d - (n % d)]),
    );
    const { n, d } = f;
    const [w, left] = [Math.floor(n / d), n % d];
    const kind = rng.pick(sharedKinds);
    return {
      key: `${kind} ${show(f)}`,
      question: `${n} ${kind} are split into ${d} equal shares. How much is one share, as a mixed number?`,
      ...mixedGrid(
        [
          w,
          off,
          'wrong-wholes',
          off > w
            ? `${off} for each share needs ${off} × ${d} = ${off * d}, more than ${n}.`
            : `${off} for each share uses ${off} × ${d} = ${off * d}; enough is left for 1 more each.`,
        ],
        [
          rational(left, d),
          rational(d - left, d),
          'gave-what-is-missing',
          `${d - left}/${d} is what the next whole still needs; divide the ${left} left over by ${d}.`,
        ],
      ),
      hints: [
        `How many times does ${d} fit into ${n}? That many wholes go into each share.`,
        `Divide what is left over by ${d}, too. It gives a fraction.`,
      ],
      explanation: `${n} ÷ ${d} gives ${w}, with ${left} left over. Then ${left} ÷ ${d} = ${left}/${d}, so one share is ${mixed(rational(n, d))}.`,
    };
  }),
  between: form([2], (rng, { level }) => {
    const f = drawn(
      () => quotient(rng, level),
      ({ n, d }) => n > 2 * d && d > 2,
    );
    const { n, d } = f;
    const low = Math.floor(n / d);
    return {
      key: show(f),
      question: `${n} pounds of rice go into ${d} bags equally. Between which two whole numbers of pounds is the weight of one bag?`,
      ...numeric(
        low,
        {
          'went-too-far': [low + 1, `${low + 1} × ${d} = ${(low + 1) * d}, which is more than ${n}.`],
          'stopped-too-soon': [low - 1, `${low} × ${d} = ${low * d}, and ${n} is even more.`],
          'gave-remainder': [
            n % d,
            `You took the remainder ${n % d}; find how many times ${d} fits into ${n}.`,
          ],
          'subtracted-numbers': [n - d, `You subtracted ${d} from ${n}; sharing equally is dividing.`],
          'gave-the-bags': [d, `${d} is the number of bags; find the pounds in one bag.`],
        },
        {
          show: (r) => `${plain(r)} and ${plain(r.plus(1))}`,
          slip: 0,
          apart: (size, isMore) =>
            `${plain(size)} ${size.compare(1) === 0 ? 'pound' : 'pounds'} too ${isMore ? 'much' : 'little'} for each bag`,
        },
      ),
      hints: [`Which multiples of ${d} are just below and just above ${n}?`, `Divide both of them by ${d}.`],
      explanation: `${low} × ${d} = ${low * d} and ${low + 1} × ${d} = ${(low + 1) * d}. ${n} lies between, so one bag has between ${low} and ${low + 1} pounds.`,
    };
  }),
  back: form([0, 1, 2], (rng, { level }) => {
    const { right: f, others } = turnedQuotients(rng, level);
    const text = ({ n, d }: Fraction): string => `${d} friends share ${n} pies`;
    return {
      key: show(f),
      question: `In which story does each friend get ${show(f)} of a pie?`,
      answer: { text: text(f), worth: text(f) },
      mistakes: others.map((other) => ({
        name: 'wrong-story',
        text: text(other),
        worth: text(other),
        mend: `In this story each friend gets ${other.n} ÷ ${other.d}, so ${show(other)} of a pie.`,
      })),
      hints: [
        `Read ${show(f)} as a division. What is divided, and by how much?`,
        'The pies are divided. The number of friends is the divisor.',
      ],
      explanation: `Cut each of ${f.n} pies into ${f.d} parts, and give each friend one part of each pie. That is ${f.n} parts of 1/${f.d}, so ${show(f)}.`,
    };
  }),
};

const asDivision = formed(
  {
    ...fractionMath,
    id: 'math.fractions.as-division',
    title: 'Fractions as division',
    grades: [5, 6],
    objectives: ['See a fraction a/b as a divided by b'],
    keywords: ['fractions as division', 'sharing wholes', 'divide whole numbers into fractions'],
    prerequisites: ['math.fractions.mixed-numbers', 'math.division.remainder'],
    standards: ['5.NF.B.3'],
    teaching: {
      idea: 'A fraction is a division: 3/4 = 3 ÷ 4. If 4 friends share 3 pies, cut each pie into fourths. Each friend gets one fourth of each pie, so 3 fourths.',
      caution: 'What is shared goes above, and the number of shares goes below.',
      mends: {},
    },
  },
  quotientForms,
);

/** Divisions whose results are fractions. */
export const fractionsAsDivision: Concept[] = [asDivision];
