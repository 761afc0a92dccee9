import { checked } from '../checked.ts';
import { crossed, type WrongNumber } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import type { Dial } from '../types.ts';
import {
  amount,
  bill,
  type Notation,
  notationOf,
  restCheck,
  unborrowed,
  waresOf,
  written,
} from './amounts.ts';

/** Draws a bill and an amount below it. */
function payment(rng: Rng, dial: Dial, parts = 1) {
  const notation = notationOf(rng, dial.grade);
  const { step } = notation;
  const paid = rng.pick(notation.bills);
  const price = rng.int(Math.ceil(paid / step / 5), Math.floor((paid * 0.9) / step / parts)) * step;
  return { notation, paid, price, name: rng.pick(names), thing: rng.pick(waresOf(notation)) };
}

function back(rng: Rng, dial: Dial): Asked {
  const { notation, paid, price, name, thing } = payment(rng, dial);
  const { show } = notation;
  const right = paid - price;
  return {
    question: `A ${thing} costs ${show(price)}. ${name} pays with a ${bill(paid)} bill. How much comes back?`,
    ...checked(
      right,
      {
        ...unborrowed(notation, paid, price),
        'added-instead': [paid + price, 'You added the price: take it away from the money.'],
        'gave-the-price': [price, 'That is the price: how much of the money is left?'],
        'gave-the-money': [paid, 'That is all the money: take the price away.'],
      },
      restCheck(notation, paid, price),
      written(notation),
    ),
    explanation: `Count up from ${show(price)} to ${show(paid)}. It takes ${show(right)}.`,
    hints: [`Start at the price: ${show(price)}.`, `Count up to ${show(paid)}. How far is it?`],
  };
}

function cost(rng: Rng, dial: Dial): Asked {
  const { notation, paid, price, name, thing } = payment(rng, dial);
  const { show } = notation;
  return {
    question: `${name} pays for a ${thing} with a ${bill(paid)} bill. The change is ${show(paid - price)}. What does the ${thing} cost?`,
    ...checked(
      price,
      {
        ...unborrowed(notation, paid, paid - price),
        'added-the-change': [2 * paid - price, 'You added the change: take it away from the money.'],
        'gave-the-change': [paid - price, 'That is the change: take it away from the money.'],
        'gave-the-money': [paid, 'That is all the money, and some of it came back.'],
      },
      restCheck(notation, paid, paid - price),
      written(notation),
    ),
    explanation: `The price and the change make ${show(paid)} together. ${show(paid)} - ${show(paid - price)} = ${show(price)}.`,
    hints: [
      `${name} pays ${show(paid)}, and ${show(paid - price)} comes back.`,
      'How much does not come back?',
    ],
  };
}

function short(rng: Rng, dial: Dial): Asked {
  const notation = notationOf(rng, dial.grade);
  const { show } = notation;
  const [name, thing] = [rng.pick(names), rng.pick(waresOf(notation))];
  const held = amount(notation, rng, 0.1, 0.6);
  const need = amount(notation, rng, 0.05, 0.4);
  return {
    question: `A ${thing} costs ${show(held + need)}. ${name} has ${show(held)}. How much more does ${name} need?`,
    ...checked(
      need,
      {
        ...unborrowed(notation, held + need, held),
        'added-instead': [2 * held + need, `You added: find what is missing up to ${show(held + need)}.`],
        'gave-the-money': [held, `That is what ${name} has: how much is missing?`],
        'gave-the-price': [held + need, `That is the price, and ${name} has some money already.`],
      },
      restCheck(notation, held + need, held),
      written(notation),
    ),
    explanation: `Count up from ${show(held)} to ${show(held + need)}. It takes ${show(need)}.`,
    hints: [`Start at ${show(held)}.`, `Count up to ${show(held + need)}. How far is it?`],
  };
}

/** Returns the change of somebody who leaves one price out. */
const left = (which: string, back: number, thing: string): Record<string, WrongNumber> => ({
  [`left-out-${which}`]: [back, `You left out the ${thing}: add both prices first.`],
});

function two(rng: Rng, dial: Dial): Asked {
  const { notation, paid, price: a, name } = payment(rng, dial, 2);
  const { show, step } = notation;
  const [thing, other] = rng.pair(waresOf(notation));
  const b = rng.int(Math.ceil(paid / step / 10), Math.floor((paid * 0.95 - a) / step)) * step;
  const right = paid - a - b;
  return {
    question: `A ${thing} costs ${show(a)}. A ${other} costs ${show(b)}. ${name} buys both with a ${bill(paid)} bill. How much comes back?`,
    ...checked(
      right,
      {
        ...unborrowed(notation, paid, a + b),
        ...left('the-second', paid - a, other),
        ...left('the-first', paid - b, thing),
        'gave-the-cost': [a + b, 'That is the cost of both: how much comes back?'],
      },
      restCheck(notation, paid, a + b),
      written(notation),
    ),
    explanation: `Both cost ${show(a)} + ${show(b)} = ${show(a + b)}. Count up to ${show(paid)}. It takes ${show(right)}.`,
    hints: [
      `How much do the ${thing} and the ${other} cost together?`,
      `Count up from there to ${show(paid)}.`,
    ],
  };
}

function several(rng: Rng, dial: Dial): Asked {
  const { notation, paid, name, thing } = payment(rng, dial);
  const { show, step } = notation;
  const n = dial.grade < 3 ? 2 : rng.int(2, 4);
  const price = rng.int(Math.ceil(paid / step / 10), Math.floor((paid * 0.95) / step / n)) * step;
  const right = paid - n * price;
  return {
    question: `One ${thing} costs ${show(price)}. ${name} buys ${n} ${thing}s with a ${bill(paid)} bill. How much comes back?`,
    ...checked(
      right,
      {
        ...unborrowed(notation, paid, n * price),
        'counted-one-less': [right + price, `That is for ${n - 1}: ${name} buys ${n} of them.`],
        'paid-for-one': [paid - price, `That is for one ${thing}: ${name} buys ${n} of them.`],
        'gave-the-cost': [n * price, `That is the cost of all ${thing}s: how much comes back?`],
      },
      restCheck(notation, paid, n * price),
      written(notation),
    ),
    explanation: `${n} ${thing}s cost ${Array(n).fill(show(price)).join(' + ')} = ${show(n * price)}. Count up to ${show(paid)}. It takes ${show(right)}.`,
    hints: [`How much do ${n} ${thing}s cost?`, `Count up from there to ${show(paid)}.`],
  };
}

/** Returns a difference that is a step off, as after a wrong carry. */
const offBy = (rng: Rng, { step, trade }: Notation, right: number): number =>
  right +
  (right > trade && rng.int(0, 1) === 1 ? -1 : 1) * (step < trade ? rng.pick([trade, step * 5]) : step);

function enough(rng: Rng, dial: Dial): Asked {
  const notation = notationOf(rng, dial.grade);
  const { show, most, step } = notation;
  const [thing, other] = rng.pair(waresOf(notation));
  const isEnough = rng.int(0, 1) === 1;
  const held = amount(notation, rng, 0.4, 0.7);
  const gap = amount(notation, rng, 0.04, 0.2);
  const total = isEnough ? held - gap : held + gap;
  const a = rng.int(Math.ceil((most * 0.1) / step), Math.floor((total - most * 0.1) / step)) * step;
  return {
    question: `A ${thing} costs ${show(a)}. A ${other} costs ${show(total - a)}. ${rng.pick(names)} has ${show(held)}. Is that enough for both?`,
    ...crossed(
      { right: isEnough, wrong: !isEnough, mistake: 'compared-wrongly' },
      {
        right: gap,
        wrong: drawn(
          () => offBy(rng, notation, gap),
          (n) => n > 0 && n !== gap,
        ),
        mistake: 'wrong-difference',
      },
      (fits, by) => (fits ? `yes, ${show(by)} is left` : `no, ${show(by)} is missing`),
    ),
    explanation: `Both cost ${show(a)} + ${show(total - a)} = ${show(total)}. Compare that with ${show(held)}. The difference is ${show(gap)}.`,
    hints: ['Add both prices.', `Is the sum more or less than ${show(held)}? By how much?`],
  };
}

const info = { subject: 'Life Skills', category: 'Money' };

export const change = formed(
  {
    ...info,
    id: 'life.money.change',
    title: 'Making change',
    grades: [2, 6],
    objectives: ['Find the change that you get back', 'Tell if the money is enough'],
    keywords: ['making change', 'change', 'money', 'paying', 'shopping'],
    prerequisites: ['life.money.coins', 'math.subtraction.within-100'],
    standards: ['2.MD.C.8', '4.MD.A.2'],
    teaching: {
      idea: {
        2: 'You pay with more than the price. The rest comes back as change. Count up from the price to the bill. A $1 bill is 100 cents.',
        4: 'Change is what you pay minus the price. Count up from the price: first cents to the next dollar, then dollars to the bill. From $3.65 to $10 that is $0.35 and $6.',
      },
      caution: 'If you buy two things, add their prices first.',
      mends: {
        'compared-wrongly': 'Add both prices, and see which amount is larger.',
        'wrong-difference': 'Count up from the smaller amount to the larger one.',
      },
    },
  },
  {
    back: form([0, 1], back),
    cost: form([0, 1], cost),
    short: form([0], short),
    two: form([1, 2], two),
    enough: form([1, 2], enough),
    several: form([2], several),
  },
);
