import { among, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import { alternatives, capitalize, inDollars, mixed, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const jobs = [
  'mowing lawns',
  'teaching chess',
  'washing cars',
  'walking dogs',
  'painting fences',
  'baking bread',
];
const plans = [
  'a concert',
  'a movie',
  'a swim',
  'a football game',
  'a hike',
  'a museum',
  'a party',
  'a play',
];
const goods = [
  ['wheat', 'corn'],
  ['rice', 'beans'],
  ['oats', 'barley'],
  ['apples', 'pears'],
  ['potatoes', 'carrots'],
] as const;

/** Gives the pay of three jobs for the same time, and asks what the chosen one costs. */
function pay(rng: Rng, { level }: Dial): Asked {
  const name = rng.pick(names);
  const works = rng.sample(jobs, 3);
  const pays = rng.sample(range(20, level === 0 ? 60 : 99), 3);
  const chosen = rng.int(0, 2);
  const [a = 0, b = 0] = pays.filter((_, i) => i !== chosen);
  const own = pays[chosen] ?? 0;
  const answer = Math.max(a, b);
  const offers = works.map((work, i) => `$${pays[i]} for ${work}`);
  return {
    question: `${name} has one free afternoon and can earn ${alternatives(offers)}. ${name} chooses ${works[chosen]}. What is the opportunity cost of that choice?`,
    ...numeric(
      answer,
      {
        'added-all-others': a + b,
        'took-the-worst-alternative': Math.min(a, b),
        'took-the-chosen-one': own,
        'took-the-difference': Math.abs(own - answer),
      },
      { show: inDollars },
    ),
    explanation: `Two offers are given up: $${a} and $${b}. Only one of them could have been taken, so the better one counts: $${answer}.`,
  };
}

/** Gives a ranking of plans and asks for the cost of one. */
function ranking(rng: Rng): Asked {
  const name = rng.pick(names);
  const ranked = rng.sample(plans, 4);
  const [first = '', second = '', third = ''] = ranked;
  const chosen = rng.pick([first, second, third]);
  const answer = chosen === first ? second : first;
  const best = `The best of the others is ${answer}.`;
  return {
    question: `${name} ranks four plans for one evening, the best first: ${ranked.join(', ')}. In the end ${name} goes for ${chosen}. What is the opportunity cost?`,
    ...among(
      answer,
      ranked.filter((each) => each !== answer),
      rng,
      (picked) => (picked === chosen ? `${capitalize(picked)} is the choice itself. ${best}` : best),
    ),
    explanation: `The opportunity cost is the best plan that is given up. Without ${chosen}, that is ${answer}.`,
  };
}

/** Adds a fee and the pay that is given up. */
function course(rng: Rng, { level }: Dial): Asked {
  const name = rng.pick(names);
  const [fee, wage] = [rng.int(4, 30) * 5, rng.int(8, level === 0 ? 20 : 35)];
  const hours = rng.int(3, level === 0 ? 12 : 30);
  const what = rng.pick(['course', 'workshop', 'training', 'class']);
  return {
    question: `A ${what} has a fee of $${fee} and takes ${hours} hours. ${name} could work in these hours for $${wage} an hour. What is the whole cost of the ${what} to ${name}?`,
    ...numeric(
      fee + hours * wage,
      {
        'left-out-the-time': fee,
        'left-out-the-fee': hours * wage,
        'subtracted-the-pay': Math.abs(hours * wage - fee),
        'counted-one-hour': fee + wage,
      },
      { show: inDollars, slip: wage },
    ),
    explanation: `The time costs the pay that is given up: ${hours} × $${wage} = $${whole(hours * wage)}. With the fee: $${whole(hours * wage)} + $${fee} = $${whole(fee + hours * wage)}.`,
  };
}

/** Asks what a ton of one crop costs in the other one, at a constant cost. */
function land(rng: Rng, { level }: Dial): Asked {
  const [a, b] = rng.pair(rng.pick(goods));
  const unit = rng.int(2, 12) * 10;
  const [x, y] =
    level === 1 ? rng.pair([1, rng.pick([2, 3, 4, 5])]) : rng.pair(rng.sample([2, 3, 4, 5, 7], 2));
  const [most, other] = [x * unit, y * unit];
  const answer = rational(other, most);
  return {
    question: `With all its land, a farm can grow ${most} tons of ${a}, or ${other} tons of ${b}, or a mix at the same rate. How many tons of ${b} does 1 ton of ${a} cost?`,
    ...numeric(
      answer,
      {
        'turned-it-around': rational(most, other),
        'took-the-difference': Math.abs(most - other),
        'took-all-of-the-other': other,
        'shared-the-sum': rational(other, most + other),
      },
      { show: mixed },
    ),
    explanation: `For ${most} tons of ${a} the farm gives up ${other} tons of ${b}. For 1 ton it gives up ${other} ÷ ${most} = ${mixed(answer)} tons.`,
  };
}

/** Shows a table of what can be made together, and asks what a step costs. */
function frontier(rng: Rng, { level }: Dial): Asked {
  const [a, b] = rng.pair(rng.pick(goods));
  const step = rng.int(1, 6) * 5;
  const drops = rng.sample(range(2, 20), 4).sort((p, q) => p - q);
  const total = drops.reduce((sum, each) => sum + each, 0) + rng.int(0, 20);
  const rows = range(0, 4).map((i) => ({
    label: 'PQRST'[i] ?? '',
    a: i * step,
    b: total - drops.slice(0, i).reduce((sum, each) => sum + each, 0),
  }));
  const from = rng.int(0, level === 1 ? 3 : 2);
  const to = level === 1 ? from + 1 : rng.int(from + 2, 4);
  const [start, end] = [rows[from], rows[to]];
  if (!start || !end) throw new Error('no such row');
  const answer = start.b - end.b;
  const told = rows.map((row) => `${row.label}: ${row.a} and ${row.b}`);
  return {
    question: `A farm can grow these tons of ${a} and ${b}. ${told.join('; ')}. What does the move from ${start.label} to ${end.label} cost in tons of ${b}?`,
    ...numeric(answer, {
      'took-what-is-left': end.b,
      'took-what-is-gained': end.a - start.a,
      'counted-from-the-first-row': total - end.b,
      'one-step-off': answer + (drops[to] ?? drops[0] ?? 1),
    }),
    explanation: `At ${start.label} there are ${start.b} tons of ${b}, at ${end.label} only ${end.b}. The farm gives up ${start.b} - ${end.b} = ${answer} tons for ${end.a - start.a} more tons of ${a}.`,
    figure: {
      kind: 'table',
      head: ['Point', capitalize(a), capitalize(b)],
      rows: rows.map((row) => [row.label, `${row.a}`, `${row.b}`]),
    },
  };
}

/** Asks for the profit that is left after the bills and the pay that is given up. */
function profit(rng: Rng): Asked {
  const name = rng.pick(names);
  const [bills, wage, rest] = [rng.int(10, 90), rng.int(20, 70), rng.int(3, 40)];
  const sales = bills + wage + rest;
  const shop = rng.pick(['bakery', 'bike shop', 'flower shop', 'print shop', 'café']);
  const money = (thousands: number): string => inDollars(rational(thousands * 1000));
  return {
    question: `${name} leaves a job of ${money(wage)} a year to run a ${shop}. In a year it sells for ${money(sales)} and pays bills of ${money(bills)}. What is the profit after the opportunity cost?`,
    ...numeric(
      rest * 1000,
      {
        'left-out-the-old-pay': (sales - bills) * 1000,
        'left-out-the-bills': (sales - wage) * 1000,
        'added-the-old-pay': (sales - bills + wage) * 1000,
        'took-the-sales': sales * 1000,
      },
      { show: inDollars, slip: 1000 },
    ),
    explanation: `After the bills ${money(sales - bills)} are left. The old pay of ${money(wage)} is given up, so ${money(sales - bills)} - ${money(wage)} = ${money(rest)}.`,
  };
}

/** What a choice costs. */
export const opportunityCost: Concept = formed(
  {
    subject: 'Life Skills',
    category: 'Economics',
    id: 'life.economics.opportunity-cost',
    title: 'Opportunity cost',
    grades: [6, 12],
    objectives: ['Find what a choice costs: the best alternative that is given up'],
    keywords: ['opportunity cost', 'trade-off', 'scarcity', 'production possibilities', 'economics'],
    prerequisites: ['life.money.budget', 'math.ratios.unit-rate'],
    teaching: {
      idea: {
        6:
          'Time, land and money are scarce: what we use for one thing is lost for another. The opportunity cost of a choice ' +
          'is the best alternative that we give up for it, even if no money changes hands.',
        9:
          'Resources are scarce, so each choice has an opportunity cost: the value of the best alternative. A production ' +
          'possibilities table shows it as the amount of one good that is given up for another. Economic profit takes it ' +
          'off as well.',
      },
      caution: 'Only the best alternative counts, since just one of them could have been taken.',
      hints: [
        'Which alternatives are given up?',
        'Which of them is the best one?',
        'Is there a cost in money besides? Then add it.',
      ],
      mends: {
        'added-all-others': 'Only one of the others could have been taken. The best one counts.',
        'took-the-worst-alternative': 'The best alternative counts, not the worst.',
        'took-the-chosen-one': 'This is what the choice brings, not what it costs.',
        'took-the-difference': 'The cost is what is given up, not the difference between both.',
        'left-out-the-time': 'The hours have a price too: the pay that is given up.',
        'left-out-the-fee': 'The fee has to be paid besides.',
        'subtracted-the-pay': 'The pay is given up, so it adds to the cost.',
        'counted-one-hour': 'The pay is given up in each of the hours.',
        'turned-it-around': 'This is what a ton of the other crop costs. Which amount is given up for which?',
        'took-all-of-the-other':
          'This is given up for the whole harvest. Divide by the tons that are grown for it.',
        'shared-the-sum': 'Compare the two amounts with each other, not with their sum.',
        'took-what-is-left': 'This amount is left. What is given up is the difference.',
        'took-what-is-gained': 'This is gained. The cost is what is given up of the other crop.',
        'counted-from-the-first-row': 'The move starts in a later row.',
        'one-step-off': 'Compare only the two rows that the question names.',
        'left-out-the-old-pay': 'The pay of the old job is given up. It is a cost too.',
        'left-out-the-bills': 'The bills have to be paid too.',
        'added-the-old-pay': 'The old pay is lost, so take it away.',
        'took-the-sales': 'Sales are not profit. Take away the costs.',
      },
    },
  },
  {
    pay: form([0, 1], pay),
    ranking: form([0], ranking),
    course: form([0, 1], course),
    land: form([1, 2], land),
    frontier: form([1, 2], frontier),
    profit: form([2], profit),
  },
);
