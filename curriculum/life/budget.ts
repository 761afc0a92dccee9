import { checked } from '../checked.ts';
import { crossed } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Dial } from '../types.ts';
import { partOf, share } from './budget-parts.ts';
import { dollar, inDollars, plan } from './household.ts';

function weeks(rng: Rng, dial: Dial): Asked {
  const size = dial.grade < 9 ? 1 : 5;
  const weekly = rng.int(3, dial.grade < 6 ? 15 : byLevel(dial, [15, 40, 60])) * size;
  const count = rng.int(3, byLevel(dial, [20, 30, 52]));
  const spend = dial.level === 0 && dial.grade < 9 ? 0 : rng.int(1, weekly / size - 1) * size;
  const kept = weekly - spend;
  const goal = kept * count - (dial.level === 2 ? rng.int(0, kept - 1) : 0);
  const savedIn = (n: number): string => dollar(kept * n);
  const story =
    spend > 0
      ? `You get ${dollar(weekly)} a week and spend ${dollar(spend)} of it`
      : `You save ${dollar(weekly)} a week`;
  return {
    question: `${story}. How many weeks does it take to have ${dollar(goal)}?`,
    ...checked(
      count,
      {
        ...(spend > 0 && {
          'forgot-spending': [
            Math.round(goal / weekly),
            'That counts all the money: take the spending away first.',
          ] as const,
          'divided-by-spending': [
            Math.round(goal / spend),
            'That divides by what you spend: divide by what you keep.',
          ] as const,
        }),
        'stopped-a-week-early': [
          count - 1,
          `After ${count - 1} weeks you have only ${savedIn(count - 1)}${goal % kept > 0 ? ': round up' : ''}.`,
        ],
        ...(count > 3 && {
          'stopped-two-weeks-early': [
            count - 2,
            `After ${count - 2} weeks you have only ${savedIn(count - 2)}.`,
          ] as const,
        }),
        'went-a-week-too-far': [count + 1, `After ${count} weeks you have ${savedIn(count)} already.`],
        'went-two-weeks-too-far': [count + 2, `After ${count} weeks you have ${savedIn(count)} already.`],
        ...(count % 2 === 0 && {
          'took-half': [count / 2, `After ${count / 2} weeks you have only ${savedIn(count / 2)}.`] as const,
        }),
        doubled: [count * 2, `In ${count * 2} weeks you save ${savedIn(count * 2)}, which is twice as much.`],
      },
      (wrong) => `Check: that is enough for ${savedIn(Number(wrong.n))}, and you want ${dollar(goal)}.`,
    ),
    explanation: `You keep ${dollar(kept)} a week. ${dollar(goal)} ÷ ${dollar(kept)} gives ${count} weeks${goal % kept === 0 ? '' : ', rounded up'}.`,
    hints: ['How much do you keep each week?', `How many times does that fit into ${dollar(goal)}?`],
  };
}

function rest(rng: Rng, dial: Dial): Asked {
  const { income, a, b, first, second, step, rest: monthly } = plan(rng, dial);
  // In high school, the plan is for a year.
  const n = dial.grade < 9 ? 1 : 12;
  const right = monthly * n;
  return {
    question: `You get ${dollar(income)} a month. You spend ${dollar(a)} on ${first} and ${dollar(b)} on ${second}. How much is left${n > 1 ? ' in a year' : ''}?`,
    ...checked(
      right,
      {
        'forgot-the-first-cost': [(monthly + a) * n, `You left out the ${dollar(a)}: take all costs away.`],
        'forgot-the-second-cost': [(monthly + b) * n, `You left out the ${dollar(b)}: take all costs away.`],
        'gave-the-costs': [(a + b) * n, 'That is what you spend: how much is left?'],
        'added-the-costs': [(income + a + b) * n, 'You added the costs: take them away.'],
        ...(n > 1 && {
          'gave-one-month': [monthly, 'That is what is left in a month: a year has 12 months.'] as const,
          'took-ten-months': [monthly * 10, 'That counts 10 months: a year has 12.'] as const,
        }),
      },
      (wrong) => {
        const left = Number(wrong.n);
        return n === 1
          ? `Check: ${dollar(a + b)} and ${dollar(left)} make ${dollar(a + b + left)}, not ${dollar(income)}.`
          : `Check: shared among 12 months, that is about ${dollar(Math.round(left / n))} a month.`;
      },
      { ...inDollars, slip: step },
    ),
    explanation: `The costs are ${dollar(a)} + ${dollar(b)} = ${dollar(a + b)}. ${dollar(income)} - ${dollar(a + b)} = ${dollar(monthly)}.${n > 1 ? ` In a year, that is 12 × ${dollar(monthly)} = ${dollar(right)}.` : ''}`,
    hints: [
      `How much do you spend in all${n > 1 ? ' each month' : ''}?`,
      `Take that away from ${dollar(income)}.${n > 1 ? ' Then multiply by the months of a year.' : ''}`,
    ],
  };
}

function fits(rng: Rng, dial: Dial): Asked {
  const { income, a, b, first, second, step, rest: free } = plan(rng, dial);
  const isFine = rng.int(0, 1) === 1;
  const gap = rng.int(1, Math.max(2, free / step - 1)) * step;
  const goal = isFine ? free - gap : free + gap;
  if (goal <= 0 || gap === free) return fits(rng, dial);
  const wrong = gap + (gap > 10 * step && rng.int(0, 1) === 1 ? -10 : 10) * step;
  return {
    question: `You get ${dollar(income)} a month. The plan: ${dollar(a)} for ${first}, ${dollar(b)} for ${second} and ${dollar(goal)} for savings. Does the plan work?`,
    ...crossed(
      { right: isFine, wrong: !isFine, mistake: 'compared-wrongly' },
      { right: gap, wrong, mistake: 'wrong-difference' },
      (works, by) => (works ? `yes, with ${dollar(by)} left` : `no, it is ${dollar(by)} short`),
    ),
    explanation: `The plan needs ${dollar(a)} + ${dollar(b)} + ${dollar(goal)} = ${dollar(a + b + goal)}. Compare that with ${dollar(income)}: the difference is ${dollar(gap)}.`,
    hints: ['Add up the whole plan.', `Is the sum more or less than ${dollar(income)}? By how much?`],
  };
}

function cut(rng: Rng, dial: Dial): Asked {
  const price = rng.int(2, dial.grade < 9 ? 9 : 15);
  const often = rng.int(4, 7);
  const seldom = rng.int(1, 3);
  const n = rng.int(3, byLevel(dial, [10, 12, 52]));
  const right = price * (often - seldom) * n;
  const thing = rng.pick(['A drink', 'A snack', 'A sandwich', 'A lunch']);
  return {
    question: `${thing} costs ${dollar(price)}. You buy one ${often} times a week. Now you cut that down to ${seldom === 1 ? 'once' : `${seldom} times`} a week. How much do you save in ${n} weeks?`,
    ...checked(
      right,
      {
        'gave-the-new-cost': [
          price * seldom * n,
          'That is what you still pay: how much less is it than before?',
        ],
        'gave-the-old-cost': [price * often * n, 'That is what you paid before: how much less is it now?'],
        'gave-one-week': [price * (often - seldom), `That is for one week: there are ${n}.`],
        'added-both': [
          price * (often + seldom) * n,
          'You added the old and the new number of times: take one from the other.',
        ],
      },
      (wrong) =>
        `Check: shared among ${n} weeks, that is about ${dollar(Math.round(Number(wrong.n) / n))} a week.`,
      inDollars,
    ),
    explanation: `You save ${often} - ${seldom} = ${often - seldom} times ${dollar(price)} a week: ${dollar(price * (often - seldom))}. In ${n} weeks, that is ${dollar(right)}.`,
    hints: [
      'How many times a week do you save the price?',
      `How much money is that a week? Multiply by ${n}.`,
    ],
  };
}

export const budget = formed(
  {
    subject: 'Life Skills',
    category: 'Money',
    id: 'life.money.budget',
    title: 'Budgets and saving',
    grades: [4, 12],
    objectives: ['Plan how long saving takes and what is left over', 'Check if a plan fits an income'],
    keywords: ['budget', 'saving', 'savings', 'spending', 'allowance', 'money goals', 'saving money'],
    prerequisites: ['math.addition.multi-digit', 'math.subtraction.multi-digit'],
    teaching: {
      idea: {
        4: 'A budget is a plan for money: what comes in, what goes out, and what you save. What comes in must be enough for all the rest.',
        6: 'A budget compares the income with costs and savings. Plan the savings first, as a percentage of the income. What is left is for spending.',
        9: 'A budget compares the monthly income with fixed costs such as rent, other costs and savings. If costs and savings together are more than the income, the plan does not work.',
      },
      caution: 'Only what you do not spend can be saved.',
      mends: {
        'compared-wrongly': 'Add up the whole plan: is it more or less than the income?',
        'wrong-difference': 'Add up the whole plan once more, and compare it with the income.',
      },
      trap: 'forgot-spending',
    },
  },
  {
    weeks: form([0, 1, 2], weeks),
    rest: form([0, 1], rest),
    share: form([0, 1, 2], share),
    of: form([0, 1], partOf),
    fits: form([1, 2], fits),
    cut: form([2], cut),
  },
);
