import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Dial } from '../types.ts';
import { dollar, householdOf, inDollars, plan } from './household.ts';

function weeks(rng: Rng, dial: Dial): Asked {
  const size = dial.grade < 9 ? 1 : 5;
  const weekly = rng.int(3, dial.grade < 6 ? 15 : byLevel(dial, [15, 40, 60])) * size;
  const count = rng.int(3, byLevel(dial, [20, 30, 52]));
  const spend = dial.level === 0 ? 0 : rng.int(1, weekly / size - 1) * size;
  const kept = weekly - spend;
  const goal = kept * count - (dial.level === 2 ? rng.int(0, kept - 1) : 0);
  const savedIn = (n: number): string => dollar(kept * n);
  const story =
    spend > 0
      ? `You get ${dollar(weekly)} a week and spend ${dollar(spend)} of it`
      : `You save ${dollar(weekly)} a week`;
  return {
    question: `${story}. How many weeks does it take to have ${dollar(goal)}?`,
    ...numeric(count, {
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
    }),
    explanation: `You keep ${dollar(kept)} a week. ${dollar(goal)} ÷ ${dollar(kept)} gives ${count} weeks${goal % kept === 0 ? '' : ', rounded up'}.`,
    hints: ['How much do you keep each week?', `How many times does that fit into ${dollar(goal)}?`],
  };
}

function rest(rng: Rng, dial: Dial): Asked {
  const { income, a, b, first, second, step, rest: right } = plan(rng, dial);
  return {
    question: `You get ${dollar(income)} a month. You spend ${dollar(a)} on ${first} and ${dollar(b)} on ${second}. How much is left?`,
    ...numeric(
      right,
      {
        'forgot-the-first-cost': [right + a, `You left out the ${dollar(a)}: take all costs away.`],
        'forgot-the-second-cost': [right + b, `You left out the ${dollar(b)}: take all costs away.`],
        'gave-the-costs': [a + b, 'That is what you spend: how much is left?'],
        'added-the-costs': [income + a + b, 'You added the costs: take them away.'],
      },
      { ...inDollars, slip: step },
    ),
    explanation: `The costs are ${dollar(a)} + ${dollar(b)} = ${dollar(a + b)}. ${dollar(income)} - ${dollar(a + b)} = ${dollar(right)}.`,
    hints: ['How much do you spend in all?', `Take that away from ${dollar(income)}.`],
  };
}

/** Draws a part of an income: a fraction up to grade 5, then hundredths. */
function drawPart(rng: Rng, dial: Dial): readonly [top: number, bottom: number] {
  const isEarly = dial.grade < 6;
  return isEarly
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
}

/** Asks for a fraction of an income up to grade 5, then for a percentage. */
function share(rng: Rng, dial: Dial): Asked {
  const { step } = householdOf(dial);
  const isEarly = dial.grade < 6;
  const [top, bottom] = drawPart(rng, dial);
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
        'gave-the-other-part': [
          income - right,
          isKept
            ? 'That is what you save: the question asks for the rest.'
            : 'That is what you keep to spend: the question asks for the savings.',
        ],
        ...(isEarly &&
          top > 1 && {
            'took-one-part-only': [
              income / bottom,
              `That is 1/${bottom}: take ${top} of these parts.`,
            ] as const,
          }),
        ...(!isEarly && {
          'took-percent-as-dollars': [top, `${top}% is a part of the income, not ${dollar(top)}.`] as const,
          'took-a-tenth': [income / 10, 'That is 10%: look at the percentage once more.'] as const,
        }),
        'divided-by-the-top': [
          Math.round(income / top),
          isEarly
            ? `Divide by ${bottom}, and multiply by ${top}.`
            : `You divided by ${top}: divide by 100, and multiply by ${top}.`,
        ],
      },
      { ...inDollars, slip: step },
    ),
    explanation: `${isEarly && top > 1 ? `${dollar(income)} ÷ ${bottom} = ${dollar(income / bottom)}, so ` : ''}${said} of ${dollar(income)} is ${dollar(part)}.${isKept ? ` ${dollar(income)} - ${dollar(part)} = ${dollar(right)}.` : ''}`,
    hints: [
      isEarly ? `How much is 1/${bottom} of ${dollar(income)}?` : `How much is 1% of ${dollar(income)}?`,
      isKept
        ? 'Find what you save, and take it away.'
        : isEarly
          ? `How much are ${top} of these parts?`.replace('are 1 of', 'is 1 of')
          : `How much are ${top} of them?`,
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
    hints: ['Add all that is planned.', `Is the sum more or less than ${dollar(income)}? By how much?`],
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
        'gave-the-new-cost': [
          price * seldom * n,
          'That is what you still pay: how much less is it than before?',
        ],
        'gave-the-old-cost': [price * often * n, 'That is what you paid before: how much less is it now?'],
        'gave-one-week': [price * (often - seldom), `That is for one week: there are ${n}.`],
        'added-both': [
          price * (often + seldom) * n,
          'You added both numbers of times: take one from the other.',
        ],
      },
      inDollars,
    ),
    explanation: `You save ${often} - ${seldom} = ${often - seldom} times ${dollar(price)} a week: ${dollar(price * (often - seldom))}. In ${n} weeks, that is ${dollar(right)}.`,
    hints: ['How many payments a week do you save?', `How much is that a week? Multiply by ${n}.`],
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
        'gave-the-other-part': [
          rational(bottom - 1, bottom),
          'That is the part you keep: the question asks for the part you spend.',
        ],
        'compared-with-the-rest': [
          rational(1, bottom - 1),
          'That compares with the rest: compare with all the money.',
        ],
        'counted-one-part-more': [
          rational(1, bottom + 1),
          `${dollar(part)} fits ${bottom} times into all the money.`,
        ],
      }),
      explanation: `${dollar(income)} ÷ ${dollar(part)} = ${bottom}. So it is one of ${bottom} equal parts: 1/${bottom}.`,
      hints: [
        `How many times does ${dollar(part)} fit into ${dollar(income)}?`,
        'It is one of that many equal parts. Write that as a fraction.',
      ],
    };
  const right = top * 5;
  return {
    question: `${given} What percent of the money is that?`,
    ...numeric(
      right,
      {
        'gave-the-other-part': [
          100 - right,
          'That is the part you keep: the question asks for the part you spend.',
        ],
        'gave-the-dollars': [part, 'Those are the dollars: divide them by the whole income.'],
        'compared-with-the-rest': [
          Math.round((100 * part) / Math.max(1, income - part)),
          'That compares with the rest: compare with the whole income.',
        ],
      },
      { show: (r) => `${r}%`, slip: 5, max: 100 },
    ),
    explanation: `${dollar(part)} ÷ ${dollar(income)} is ${right} hundredths, so it is ${right}%.`,
    hints: [`Divide ${dollar(part)} by ${dollar(income)}.`, 'How many hundredths is that?'],
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
      mends: {
        'compared-wrongly': 'Add all that is planned: is it more or less than the income?',
        'wrong-difference': 'Add all that is planned once more, and compare it with the income.',
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
