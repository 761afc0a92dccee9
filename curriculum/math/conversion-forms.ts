import { numeric, type WrongNumber, worded } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Numeric } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form } from '../templates.ts';
import { count, whole } from '../text.ts';
import type { Dial } from '../types.ts';
import { beside, drawn } from './middle-forms.ts';
import { wholeMistakes } from './whole-mistakes.ts';

/** One large unit has `factor` small ones. */
export interface Units {
  large: string;
  small: string;
  factor: number;
  what: string;
}

const measures = (what: string): string =>
  /rope|trail|strip|path/.test(what) ? 'is' : /rice|nuts/.test(what) ? 'weighs' : 'holds';
const after = (what: string): string => (/rope|trail|strip|path/.test(what) ? ' long' : '');

const ones: Readonly<Record<string, string>> = { feet: 'foot', inches: 'inch' };
/** Returns the name of a unit for one of it. */
const one = (units: string): string => ones[units] ?? units.replace(/s$/, '');
/** Returns a measure: 1 foot, 1,200 meters. */
const amount = (n: number, units: string): string => count(n, one(units), units);

/** Other numbers that learners take for the number of small units in a large one. */
const otherFactors = (factor: number): number[] =>
  [2, 3, 4, 10, 12, 16, 100, 1000].filter(
    (each) =>
      each !== factor && (factor >= 10 ? each * 10 >= factor && each % 10 === 0 : true) && each < 20 * factor,
  );

type Unit = Units & { n: number };

/** Returns what a learner does who changes large units into small ones, with further small ones. */
function toSmallMistakes({ large, small, factor, n }: Unit, more = 0): Record<string, WrongNumber> {
  const right = amount(factor, small);
  return {
    ...Object.fromEntries(
      otherFactors(factor).map((other) => [
        `used-${other}`,
        [
          n * other + more,
          `You took ${whole(other)} ${small} for each ${one(large)}; it has ${whole(factor)}.`,
        ] as const,
      ]),
    ),
    'added-the-factor': [
      n + factor + more,
      `You added ${whole(factor)}; each ${one(large)} has ${right}, so multiply.`,
    ],
    'one-unit-more': [(n + 1) * factor + more, `You counted ${amount(n + 1, large)}; there are ${n}.`],
    'one-unit-less': [(n - 1) * factor + more, `You counted ${amount(n - 1, large)}; there are ${n}.`],
    'two-units-more': [(n + 2) * factor + more, `You counted ${amount(n + 2, large)}; there are ${n}.`],
  };
}

const drawUnits = (rng: Rng, { level }: Dial, all: readonly Units[]): Unit => ({
  ...rng.pick(all),
  n: rng.int(2, [9, 15, 40][level] ?? 9),
});

type FormName = 'down' | 'up' | 'both' | 'rest' | 'compare';

const conversions: Record<FormName, (all: readonly Units[]) => Ask> = {
  down: (all) => (rng, dial) => {
    const { large, small, factor, what, n } = drawUnits(rng, dial, all);
    const wrongFactor = rng.pick(otherFactors(factor));
    const wrongUnits = drawn(
      () => beside(rng, n),
      (each) => each * factor !== n * wrongFactor && each * wrongFactor !== n * factor,
    );
    const ofFactor = `You took ${whole(wrongFactor)} ${small} for each ${one(large)}; it has ${whole(factor)}.`;
    return {
      key: `${large} ${n}`,
      question: `A ${what} ${measures(what)} ${n} ${large}${after(what)}. How many ${small} is that?`,
      ...worded(whole(n * factor), {
        'wrong-factor': [whole(n * wrongFactor), ofFactor],
        'wrong-number-of-units': [
          whole(wrongUnits * factor),
          `You counted ${amount(wrongUnits, large)}; there are ${n}.`,
        ],
        'wrong-factor and wrong-number-of-units': [whole(wrongUnits * wrongFactor), ofFactor],
      }),
      hints: [
        `How many ${small} are in one ${one(large)}?`,
        `Each of the ${n} ${large} has that many. Multiply.`,
      ],
      explanation: `Each of the ${n} ${large} has ${whole(factor)} ${small}: ${n} × ${whole(factor)} = ${whole(n * factor)}.`,
    };
  },
  up: (all) => (rng, dial) => {
    const { large, small, factor, what, n } = drawUnits(rng, dial, all);
    const total = n * factor;
    const check = (wrong: Numeric): string =>
      `${amount(Number(wrong), large)} would be ${amount(Number(wrong) * factor, small)}, not ${whole(total)}.`;
    return {
      key: `${large} ${n}`,
      question: `A ${what} ${measures(what)} ${whole(total)} ${small}${after(what)}. How many ${large} is that?`,
      ...numeric(
        n,
        wholeMistakes({
          ...Object.fromEntries(
            otherFactors(factor).map((other) => [
              `used-${other}`,
              [
                total / other,
                `You divided by ${whole(other)}; each ${one(large)} has ${whole(factor)} ${small}.`,
              ] as const,
            ]),
          ),
          ...Object.fromEntries(
            [-2, -1, 1, 2].map((off) => [`tried-${off}`, [n + off, check(n + off)] as const]),
          ),
          ...(factor < 20 && {
            'subtracted-instead': [
              total - factor,
              `You took ${factor} away from ${total}; divide by ${factor}.`,
            ] as const,
          }),
        }),
        { check },
      ),
      hints: [
        `How many ${small} make one ${one(large)}?`,
        `How many times does that number fit into ${whole(total)}?`,
      ],
      explanation: `${whole(factor)} ${small} make 1 ${one(large)}: ${whole(total)} ÷ ${whole(factor)} = ${n}.`,
    };
  },
  both: (all) => (rng, dial) => {
    const unit = drawn(
      () => drawUnits(rng, dial, all),
      (u) => u.factor > 2,
    );
    const { large, small, factor, what, n } = unit;
    const more = rng.int(1, Math.min(factor - 1, 90));
    const right = n * factor + more;
    return {
      key: `${large} ${n} ${more}`,
      question: `A ${what} ${measures(what)} ${n} ${large} and ${amount(more, small)}${after(what)}. How many ${small} is that in all?`,
      ...numeric(right, {
        ...toSmallMistakes(unit, more),
        'left-out-the-rest': [n * factor, `You left out the ${amount(more, small)}.`],
        'added-numbers': [n + more, `You added ${n} and ${more}, but they are different units.`],
        'multiplied-both': [
          (n + more) * factor,
          `You multiplied the ${amount(more, small)}, too; change only the ${large}.`,
        ],
        ...(Number(`${n}${more}`) !== right && {
          'wrote-side-by-side': [
            Number(`${n}${more}`),
            `You wrote ${n} and ${more} side by side; multiply ${n} by ${whole(factor)}, and add ${more}.`,
          ] as const,
        }),
      }),
      hints: [`Change the ${n} ${large} into ${small} first.`, `Then add the ${amount(more, small)}.`],
      explanation: `${n} ${large} is the same as ${n} × ${whole(factor)} = ${whole(n * factor)} ${small}. Add ${more}: ${whole(n * factor)} + ${more} = ${whole(right)}.`,
    };
  },
  rest: (all) => (rng, dial) => {
    const { large, small, factor, what, n } = drawn(
      () => drawUnits(rng, dial, all),
      (u) => u.factor > 2,
    );
    const more = rng.int(1, Math.min(factor - 1, 90));
    const wrongRest = drawn(
      () => beside(rng, more, { by: 3 }),
      (each) => each < factor,
    );
    const wrongUnits = beside(rng, n, { by: 1 });
    const total = n * factor + more;
    const text = (a: number, b: number): string => `${amount(a, large)} and ${amount(b, small)}`;
    const wrong = (a: number, b: number) =>
      [text(a, b), `${text(a, b)} would be ${whole(a * factor + b)} ${small}, not ${whole(total)}.`] as const;
    return {
      key: `${large} ${total}`,
      question: `A ${what} ${measures(what)} ${whole(total)} ${small}${after(what)}. How many ${large} and ${small} is that?`,
      ...worded(text(n, more), {
        'wrong-units': wrong(wrongUnits, more),
        'wrong-rest': wrong(n, wrongRest),
        'wrong-units and wrong-rest': wrong(wrongUnits, wrongRest),
      }),
      hints: [
        `How many times does ${whole(factor)} fit into ${whole(total)}?`,
        `Every ${whole(factor)} ${small} make one ${one(large)}. How many ${small} are left over?`,
      ],
      explanation: `${n} × ${whole(factor)} = ${whole(n * factor)}, and ${more} ${more === 1 ? 'is' : 'are'} left over: ${text(n, more)}.`,
    };
  },
  compare: (all) => (rng, dial) => {
    const { large, small, factor, what, n } = drawn(
      () => drawUnits(rng, dial, all),
      (u) => u.factor > 2,
    );
    const most = Math.min(factor - 1, 50);
    const gap = rng.int(1, most);
    const m = n * factor + gap * rng.pick([-1, 1]);
    const [a = '', b = ''] = rng.pair(names);
    const [right, other] = m < n * factor ? [a, b] : [b, a];
    const wrongGap = drawn(
      () => beside(rng, gap),
      (each) => each <= most,
    );
    const text = (name: string, by: number): string => `${name}, by ${amount(by, small)}`;
    const changed = `${n} ${large} is the same as ${whole(n * factor)} ${small}, and that is ${m < n * factor ? 'more' : 'less'} than ${whole(m)}.`;
    return {
      key: `${large} ${n} ${m}`,
      question: `${a} has ${n} ${large} of ${stuffs[what] ?? what}, and ${b} has ${whole(m)} ${small}. Who has more, and by how much?`,
      ...worded(text(right, gap), {
        'compared-numbers-only': [text(other, gap), changed],
        'wrong-difference': [
          text(right, wrongGap),
          `The difference of ${whole(n * factor)} and ${whole(m)} is ${gap}, not ${wrongGap}.`,
        ],
        'compared-numbers-only and wrong-difference': [text(other, wrongGap), changed],
      }),
      hints: [
        `Change the ${n} ${large} into ${small}.`,
        `Compare the result with ${whole(m)} ${small}, and subtract.`,
      ],
      explanation: `${n} ${large} is the same as ${whole(n * factor)} ${small}. Compare ${whole(n * factor)} with ${whole(m)}: ${right} has ${amount(gap, small)} more.`,
    };
  },
};

/** Names of what learners have of the things. */
const stuffs: Readonly<Record<string, string>> = {
  rope: 'rope',
  trail: 'cable',
  'bag of rice': 'rice',
  'tank of water': 'water',
  'strip of paper': 'ribbon',
  path: 'ribbon',
  'bag of nuts': 'nuts',
  'pot of soup': 'soup',
  'bowl of punch': 'punch',
};

/** Returns the forms for a system of units. */
export function conversionForms(all: readonly Units[]): Forms {
  const { down, up, both, rest, compare } = conversions;
  return {
    down: form([0, 1], down(all)),
    up: form([0, 1], up(all)),
    both: form([0, 1, 2], both(all)),
    rest: form([2], rest(all)),
    compare: form([1, 2], compare(all)),
  };
}
