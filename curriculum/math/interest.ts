import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, dollars, superscript, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Finance' };

/** Draws an amount of dollars, a yearly rate in percent, and years. */
function saving(rng: Rng, dial: Dial) {
  const p = rng.int(2, byLevel(dial, [20, 30, 60])) * byLevel(dial, [100, 100, 50]);
  const [r, t] = [rng.int(1, byLevel(dial, [6, 8, 10])), rng.int(2, byLevel(dial, [5, 8, 10]))];
  return { p, r, t, year: rational(p * r, 100), interest: rational(p * r * t, 100) };
}

function simple(rng: Rng, dial: Dial, total: boolean): Asked {
  const { p, r, t, year, interest } = saving(rng, dial);
  const answer = total ? interest.plus(p) : interest;
  return {
    question: `You save $${whole(p)} at ${r}% simple interest a year. ${total ? 'How much do you have' : 'How much interest do you get'} after ${t} years?`,
    ...numeric(
      answer,
      {
        'one-year-only': total ? year.plus(p) : year,
        'confused-interest-and-total': total ? interest : interest.plus(p),
        'one-year-too-many': answer.plus(year),
        'one-year-too-few': answer.minus(year),
      },
      { show: dollars, slip: 10 },
    ),
    explanation: `One year gives ${dollars(year)}. ${t} years give ${t} × ${dollars(year)} = ${dollars(interest)}.${total ? ` With the savings: ${dollars(answer)}.` : ''}`,
  };
}

const simpleInterest = formed(
  {
    ...info,
    id: 'math.finance.simple-interest',
    title: 'Simple interest',
    grades: [7, 11],
    objectives: ['Compute interest that is paid on the first amount only'],
    keywords: ['simple interest', 'interest', 'savings', 'loans', 'interest rate'],
    prerequisites: ['math.percent.of-number'],
    standards: ['7.RP.A.3'],
    teaching: {
      idea:
        'Simple interest is a percentage of the first amount, paid once for each year. So it is the amount times the rate ' +
        'times the years.',
      caution: 'Read what is asked: the interest alone, or the savings with the interest.',
      hints: [
        'How much interest does one year give?',
        'How many years are there?',
        'Is the first amount part of the answer?',
      ],
      mends: {
        'one-year-only': 'This is right for one year. Count all the years.',
        'confused-interest-and-total': 'Interest and total differ by the first amount. Read what is asked.',
        'one-year-too-many': 'This counts one year too many.',
        'one-year-too-few': 'This counts one year too few.',
      },
    },
  },
  {
    interest: form([0, 1], (rng, dial) => simple(rng, dial, false)),
    total: form([0, 1, 2], (rng, dial) => simple(rng, dial, true)),
    claim: form([0, 1, 2], (rng, dial) => simple(rng, dial, rng.int(0, 1) === 1), 'claimed'),
    years: form([1, 2], (rng, dial) => {
      const { p, r, t, year, interest } = saving(rng, dial);
      return {
        question: `You save $${whole(p)} at ${r}% simple interest a year. After how many years have you got ${dollars(interest)} of interest?`,
        ...numeric(t, { 'one-year-too-many': t + 1, 'one-year-too-few': t - 1 }),
        explanation: `One year gives ${dollars(year)}. ${dollars(interest)} ÷ ${dollars(year)} = ${t}.`,
      };
    }),
  },
);

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
  return {
    question: `You save $${whole(p)} at ${r}% interest a year, compounded yearly. How much do you have after ${t} years, to the nearest cent?`,
    ...numeric(
      after(t),
      {
        'used-simple-interest': rational(p * r * t, 100).plus(p),
        'one-year-too-many': after(t + 1),
        'one-year-too-few': after(t - 1),
      },
      { show: dollars, slip: 1 },
    ),
    explanation: `Multiply by ${decimal(factor)} once for each year: ${whole(p)} × ${decimal(factor)}${superscript(t)} = ${dollars(after(t))}.`,
  };
}

const compoundInterest = formed(
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
      hints: [
        'By which factor do the savings grow in one year?',
        'How often is this factor applied?',
        'Use a power of the factor.',
      ],
      mends: {
        'used-simple-interest':
          'This pays interest on the first amount only. Here the interest earns interest too.',
        'one-year-too-many': 'This counts one year too many.',
        'one-year-too-few': 'This counts one year too few.',
        'forgot-the-one': 'The factor keeps the savings, too: 1 plus the rate.',
        'slipped-a-place': 'Write the percentage as hundredths: 5% is 0.05.',
      },
    },
  },
  {
    total: form([0, 1, 2], compound),
    factor: form([0, 1, 2], (rng, dial) => {
      const r = rng.int(1, 99);
      const t = rng.int(2, byLevel(dial, [6, 12, 20]));
      const options: [number, number, string][] = [
        [100 + r, 100, ''],
        [r, 100, 'forgot-the-one'],
        [1000 + r, 1000, 'slipped-a-place'],
        [r, 1000, 'forgot-the-one and slipped-a-place'],
      ];
      const [answer, ...mistakes] = options.map(([n, d, name]) => {
        const text = `${decimal(rational(n, d))}${superscript(t)}`;
        return { name, text, worth: text };
      });
      return {
        question: `Savings grow by ${r}% a year, compounded yearly. What is the factor for ${t} years?`,
        answer: answer ?? { text: '', worth: '' },
        mistakes,
        explanation: `Each year multiplies the savings by 1 + ${decimal(rational(r, 100))} = ${decimal(rational(100 + r, 100))}, and that ${t} times.`,
      };
    }),
    claim: form([0, 1, 2], compound, 'claimed'),
    more: form([1, 2], (rng, dial) => {
      const { p, r, t, after } = compounding(rng, dial);
      const gain = rational(p * r * t, 100).plus(p);
      return {
        question: `You save $${whole(p)} for ${t} years at ${r}% a year. How much more does compound interest give than simple interest, to the nearest cent?`,
        ...numeric(
          after(t).minus(gain),
          {
            'one-year-too-many': after(t + 1)
              .minus(gain)
              .minus(rational(p * r, 100)),
            'used-simple-interest': rational(p * r, 100),
            'one-year-too-few': after(t).minus(p),
          },
          { show: dollars, slip: 1 },
        ),
        explanation: `Compound interest leads to ${dollars(after(t))}, simple interest to ${dollars(gain)}.`,
      };
    }),
  },
);

/** Interest on savings. */
export const interest: Concept[] = [simpleInterest, compoundInterest];
