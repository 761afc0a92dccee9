import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import { byLevel, sampled } from '../templates.ts';
import { count, decimal, dollars, plain, whole } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Life Skills', category: 'Money' };

const budget = sampled(
  {
    ...info,
    id: 'life.money.budget',
    title: 'Budgets and saving',
    grades: [4, 12],
    objectives: ['Plan how long saving takes and what is left over'],
    keywords: ['budget', 'saving', 'savings', 'spending', 'allowance', 'money goals', 'saving money'],
    prerequisites: ['math.addition.multi-digit', 'math.subtraction.multi-digit'],
  },
  (rng, dial) => {
    const weekly = rng.int(3, byLevel(dial, [15, 40, 90]));
    const weeks = rng.int(3, byLevel(dial, [40, 40, 52]));
    const spend = dial.level === 0 ? 0 : rng.int(1, weekly - 1);
    const kept = weekly - spend;
    const goal = kept * weeks - (dial.level === 2 ? rng.int(0, kept - 1) : 0);
    const story =
      spend > 0 ? `You get $${weekly} a week and spend $${spend} of it` : `You save $${weekly} a week`;
    return {
      key: `weeks ${weekly} ${spend} ${goal}`,
      question: `${story}. How many weeks does it take to have $${whole(goal)}?`,
      ...numeric(weeks, {
        'forgot-spending': rational(goal, weekly).round(),
        'subtracted-once': Math.max(1, goal - kept),
        'one-week-too-few': weeks - 1,
        'one-week-too-many': weeks + 1,
        'added-spending': rational(goal, weekly + spend).round(),
      }),
      explanation: `You keep $${kept} a week. $${whole(goal)} ÷ $${kept} gives ${weeks} weeks${goal % kept === 0 ? '' : ', rounded up'}.`,
    };
  },
);

const wages = sampled(
  {
    ...info,
    category: 'Work',
    id: 'life.work.wages',
    title: 'Pay by the hour',
    grades: [6, 12],
    objectives: ['Work out pay with and without overtime'],
    keywords: ['wages', 'pay', 'hourly pay', 'overtime', 'salary', 'jobs', 'earning money'],
    prerequisites: ['math.decimals.multiply'],
  },
  (rng, dial) => {
    const rate = rational(rng.int(20, 80), 2);
    const hours = rng.int(5, 40);
    const over = dial.level === 0 ? 0 : rng.int(1, 12);
    const base = rate.times(hours);
    const extra = rate.times(rational(3, 2)).times(over);
    const total = base.plus(extra).round(2);
    return {
      key: `pay ${rate} ${hours} ${over}`,
      question:
        over > 0
          ? `You earn ${dollars(rate)} an hour and one and a half times as much for overtime. You work ${hours} hours and ${count(over, 'hour')} of overtime. What do you earn?`
          : `You earn ${dollars(rate)} an hour. You work ${hours} hours. What do you earn?`,
      ...numeric(
        total,
        {
          'forgot-overtime': over > 0 ? base : base.plus(rate),
          'paid-overtime-plainly': over > 0 ? rate.times(hours + over) : base.minus(rate),
          'moved-the-point': total.times(10),
          'paid-all-as-overtime': rate
            .times(rational(3, 2))
            .times(hours + over)
            .round(2),
        },
        { show: dollars },
      ),
      explanation: `${hours} × ${dollars(rate)} = ${dollars(base)}.${over > 0 ? ` Overtime: ${over} × ${decimal(rate.times(rational(3, 2)), 2)} = ${dollars(extra)}. In all ${dollars(total)}.` : ''}`,
    };
  },
);

const recipes = sampled(
  {
    ...info,
    category: 'Cooking',
    id: 'life.cooking.recipes',
    title: 'Scaling a recipe',
    grades: [4, 9],
    objectives: ['Change a recipe for more or fewer people'],
    keywords: ['recipes', 'cooking', 'scaling recipes', 'baking', 'measuring cups'],
    prerequisites: ['math.fractions.of-quantity', 'math.multiplication.facts'],
  },
  (rng, dial) => {
    const serves = rng.pick(
      byLevel(dial, [
        [2, 3, 4],
        [2, 3, 4, 6],
        [3, 4, 5, 6, 8],
      ]),
    );
    const factor = byLevel(dial, [
      rational(rng.int(2, 9)),
      rational(rng.int(2, 12)),
      rational(rng.pick([1, 2, 3, 4, 5, 7].filter((n) => n !== serves)), serves),
    ]);
    const people = factor.times(serves);
    const amount = rational(
      rng.int(1, byLevel(dial, [60, 24, 24])),
      byLevel(dial, [1, rng.int(2, 4), rng.int(2, 4)]),
    );
    const answer = amount.times(factor);
    const thing = rng.pick(['flour', 'milk', 'rice', 'oats', 'beans', 'water']);
    return {
      key: `scale ${serves} ${people} ${amount} ${thing}`,
      question: `A recipe for ${serves} people needs ${plain(amount)} ${amount.compare(1) > 0 ? 'cups' : 'cup'} of ${thing}. How many cups of ${thing} are right for ${count(Number(people.n), 'person', 'people')}?`,
      ...numeric(answer, {
        'added-the-difference': amount.plus(people.minus(serves)),
        'inverted-factor': amount.over(factor),
        'multiplied-by-people': amount.times(people),
        'kept-the-amount': amount,
      }),
      explanation: `${plain(people)} ÷ ${serves} = ${plain(factor)}. ${plain(factor)} × ${plain(amount)} = ${plain(answer)}.`,
    };
  },
);

const loans = sampled(
  {
    ...info,
    id: 'life.money.loans',
    title: 'The cost of a loan',
    grades: [8, 12],
    objectives: ['Find what a loan costs beyond what was lent'],
    keywords: ['loans', 'credit', 'installments', 'car loan', 'borrowing money', 'monthly payments'],
    prerequisites: ['math.multiplication.multi-digit', 'math.subtraction.multi-digit'],
  },
  (rng, dial) => {
    const [months, payment] = [rng.int(1, 5) * 12, rng.int(20, byLevel(dial, [200, 400, 700]))];
    const down = dial.level === 2 ? rng.int(1, 20) * 50 : 0;
    const paid = months * payment + down;
    const price = Math.floor((paid * rng.int(75, 95)) / 100);
    const cost = paid - price;
    return {
      key: `loan ${price} ${months} ${payment} ${down}`,
      question: `A car costs $${whole(price)}. You pay ${down > 0 ? `$${whole(down)} at once and then ` : ''}$${payment} a month for ${months} months. How much more than the price do you pay?`,
      ...numeric(
        cost,
        {
          'gave-all-payments': paid,
          'forgot-one-month': Math.abs(cost - payment),
          'one-month-too-many': cost + payment,
          'forgot-down-payment': down > 0 ? Math.abs(cost - down) : cost + 100,
        },
        { show: (r) => `$${whole(r.n)}`, slip: 10 },
      ),
      explanation: `You pay ${months} × $${payment}${down > 0 ? ` + $${down}` : ''} = $${whole(paid)}. That is $${whole(cost)} more than $${whole(price)}.`,
    };
  },
);

/** Work, budgets, loans and cooking. */
export const work: Concept[] = [recipes, budget, wages, loans];
