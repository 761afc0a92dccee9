import { checkedBy } from '../checked.ts';
import { numeric, type WrongNumber } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { type Numeric, type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { count, dollars, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { compoundInterest } from './compound-interest.ts';

const info = { subject: 'Math', category: 'Finance' };

/** Draws an amount of dollars, a yearly rate in percent, and years. */
function saving(rng: Rng, dial: Dial) {
  const p = rng.int(2, byLevel(dial, [20, 30, 60])) * byLevel(dial, [100, 100, 50]);
  const [r, t] = [rng.int(1, byLevel(dial, [6, 8, 10])), rng.int(2, byLevel(dial, [5, 8, 10]))];
  return { p, r, t, year: rational(p * r, 100), interest: rational(p * r * t, 100) };
}

/** Returns the values after more or fewer years than t; before the start there is nothing to name. */
const afterOtherYears = (
  rng: Rng,
  answer: Rational,
  year: Rational,
  told: (years: number) => string,
  t: number,
): Record<string, WrongNumber> => {
  const yearsOf = (wrong: Numeric): number => t + Number(rational(wrong).minus(answer).over(year).toString());
  const near = nearBy(rng, answer, year, (wrong) => told(yearsOf(wrong)));
  return Object.fromEntries(
    Object.entries(near).filter(([, wrong]) => !(Array.isArray(wrong) && yearsOf(wrong[0]) < 0)),
  );
};

/** Returns the values at the next rates, which differ by one percent of the savings over all years. */
const atOtherRates = (answer: Rational, percent: Rational, r: number): Record<string, WrongNumber> => ({
  'took-a-higher-rate': [answer.plus(percent), `You used ${r + 1}%; the rate is ${r}%.`],
  'took-a-lower-rate': [
    answer.minus(percent),
    r === 1
      ? 'You added no interest; add the interest of all the years.'
      : `You used ${r - 1}%; the rate is ${r}%.`,
  ],
});

function simple(rng: Rng, dial: Dial, total: boolean): Asked {
  const { p, r, t, year, interest } = saving(rng, dial);
  const savings = total ? p : 0;
  const answer = interest.plus(savings);
  return {
    question: `You save $${whole(p)} at ${r}% simple interest a year. ${total ? 'How much do you have' : 'How much interest do you get'} after ${t} years?`,
    ...numeric(
      answer,
      {
        ...afterOtherYears(
          rng,
          answer,
          year,
          (years) =>
            years > 0
              ? `This is the ${total ? 'amount' : 'interest'} after ${count(years, 'year')}; the question asks for ${t} years.`
              : `This includes no interest; add the interest of ${t} years.`,
          t,
        ),
        ...sometimes(rng, {
          'confused-interest-and-total': [
            total ? interest : interest.plus(p),
            total
              ? `This is the interest alone; add it to the $${whole(p)} that you saved.`
              : `This includes the $${whole(p)} that you saved; the question asks for the interest alone.`,
          ],
        }),
        ...sometimes(rng, {
          'added-rate-and-years': [
            rational(p * (r + t), 100).plus(savings),
            `You added ${r} and ${t}; multiply the interest of one year by the years.`,
          ],
          'used-the-percent-as-dollars': [
            r * t + savings,
            `You counted $${r} for each year; each year gives ${r}% of $${whole(p)}.`,
          ],
        }),
        ...atOtherRates(answer, rational(p * t, 100), r),
      },
      {
        show: dollars,
        slip: 10,
        apart: checkedBy((wrong) => {
          const years = wrong.minus(savings).over(year);
          return years.isInteger() && years.n > 0n
            ? `the ${total ? 'amount' : 'interest'} after ${count(Number(years.n), 'year')}, not after ${t}`
            : `not right: one year gives ${dollars(year)} of interest, and there are ${t} years`;
        }),
      },
    ),
    hints: [
      `How much is ${r}% of $${whole(p)}? That is the interest for one year.`,
      `Multiply that by the ${t} years${total ? ', and add the savings' : ''}.`,
    ],
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
      mends: {
        'gave-the-rate': 'This is the rate in percent; the question asks for years.',
      },
    },
  },
  {
    interest: form([0, 1], (rng, dial) => simple(rng, dial, false)),
    total: form([0, 1, 2], (rng, dial) => simple(rng, dial, true)),
    claim: form([0, 2], (rng, dial) => simple(rng, dial, rng.int(0, 1) === 1), 'claimed'),
    years: form([1, 2], (rng, dial) => {
      const { p, r, t, year, interest } = saving(rng, dial);
      return {
        question: `You save $${whole(p)} at ${r}% simple interest a year. After how many years is the interest ${dollars(interest)}?`,
        ...numeric(
          t,
          {
            ...nearBy(
              rng,
              t,
              1,
              (wrong) =>
                `After ${count(Number(wrong.n), 'year')} the interest is ${dollars(year.times(wrong))}, not ${dollars(interest)}.`,
            ),
            ...sometimes(rng, {
              'gave-the-rate': r,
              'divided-by-hundredth': [
                r * t,
                `The interest is ${r * t}% of the savings; divide by the ${r}% of one year.`,
              ],
            }),
          },
          {
            apart: checkedBy(
              (wrong) =>
                `not the time: after ${count(Number(wrong.n), 'year')} the interest is ${dollars(year.times(wrong))}`,
            ),
          },
        ),
        hints: [
          'How much interest do the savings give in one year?',
          'How many times does this fit into the whole interest?',
        ],
        explanation: `One year gives ${dollars(year)}. ${dollars(interest)} ÷ ${dollars(year)} = ${t}.`,
      };
    }),
  },
);

/** Interest on savings. */
export const interest: Concept[] = [simpleInterest, compoundInterest];
