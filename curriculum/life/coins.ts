import { crossed, numeric, worded } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Figure } from '../figure-types.ts';
import { beside, drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { cents, count, list } from '../text.ts';
import type { Dial } from '../types.ts';

interface Kind {
  name: string;
  many: string;
  worth: number;
}

/** Coins of one kind. */
interface Held extends Kind {
  n: number;
}

const allKinds: readonly Kind[] = [
  { name: 'penny', many: 'pennies', worth: 1 },
  { name: 'nickel', many: 'nickels', worth: 5 },
  { name: 'dime', many: 'dimes', worth: 10 },
  { name: 'quarter', many: 'quarters', worth: 25 },
];
const things = ['ball', 'pen', 'card', 'snack', 'toy', 'stamp', 'drink', 'pad'];

/** Quarters follow in grade 2. */
const kindsOf = ({ grade }: Dial): readonly Kind[] => (grade < 2 ? allKinds.slice(0, 3) : allKinds);
const mostOf = ({ grade }: Dial): number => (grade < 2 ? 60 : grade < 3 ? 100 : 500);
const sum = (coins: readonly Held[]): number => coins.reduce((all, { n, worth }) => all + n * worth, 0);
const say = (coins: readonly Held[]): string => list(coins.map(({ n, name, many }) => count(n, name, many)));
const show = (dial: Dial, amount: number): string => (dial.grade < 3 ? count(amount, 'cent') : cents(amount));
const figureOf = (coins: readonly Held[]): { figure: Figure } => ({
  figure: { kind: 'coins', cents: coins.flatMap(({ n, worth }) => Array<number>(n).fill(worth)) },
});

/** Counts on from the most valuable coins: 25, 35, 40. */
function countOn(coins: readonly Held[]): string {
  const order = coins.toSorted((a, b) => b.worth - a.worth);
  return `${order.map(({ n, many, name, worth }) => `${count(n, name, many)}: ${count(n * worth, 'cent')}`).join('. ')}.`;
}

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
        'mixed-up-coins': sum(swapped),
        'one-coin-left-out': total - one.worth,
        'one-coin-twice': total + one.worth,
      },
      { show: (r) => show(dial, Number(r.n)), slip: 5 },
    ),
    explanation: `${countOn(coins)} Together that is ${show(dial, total)}.`,
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
  };
}

const countMistakes = (n: number): Record<string, number> => ({
  'one-coin-too-many': n + 1,
  'one-coin-too-few': n - 1,
});

function missing(rng: Rng, dial: Dial): Asked {
  const coins = draw(rng, dial, byLevel(dial, [1, 1, 2]));
  const kind = rng.pick(kindsOf(dial).filter(({ name }) => coins.every((coin) => coin.name !== name)));
  const n = rng.int(1, dial.grade < 2 ? 6 : 9);
  const price = sum(coins) + n * kind.worth;
  return {
    question: `A ${rng.pick(things)} costs ${show(dial, price)}. You have ${say(coins)}. How many ${kind.many} do you still need?`,
    ...numeric(
      n,
      { ...countMistakes(n), ...(kind.worth > 1 && { 'gave-the-cents': n * kind.worth }) },
      { max: Math.max(n * kind.worth, n + 9) },
    ),
    explanation: `You have ${show(dial, sum(coins))}. The gap is ${show(dial, n * kind.worth)}. That is ${count(n, kind.name, kind.many)}.`,
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
      ...countMistakes(n),
      'kept-the-number-of-coins': pieces,
      'one-trade-too-many': n + Math.max(1, Math.round((coins[0]?.worth ?? 0) / kind.worth)),
    }),
    explanation: `${countOn(coins)} One ${kind.name} is worth ${count(kind.worth, 'cent')}. So it takes ${count(n, kind.name, kind.many)}.`,
    ...figureOf(coins),
  };
}

/** Returns the smallest number of coins for an amount. */
function fewestOf(amount: number, kinds: readonly Kind[]): Held[] {
  let rest = amount;
  return kinds
    .toSorted((a, b) => b.worth - a.worth)
    .flatMap((kind) => {
      const n = Math.floor(rest / kind.worth);
      rest -= n * kind.worth;
      return n > 0 ? { ...kind, n } : [];
    });
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
    ...numeric(n, { ...countMistakes(n), 'did-not-use-dimes': without }),
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
      caution: 'A dime is small. But it is worth more than a nickel.',
      hints: [
        'What is one coin of each kind worth?',
        'Start with the coins that are worth most.',
        'Count on, one kind after the other.',
      ],
      mends: {
        'counted-coins': 'This is the number of coins. Count what they are worth.',
        'mixed-up-coins': 'A nickel is 5 cents, and a dime is 10 cents.',
        'one-coin-left-out': 'One coin was left out. Touch each coin as you count.',
        'one-coin-twice': 'One coin got counted twice. Touch each coin just once.',
        'compared-numbers-of-coins': 'More coins are not always more money. Count the cents.',
        'wrong-difference': 'Count both amounts. Then take away the smaller one.',
        'first-coins-off': 'The number of the first coins does not fit. Count the cents.',
        'second-coins-off': 'The number of the second coins does not fit. Count the cents.',
        'one-coin-too-many': 'That is one coin too many. Count the cents once more.',
        'one-coin-too-few': 'That is one coin too few. Count the cents once more.',
        'gave-the-cents': 'These are the cents. How many coins are that?',
        'kept-the-number-of-coins': 'Each kind has its own worth. So the number changes.',
        'one-trade-too-many': 'One coin was traded twice. Count the cents first.',
        'did-not-use-dimes': 'Use dimes, too. One dime is better than two nickels.',
        'took-pennies': 'One penny is 1 cent. Count how much all would be.',
        'took-nickels': 'One nickel is 5 cents. Count by fives to check.',
        'took-dimes': 'One dime is 10 cents. Count by tens to check.',
        'took-quarters': 'One quarter is 25 cents. Two make 50 cents.',
      },
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
