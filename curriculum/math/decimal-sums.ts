import { type Apart, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { capitalize, decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { digitAt } from './column-mistakes.ts';
import {
  columnsOf,
  needsUnit,
  type Pair,
  placeNames,
  placesOf,
  reachesTen,
  unitNames,
  wrongRests,
  wrongSums,
} from './decimal-slips.ts';
import { decimalMath, decimalNumber } from './decimals.ts';

const show = { show: decimal };

/** Draws two decimals, the larger one first: to hundredths in grades 4 and 5. */
function twoDecimals(rng: Rng, { grade, level }: Dial): Pair {
  const [p, q] = level === 0 ? [1, 1] : level === 1 || grade <= 5 ? [1, 2] : [2, 3];
  const [a, b] = [decimalNumber(rng, p, 40), decimalNumber(rng, q, 40)];
  if (a.equals(b)) return twoDecimals(rng, { grade, level });
  return a.compare(b) > 0 ? [a, b] : [b, a];
}

/** Adds or takes away place by place from the right, and says where a unit is carried or broken up. */
function stepsOf(pair: Pair, sign: '+' | '-'): string[] {
  const { x, y, places } = columnsOf(pair, reachesTen);
  let moved = 0;
  return range(0, places + 1).flatMap((i) => {
    const [p, q] = [digitAt(x, 10 ** i), digitAt(y, 10 ** i)];
    const before = moved;
    moved = 0;
    if (q === 0 && (sign === '+' ? p + before : p - before) === 0) return [];
    const place = capitalize(placeNames[places + 1 - i] ?? '');
    if (sign === '+') {
      moved = p + q + before > 9 ? 1 : 0;
      return `${place}: ${p} + ${q}${before ? ' + 1' : ''} = ${p + q + before}${moved ? ', so carry 1' : ''}.`;
    }
    moved = p - before < q ? 1 : 0;
    const top = p - before + 10 * moved;
    return `${place}: ${moved ? `break up a ${unitNames[places - i] ?? ''}, ` : ''}${top} - ${q} = ${top - q}.`;
  });
}

const wayOf = (pair: Pair, sign: '+' | '-', result: Rational): string => {
  const places = Math.max(...pair.map(placesOf));
  const [a, b, end] = [...pair, result].map((each) => decimal(each, places));
  const short = placesOf(result) < places ? `, which is ${decimal(result)}` : '';
  return `Write ${a} and ${b} with point below point. ${stepsOf(pair, sign).join(' ')} Together: ${end}${short}.`;
};

/** Returns the hint for numbers below each other. */
function lineUpHint([a, b]: Pair): string {
  if (placesOf(a) === placesOf(b)) return `Write ${decimal(a)} and ${decimal(b)} with point below point.`;
  const [short, long] = placesOf(a) < placesOf(b) ? [a, b] : [b, a];
  return `Give ${decimal(short)} as many places as ${decimal(long)}. Then set point below point.`;
}

const sumHints = (pair: Pair): string[] => {
  const { isCrossed, place, places } = columnsOf(pair, reachesTen);
  return [
    lineUpHint(pair),
    isCrossed
      ? `Begin at the right. The ${place} reach ten, so carry.`
      : `Begin at the right, with the ${placeNames[places + 1]}. Does a place reach ten?`,
  ];
};

const restHints = (pair: Pair): string[] => {
  const { isCrossed, place, one, places } = columnsOf(pair, needsUnit);
  return [
    lineUpHint(pair),
    isCrossed
      ? `There are not enough ${place} to take away. Break up a ${one}.`
      : `Begin at the right, with the ${placeNames[places + 1]}. Are there enough of them?`,
  ];
};

const sumOf = (pair: Pair) => {
  const right = pair[0].plus(pair[1]);
  const apart: Apart = (size, isMore) => {
    const added = pair[1].plus(size.times(isMore ? 1 : -1));
    return added.n > 0n
      ? `${decimal(pair[0])} + ${decimal(added)}, not ${decimal(pair[0])} + ${decimal(pair[1])}`
      : `even less than ${decimal(pair[0])} alone`;
  };
  return { ...numeric(right, wrongSums(pair), { ...show, apart }), explanation: wayOf(pair, '+', right) };
};

const restOf = (pair: Pair) => {
  const right = pair[0].minus(pair[1]);
  const apart: Apart = (size, isMore) =>
    `${decimal(pair[0].plus(size.times(isMore ? 1 : -1)))} - ${decimal(pair[1])}, not ${decimal(pair[0])} - ${decimal(pair[1])}`;
  return { ...numeric(right, wrongRests(pair), { ...show, apart }), explanation: wayOf(pair, '-', right) };
};

const sumForms: Forms = {
  sum: form([0, 1], (rng, dial) => {
    const [a, b] = rng.pair(twoDecimals(rng, dial));
    return {
      key: [a, b].map(String).sort().join('+'),
      question: `What is ${decimal(a)} + ${decimal(b)}?`,
      ...sumOf([a, b]),
      hints: sumHints([a, b]),
    };
  }),
  difference: form([0, 1], (rng, dial) => {
    const [a, b] = twoDecimals(rng, dial);
    return {
      key: `${a}-${b}`,
      question: `What is ${decimal(a)} - ${decimal(b)}?`,
      ...restOf([a, b]),
      hints: restHints([a, b]),
    };
  }),
  missing: form([1, 2], (rng, dial) => {
    const [a, b] = twoDecimals(rng, dial);
    const { explanation, ...choices } = restOf([a, b]);
    return {
      key: `${a}-${b}`,
      question: `Which number goes in the box? ${decimal(b)} + □ = ${decimal(a)}`,
      ...choices,
      hints: [
        `${decimal(a)} is the whole. Take the known part ${decimal(b)} away from it.`,
        restHints([a, b])[1] ?? '',
      ],
      explanation: `Take the known part away. ${explanation}`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const [a, b] = rng.pair(twoDecimals(rng, dial));
    return {
      key: `${a} ${b}`,
      question: `${rng.pick(names)} rides ${decimal(a)} km, rests, and rides ${decimal(b)} km more. How many km is that in all?`,
      ...sumOf([a, b]),
      hints: ['Both rides together make the whole distance, so add the two numbers.', lineUpHint([a, b])],
    };
  }),
  length: form([2], (rng, dial) => {
    const [a, b] = twoDecimals(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `A pole is ${decimal(a)} meters long. ${rng.pick(names)} cuts off ${decimal(b)} meters. How many meters are left?`,
      ...restOf([a, b]),
      hints: ['A part is cut off, so take it away from the whole pole.', lineUpHint([a, b])],
    };
  }),
};

const addSubtract = formed(
  {
    ...decimalMath,
    id: 'math.decimals.add-subtract',
    title: 'Adding and subtracting decimals',
    grades: [4, 7],
    objectives: ['Add and subtract decimals place by place'],
    keywords: [
      'adding decimals',
      'subtracting decimals',
      'decimals',
      'decimal addition',
      'decimal subtraction',
    ],
    prerequisites: ['math.decimals.compare', 'math.addition.multi-digit', 'math.subtraction.multi-digit'],
    standards: ['4.NF.C.5', '5.NBT.B.7', '6.NS.B.3'],
    teaching: {
      idea: 'Decimals are added like whole numbers: tenths with tenths, hundredths with hundredths. So write point below point. Ten tenths make a whole.',
      caution: 'Line up the points, not the last digits.',
      mends: {},
    },
  },
  sumForms,
);

/** Sums and differences of decimals. */
export const decimalSums: Concept[] = [addSubtract];
