import { crossed } from '../choices.ts';
import type { Rng } from '../rng.ts';
import type { Asked } from '../templates.ts';
import { whole } from '../text.ts';
import { drawChange } from './changes.ts';

export const billions = (n: number): string => `$${whole(n)} billion`;
/** Asks by what percentage the GDP changes. */
export function growth(rng: Rng): Asked {
  const { percent, amount, start } = drawChange(rng, 40);
  const isUp = rng.int(0, 1) === 0;
  const now = isUp ? start + amount : start - amount;
  return {
    question: `The real GDP of a country ${isUp ? 'rises' : 'falls'} from ${billions(start)} to ${billions(now)}. By what percentage does the economy change?`,
    ...crossed(
      { right: percent, wrong: amount, mistake: 'gave-the-billions' },
      { right: isUp, wrong: !isUp, mistake: isUp ? 'shrinks-for-grows' : 'grows-for-shrinks' },
      (by, up) => `it ${up ? 'grows' : 'shrinks'} by ${by}%`,
    ),
    hints: [
      `By how many billions does the GDP change from ${whole(start)} to ${whole(now)}?`,
      'Divide that by the GDP at the start.',
    ],
    explanation: `The change is ${amount} billion. ${amount} ÷ ${whole(start)} = ${percent}%, so the economy ${isUp ? 'grows' : 'shrinks'} by ${percent}%.`,
  };
}

/** Price indexes with the step of amounts that stay whole if they are divided or multiplied by the index twice. */
const indexes = [
  [60, 9, 25],
  [75, 9, 16],
  [80, 16, 25],
  [120, 36, 25],
  [125, 25, 16],
  [140, 49, 25],
  [150, 9, 4],
] as const;

/** Asks for the real GDP from the nominal one, or the other way around. */
export function realGdp(rng: Rng): Asked {
  const [index, times, by] = rng.pick(indexes);
  // Both the square and its inverse keep the given amount whole.
  const given = times * by * rng.int(Math.ceil(200 / times / by), Math.floor(9000 / times / by));
  const isReal = rng.int(0, 1) === 0;
  const [up, down] = [(given * index) / 100, (given * 100) / index];
  const [answer, turned] = isReal ? [down, up] : [up, down];
  const points = index - 100;
  const [from, to] = isReal ? ['nominal', 'real'] : ['real', 'nominal'];
  return {
    question: `The ${from} GDP of a country is ${billions(given)}. Its price index is ${index}, with 100 in the base year. What is the ${to} GDP in prices of ${isReal ? 'the base year' : 'today'}?`,
    ...some(rng, answer, [
      [
        isReal ? 'multiplied-instead' : 'divided-instead',
        turned,
        isReal
          ? `You multiplied by ${index} ÷ 100; divide, to take the change of prices out.`
          : `You divided by ${index} ÷ 100; multiply, to put the change of prices in.`,
      ],
      ['kept-the-amount', given, `You kept the ${from} GDP, but prices have changed.`],
      [
        'added-the-points',
        given + points,
        `You took the ${Math.abs(points)} points of the index for billions of dollars.`,
      ],
      [
        'took-the-points-away',
        given - points,
        `You took the ${Math.abs(points)} points of the index for billions of dollars.`,
      ],
      [
        'wrong-percentage',
        Math.round((given * (isReal ? 200 - index : 20_000 / (200 - index))) / 100),
        `You changed by ${Math.abs(points)}% of the wrong amount; the index compares with the base year.`,
      ],
    ]),
    hints: [
      `Are prices higher or lower than in the base year? The index is ${index}.`,
      isReal
        ? `Divide ${whole(given)} by ${index}, and multiply by 100.`
        : `Divide ${whole(given)} by 100, and multiply by ${index}.`,
    ],
    explanation: `Prices are ${index} ÷ 100 times as high as in the base year. ${whole(given)} ${isReal ? `÷ ${index} × 100` : `÷ 100 × ${index}`} = ${whole(answer)}.`,
  };
}

/** Returns three of the wrong amounts at random. */
function some(
  rng: Rng,
  right: number,
  wrong: readonly (readonly [name: string, value: number, mend: string])[],
) {
  const option = (value: number) => ({ text: billions(value), worth: `${value}` });
  const different = new Map(
    wrong.filter(([, value]) => value !== right && value > 0).map((each) => [each[1], each]),
  );
  return {
    answer: option(right),
    mistakes: rng
      .sample([...different.values()], 3)
      .map(([name, value, mend]) => ({ name, ...option(value), mend })),
  };
}

/** Returns an amount of millions of dollars in words. */
const inMoney = (millions: number): string =>
  millions % 1000 === 0 ? billions(millions / 1000) : `$${whole(millions)} million`;

/** Asks for the GDP per person. The wrong choices have another number of zeros. */
export function perPerson(rng: Rng): Asked {
  const [people, digits] = [10 * rng.int(1, 12), rng.int(4, 99)];
  const each = digits * rng.pick([100, 1000]);
  const total = (people * each) / 1000;
  const first = rng.int(0, 3);
  const option = (value: number) => ({ text: `$${whole(value)}`, worth: `${value}` });
  const powers = [0, 1, 2, 3].map((i) => i - first).filter((power) => power !== 0 && each * 10 ** power >= 1);
  return {
    question: `A country of ${people} million people has a GDP of ${billions(total)}. What is the GDP per person?`,
    answer: option(each),
    mistakes: powers
      .map((power) => ({ power, value: each * 10 ** power }))
      .filter(({ value }) => Number.isInteger(value))
      .map(({ power, value }) => ({
        name: power > 0 ? 'too-many-zeros' : 'too-few-zeros',
        ...option(value),
        mend: `${people} million times $${whole(value)} would be ${inMoney(people * value)}.`,
      })),
    hints: [
      `Divide ${whole(total)} by ${people}.`,
      'A billion is a thousand millions. So how large is each share?',
    ],
    explanation: `A billion is a thousand millions: ${whole(total)} ÷ ${people} × 1,000 = ${whole(each)} dollars.`,
  };
}
