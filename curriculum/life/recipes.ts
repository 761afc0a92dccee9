import { checked } from '../checked.ts';
import { drawn } from '../math/middle-forms.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { count, mixed } from '../text.ts';
import type { Dial } from '../types.ts';

const foods = ['flour', 'milk', 'rice', 'oats', 'beans', 'water', 'sugar', 'corn'];
/** Dishes with what goes into them by the cup. */
const dishes = [
  ['muffins', ['flour', 'milk', 'sugar']],
  ['bread', ['flour', 'water', 'milk']],
  ['soup', ['beans', 'rice', 'corn', 'water']],
  ['cake', ['flour', 'sugar', 'milk']],
  ['oatmeal', ['oats', 'milk', 'water']],
  ['waffles', ['flour', 'milk']],
] as const;

const cups = (amount: Rational): string => `${mixed(amount)} ${amount.compare(1) > 0 ? 'cups' : 'cup'}`;

/** Draws an amount: a whole number for beginners, and more kinds of fractions with each grade. */
function amount(rng: Rng, { grade, level }: Dial): Rational {
  if (level === 0) return rational(rng.int(1, 4));
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
  const more = now > serves ? 'more' : 'fewer';
  return {
    question: `A recipe for ${serves} people needs ${cups(need)} of ${food}. How many cups of ${food} are right for ${now} people?`,
    ...checked(
      answer,
      {
        'added-the-difference': [
          need.plus(now - serves),
          `${count(Math.abs(now - serves), `${more} person`, `${more} people`)} ${Math.abs(now - serves) === 1 ? 'does' : 'do'} not mean ${count(Math.abs(now - serves), `${more} cup`, `${more} cups`)}: multiply by a factor.`,
        ],
        'inverted-factor': [
          need.over(factor),
          now > serves
            ? 'That is less than before, but more people need more.'
            : 'That is more than before, but fewer people need less.',
        ],
        'kept-the-amount': [need, `That is the amount for ${serves} people: change it for ${now}.`],
        'multiplied-by-the-people': [
          need.times(now),
          `That gives each person ${cups(need)}: it is the amount for ${serves}.`,
        ],
      },
      (wrong) =>
        `Check: ${mixed(wrong)} ÷ ${mixed(need)} is ${mixed(wrong.over(need))}, but the factor is ${mixed(factor)}.`,
      { show: mixed },
    ),
    explanation: `${now} people are ${mixed(factor)} times ${serves} people. ${mixed(factor)} × ${mixed(need)} = ${mixed(answer)}.`,
    hints: [`${now} people are how many times ${serves} people?`, 'Multiply the amount by that number.'],
  };
}

/** Draws an amount to divide by: a whole number up to grade 5 (5.NBT.B.6). */
const divisor = (rng: Rng, dial: Dial): Rational =>
  dial.grade < 6 ? rational(rng.int(1, 4)) : amount(rng, dial);

function served(rng: Rng, dial: Dial): Asked {
  const [need, food] = [divisor(rng, dial), rng.pick(foods)];
  const { serves, now, factor } = people(rng, dial);
  const used = need.times(factor);
  return {
    question: `A recipe for ${serves} people needs ${cups(need)} of ${food}. You use ${cups(used)} of ${food}. How many people is that for?`,
    ...checked(
      now,
      {
        'added-the-difference': [
          used.minus(need).plus(serves).round(),
          'You added the extra cups to the people: multiply the people by a factor instead.',
        ],
        'kept-the-people': [serves, `That is for ${cups(need)}: you use ${cups(used)}.`],
        'gave-the-factor': [
          factor.round(),
          'That is how many times you make the recipe: multiply the people by it.',
        ],
        'multiplied-the-cups': [
          used.times(serves).round(),
          `Each recipe needs ${cups(need)}: divide by that first.`,
        ],
      },
      (wrong) => `${wrong} people would need ${cups(need.times(wrong).over(serves))}: you use ${cups(used)}.`,
    ),
    explanation: `${mixed(used)} ÷ ${mixed(need)} = ${mixed(factor)}. ${mixed(factor)} × ${serves} = ${now}.`,
    hints: [
      `How many times do ${cups(need)} go into ${cups(used)}?`.replace('do 1 cup go', 'does 1 cup go'),
      `Each time serves ${serves} people.`,
    ],
  };
}

function batches(rng: Rng, dial: Dial): Asked {
  const [dish, parts] = rng.pick(dishes);
  const [need, food, n] = [amount(rng, dial), rng.pick(parts), rng.int(2, dial.level === 0 ? 9 : 6)];
  const answer = need.times(n);
  return {
    question: `One batch of ${dish} needs ${cups(need)} of ${food}. How many cups of ${food} do ${n} batches need?`,
    ...checked(
      answer,
      {
        'added-the-numbers': [
          need.plus(n),
          `You added; each of the ${n} batches needs ${cups(need)}, so multiply.`,
        ],
        'kept-the-amount': [need, `That is for one batch: there are ${n}.`],
        'counted-one-batch-less': [answer.minus(need), `That is for ${n - 1}: there are ${n} batches.`],
        ...(!need.isInteger() && {
          'multiplied-the-denominator': [
            need.over(n),
            'You multiplied the denominator: multiply the numerator instead.',
          ] as const,
        }),
      },
      (wrong) => `Check: shared among ${n} batches, that is ${cups(wrong.over(n))} each, not ${cups(need)}.`,
      { show: mixed },
    ),
    explanation: `Each batch needs ${cups(need)}. ${n} × ${mixed(need)} = ${mixed(answer)}.`,
    hints: ['How much do two batches need? Go on like that.', `Multiply ${mixed(need)} by ${n}.`],
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
    ...checked(
      answer,
      {
        'added-the-difference': [
          b.plus(used).minus(a),
          'You added the same to both: a recipe grows by a factor, so multiply.',
        ],
        'inverted-factor': [
          b.over(factor),
          factor.compare(1) > 0
            ? `You use more ${food}, so you need more ${other} too.`
            : `You use less ${food}, so you need less ${other} too.`,
        ],
        'kept-the-amount': [b, `That goes with ${cups(a)} of ${food}: you use ${cups(used)}.`],
        'kept-the-other-amount': [used, `That is the amount of ${food}: find the amount of ${other}.`],
      },
      (wrong) =>
        `Check: ${mixed(wrong)} ÷ ${mixed(b)} is ${mixed(wrong.over(b))}, but the factor is ${mixed(factor)}.`,
      { show: mixed },
    ),
    explanation: `${mixed(used)} ÷ ${mixed(a)} = ${mixed(factor)}. ${mixed(factor)} × ${mixed(b)} = ${mixed(answer)}.`,
    hints: [
      `The recipe has ${cups(a)} of ${food}, and you use ${cups(used)}. What factor is that?`,
      `Multiply the amount of ${other} by the same factor.`,
    ],
  };
}

function left(rng: Rng, dial: Dial): Asked {
  const [dish, parts] = rng.pick(dishes);
  const [need, food, n] = [amount(rng, dial), rng.pick(parts), rng.int(2, 5)];
  // Leftovers have the parts of the recipe: nobody measures twelfths of a cup.
  const rest = rational(rng.int(1, 3 * Number(need.d)), Number(need.d));
  const start = need.times(n).plus(rest);
  return {
    question: `You have ${cups(start)} of ${food}. One batch of ${dish} needs ${cups(need)}. You make ${n} batches. How many cups of ${food} are left?`,
    ...checked(
      rest,
      {
        'used-one-batch-only': [start.minus(need), `That takes one batch away: you make ${n}.`],
        'gave-what-is-used': [need.times(n), 'That is what you use: how much is left?'],
        'counted-one-batch-less': [rest.plus(need), `That is after ${n - 1}: you make ${n} batches.`],

        'added-instead': [start.plus(need.times(n)), 'You added what you use: take it away.'],
      },
      (wrong) =>
        `Check: with the ${cups(need.times(n))} that you use, that makes ${cups(wrong.plus(need.times(n)))}, not ${cups(start)}.`,
      { show: mixed },
    ),
    explanation: `The batches use ${n} × ${mixed(need)} = ${cups(need.times(n))}. That leaves ${mixed(start)} - ${mixed(need.times(n))} = ${mixed(rest)}.`,
    hints: [`How much do ${n} batches need?`, 'Take that away from what you have.'],
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
        4: 'If you cook for twice as many people, take twice as much of everything. If you cook for half of them, take half of everything.',
        6: 'All amounts of a recipe change by the same factor. The factor is the new number of people divided by the old one: from 4 to 6 people, it is 1 1/2.',
      },
      caution: 'Two more people do not mean two more cups. Multiply instead of adding.',
      mends: {},
      trap: 'added-the-difference',
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
