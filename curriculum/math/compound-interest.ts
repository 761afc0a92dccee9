import { checkedBy } from '../checked.ts';
import { crossed, numeric } from '../choices.ts';
import { sometimes } from '../near-values.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { count, decimal, dollars, superscript, whole } from '../text.ts';
import type { Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Finance' };
/** Returns what an amount grows to at a rate in percent, to the cent. */
const amountAfter = (p: number, rate: number, years: number): Rational =>
  rational(100 + rate, 100)
    .power(years)
    .times(p)
    .round(2);

/** Draws a saving with compound interest: the amounts after each number of years. */
function compounding(rng: Rng, dial: Dial) {
  const p = rng.int(2, 40) * byLevel(dial, [100, 100, 50]);
  const [r, t] = [rng.int(2, 10), rng.int(2, byLevel(dial, [2, 3, 4]))];
  const factor = rational(100 + r, 100);
  const after = (years: number) => factor.power(years).times(p).round(2);
  return { p, r, t, factor, after };
}

function compound(rng: Rng, dial: Dial): Asked {
  const { p, r, t, factor, after } = compounding(rng, dial);
  const grown = (rate: number) => amountAfter(p, rate, t);
  return {
    question: `You save $${whole(p)} at ${r}% interest a year, compounded yearly. How much do you have after ${t} years, to the nearest cent?`,
    ...numeric(
      after(t),
      {
        'used-simple-interest': rational(p * r * t, 100).plus(p),
        'left-out-a-year': [
          after(t - 1),
          `You used the factor ${t - 1 === 1 ? 'once' : `${t - 1} times`}; each of the ${t} years has it.`,
        ],
        ...sometimes(rng, {
          'gave-the-interest': [
            after(t).minus(p),
            'This is the interest alone; the question asks for all that you have.',
          ],
        }),
        'took-a-higher-rate': [grown(r + 1), `You used ${r + 1}%; the rate is ${r}%.`],
        'took-a-lower-rate': [grown(r - 1), `You used ${r - 1}%; the rate is ${r}%.`],
        'began-a-year-early': [
          after(t + 1),
          `You used the factor ${t + 1} times; there are only ${t} years.`,
        ],
      },
      {
        show: dollars,
        slip: rational(p * r, 100),
        apart: checkedBy(
          () =>
            `not right: after ${count(t - 1, 'year')} you have ${dollars(after(t - 1))}, and the last year multiplies this by ${decimal(factor)}`,
        ),
      },
    ),
    hints: [
      `Each year multiplies the savings by the same factor. What is it at ${r}%?`,
      `Multiply $${whole(p)} by this factor ${t} times.`,
    ],
    explanation: `Multiply by ${decimal(factor)} once for each year: $${whole(p)} × ${decimal(factor)}${superscript(t)} = ${dollars(after(t))}.`,
  };
}

/** Asks for the factor of several years, in which a value grows or falls by a percentage. */
function yearlyFactor(rng: Rng, dial: Dial): Asked {
  const isGrowth = rng.int(0, 1) === 1;
  const r = isGrowth ? rng.int(1, 20) : rng.int(2, 40);
  const t = rng.int(2, byLevel(dial, [12, 16, 20]));
  const base = (isUp: boolean, whole: number): string => decimal(rational(whole + (isUp ? r : -r), whole));
  const right = base(isGrowth, 100);
  const { answer, mistakes } = crossed(
    { right: isGrowth, wrong: !isGrowth, mistake: 'wrong-direction' },
    { right: 100, wrong: 1000, mistake: 'slipped-a-place' },
    (isUp, whole) => `${base(isUp, whole)}${superscript(t)}`,
  );
  const told = (isUp: boolean, whole: number): string =>
    `${base(isUp, whole)} is the factor of a ${isUp ? 'growth' : 'fall'} of ${decimal(rational(100 * r, whole))}%; here it is a ${isGrowth ? 'growth' : 'fall'} of ${r}%.`;
  const mends = [told(!isGrowth, 100), told(isGrowth, 1000), told(!isGrowth, 1000)];
  return {
    question: isGrowth
      ? `Savings grow by ${r}% a year, compounded yearly. By what factor are they multiplied in ${t} years?`
      : `The value of a ${rng.pick(['car', 'bike', 'computer', 'machine'])} falls by ${r}% a year. By what factor is it multiplied in ${t} years?`,
    answer,
    mistakes: mistakes.map((mistake, i) => ({ ...mistake, mend: mends[i] ?? '' })),
    hints: [
      `At the start of a year there is 100%. What percent of that is there at its end?`,
      `Write this percentage as a decimal. How many times is it a factor in ${t} years?`,
    ],
    explanation: `After one year there is 100% ${isGrowth ? '+' : '-'} ${r}% = ${isGrowth ? 100 + r : 100 - r}%, so the factor of one year is ${right}. In ${t} years it is used ${t} times: ${right}${superscript(t)}.`,
  };
}

/** Compound interest. */
export const compoundInterest = formed(
  {
    ...info,
    id: 'math.finance.compound-interest',
    title: 'Compound interest',
    grades: [8, 12],
    objectives: ['Compute savings when interest earns interest'],
    keywords: ['compound interest', 'interest', 'investing', 'savings'],
    prerequisites: ['math.finance.simple-interest', 'math.exponents.powers'],
    standards: ['HSF.LE.A.1', 'HSF.LE.A.2'],
    teaching: {
      idea:
        'With compound interest each year’s interest is added to the savings and earns interest too. So the savings are ' +
        'multiplied by the same factor each year: by 1.05 at 5%.',
      caution: 'Do not multiply the first interest by the years. The interest grows from year to year.',
      mends: {
        'used-simple-interest':
          'You took interest on the first amount only; here the interest earns interest, too.',
      },
    },
  },
  {
    total: form([0, 1, 2], compound),
    factor: form([0, 1, 2], yearlyFactor),
    claim: form([0], compound, 'claimed'),
    more: form([1, 2], (rng, dial) => {
      const { p, r, t, factor, after } = compounding(rng, dial);
      const gain = rational(p * r * t, 100).plus(p);
      const differenceAt = (rate: number): readonly [Rational, string] => [
        amountAfter(p, rate, t)
          .minus(p)
          .minus(rational(p * rate * t, 100)),
        `You used ${rate}%; the rate is ${r}%.`,
      ];
      return {
        question: `You save $${whole(p)} for ${t} years at ${r}% a year. How much more does compound interest give than simple interest, to the nearest cent?`,
        ...numeric(
          after(t).minus(gain),
          {
            ...sometimes(rng, {
              'gave-compound-interest': [
                after(t).minus(p),
                'This is the compound interest; take the simple interest away.',
              ],
            }),
            ...sometimes(rng, {
              'gave-simple-interest': [
                gain.minus(p),
                'This is the simple interest; take it from the compound interest.',
              ],
            }),
            'took-a-higher-rate': differenceAt(r + 1),
            'took-a-lower-rate': differenceAt(r - 1),
            'compared-more-years': [
              after(t + 1)
                .minus(p)
                .minus(rational(p * r * (t + 1), 100)),
              `This compares ${t + 1} years; both savings last ${t} years.`,
            ],
            'compared-fewer-years': [
              after(t - 1)
                .minus(p)
                .minus(rational(p * r * (t - 1), 100)),
              `This compares ${t - 1} of the years; both savings last ${t} years.`,
            ],
          },
          {
            show: dollars,
            slip: 1,
            apart: checkedBy(() => `not ${dollars(after(t))} - ${dollars(gain)}`),
          },
        ),
        hints: [
          `Find both amounts after ${t} years: $${whole(p)} × ${decimal(factor)}${superscript(t)}, and $${whole(p)} + ${t} × ${dollars(rational(p * r, 100))}.`,
          'Take the smaller amount from the larger one.',
        ],
        explanation: `Compound interest leads to ${dollars(after(t))}, simple interest to ${dollars(gain)}. The difference is ${dollars(after(t).minus(gain))}.`,
      };
    }),
  },
);
