import { numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { beside, checkedFrom, drawn } from './middle-forms.ts';
import { arithmeticMath } from './multiplication.ts';
import { remainders } from './remainders.ts';

interface Division {
  total: number;
  divisor: number;
  quotient: number;
}

/** Draws a division without rest: by one digit in grade 4, by two digits later; of at most four digits up to grade 5. */
function evenDivision(rng: Rng, { grade, level }: Dial): Division {
  const divisor = grade === 4 || level === 0 ? rng.int(3, 9) : rng.int(11, level === 1 ? 25 : 45);
  const top = [320, 890, 990][level] ?? 320;
  const quotient = rng.int(
    grade === 4 ? 41 : 101,
    grade > 5 ? top : Math.min(top, Math.floor(9999 / divisor)),
  );
  return { total: divisor * quotient, divisor, quotient };
}

/** Returns the wrong quotients by their misconceptions. */
function wrongQuotients({ total, divisor, quotient }: Division): Record<string, WrongNumber> {
  const tried = (groups: number): WrongNumber => {
    const product = divisor * groups;
    return [
      groups,
      `${divisor} × ${whole(groups)} is ${whole(product)}, which is ${product > total ? 'more' : 'less'} than ${whole(total)}.`,
    ];
  };
  const withoutZero = Number(`${quotient}`.replace('0', ''));
  const ones = quotient % 10;
  return {
    'one-group-too-many': tried(quotient + 1),
    'one-group-too-few': tried(quotient - 1),
    'ten-groups-too-many': tried(quotient + 10),
    'ten-groups-too-few': tried(quotient - 10),
    'hundred-groups-too-many': tried(quotient + 100),
    'hundred-groups-too-few': tried(quotient - 100),
    ...(withoutZero !== quotient && {
      'left-out-a-zero': [withoutZero, 'You left out a zero; a place with no groups needs a 0.'] as const,
    }),
    ...(ones > 0 && {
      'stopped-early': [
        quotient - ones,
        `You stopped at the tens; ${whole(divisor * ones)} is left to divide by ${divisor}.`,
      ] as const,
    }),
  };
}

const quotientCheck = ({ total, divisor }: Division) =>
  checkedFrom((n) => `${divisor} × ${whole(n)} is ${whole(divisor * n)}, not ${whole(total)}`);

function evenWay({ total, divisor, quotient }: Division): string {
  const high = quotient - (quotient % 10);
  const rest = quotient - high;
  if (rest === 0) return `${divisor} × ${quotient} = ${whole(total)}, so the quotient is ${quotient}.`;
  return `${divisor} × ${high} = ${whole(divisor * high)}. ${whole(total - divisor * high)} is left, and that is ${divisor} × ${rest}. So the quotient is ${high} + ${rest} = ${quotient}.`;
}

const evenForms: Forms = {
  quotient: form([0, 1], (rng, dial) => {
    const all = evenDivision(rng, dial);
    const { total, divisor, quotient } = all;
    return {
      key: `${total}/${divisor}`,
      question: `What is ${whole(total)} ÷ ${divisor}?`,
      ...numeric(quotient, wrongQuotients(all), { apart: quotientCheck(all) }),
      hints: [
        `Multiply ${divisor} by a hundred and by ten. How many of these fit into ${whole(total)}?`,
        `Take them away. Then divide what is left by ${divisor}.`,
      ],
      explanation: evenWay(all),
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const all = evenDivision(rng, dial);
    const { total, divisor, quotient } = all;
    return {
      key: `${total}/${divisor}`,
      question: `${divisor} trucks bring ${whole(total)} bricks. Each brings the same number. How many bricks are on one truck?`,
      ...numeric(quotient, wrongQuotients(all), { apart: quotientCheck(all) }),
      hints: [
        `Share the ${whole(total)} bricks: how many hundreds or tens does each truck get?`,
        'Take away what is shared out. Share what is left in the same way.',
      ],
      explanation: evenWay(all),
    };
  }),
  times: form([0, 1, 2], (rng, dial) => {
    const all = evenDivision(rng, dial);
    const { total, divisor, quotient } = all;
    return {
      key: `${total}/${divisor}`,
      question: `${divisor} times a number is ${whole(total)}. What is the number?`,
      ...numeric(quotient, wrongQuotients(all), { apart: quotientCheck(all) }),
      hints: [
        `Go back from the product: divide ${whole(total)} by ${divisor}.`,
        'Begin with the largest round number of groups that fits.',
      ],
      explanation: `Go back from the product with a division. ${evenWay(all)}`,
    };
  }),
  estimate: form([2], (rng, dial) => {
    const all = drawn(
      () => evenDivision(rng, dial),
      ({ quotient: q }) => q > 110 && q % 100 !== 0,
    );
    return estimate(rng, all);
  }),
};

/** Asks for the hundreds around a quotient. */
function estimate(rng: Rng, { total, divisor, quotient }: Division) {
  const low = Math.floor(quotient / 100) * 100;
  const wrong = low + rng.pick(low > 100 ? [100, -100] : [100]);
  const other = beside(rng, divisor, { by: 2, least: 2 });
  const option = (each: number, factor: number) => {
    const text = `${each} and ${each + 100}, from ${factor} × ${each} = ${whole(factor * each)}`;
    return { text, worth: text };
  };
  const bound = Math.max(wrong, low);
  const wrongHundreds = `${divisor} × ${bound} is ${whole(divisor * bound)}, which is ${wrong > low ? 'more' : 'less'} than ${whole(total)}.`;
  return {
    key: `${total}/${divisor}`,
    question: `Between which hundreds is ${whole(total)} ÷ ${divisor}, and how do you know?`,
    answer: option(low, divisor),
    mistakes: [
      { name: 'wrong-hundreds', ...option(wrong, divisor), mend: wrongHundreds },
      {
        name: 'wrong-factor',
        ...option(low, other),
        mend: `The reason multiplies ${other}; the question divides by ${divisor}.`,
      },
      { name: 'wrong-hundreds and wrong-factor', ...option(wrong, other), mend: wrongHundreds },
    ],
    hints: [
      `Multiply ${divisor} by one hundred, two hundred, three hundred and so on.`,
      `Between which two of these products is ${whole(total)}?`,
    ],
    explanation: `${divisor} × ${low} = ${whole(divisor * low)} is not more than ${whole(total)}, but ${divisor} × ${low + 100} = ${whole(divisor * (low + 100))} is.`,
  };
}

const longDivision = formed(
  {
    ...arithmeticMath,
    id: 'math.division.long',
    title: 'Long division',
    grades: [4, 6],
    objectives: ['Divide numbers of three to five digits without remainder'],
    keywords: ['division', 'divide', 'long division', 'dividing large numbers', 'quotient'],
    prerequisites: ['math.division.remainder', 'math.multiplication.multi-digit'],
    standards: ['4.NBT.B.6', '5.NBT.B.6', '6.NS.B.2'],
    teaching: {
      idea: 'Divide a large number in steps: take away hundreds of groups, then tens of groups, then single groups. The numbers of groups together are the quotient.',
      caution: 'Mind the places: a digit in the tens of the quotient stands for tens of groups.',
      mends: {},
    },
  },
  evenForms,
);

/** Division of numbers with several digits. */
export const longDivisions: Concept[] = [remainders, longDivision];
