import { crossed, numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Dial } from '../types.ts';

const dollar = (amount: number): string => `$${whole(amount)}`;
const inDollars = { show: (r: Rational) => dollar(Number(r.round().n)) };

/** Monthly income and costs. */
interface Household {
  /** Amounts are multiples of it. */
  step: number;
  incomes: readonly [least: number, most: number];
  costs: readonly string[];
}

const pocketMoney: Household = {
  step: 1,
  incomes: [20, 90],
  costs: ['snacks', 'games', 'gifts', 'books', 'films'],
};
const oddJobs: Household = {
  step: 5,
  incomes: [24, 90],
  costs: ['clothes', 'a phone', 'films', 'lunch', 'sports'],
};
const salary: Household = {
  step: 50,
  incomes: [30, 90],
  costs: ['rent', 'food', 'a car', 'insurance', 'clothes'],
};

const householdOf = ({ grade }: Dial): Household => (grade < 6 ? pocketMoney : grade < 9 ? oddJobs : salary);

/** Draws an income and two costs that leave something. */
function plan(rng: Rng, dial: Dial) {
  const { step, incomes, costs } = householdOf(dial);
  const n = rng.int(...incomes);
  const [a, b] = [rng.int(3, Math.floor(n / 3)) * step, rng.int(3, Math.floor(n / 3)) * step];
  const [first, second] = rng.pair(costs);
  return { income: n * step, a, b, first, second, step, rest: n * step - a - b };
}

function weeks(rng: Rng, dial: Dial): Asked {
  const size = dial.grade < 9 ? 1 : 5;
  const weekly = rng.int(3, dial.grade < 6 ? 15 : byLevel(dial, [15, 40, 60])) * size;
  const count = rng.int(3, byLevel(dial, [20, 30, 52]));
  const spend = dial.level === 0 ? 0 : rng.int(1, weekly / size - 1) * size;
  const kept = weekly - spend;
  const goal = kept * count - (dial.level === 2 ? rng.int(0, kept - 1) : 0);
  const story =
    spend > 0
      ? `You get ${dollar(weekly)} a week and spend ${dollar(spend)} of it`
      : `You save ${dollar(weekly)} a week`;
  return {
    question: `${story}. How many weeks does it take to have ${dollar(goal)}?`,
    ...numeric(count, {
      ...(spend > 0 && {
        'forgot-spending': Math.round(goal / weekly),
        'divided-by-spending': Math.round(goal / spend),
      }),
      'one-week-too-few': count - 1,
      'one-week-too-many': count + 1,
    }),
    explanation: `You keep ${dollar(kept)} a week. ${dollar(goal)} ÷ ${dollar(kept)} gives ${count} weeks${goal % kept === 0 ? '' : ', rounded up'}.`,
  };
}

function rest(rng: Rng, dial: Dial): Asked {
  const { income, a, b, first, second, step, rest: right } = plan(rng, dial);
  return {
    question: `You get ${dollar(income)} a month. You spend ${dollar(a)} on ${first} and ${dollar(b)} on ${second}. How much is left?`,
    ...numeric(
      right,
      {
        'forgot-one-cost': right + rng.pick([a, b]),
        'gave-the-costs': a + b,
        'slip-up': right + 10 * step,
        'slip-down': right - 10 * step,
      },
      { ...inDollars, slip: step },
    ),
    explanation: `The costs are ${dollar(a)} + ${dollar(b)} = ${dollar(a + b)}. ${dollar(income)} - ${dollar(a + b)} = ${dollar(right)}.`,
  };
}

/** Asks for a fraction of an income up to grade 5, then for a percentage. */
function share(rng: Rng, dial: Dial): Asked {
  const { step } = householdOf(dial);
  const isEarly = dial.grade < 6;
  const [top, bottom] = isEarly
    ? rng.pick([
        [1, 2],
        [1, 3],
        [1, 4],
        [1, 5],
        [2, 3],
        [3, 4],
        [2, 5],
      ] as const)
    : ([rng.int(1, byLevel(dial, [5, 10, 18])) * (dial.level === 0 ? 10 : 5), 100] as const);
  const income = (isEarly ? bottom * rng.int(3, 20) : 20 * rng.int(2, 20)) * (step === 50 ? 5 : 1);
  const part = (income * top) / bottom;
  const isKept = dial.level > 0 && rng.int(0, 1) === 1;
  const right = isKept ? income - part : part;
  const said = isEarly ? `${top}/${bottom}` : `${top}%`;
  return {
    question: `You get ${dollar(income)} a month. You save ${said} of it. How much do you ${isKept ? 'have left to spend' : 'save each month'}?`,
    ...numeric(
      right,
      {
        'gave-the-other-part': income - right,
        'took-another-part': isEarly ? income / bottom : income / 10,
        'part-too-large': right + (isEarly ? income / bottom : income / 20),
        'part-too-small': right - (isEarly ? income / bottom : income / 20),
      },
      { ...inDollars, slip: step },
    ),
    explanation: `${said} of ${dollar(income)} is ${dollar(part)}.${isKept ? ` ${dollar(income)} - ${dollar(part)} = ${dollar(right)}.` : ''}`,
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
  };
}

function cut(rng: Rng, dial: Dial): Asked {
  const price = rng.int(2, dial.grade < 9 ? 9 : 15);
  const often = rng.int(4, 7);
  const seldom = rng.int(1, 3);
  const n = rng.int(3, byLevel(dial, [10, 12, 52]));
  const right = price * (often - seldom) * n;
  const thing = rng.pick(['A drink', 'A snack', 'A bus ride', 'A lunch']);
  return {
    question: `${thing} costs ${dollar(price)}. You pay for it ${often} times a week. Now you change to ${seldom === 1 ? 'once' : `${seldom} times`} a week. How much do you save in ${n} weeks?`,
    ...numeric(
      right,
      {
        'gave-the-new-cost': price * seldom * n,
        'gave-the-old-cost': price * often * n,
        'one-week-too-many': right + price * (often - seldom),
        'one-week-too-few': right - price * (often - seldom),
      },
      inDollars,
    ),
    explanation: `You save ${often} - ${seldom} = ${often - seldom} times ${dollar(price)} a week: ${dollar(price * (often - seldom))}. In ${n} weeks that is ${dollar(right)}.`,
  };
}

/** Asks what fraction of an income a cost is, and from grade 6 on what percentage. */
function partOf(rng: Rng, dial: Dial): Asked {
  const isEarly = dial.grade < 6;
  const { step, costs } = householdOf(dial);
  const [top, bottom] = isEarly ? [1, rng.int(3, 9)] : [rng.int(1, 15), 20];
  const income = bottom * rng.int(3, 20) * (step === 50 ? 10 : 1);
  const part = (income * top) / bottom;
  const given = `You get ${dollar(income)} a month and spend ${dollar(part)} on ${rng.pick(costs)}.`;
  if (isEarly)
    return {
      question: `${given} What fraction of the money is that?`,
      ...numeric(rational(1, bottom), {
        'part-too-large': rational(1, bottom - 1),
        'part-too-small': rational(1, bottom + 1),
        'gave-the-other-part': rational(bottom - 1, bottom),
      }),
      explanation: `${dollar(income)} ÷ ${dollar(part)} = ${bottom}. So it is one of ${bottom} equal parts: 1/${bottom}.`,
    };
  const right = top * 5;
  return {
    question: `${given} What percent of the money is that?`,
    ...numeric(
      right,
      {
        'part-too-large': right + 5,
        'part-too-small': right - 5,
        'gave-the-other-part': 100 - right,
        'gave-the-dollars': part,
      },
      { show: (r) => `${r}%`, slip: 5, max: 100 },
    ),
    explanation: `${dollar(part)} ÷ ${dollar(income)} is ${right} hundredths, so it is ${right}%.`,
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
        6: 'A budget sets income against costs and savings. Plan the savings first, as a percentage of the income. What is left is for spending.',
        9: 'A budget sets the monthly income against fixed costs such as rent, other costs and savings. If costs and savings together are more than the income, the plan does not work.',
      },
      caution: 'Only what you do not spend can be saved.',
      hints: ['What comes in?', 'What goes out in all?', 'Compare both, or work out what is left each time.'],
      mends: {
        'forgot-spending': 'This counts all the money. Take the spending away first.',
        'divided-by-spending': 'This divides by what you spend. Divide by what you keep.',
        'one-week-too-few': 'This is one week too few. Multiply to check.',
        'one-week-too-many': 'This is one week too many. Multiply to check.',
        'forgot-one-cost': 'One cost was left out. Take all costs away.',
        'gave-the-costs': 'This is what goes out. How much is left?',
        'slip-up': 'One digit is too large. Add up to check.',
        'slip-down': 'One digit is too small. Add up to check.',
        'gave-the-other-part': 'This is the other part of the money. Read what is asked.',
        'took-another-part': 'This is another part of the money. Read the part once more.',
        'part-too-large': 'This part is too large. Work back from it to check.',
        'part-too-small': 'This part is too small. Work back from it to check.',
        'compared-wrongly': 'Add all that is planned. Is it more or less than the income?',
        'wrong-difference': 'Add all that is planned once more, and compare it with the income.',
        'gave-the-new-cost': 'This is what you still pay. How much less is it than before?',
        'gave-the-old-cost': 'This is what you paid before. How much less is it now?',
        'gave-the-dollars': 'These are the dollars. Divide them by the whole amount.',
      },
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
