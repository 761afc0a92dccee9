import { checked } from '../checked.ts';
import { among, crossed } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import { alternatives, capitalize, inDollars, list, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { frontier, land } from './crops.ts';

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
  'a museum visit',
  'a party',
  'a play',
];
/** Returns three of the wrong amounts at random, each with its advice. */
function payChoices(rng: Rng, right: number, wrong: readonly (readonly [value: number, mend: string])[]) {
  const option = (value: number) => ({ text: `$${value}`, worth: `${value}` });
  return {
    answer: option(right),
    mistakes: rng
      .sample(
        wrong.filter(([value]) => value !== right),
        3,
      )
      .map(([value, mend]) => ({ name: 'took-another-amount', ...option(value), mend })),
  };
}

/** Gives the pay of four jobs for the same time, and asks what the chosen one costs. */
function pay(rng: Rng, { level }: Dial): Asked {
  const name = rng.pick(names);
  const works = rng.sample(jobs, 4);
  const pays = rng.sample(range(20, level === 0 ? 60 : 99), 4);
  const best = pays.indexOf(Math.max(...pays));
  const chosen = rng.int(1, 10) <= 7 ? best : rng.pick([0, 1, 2, 3].filter((i) => i !== best));
  const given = pays.filter((_, i) => i !== chosen);
  const answer = Math.max(...given);
  const offers = works.map((work, i) => `$${pays[i]} for ${work}`);
  const sum = given.reduce((a, b) => a + b, 0);
  return {
    question: `${name} has one free afternoon and can earn ${alternatives(offers)}. ${name} chooses ${works[chosen]}. What is the opportunity cost of that choice?`,
    ...payChoices(rng, answer, [
      ...pays.map((each, i): [number, string] => [
        each,
        i === chosen
          ? `That is the pay of ${works[i]}, the choice itself; the cost is what is given up.`
          : `That is the pay of ${works[i]}; there is a better offer among those given up.`,
      ]),
      [sum, 'You added all the other offers, but only one of them could have been taken.'],
    ]),
    hints: [
      `${name} takes ${works[chosen]}. Which three offers are given up?`,
      'There is time for one job only. Which of the three would be taken instead?',
    ],
    explanation: `Three offers are given up: ${list(given.map((each) => `$${each}`))}. Only one of them could have been taken, so the best one counts: $${answer}.`,
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
    question: `${name} ranks four plans for one evening, the best first: ${ranked.join(', ')}. In the end, ${name} chooses ${chosen}. What is the opportunity cost?`,
    ...among(
      answer,
      ranked.filter((each) => each !== answer),
      rng,
      (picked) => (picked === chosen ? `${capitalize(picked)} is the choice itself. ${best}` : best),
    ),
    hints: [
      `Cross out the plan that ${name} chooses.`,
      'Which of the other plans stands first in the ranking?',
    ],
    explanation: `The opportunity cost is the best plan that is given up. Without ${chosen}, that is ${answer}.`,
  };
}

/** Adds a fee to the pay that is given up, or takes a grant off it. */
function course(rng: Rng, { level }: Dial): Asked {
  const name = rng.pick(names);
  const wage = rng.int(8, level === 0 ? 20 : 35);
  const hours = rng.int(3, level === 0 ? 12 : 30);
  const time = hours * wage;
  const isFee = rng.int(0, 1) === 0;
  const paid = rng.int(4, Math.max(5, Math.min(30, Math.floor(time / 5) - 1))) * 5;
  const what = rng.pick(['course', 'workshop', 'seminar', 'class']);
  const answer = isFee ? time + paid : time - paid;
  return {
    question: `A ${what} ${isFee ? `has a fee of $${paid}` : `pays each learner a grant of $${paid}`} and takes ${hours} hours. ${name} could work in these hours for $${wage} an hour. What is the whole cost of the ${what} to ${name}?`,
    ...checked(
      answer,
      {
        'took-the-money-only': [
          paid,
          `You took only the ${isFee ? 'fee' : 'grant'}; the pay that is given up counts too.`,
        ],
        'took-the-time-only': [
          time,
          `You took only the pay that is given up; there is a ${isFee ? 'fee' : 'grant'} as well.`,
        ],
        'wrong-sign': [
          isFee ? Math.abs(time - paid) : time + paid,
          isFee
            ? 'You subtracted, but the fee and the pay that is given up are both costs; add them.'
            : 'You added the grant, but it is money for the learner; subtract it.',
        ],
        'counted-one-hour': [
          isFee ? paid + wage : Math.abs(wage - paid),
          `You counted one hour of pay; ${hours} hours are given up.`,
        ],
        'money-for-each-hour': [
          isFee ? hours * (wage + paid) : Math.abs(hours * (wage - paid)),
          `You counted the ${isFee ? 'fee' : 'grant'} for each hour; it is paid once.`,
        ],
        'left-out-an-hour': [
          answer - wage,
          `You counted ${hours - 1} hours of pay, but the ${what} takes ${hours}.`,
        ],
      },
      (wrong) =>
        `Check: the pay that is given up is ${hours} × $${wage} = $${whole(time)}. $${whole(Number(wrong.n))} does not fit with that.`,
      { show: inDollars, slip: wage },
    ),
    hints: [
      `How much could ${name} earn in ${hours} hours at $${wage} an hour?`,
      isFee
        ? 'That pay is given up, and the fee is paid besides.'
        : 'That pay is given up. The grant makes up for a part of it.',
    ],
    explanation: `The time costs the pay that is given up: ${hours} × $${wage} = $${whole(time)}. ${isFee ? 'With the fee' : 'Less the grant'}: $${whole(time)} ${isFee ? '+' : '-'} $${paid} = $${whole(answer)}.`,
  };
}

/** Asks for the profit or loss after the bills and the pay that is given up. */
function profit(rng: Rng): Asked {
  const name = rng.pick(names);
  const { bills, wage, rest } = drawn(
    () => ({ bills: rng.int(10, 90), wage: rng.int(20, 70), rest: rng.int(-45, 45) }),
    (year) => Math.abs(year.rest) > 2 && year.wage + year.rest > 0 && year.wage !== -2 * year.rest,
  );
  const sales = bills + wage + rest;
  const shop = rng.pick(['bakery', 'bike shop', 'flower shop', 'print shop', 'café']);
  const money = (thousands: number): string => `$${whole(thousands * 1000)}`;
  const [result, other] = rest > 0 ? ['profit', 'loss'] : ['loss', 'profit'];
  return {
    question: `${name} leaves a job of ${money(wage)} a year to run a ${shop}. In a year it takes in ${money(sales)} and pays bills of ${money(bills)}. Counting the opportunity cost, what is the result of the year?`,
    ...crossed(
      { right: result, wrong: other, mistake: rest > 0 ? 'loss-for-profit' : 'profit-for-loss' },
      { right: Math.abs(rest), wrong: wage + rest, mistake: 'left-out-the-old-pay' },
      (kind, amount) => `a ${kind} of ${money(amount)}`,
    ),
    hints: [
      `What is left of ${money(sales)} after the bills?`,
      `${name} also gives up the old pay of ${money(wage)}. Is what is left more or less than that?`,
    ],
    explanation: `After the bills, ${money(sales - bills)} is left. The old pay of ${money(wage)} is given up. ${rest > 0 ? `${money(sales - bills)} - ${money(wage)}` : `${money(wage)} - ${money(sales - bills)}`} = ${money(Math.abs(rest))}, so that is a ${result}.`,
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
      mends: {
        'turned-it-around': 'You turned the cost around; divide what is given up by what is grown.',
        'took-the-difference': 'You subtracted the two harvests before you divided; divide one by the other.',
        'took-the-sum': 'You added the two harvests before you divided; divide one by the other.',
        'left-out-the-old-pay': 'You left out the pay of the old job; it is given up, so it is a cost too.',
        'loss-for-profit': 'The income covers the bills and the old pay.',
        'profit-for-loss': 'The income does not cover the bills and the old pay.',
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
