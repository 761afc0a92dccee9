import { numeric } from '../choices.ts';
import { drawn } from '../math/middle-forms.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { mixed } from '../text.ts';
import type { Dial } from '../types.ts';

const foods = ['flour', 'milk', 'rice', 'oats', 'beans', 'water', 'sugar', 'corn'];
const dishes = ['muffins', 'bread', 'soup', 'cake', 'porridge', 'waffles'];

const cups = (amount: Rational): string => `${mixed(amount)} ${amount.compare(1) > 0 ? 'cups' : 'cup'}`;

/** Draws an amount: a whole number for beginners, and more kinds of fractions with each grade. */
function amount(rng: Rng, { grade, level }: Dial): Rational {
  if (level === 0) return rational(rng.int(1, 9));
  const bottom = rng.pick(grade < 6 ? [2, 4] : [2, 3, 4]);
  return rational(rng.int(1, level === 1 ? 3 * bottom : 5 * bottom), bottom);
}

/** Draws the people of a recipe and those to cook for. Up to grade 5 and for beginners they are a multiple. */
function people(rng: Rng, { grade, level }: Dial): { serves: number; now: number; factor: Rational } {
  const serves = rng.pick(level === 0 ? [2, 3, 4, 5, 6] : [2, 3, 4, 6, 8]);
  const isMultiple = level === 0 || (grade < 6 && (level === 1 || rng.int(0, 1) === 0));
  const others = [2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24].filter((n) => n !== serves);
  // Up to grade 5, half a recipe is the other way to change it.
  const fits = (n: number): boolean =>
    isMultiple ? n % serves === 0 : grade < 6 ? n * 2 === serves : n % serves !== 0;
  const now = rng.pick(others.filter(fits).length > 0 ? others.filter(fits) : [serves * 2]);
  return { serves, now, factor: rational(now, serves) };
}

function scaled(rng: Rng, dial: Dial): Asked {
  const [need, food] = [amount(rng, dial), rng.pick(foods)];
  const { serves, now, factor } = people(rng, dial);
  const answer = need.times(factor);
  return {
    question: `A recipe for ${serves} people needs ${cups(need)} of ${food}. How many cups of ${food} are right for ${now} people?`,
    ...numeric(
      answer,
      {
        'added-the-difference': need.plus(now - serves),
        'inverted-factor': need.over(factor),
        'one-amount-too-many': answer.plus(need),
        'one-amount-too-few': answer.minus(need),
        'kept-the-amount': need,
      },
      { show: mixed },
    ),
    explanation: `${now} people are ${mixed(factor)} times ${serves} people. ${mixed(factor)} × ${mixed(need)} = ${mixed(answer)}.`,
  };
}

/** Draws an amount to divide by: a whole number up to grade 5 (5.NBT.B.6). */
const divisor = (rng: Rng, dial: Dial): Rational =>
  dial.grade < 6 ? rational(rng.int(1, 9)) : amount(rng, dial);

function served(rng: Rng, dial: Dial): Asked {
  const [need, food] = [divisor(rng, dial), rng.pick(foods)];
  const { serves, now, factor } = people(rng, dial);
  const used = need.times(factor);
  return {
    question: `A recipe for ${serves} people needs ${cups(need)} of ${food}. You use ${cups(used)} of ${food}. For how many people is that?`,
    ...numeric(now, {
      'one-recipe-too-many': now + serves,
      'one-recipe-too-few': now - serves,
      'added-the-difference': used.minus(need).plus(serves).round(),
      'kept-the-people': serves,
    }),
    explanation: `${mixed(used)} ÷ ${mixed(need)} = ${mixed(factor)}. ${mixed(factor)} × ${serves} = ${now}.`,
  };
}

function batches(rng: Rng, dial: Dial): Asked {
  const [need, food, n] = [amount(rng, dial), rng.pick(foods), rng.int(2, dial.level === 0 ? 9 : 6)];
  const answer = need.times(n);
  return {
    question: `One batch of ${rng.pick(dishes)} needs ${cups(need)} of ${food}. How many cups of ${food} do ${n} batches need?`,
    ...numeric(
      answer,
      {
        'added-the-numbers': need.plus(n),
        'one-amount-too-many': answer.plus(need),
        'one-amount-too-few': answer.minus(need),
        ...(!need.isInteger() && { 'multiplied-the-denominator': need.over(n) }),
      },
      { show: mixed },
    ),
    explanation: `Each batch needs ${cups(need)}. ${n} × ${mixed(need)} = ${mixed(answer)}.`,
  };
}

function paired(rng: Rng, dial: Dial): Asked {
  const [food, other] = rng.pair(foods);
  const { factor, a, b } = drawn(
    () => ({ factor: people(rng, dial).factor, a: divisor(rng, dial), b: amount(rng, dial) }),
    (drawing) => !drawing.a.equals(drawing.b),
  );
  const [used, answer] = [a.times(factor), b.times(factor)];
  return {
    question: `A recipe needs ${cups(a)} of ${food} and ${cups(b)} of ${other}. You use ${cups(used)} of ${food}. How many cups of ${other} do you need?`,
    ...numeric(
      answer,
      {
        'added-the-difference': b.plus(used).minus(a),
        'inverted-factor': b.over(factor),
        'one-amount-too-many': answer.plus(b),
        'one-amount-too-few': answer.minus(b),
        'kept-the-amount': b,
      },
      { show: mixed },
    ),
    explanation: `${mixed(used)} ÷ ${mixed(a)} = ${mixed(factor)}. ${mixed(factor)} × ${mixed(b)} = ${mixed(answer)}.`,
  };
}

function left(rng: Rng, dial: Dial): Asked {
  const [need, food, n] = [amount(rng, dial), rng.pick(foods), rng.int(2, 5)];
  const rest = amount(rng, dial);
  const start = need.times(n).plus(rest);
  return {
    question: `You have ${cups(start)} of ${food}. One batch of ${rng.pick(dishes)} needs ${cups(need)}. You make ${n} batches. How many cups of ${food} are left?`,
    ...numeric(
      rest,
      {
        'used-one-batch-only': start.minus(need),
        'gave-what-is-used': need.times(n),
        'one-amount-too-many': rest.plus(need),
        'one-amount-too-few': rest.minus(need),
      },
      { show: mixed },
    ),
    explanation: `You use ${n} × ${mixed(need)} = ${mixed(need.times(n))}. ${mixed(start)} - ${mixed(need.times(n))} = ${mixed(rest)}.`,
  };
}

export const recipes = formed(
  {
    subject: 'Life Skills',
    category: 'Cooking',
    id: 'life.cooking.recipes',
    title: 'Scaling a recipe',
    grades: [4, 9],
    objectives: ['Change a recipe for more or fewer people'],
    keywords: ['recipes', 'cooking', 'scaling recipes', 'baking', 'measuring cups'],
    prerequisites: ['math.fractions.of-quantity', 'math.multiplication.facts'],
    standards: ['4.NF.B.4', '5.NF.B.6', '6.RP.A.3'],
    teaching: {
      idea: {
        4: 'Cook for twice as many people? Then take twice as much of everything. Cook for half of them? Then take half of everything.',
        6: 'All amounts of a recipe grow by the same factor. The factor is the new number of people divided by the old one: from 4 to 6 people it is 1 1/2.',
      },
      caution: 'Two more people do not mean two more cups. Multiply, do not add.',
      hints: [
        'How many times as much is it?',
        'Multiply the amount by that number.',
        'Should the result be more or less?',
      ],
      mends: {
        'added-the-difference': 'A recipe grows by a factor. Multiply, do not add.',
        'inverted-factor': 'This goes the other way. More people need more.',
        'one-amount-too-many': 'This is one time the amount too much. Count how often it is needed.',
        'one-amount-too-few': 'This is one time the amount too little. Count how often it is needed.',
        'kept-the-amount': 'This is the amount of the recipe as it stands. How many times as much is needed?',
        'one-recipe-too-many': 'This counts the recipe once too often.',
        'one-recipe-too-few': 'This counts the recipe once too few times.',
        'kept-the-people': 'This is for the recipe as it stands. How many times as much is used?',
        'added-the-numbers': 'Each batch needs the whole amount. Multiply.',
        'multiplied-the-denominator': 'Several batches need more than one. Multiply the numerator.',
        'used-one-batch-only': 'This takes one batch away. Take all of them away.',
        'gave-what-is-used': 'This is what you use. How much is left?',
      },
    },
  },
  {
    amount: form([0, 1, 2], scaled),
    people: form([0, 1], served),
    batches: form([0, 1], batches),
    pair: form([1, 2], paired),
    left: form([2], left),
  },
);
