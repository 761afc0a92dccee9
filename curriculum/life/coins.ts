import { advisedBoth, crossed, numeric, worded } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { beside, drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { count } from '../text.ts';
import type { Dial } from '../types.ts';
import { fewest, missing, trade } from './coin-counts.ts';
import {
  allKinds,
  countOn,
  draw,
  figureOf,
  type Held,
  kindsOf,
  say,
  show,
  sum,
  things,
} from './coin-kinds.ts';

function worth(rng: Rng, dial: Dial): Asked {
  const coins = draw(rng, dial, byLevel(dial, [2, 3, kindsOf(dial).length]));
  const total = sum(coins);
  const one = rng.pick(coins);
  const best = coins.toSorted((a, b) => b.worth - a.worth)[0] ?? one;
  const swapped = coins.map((coin) => ({
    ...coin,
    worth: coin.worth === 5 ? 10 : coin.worth === 10 ? 5 : coin.worth,
  }));
  return {
    question: `${rng.pick(names)} has ${say(coins)}. How much money is that${dial.grade < 3 ? '' : ' in dollars'}?`,
    ...numeric(
      total,
      {
        'counted-coins': coins.reduce((all, { n }) => all + n, 0),
        ...(sum(swapped) !== total && { 'mixed-up-coins': sum(swapped) }),
        ...(coins.length > 1 && {
          'left-out-a-kind': [
            total - one.n * one.worth,
            `${one.n === 1 ? `The ${one.name} is` : `The ${one.many} are`} left out: count all coins.`,
          ] as const,
        }),
        'counted-one-too-many': [
          total + one.worth,
          `That is one ${one.name} too many: count the coins again.`,
        ],
        ...(one.n > 1 && {
          'counted-one-too-few': [
            total - one.worth,
            `That is one ${one.name} too few: count the coins again.`,
          ],
          'counted-one-of-a-kind': [
            total - (one.n - 1) * one.worth,
            `There are ${count(one.n, one.name, one.many)}: count each one.`,
          ] as const,
        }),
      },
      { show: (r) => show(dial, Number(r.n)), slip: 5 },
    ),
    explanation: `${countOn(coins)} Together that is ${show(dial, total)}.`,
    hints: [
      `How much ${best.n === 1 ? `is the ${best.name}` : `are the ${best.many}`} worth?`,
      'Then count on with the other coins.',
    ],
    ...figureOf(coins),
  };
}

/** Returns the advice on the one who has less money, with as many coins, fewer or more. */
function poorer(name: string, less: readonly Held[], more: readonly Held[]): string {
  const [n, m] = [less, more].map((coins) => coins.reduce((all, coin) => all + coin.n, 0));
  return (n ?? 0) > (m ?? 0)
    ? 'More coins are not always more money: count the cents.'
    : `${name} has less money: count the cents of both.`;
}

function more(rng: Rng, dial: Dial): Asked {
  const size = byLevel(dial, [1, 1, 2]);
  const [a, b] = rng.pair(names);
  const [mine, other] = drawn(
    () => [draw(rng, dial, size), draw(rng, dial, size)] as const,
    ([x, y]) => sum(x) !== sum(y) && (size > 1 || x[0]?.name !== y[0]?.name),
  );
  const gap = Math.abs(sum(mine) - sum(other));
  const isFirst = sum(mine) > sum(other);
  return {
    question: `${a} has ${say(mine)}. ${b} has ${say(other)}. Who has more? How much more is it?`,
    ...crossed(
      {
        right: isFirst ? a : b,
        wrong: isFirst ? b : a,
        mistake: 'compared-numbers-of-coins',
        mend: isFirst ? poorer(b, other, mine) : poorer(a, mine, other),
      },
      { right: gap, wrong: beside(rng, gap, { by: 5 }), mistake: 'wrong-difference' },
      (name, by) => `${name}, ${show(dial, by)} more`,
    ),
    explanation: `${a} has ${show(dial, sum(mine))}. ${b} has ${show(dial, sum(other))}. The difference is ${show(dial, gap)}.`,
    hints: [`How many cents does ${a} have?`, `How many cents does ${b} have? Compare.`],
    ...(size === 1 && figureOf([...mine, ...other])),
  };
}

function pay(rng: Rng, dial: Dial): Asked {
  const {
    coins: [first, second],
    x,
    y,
  } = drawn(
    () => {
      const coins = draw(rng, dial, 2);
      return { coins, x: beside(rng, coins[0]?.n ?? 1), y: beside(rng, coins[1]?.n ?? 1) };
    },
    // Both mistakes together must not give the right amount.
    ({ coins: [a, b], x, y }) =>
      a !== undefined && b !== undefined && (x - a.n) * a.worth !== (b.n - y) * b.worth,
  );
  if (!first || !second) throw new Error('two kinds of coins are drawn');
  const price = sum([first, second]);
  const held = (n: number, m: number): Held[] => [
    { ...first, n },
    { ...second, n: m },
  ];
  const makes = (n: number, m: number): string =>
    `These coins make ${show(dial, sum(held(n, m)))}, not ${show(dial, price)}.`;
  return {
    question: `A ${rng.pick(things)} costs ${show(dial, price)}. Which coins pay for it exactly?`,
    ...advisedBoth(
      crossed(
        { right: first.n, wrong: x, mistake: 'first-coins-off', mend: makes(x, second.n) },
        { right: second.n, wrong: y, mistake: 'second-coins-off', mend: makes(first.n, y) },
        (n, m) => say(held(n, m)),
      ),
      makes(x, y),
    ),
    explanation: `${countOn([first, second])} Together that is ${show(dial, price)}.`,
    hints: [
      `How many cents is one ${first.name}? How many is one ${second.name}?`,
      `Count each choice. Which one makes ${show(dial, price)}?`,
    ],
  };
}

function kind(rng: Rng, dial: Dial): Asked {
  const right = rng.pick(allKinds);
  const n = rng.int(2, right.worth === 25 ? 4 : byLevel(dial, [8, 10, 10]));
  const { many } = right;
  const others = allKinds.filter((each) => each !== right);
  return {
    question: `${rng.pick(names)} has ${n} coins of one kind. They are worth ${n * right.worth} cents in all. Which coins are they?`,
    ...worded(many, Object.fromEntries(others.map((each) => [`took-${each.many}`, each.many]))),
    explanation: `One ${right.name} is worth ${count(right.worth, 'cent')}. So ${n} ${many} are worth ${n * right.worth} cents.`,
    hints: [`Share ${n * right.worth} cents among ${n} coins.`, 'Which coin is worth that much?'],
  };
}

const info = { subject: 'Life Skills', category: 'Money' };

/** Coins and what they are worth. */
export const coins = formed(
  {
    ...info,
    id: 'life.money.coins',
    title: 'Counting coins',
    grades: [1, 4],
    objectives: ['Find the worth of a handful of coins', 'Find coins for a price'],
    keywords: ['coins', 'counting money', 'money', 'pennies nickels dimes quarters', 'counting coins'],
    prerequisites: ['math.counting.skip', 'math.addition.within-100'],
    standards: ['2.MD.C.8'],
    teaching: {
      idea: {
        1: 'A penny is 1 cent. A nickel is 5 cents. A dime is 10 cents. Count dimes by tens and nickels by fives. Then count the pennies by ones.',
        2: 'A quarter is 25 cents. A dime is 10, a nickel 5, a penny 1. Start with the coins that are worth most. Then count on.',
        3: 'Start with the coins that are worth most and count on. One dollar is 100 cents: 4 quarters, 10 dimes or 20 nickels. So 135 cents are $1.35.',
      },
      caution: 'A dime is smaller than a nickel, but it is worth more.',
      mends: {
        'counted-coins': 'That is the number of coins: count what they are worth.',
        'mixed-up-coins': 'A nickel is 5 cents, and a dime is 10 cents.',
        'wrong-difference': 'Count both amounts, and take away the smaller one.',
        'kept-the-number-of-coins': 'That is the number of coins before the trade: count the cents.',
        'did-not-use-dimes': 'Use dimes too: one dime does the work of two nickels.',
        'took-pennies': 'One penny is 1 cent: count how much all would be.',
        'took-nickels': 'One nickel is 5 cents: count by fives to check.',
        'took-dimes': 'One dime is 10 cents: count by tens to check.',
        'took-quarters': 'One quarter is 25 cents: two make 50 cents.',
      },
      trap: 'mixed-up-coins',
    },
  },
  {
    worth: form([0, 1, 2], worth),
    kind: form([0], kind),
    trade: form([0, 1], trade),
    missing: form([0, 1, 2], missing),
    more: form([1, 2], more),
    pay: form([1, 2], pay),
    fewest: form([2], fewest),
  },
);
