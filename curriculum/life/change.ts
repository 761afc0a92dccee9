import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import type { Dial } from '../types.ts';
import { amount, bill, carried, carryMends, type Notation, notationOf, written } from './amounts.ts';

const things = ['book', 'toy', 'hat', 'game', 'cap', 'ball', 'kite', 'mug'] as const;

/** Draws a bill and an amount below it. */
function payment(rng: Rng, dial: Dial, parts = 1) {
  const notation = notationOf(rng, dial.grade);
  const { step } = notation;
  const paid = rng.pick(notation.bills);
  const price = rng.int(Math.ceil(paid / step / 5), Math.floor((paid * 0.9) / step / parts)) * step;
  return { notation, paid, price, name: rng.pick(names), thing: rng.pick(things) };
}

function back(rng: Rng, dial: Dial): Asked {
  const { notation, paid, price, name, thing } = payment(rng, dial);
  const { show } = notation;
  const right = paid - price;
  return {
    question: `A ${thing} costs ${show(price)}. ${name} pays with a ${bill(paid)} bill. How much comes back?`,
    ...numeric(
      right,
      { ...carried(notation, right), 'added-instead': paid + price, 'gave-a-given-amount': price },
      written(notation),
    ),
    explanation: `Count up from ${show(price)} to ${show(paid)}. It takes ${show(right)}.`,
  };
}

function cost(rng: Rng, dial: Dial): Asked {
  const { notation, paid, price, name, thing } = payment(rng, dial);
  const { show } = notation;
  return {
    question: `${name} pays for a ${thing} with a ${bill(paid)} bill. The change is ${show(paid - price)}. What does the ${thing} cost?`,
    ...numeric(
      price,
      {
        ...carried(notation, price),
        'added-instead': 2 * paid - price,
        'gave-a-given-amount': paid - price,
      },
      written(notation),
    ),
    explanation: `Price and change make ${show(paid)} together. ${show(paid)} - ${show(paid - price)} = ${show(price)}.`,
  };
}

function short(rng: Rng, dial: Dial): Asked {
  const notation = notationOf(rng, dial.grade);
  const { show } = notation;
  const [name, thing] = [rng.pick(names), rng.pick(things)];
  const held = amount(notation, rng, 0.1, 0.6);
  const need = amount(notation, rng, 0.05, 0.4);
  return {
    question: `A ${thing} costs ${show(held + need)}. ${name} has ${show(held)}. How much more does ${name} need?`,
    ...numeric(
      need,
      { ...carried(notation, need), 'added-instead': 2 * held + need, 'gave-a-given-amount': held },
      written(notation),
    ),
    explanation: `Count up from ${show(held)} to ${show(held + need)}. It takes ${show(need)}.`,
  };
}

function two(rng: Rng, dial: Dial): Asked {
  const { notation, paid, price: a, name } = payment(rng, dial, 2);
  const { show, step } = notation;
  const [thing, other] = rng.pair(things);
  const b = rng.int(Math.ceil(paid / step / 10), Math.floor((paid * 0.95 - a) / step)) * step;
  const right = paid - a - b;
  return {
    question: `A ${thing} costs ${show(a)}. A ${other} costs ${show(b)}. ${name} buys both with a ${bill(paid)} bill. How much comes back?`,
    ...numeric(
      right,
      { ...carried(notation, right), 'left-one-thing-out': paid - rng.pick([a, b]), 'gave-the-cost': a + b },
      written(notation),
    ),
    explanation: `Both cost ${show(a)} + ${show(b)} = ${show(a + b)}. Count up to ${show(paid)}. It takes ${show(right)}.`,
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
    ...numeric(
      right,
      {
        ...carried(notation, right),
        'left-one-thing-out': right + price,
        'gave-the-cost': n * price,
      },
      written(notation),
    ),
    explanation: `${n} ${thing}s cost ${Array(n).fill(show(price)).join(' + ')} = ${show(n * price)}. Count up to ${show(paid)}. It takes ${show(right)}.`,
  };
}

/** Returns a difference that is a step off, as after a wrong carry. */
const offBy = (rng: Rng, { step, trade }: Notation, right: number): number =>
  right +
  (right > trade && rng.int(0, 1) === 1 ? -1 : 1) * (step < trade ? rng.pick([trade, step * 5]) : step);

function enough(rng: Rng, dial: Dial): Asked {
  const notation = notationOf(rng, dial.grade);
  const { show, most, step } = notation;
  const [thing, other] = rng.pair(things);
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
      (fits, by) => (fits ? `yes, and ${show(by)} more` : `no, it lacks ${show(by)}`),
    ),
    explanation: `Both cost ${show(a)} + ${show(total - a)} = ${show(total)}. Compare that with ${show(held)}. The difference is ${show(gap)}.`,
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
      caution: 'Buy two things? Then add their prices first.',
      hints: ['What is the whole price?', 'Count up from the price to the money.', 'How far did you count?'],
      mends: {
        ...carryMends,
        'added-instead': 'Change is a part of the money. Take away this time.',
        'gave-a-given-amount': 'The text gives this amount. Find the other part.',
        'left-one-thing-out': 'One price was left out. Add all prices first.',
        'gave-the-cost': 'This is the whole price. How much comes back?',
        'compared-wrongly': 'Add both prices. Then see which amount is larger.',
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
