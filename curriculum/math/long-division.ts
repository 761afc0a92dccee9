import { crossed, numeric } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { beside, drawn } from './middle-forms.ts';
import { arithmeticMath } from './multiplication.ts';

/** Division that leaves a rest. */
interface Rest {
  total: number;
  divisor: number;
  quotient: number;
  rest: number;
}

function withRest(rng: Rng, { grade, level }: Dial): Rest {
  const divisor = grade === 4 ? rng.int(3, 9) : rng.int([3, 4, 11][level] ?? 3, [9, 12, 25][level] ?? 9);
  const quotient = rng.int([3, 11, 21][level] ?? 3, [40, 90, 199][level] ?? 40);
  const rest = rng.int(1, divisor - 1);
  return { total: divisor * quotient + rest, divisor, quotient, rest };
}

const restWay = ({ total, divisor, quotient, rest }: Rest): string =>
  `${divisor} × ${quotient} = ${whole(divisor * quotient)}. That leaves ${whole(total)} - ${whole(divisor * quotient)} = ${rest}.`;

/** Returns a wrong rest below the divisor, so that its size does not give it away. */
const otherRest = (rng: Rng, { divisor, rest }: Rest): number =>
  drawn(
    () => rng.pick([divisor - rest, beside(rng, rest, { by: 2 })]),
    (n) => n < divisor && n !== rest && n > 0,
  );

const restForms: Forms = {
  remainder: form([0, 1], (rng, dial) => {
    const all = drawn(
      () => withRest(rng, dial),
      ({ divisor }) => divisor > 2,
    );
    return {
      key: `${all.total}/${all.divisor}`,
      question: `What is ${whole(all.total)} ÷ ${all.divisor}? Give the quotient and the remainder.`,
      ...crossed(
        { right: all.quotient, wrong: beside(rng, all.quotient, { by: 1 }), mistake: 'wrong-quotient' },
        { right: all.rest, wrong: otherRest(rng, all), mistake: 'wrong-remainder' },
        (q, r) => `${q} remainder ${r}`,
      ),
      explanation: restWay(all),
    };
  }),
  left: form([0], (rng, dial) => {
    const all = withRest(rng, dial);
    return {
      key: `${all.total}/${all.divisor}`,
      question: `${rng.pick(names)} shares ${whole(all.total)} ${rng.pick(things)} among ${all.divisor} friends equally. How many are left over?`,
      ...numeric(
        all.rest,
        { 'wrong-remainder': otherRest(rng, all), 'gave-other-number': all.quotient },
        { max: Math.max(all.divisor - 1, 4) },
      ),
      explanation: restWay(all),
    };
  }),
  full: form([0, 1, 2], (rng, dial) => {
    const all = withRest(rng, dial);
    return {
      key: `${all.total}/${all.divisor}`,
      question: `${all.divisor} eggs fill a box. How many boxes can ${rng.pick(names)} fill with ${whole(all.total)} eggs?`,
      ...numeric(all.quotient, {
        'rounded-wrong-way': all.quotient + 1,
        'wrong-quotient': beside(rng, all.quotient),
        'gave-other-number': all.rest,
      }),
      explanation: `${restWay(all)} The ${all.rest} left over ${all.rest === 1 ? 'does' : 'do'} not fill a box.`,
    };
  }),
  all: form([1, 2], (rng, dial) => {
    const all = withRest(rng, dial);
    return {
      key: `${all.total}/${all.divisor}`,
      question: `${all.divisor} people fit into a van. How many vans do ${whole(all.total)} people need?`,
      ...numeric(all.quotient + 1, {
        'rounded-wrong-way': all.quotient,
        'wrong-quotient': beside(rng, all.quotient + 1),
        'gave-other-number': all.rest,
      }),
      explanation: `${restWay(all)} ${all.rest === 1 ? 'That person needs' : 'They need'} a van too: ${all.quotient} + 1 = ${all.quotient + 1}.`,
    };
  }),
  back: form([2], (rng, dial) => {
    const all = withRest(rng, dial);
    return {
      key: `${all.divisor} ${all.quotient} ${all.rest}`,
      question: `A number divided by ${all.divisor} gives ${all.quotient} remainder ${all.rest}. What is the number?`,
      ...numeric(all.total, {
        'forgot-remainder': all.total - all.rest,
        'wrong-quotient': all.total + rng.pick([all.divisor, -all.divisor]),
        'added-once-more': all.total + all.rest,
      }),
      explanation: `Go back: ${all.divisor} × ${all.quotient} = ${whole(all.divisor * all.quotient)}, and ${all.rest} more is ${whole(all.total)}.`,
    };
  }),
};

const remainders = formed(
  {
    ...arithmeticMath,
    id: 'math.division.remainder',
    title: 'Division with remainder',
    grades: [4, 6],
    objectives: ['Find quotient and remainder of a division'],
    keywords: ['division', 'remainder', 'left over', 'divide with remainders'],
    prerequisites: ['math.division.facts', 'math.subtraction.within-100'],
    standards: ['4.OA.A.3', '4.NBT.B.6'],
    teaching: {
      idea: 'Not each number can be shared out evenly. Give out as many whole shares as you can. What is left over is the remainder. In a story, ask what happens to it.',
      caution: 'The remainder is always less than the number that you divide by.',
      hints: [
        'Which multiple of the divisor is just below the number?',
        'Subtract it to find the rest.',
        'What does the story do with the rest?',
      ],
      mends: {
        'wrong-quotient': 'Multiply to check: this quotient is too large or too small.',
        'wrong-remainder': 'Subtract the largest multiple from the number to find the rest.',
        'gave-other-number': 'This is another part of the division. Read again what is asked.',
        'rounded-wrong-way': 'Think of the rest: does the story count it as one more, or leave it out?',
        'forgot-remainder': 'The rest belongs to the number too.',
        'added-once-more': 'The rest counts only once.',
      },
    },
  },
  restForms,
);

/** Draws a division without rest: by one digit in grade 4, by two digits later; of at most four digits up to grade 5. */
function evenDivision(
  rng: Rng,
  { grade, level }: Dial,
): { total: number; divisor: number; quotient: number } {
  const divisor = grade === 4 || level === 0 ? rng.int(3, 9) : rng.int(11, level === 1 ? 25 : 45);
  const top = [320, 890, 990][level] ?? 320;
  const quotient = rng.int(
    grade === 4 ? 41 : 101,
    grade > 5 ? top : Math.min(top, Math.floor(9999 / divisor)),
  );
  return { total: divisor * quotient, divisor, quotient };
}

const evenMistakes = (rng: Rng, quotient: number) => ({
  'ten-off': quotient + rng.pick([10, -10]),
  'one-off': quotient + rng.pick([1, -1]),
  'hundred-off': quotient + rng.pick([100, -100]),
});

function evenWay({ total, divisor, quotient }: { total: number; divisor: number; quotient: number }): string {
  const high = quotient - (quotient % 10);
  const rest = quotient - high;
  if (rest === 0) return `${divisor} × ${quotient} = ${whole(total)}, so the quotient is ${quotient}.`;
  return `${divisor} × ${high} = ${whole(divisor * high)}. ${whole(total - divisor * high)} is left, and that is ${divisor} × ${rest}. So the quotient is ${high} + ${rest} = ${quotient}.`;
}

const evenForms: Forms = {
  quotient: form([0, 1], (rng, dial) => {
    const all = evenDivision(rng, dial);
    return {
      key: `${all.total}/${all.divisor}`,
      question: `What is ${whole(all.total)} ÷ ${all.divisor}?`,
      ...numeric(all.quotient, evenMistakes(rng, all.quotient)),
      explanation: evenWay(all),
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const all = evenDivision(rng, dial);
    return {
      key: `${all.total}/${all.divisor}`,
      question: `${all.divisor} trucks bring ${whole(all.total)} bricks. Each brings the same number. How many bricks are on one truck?`,
      ...numeric(all.quotient, evenMistakes(rng, all.quotient)),
      explanation: evenWay(all),
    };
  }),
  times: form([0, 1, 2], (rng, dial) => {
    const all = evenDivision(rng, dial);
    return {
      key: `${all.total}/${all.divisor}`,
      question: `${all.divisor} times a number is ${whole(all.total)}. What is the number?`,
      ...numeric(all.quotient, evenMistakes(rng, all.quotient)),
      explanation: `The opposite of the product is a division. ${evenWay(all)}`,
    };
  }),
  estimate: form([2], (rng, dial) => {
    const { divisor, quotient, total } = drawn(
      () => evenDivision(rng, dial),
      ({ quotient: q }) => q > 110 && q % 100 !== 0,
    );
    const low = Math.floor(quotient / 100) * 100;
    const wrong = low + rng.pick(low > 100 ? [100, -100] : [100]);
    return {
      key: `${total}/${divisor}`,
      question: `Between which hundreds is ${whole(total)} ÷ ${divisor}, and how do you know?`,
      ...crossed(
        { right: low, wrong, mistake: 'wrong-hundreds' },
        { right: divisor, wrong: beside(rng, divisor, { by: 2, least: 2 }), mistake: 'wrong-factor' },
        (each, factor) => `${each} and ${each + 100}, from ${factor} × ${each} = ${whole(divisor * each)}`,
      ),
      explanation: `${divisor} × ${low} = ${whole(divisor * low)} is not more than ${whole(total)}, but ${divisor} × ${low + 100} = ${whole(divisor * (low + 100))} is.`,
    };
  }),
};

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
      hints: [
        'About how large is the quotient? Multiply by 10 and by 100 to see.',
        'Take away as many tens of groups as you can.',
        'Multiply to check the result.',
      ],
      mends: {
        'ten-off': 'The tens of the quotient are off. Multiply to check.',
        'one-off': 'The ones of the quotient are off. Multiply to check.',
        'hundred-off': 'The hundreds of the quotient are off. Estimate first.',
        'wrong-hundreds': 'Multiply the divisor by both hundreds. The number must lie between the products.',
        'wrong-factor': 'Work out this product. It is another number.',
      },
    },
  },
  evenForms,
);

/** Division of numbers with several digits. */
export const longDivisions: Concept[] = [remainders, longDivision];
