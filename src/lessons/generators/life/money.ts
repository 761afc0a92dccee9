import { numeric } from '../choices.ts';
import { byLevel, sampled } from '../concept.ts';
import { names } from '../data/story.ts';
import { rational } from '../rational.ts';
import { alternatives, cents, count, decimal, dollars, list, plain, whole } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Life Skills', category: 'Money' };

const coinKinds = [
  { name: 'penny', many: 'pennies', worth: 1 },
  { name: 'nickel', many: 'nickels', worth: 5 },
  { name: 'dime', many: 'dimes', worth: 10 },
  { name: 'quarter', many: 'quarters', worth: 25 },
] as const;

const coins = sampled(
  {
    ...info,
    id: 'life.money.coins',
    title: 'Counting coins',
    grades: [0, 4],
    objectives: ['Find the worth of a handful of coins'],
    keywords: ['coins', 'counting money', 'money', 'pennies nickels dimes quarters', 'counting coins'],
  },
  (rng, dial) => {
    const kinds = coinKinds.slice(0, byLevel(dial, [3, 4, 4]));
    const held = kinds.map((kind) => ({ ...kind, n: rng.int(1, byLevel(dial, [11, 8, 12])) }));
    const total = held.reduce((sum, { n, worth }) => sum + n * worth, 0);
    const pieces = held.reduce((sum, { n }) => sum + n, 0);
    const said = held.map(({ n, name, many }) => count(n, name, many));
    return {
      key: `coins ${held.map(({ n }) => n).join(' ')}`,
      question: `You have ${list(said)}. How much is that?`,
      ...numeric(
        total,
        {
          'counted-coins-as-cents': pieces,
          'mixed-up-nickel-and-dime': held.reduce(
            (sum, { n, worth }) => sum + n * (worth === 5 ? 10 : worth === 10 ? 5 : worth),
            0,
          ),
          'forgot-the-last-kind': total - (held.at(-1)?.n ?? 0) * (held.at(-1)?.worth ?? 0),
          'one-nickel-too-many': total + 5,
        },
        { show: (r) => `${r} cents` },
      ),
      explanation: `${held.map(({ n, worth }) => `${n} × ${worth}`).join(' + ')} = ${total} cents.`,
      figure: { kind: 'coins', cents: held.flatMap(({ n, worth }) => Array<number>(n).fill(worth)) },
    };
  },
);

const change = sampled(
  {
    ...info,
    id: 'life.money.change',
    title: 'Making change',
    grades: [2, 6],
    objectives: ['Find the change that you get back'],
    keywords: ['making change', 'change', 'money', 'paying', 'shopping'],
    prerequisites: ['life.money.coins'],
  },
  (rng, dial) => {
    const bill = rng.pick(
      byLevel(dial, [
        [10, 20],
        [10, 20, 50],
        [20, 50, 100],
      ]),
    );
    const step = byLevel(dial, [1, 1, 1]);
    const price = rng.int(100 / step, (bill * 100 - 50) / step) * step;
    const back = bill * 100 - price;
    const thing = rng.pick(['book', 'toy', 'hat', 'game', 'lunch', 'cap']);
    const [name] = rng.sample(names, 1);
    const inCents = (c: number) => rational(c, 100);
    return {
      key: `change ${bill} ${price}`,
      question: `A ${thing} costs ${cents(price)}. ${name} pays with a $${bill} bill. How much comes back?`,
      ...numeric(
        inCents(back),
        {
          'forgot-to-borrow-a-dollar': inCents(back + 100),
          'borrowed-twice': inCents(back - 100),
          'forgot-to-borrow-a-dime': inCents(back + 10),
          'added-instead': inCents(bill * 100 + price),
        },
        { show: dollars, slip: rational(1, 10) },
      ),
      explanation: `Count up from ${cents(price)} to $${bill}. It takes ${cents(back)}.`,
    };
  },
);

const totalCost = sampled(
  {
    ...info,
    id: 'life.money.total',
    title: 'Adding up a bill',
    grades: [2, 7],
    objectives: ['Add prices and multiply them by a number of items'],
    keywords: ['total cost', 'shopping', 'prices', 'money', 'adding money', 'bill'],
  },
  (rng, dial) => {
    const n = byLevel(dial, [1, rng.int(2, 6), rng.int(3, 12)]);
    const [a, b] = [rng.int(5, 200) * 5, rng.int(5, 200) * 5];
    const total = n * a + b;
    const inDollars = (c: number) => rational(c, 100);
    return {
      key: `total ${n} ${a} ${b}`,
      question: `A shop sells pens at ${cents(a)} each and pads at ${cents(b)} each. What do ${count(n, 'pen')} and 1 pad cost?`,
      ...numeric(
        inDollars(total),
        {
          'counted-each-once': inDollars(n === 1 ? total + 100 : a + b),
          'forgot-the-pad': inDollars(n * a),
          'multiplied-both': inDollars(n === 1 ? Math.abs(a - b) : n * (a + b)),
          'forgot-carry': inDollars(total - 100),
          'slip-of-a-dime': inDollars(total + 10),
        },
        { show: dollars, slip: rational(1, 4) },
      ),
      explanation: `${n} × ${cents(a)} = ${cents(n * a)}. Plus ${cents(b)} is ${cents(total)}.`,
    };
  },
);

const discount = sampled(
  {
    ...info,
    id: 'life.money.discount',
    title: 'Discounts, tax and tips',
    grades: [6, 12],
    objectives: ['Find a price after a percentage is taken off or added'],
    keywords: ['discount', 'sales tax', 'tax', 'tips', 'sale price', 'percent off'],
    prerequisites: ['math.percent.of-number'],
  },
  (rng, dial) => {
    const kind = rng.pick(['discount', 'tax', 'tip'] as const);
    const p = kind === 'tax' ? rng.int(4, 10) : rng.int(2, 10) * 5;
    const price = rational(
      rng.int(4, byLevel(dial, [100, 150, 900])) * byLevel(dial, [20, 10, 2]),
      byLevel(dial, [20, 10, 2]) === 2 ? 2 : 1,
    );
    const part = price.times(rational(p, 100));
    const answer = (kind === 'discount' ? price.minus(part) : price.plus(part)).round(2);
    const stem = {
      discount: `A coat costs ${dollars(price)}. It is sold at ${p}% off. What is the sale price?`,
      tax: `A radio costs ${dollars(price)} before tax. The sales tax is ${p}%. What is the price with tax?`,
      tip: `A meal costs ${dollars(price)}. You add a tip of ${p}%. What do you pay in all?`,
    }[kind];
    return {
      key: `${kind} ${p} ${price}`,
      question: `${stem} Round to the nearest cent.`,
      ...numeric(
        answer,
        {
          'gave-the-part-only': part.round(2),
          'inverted-operation': (kind === 'discount' ? price.plus(part) : price.minus(part)).round(2),
          'took-percent-as-dollars': kind === 'discount' ? price.minus(p) : price.plus(p),
          'moved-the-point': price.plus(part.over(kind === 'discount' ? -10 : 10)).round(2),
        },
        { show: dollars, slip: rational(1, 2) },
      ),
      explanation: `${p}% of ${dollars(price)} is ${dollars(part)}. ${kind === 'discount' ? 'Take it off' : 'Add it'}: ${dollars(answer)}.`,
    };
  },
);

const bestBuy = sampled(
  {
    ...info,
    id: 'life.money.best-buy',
    title: 'The best buy',
    grades: [5, 10],
    objectives: ['Compare offers by the price of one'],
    keywords: ['best buy', 'unit price', 'comparing prices', 'better deal', 'shopping'],
    prerequisites: ['math.ratios.unit-rate'],
  },
  (rng, dial) => {
    const sizes = rng.sample([2, 3, 4, 5, 6, 8, 10, 12], 4);
    const base = rng.int(20, byLevel(dial, [90, 150, 300]));
    const extras = rng.sample(
      byLevel(dial, [
        [0, 10, 20, 30, 40],
        [0, 5, 10, 15, 20],
        [0, 1, 2, 3, 4],
      ]),
      4,
    );
    const offers = sizes.map((n, i) => ({ n, each: base + (extras[i] ?? 0) }));
    const order = offers.toSorted((a, b) => a.each - b.each);
    const show = ({ n, each }: { n: number; each: number }): string => `${n} for ${cents(n * each)}`;
    const [answer = '', a = '', b = '', c = ''] = order.map(show);
    return {
      key: `offers ${offers.map(show).sort().join(' ')}`,
      question: `Apples are sold in bags. Which bag has the lowest price for one apple: ${alternatives(offers.map(show))}?`,
      answer: { text: answer, worth: `${order[0]?.each}` },
      mistakes: [a, b, c].map((text, i) => ({
        name: ['took-lowest-price', 'took-largest-bag', 'took-smallest-bag'][i] ?? '',
        text,
        worth: `${order[i + 1]?.each}`,
      })),
      explanation: `Divide price by number: ${order.map((o) => `${show(o)} is ${cents(o.each)} each`).join('; ')}.`,
    };
  },
);

const budget = sampled(
  {
    ...info,
    id: 'life.money.budget',
    title: 'Budgets and saving',
    grades: [4, 12],
    objectives: ['Plan how long saving takes and what is left over'],
    keywords: ['budget', 'saving', 'savings', 'spending', 'allowance', 'money goals', 'saving money'],
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
    prerequisites: ['math.fractions.multiply'],
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
      question: `A recipe for ${serves} people needs ${plain(amount)} cups of ${thing}. How many cups of ${thing} do ${plain(people)} people need?`,
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

/** Money, work and cooking. */
export const money: Concept[] = [coins, change, totalCost, recipes, budget, bestBuy, discount, wages, loans];
