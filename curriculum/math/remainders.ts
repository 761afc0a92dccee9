import { numeric } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count, whole } from '../text.ts';
import type { Dial } from '../types.ts';
import { offBy } from './early-forms.ts';
import { beside, checkedFrom, drawn, farFrom } from './middle-forms.ts';
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

/** Returns a quotient with a remainder as a choice, with its check. */
function restOption({ total, divisor }: Rest, quotient: number, rest: number) {
  const text = `${quotient} remainder ${rest}`;
  const product = divisor * quotient;
  return {
    text,
    worth: text,
    mend: `${divisor} × ${quotient} is ${whole(product)}, and ${rest} more is ${whole(product + rest)}; you need ${whole(total)}.`,
  };
}

const multiplesHint = ({ total, divisor }: Rest): string =>
  `Which is the largest multiple of ${divisor} that is not more than ${whole(total)}?`;

const restForms: Forms = {
  remainder: form([0, 1], (rng, dial) => {
    const all = drawn(
      () => withRest(rng, dial),
      ({ divisor }) => divisor > 2,
    );
    const { total, divisor, quotient, rest } = all;
    const [wrongQuotient, wrongRest] = [beside(rng, quotient, { by: 1 }), otherRest(rng, all)];
    const { text, worth } = restOption(all, quotient, rest);
    return {
      key: `${total}/${divisor}`,
      question: `What is ${whole(total)} ÷ ${divisor}? Give the quotient and the remainder.`,
      answer: { text, worth },
      mistakes: [
        { name: 'wrong-multiple', ...restOption(all, wrongQuotient, rest) },
        { name: 'wrong-remainder', ...restOption(all, quotient, wrongRest) },
        { name: 'wrong-multiple and wrong-remainder', ...restOption(all, wrongQuotient, wrongRest) },
      ],
      hints: [multiplesHint(all), `How far is it from there to ${whole(total)}? That much is left over.`],
      explanation: `${restWay(all)} So the quotient is ${quotient}, and the remainder is ${rest}.`,
    };
  }),
  left: form([0], (rng, dial) => {
    const all = withRest(rng, dial);
    const { total, divisor, quotient, rest } = all;
    return {
      key: `${total}/${divisor}`,
      question: `${rng.pick(names)} shares ${whole(total)} ${rng.pick(things)} among ${divisor} friends equally. How many are left over?`,
      ...numeric(
        rest,
        {
          'counted-to-the-next-multiple': [
            divisor - rest,
            'You counted up to the next multiple; count from the multiple below.',
          ],
          'counted-the-start': [
            rest + 1,
            `You counted ${whole(divisor * quotient)} itself; count the steps after it.`,
          ],
          'stopped-before-the-end': [rest - 1, `You stopped before ${whole(total)}; count up to it.`],
          'shared-too-few': [
            rest + divisor,
            `You stopped sharing too early; ${rest + divisor} are enough for each friend to get one more.`,
          ],
          'gave-the-share': [quotient, `Each friend gets ${quotient}; the question asks for what is left.`],
        },
        { apart: offBy('take away the largest multiple that fits') },
      ),
      hints: [
        multiplesHint(all),
        `Take it away from ${whole(total)}. Is there enough left to share once more?`,
      ],
      explanation: `${restWay(all)} So ${rest} ${rest === 1 ? 'is' : 'are'} left over.`,
    };
  }),
  full: form([0, 1, 2], (rng, dial) => {
    const all = withRest(rng, dial);
    const { total, divisor, quotient, rest } = all;
    return {
      key: `${total}/${divisor}`,
      question: `${divisor} eggs fill a box. How many boxes can ${rng.pick(names)} fill with ${whole(total)} eggs?`,
      ...numeric(
        quotient,
        {
          'counted-the-part': [
            quotient + 1,
            `The last box would get only ${count(rest, 'egg')}; that does not fill it.`,
          ],
          'stopped-early': [
            quotient - 1,
            `${divisor} × ${quotient - 1} is only ${whole(divisor * (quotient - 1))}; the rest fills one more box.`,
          ],
          'gave-the-rest': [
            rest,
            `${count(rest, 'egg')} would be left over; the question asks for the boxes.`,
          ],
          'added-the-rest': [
            quotient + rest,
            `You counted each egg left over as a box; a box needs ${divisor} eggs.`,
          ],
          'lost-ten-groups': [
            quotient - 10,
            `${divisor} × ${quotient - 10} is only ${whole(divisor * (quotient - 10))}; ten more boxes can be filled.`,
          ],
        },
        {
          apart: checkedFrom((n) => `${count(n, 'box', 'boxes')} would hold ${count(n * divisor, 'egg')}`),
        },
      ),
      hints: [
        `How many times does ${divisor} fit into ${whole(total)}?`,
        'Eggs that are left over do not fill a box.',
      ],
      explanation: `${restWay(all)} The ${rest} left over ${rest === 1 ? 'does' : 'do'} not fill a box. So it is ${count(quotient, 'box', 'boxes')}.`,
    };
  }),
  all: form([1, 2], (rng, dial) => {
    const all = withRest(rng, dial);
    const { total, divisor, quotient, rest } = all;
    return {
      key: `${total}/${divisor}`,
      question: `${divisor} people fit into a van. How many vans do ${whole(total)} people need?`,
      ...numeric(
        quotient + 1,
        {
          'left-out-the-rest': [
            quotient,
            `${quotient} vans hold only ${whole(divisor * quotient)} people; the rest need a van, too.`,
          ],
          'added-an-empty-van': [
            quotient + 2,
            `${quotient + 1} vans already hold ${whole(divisor * (quotient + 1))} people; one more stays empty.`,
          ],
          'gave-the-rest': [
            rest,
            `${count(rest, 'person', 'people')} would be left over; the question asks for the vans.`,
          ],
          'added-the-rest': [quotient + rest, 'You gave each person left over a van; they all fit into one.'],
          'stopped-early': [
            quotient - 1,
            `${quotient - 1} vans hold only ${whole(divisor * (quotient - 1))} people; divide on.`,
          ],
        },
        {
          apart: checkedFrom(
            (n) => `${count(n, 'van')} would hold ${count(n * divisor, 'person', 'people')}`,
          ),
        },
      ),
      hints: [
        `How many full vans do ${whole(total)} people make?`,
        'Are there people left over? They need a van, too.',
      ],
      explanation: `${restWay(all)} ${rest === 1 ? 'That person needs' : 'They need'} a van too: ${quotient} + 1 = ${quotient + 1}.`,
    };
  }),
  back: form([2], (rng, dial) => goBack(withRest(rng, dial))),
};

/** Asks for the number that was divided. */
function goBack({ total, divisor, quotient, rest }: Rest) {
  const product = divisor * quotient;
  return {
    key: `${divisor} ${quotient} ${rest}`,
    question: `A number divided by ${divisor} gives ${quotient} remainder ${rest}. What is the number?`,
    ...numeric(
      total,
      {
        'forgot-the-remainder': [product, `You left out the remainder; add ${rest}.`],
        'took-the-remainder-away': [product - rest, `You took ${rest} away; the remainder is added.`],
        'added-the-divisor': [product + divisor, `You added ${divisor}; add the remainder ${rest}.`],
        'multiplied-the-remainder': [
          product + divisor * rest,
          `You multiplied the remainder, too; add ${rest} just once.`,
        ],
        'one-group-too-few': [
          total - divisor,
          `This is ${divisor} × ${quotient - 1} + ${rest}; the quotient is ${quotient}.`,
        ],
      },
      { apart: farFrom(`multiply ${divisor} by ${quotient}, then add ${rest}`) },
    ),
    hints: [
      `Multiply first: ${divisor} groups of ${quotient} were shared out.`,
      'The remainder belongs to the number, too. Put it back.',
    ],
    explanation: `Go back: ${divisor} × ${quotient} = ${whole(product)}, and ${rest} more is ${whole(total)}.`,
  };
}

/** Division with remainder. */
export const remainders = formed(
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
      idea: 'Not every number can be shared out evenly. Give out as many whole shares as you can. What is left over is the remainder. In a story, ask what happens to it.',
      caution: 'The remainder is always less than the number that you divide by.',
      mends: {},
    },
  },
  restForms,
);
