import { checked } from '../checked.ts';
import { names } from '../data/story-words.ts';
import { drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel } from '../templates.ts';
import { count, list } from '../text.ts';
import type { Dial } from '../types.ts';
import { countOn, draw, fewestOf, figureOf, kindsOf, mostOf, say, show, sum, things } from './coin-kinds.ts';

/** Questions that ask for a number of coins. */

export function missing(rng: Rng, dial: Dial): Asked {
  const coins = draw(rng, dial, byLevel(dial, [1, 1, 2]));
  const kind = rng.pick(kindsOf(dial).filter(({ name }) => coins.every((coin) => coin.name !== name)));
  const n = rng.int(1, dial.grade < 2 ? 6 : 9);
  const price = sum(coins) + n * kind.worth;
  return {
    question: `A ${rng.pick(things)} costs ${show(dial, price)}. You have ${say(coins)}. How many ${kind.many} do you still need?`,
    ...checked(
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
      (wrong) =>
        `With ${count(Number(wrong.n), kind.name, kind.many)} more, you have ${show(dial, sum(coins) + Number(wrong.n) * kind.worth)}, not ${show(dial, price)}.`,
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

export function trade(rng: Rng, dial: Dial): Asked {
  const { coins, kind } = drawn(
    () => ({ coins: draw(rng, dial, byLevel(dial, [1, 2, 2])), kind: rng.pick(kindsOf(dial)) }),
    ({ coins: held, kind: { name, worth: each } }) =>
      held.every((coin) => coin.name !== name) && sum(held) % each === 0 && sum(held) / each <= 60,
  );
  const n = sum(coins) / kind.worth;
  const pieces = coins.reduce((all, coin) => all + coin.n, 0);
  return {
    question: `${rng.pick(names)} has ${say(coins)}. How many ${kind.many} are worth the same?`,
    ...checked(
      n,
      {
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
      },
      (wrong) =>
        `Check: ${count(Number(wrong.n), kind.name, kind.many)} ${Number(wrong.n) === 1 ? 'is' : 'are'} worth ${show(dial, Number(wrong.n) * kind.worth)}.`,
    ),
    hints: [
      'How many cents are the coins worth?',
      `What is one ${kind.name} worth? How many make that much?`,
    ],
    explanation: `${countOn(coins)} One ${kind.name} is worth ${count(kind.worth, 'cent')}. So it takes ${count(n, kind.name, kind.many)}.`,
    ...figureOf(coins),
  };
}

export function fewest(rng: Rng, dial: Dial): Asked {
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
    ...checked(
      n,
      {
        'did-not-use-dimes': without,
        'used-dimes-only': [
          Math.floor(amount / 10) + (amount % 10),
          'Use other coins too: which coin is worth most?',
        ],
        'counted-the-kinds': [coins.length, 'That is the number of kinds: count every coin.'],
      },
      (wrong) =>
        Number(wrong.n) > n
          ? 'It goes with fewer coins: trade small ones for larger ones.'
          : `${count(Number(wrong.n), 'coin')} cannot make that amount: count again.`,
    ),
    hints: [
      'Which coin is worth most? How many of them fit?',
      'Then go on with the next coin, down to pennies.',
    ],
    explanation: `Start with the coins that are worth most. ${countOn(coins)} That makes ${count(n, 'coin')}.`,
  };
}
