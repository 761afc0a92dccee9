import { checked, percentage } from '../checked.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel } from '../templates.ts';
import { dollars } from '../text.ts';
import type { Dial } from '../types.ts';
import { dollar, householdOf, inDollars } from './household.ts';

/** Questions on the parts of an income. */

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

/** Returns the check of a part of an income: by the multiple up to grade 5, then by the percentage. */
const partCheck =
  ({ income, right, bottom }: { income: number; right: number; bottom: number }) =>
  (wrong: Rational): string => {
    if (bottom === 100)
      return `That is ${percentage(wrong, income)} of the money: the question asks for ${(100 * right) / income}%.`;
    return right * bottom === income
      ? `Check: ${bottom} times ${dollars(wrong)} is ${dollars(wrong.times(bottom))}, not ${dollar(income)}.`
      : `Check: each of the ${bottom} equal parts is ${dollar(income / bottom)}. How many of them does the question ask for?`;
  };

/** Asks for a fraction of an income up to grade 5, then for a percentage. */
export function share(rng: Rng, dial: Dial): Asked {
  const { step } = householdOf(dial);
  const isEarly = dial.grade < 6;
  const [top, bottom] = drawPart(rng, dial);
  const income = (isEarly ? bottom * rng.int(3, 20) : 20 * rng.int(2, 20)) * (step === 50 ? 5 : 1);
  const part = (income * top) / bottom;
  const isKept = dial.level > 0 && rng.int(0, 1) === 1;
  const right = isKept ? income - part : part;
  const said = isEarly ? `${top}/${bottom}` : `${top}%`;
  const one = isEarly ? dollar(income / bottom) : dollars(rational(income, 100));
  const found = isEarly ? `${dollar(income)} ÷ ${bottom} = ${one}` : `1% of ${dollar(income)} is ${one}`;
  return {
    question: `You get ${dollar(income)} a month. You save ${said} of it. How much do you ${isKept ? 'have left to spend' : 'save each month'}?`,
    ...checked(
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
            ? top === 1
              ? `That is all the money: divide it by ${bottom}.`
              : `Divide by ${bottom}, and multiply by ${top}.`
            : `You divided by ${top}: divide by 100, and multiply by ${top}.`,
        ],
      },
      partCheck({ income, right, bottom }),
      { ...inDollars, slip: step, max: income },
    ),
    explanation: `${found}${top === 1 ? '' : `, so ${said} is ${top} × ${one} = ${dollar(part)}`}.${isKept ? ` ${dollar(income)} - ${dollar(part)} = ${dollar(right)}.` : ''}`,
    hints: [
      isEarly
        ? `Split ${dollar(income)} into ${bottom} equal parts. How much is each part?`
        : `How much is 1% of ${dollar(income)}?`,
      isKept
        ? 'Find what you save, and take it away.'
        : isEarly
          ? `Take ${top} of these parts.`
          : `Take that ${top} times.`,
    ],
  };
}

/** Asks what unit fraction of an income a cost is. */
function fractionOf(
  given: string,
  { income, part, bottom }: { income: number; part: number; bottom: number },
): Asked {
  return {
    question: `${given} What fraction of the money is that?`,
    ...checked(
      rational(1, bottom),
      {
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
      },
      (wrong) =>
        `Check: that is ${wrong.compare(rational(1, bottom)) > 0 ? 'more' : 'less'} than one of ${bottom} equal parts.`,
    ),
    explanation: `${dollar(income)} ÷ ${dollar(part)} = ${bottom}. So it is one of ${bottom} equal parts: 1/${bottom}.`,
    hints: [
      `How many times does ${dollar(part)} fit into ${dollar(income)}?`,
      'It is one of that many equal parts. Write that as a fraction.',
    ],
  };
}

/** Asks what fraction of an income a cost is, and from grade 6 on what percentage. */
export function partOf(rng: Rng, dial: Dial): Asked {
  const isEarly = dial.grade < 6;
  const { step, costs } = householdOf(dial);
  const [top, bottom] = isEarly ? [1, rng.int(3, 9)] : [rng.int(1, 15), 20];
  const income = bottom * rng.int(3, 20) * (step === 50 ? 10 : 1);
  const part = (income * top) / bottom;
  const given = `You get ${dollar(income)} a month and spend ${dollar(part)} on ${rng.pick(costs)}.`;
  if (isEarly) return fractionOf(given, { income, part, bottom });
  const right = top * 5;
  return {
    question: `${given} What percent of the money is that?`,
    ...checked(
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
      (wrong) =>
        `${wrong}% of ${dollar(income)} is ${dollars(wrong.times(income).over(100).round(2))}, not ${dollar(part)}.`,
      { show: (r) => `${r}%`, slip: 5, max: 100 },
    ),
    explanation: `${dollar(part)} ÷ ${dollar(income)} is ${right} hundredths, so it is ${right}%.`,
    hints: [`Divide ${dollar(part)} by ${dollar(income)}.`, 'How many hundredths is that?'],
  };
}
