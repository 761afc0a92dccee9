import { crossed, numeric, worded } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { beside, drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { count, list } from '../text.ts';
import type { Dial } from '../types.ts';
import {
  allKinds,
  countOn,
  fewestOf,
  figureOf,
  type Held,
  kindsOf,
  mostOf,
  say,
  show,
  sum,
} from './coin-kinds.ts';

const things = ['ball', 'pen', 'card', 'snack', 'toy', 'stamp', 'drink', 'pad'];

/** Draws coins of some kinds, worth no more than fits the grade. */
function draw(rng: Rng, dial: Dial, size: number): Held[] {
  const most = dial.grade < 3 ? 6 : 9;
  return drawn(
    () => {
      const picked = new Set(rng.sample(kindsOf(dial), size));
      return kindsOf(dial).flatMap((kind) => (picked.has(kind) ? { ...kind, n: rng.int(1, most) } : []));
    },
    (coins) => sum(coins) >= 6 && sum(coins) <= mostOf(dial),
  );
}

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
        ...(one.n > 1 && {
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
      { right: isFirst ? a : b, wrong: isFirst ? b : a, mistake: 'compared-numbers-of-coins' },
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
  return {
    question: `A ${rng.pick(things)} costs ${show(dial, price)}. Which coins pay for it exactly?`,
    ...crossed(
      { right: first.n, wrong: x, mistake: 'first-coins-off' },
      { right: second.n, wrong: y, mistake: 'second-coins-off' },
      (n, m) =>
        say([
          { ...first, n },
          { ...second, n: m },
        ]),
    ),
    explanation: `${countOn([first, second])} Together that is ${show(dial, price)}.`,
    hints: [
      `How many cents is one ${first.name}? How many is one ${second.name}?`,
      `Count each choice. Which one makes ${show(dial, price)}?`,
    ],
  };
}

function missing(rng: Rng, dial: Dial): Asked {
  const coins = draw(rng, dial, byLevel(dial, [1, 1, 2]));
  const kind = rng.pick(kindsOf(dial).filter(({ name }) => coins.every((coin) => coin.name !== name)));
  const n = rng.int(1, dial.grade < 2 ? 6 : 9);
  const price = sum(coins) + n * kind.worth;
  return {
    question: `A ${rng.pick(things)} costs ${show(dial, price)}. You have ${say(coins)}. How many ${kind.many} do you still need?`,
    ...numeric(
      n,
      {
        ...(kind.worth > 1 && {
          'gave-the-cents': [
            n * kind.worth,
            `That is the number of cents: one ${kind.name} is ${count(kind.worth, 'cent')}.`,
          ] as const,
        }),
        'counted-your-coins': [
          coins.reduce((all, coin) => all + coin.n, 0),
          'That is the number of coins you have: find what is missing.',
        ],
        ...(price % kind.worth === 0 && {
          'forgot-your-coins': [
            price / kind.worth,
            'You have some money already: take it away first.',
          ] as const,
        }),
      },
      { max: Math.max(n * kind.worth, n + 9) },
    ),
    explanation: `You have ${show(dial, sum(coins))}. You need ${show(dial, n * kind.worth)} more. That is ${count(n, kind.name, kind.many)}.`,
    hints: [
      'How many cents do you have? How many are missing?',
      `What is one ${kind.name} worth? How many do you need?`,
    ],
    ...figureOf(coins),
  };
}

function trade(rng: Rng, dial: Dial): Asked {
  const { coins, kind } = drawn(
    () => ({ coins: draw(rng, dial, byLevel(dial, [1, 2, 2])), kind: rng.pick(kindsOf(dial)) }),
    ({ coins: held, kind: { name, worth: each } }) =>
      held.every((coin) => coin.name !== name) && sum(held) % each === 0 && sum(held) / each <= 60,
  );
  const n = sum(coins) / kind.worth;
  const pieces = coins.reduce((all, coin) => all + coin.n, 0);
  return {
    question: `${rng.pick(names)} has ${say(coins)}. How many ${kind.many} are worth the same?`,
    ...numeric(n, {
      'kept-the-number-of-coins': pieces,
      'gave-the-cents': [
        sum(coins),
        `That is the number of cents: one ${kind.name} is ${count(kind.worth, 'cent')}.`,
      ],
      ...(sum(coins) % (kind.worth === 5 ? 10 : 5) === 0 && {
        'took-another-coin': [
          sum(coins) / (kind.worth === 5 ? 10 : 5),
          `One ${kind.name} is ${count(kind.worth, 'cent')}, not ${kind.worth === 5 ? 10 : 5}.`,
        ] as const,
      }),
    }),
    hints: [
      'How many cents are the coins worth?',
      `What is one ${kind.name} worth? How many make that much?`,
    ],
    explanation: `${countOn(coins)} One ${kind.name} is worth ${count(kind.worth, 'cent')}. So it takes ${count(n, kind.name, kind.many)}.`,
    ...figureOf(coins),
  };
}

function fewest(rng: Rng, dial: Dial): Asked {
  const kinds = kindsOf(dial);
  const amount = rng.int(11, Math.min(mostOf(dial), 199));
  const coins = fewestOf(amount, kinds);
  const n = coins.reduce((all, coin) => all + coin.n, 0);
  const without = fewestOf(
    amount,
    kinds.filter(({ worth: each }) => each !== 10),
  ).reduce((all, coin) => all + coin.n, 0);
  return {
    question: `${rng.pick(names)} pays ${show(dial, amount)} with ${list(kinds.map(({ many }) => many))}. What is the smallest number of coins?`,
    ...numeric(n, {
      'did-not-use-dimes': without,
      'used-dimes-only': [
        Math.floor(amount / 10) + (amount % 10),
        'Use other coins too: which coin is worth most?',
      ],
      'counted-the-kinds': [coins.length, 'That is the number of kinds: count every coin.'],
    }),
    hints: [
      'Which coin is worth most? How many of them fit?',
      'Then go on with the next coin, down to pennies.',
    ],
    explanation: `Start with the coins that are worth most. ${countOn(coins)} That makes ${count(n, 'coin')}.`,
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
        'compared-numbers-of-coins': 'More coins are not always more money: count the cents.',
        'wrong-difference': 'Count both amounts, and take away the smaller one.',
        'first-coins-off': 'The number of the first coins does not fit: count the cents.',
        'second-coins-off': 'The number of the second coins does not fit: count the cents.',
        'kept-the-number-of-coins': 'That is the number of coins before: each kind has its own worth.',
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
