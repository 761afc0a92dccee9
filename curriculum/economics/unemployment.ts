import { crossed } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept } from '../types.ts';

/** People of a town by their work. The labor force is those with work and those who look for it. */
interface Town {
  working: number;
  jobless: number;
  others: number;
}

const told = ({ working, jobless, others }: Town): string =>
  `In a town, ${whole(working)} adults have work, ${whole(jobless)} are looking for work, and ${whole(others)} neither work nor look for it.`;
const add = (a: number, b: number): string => `${whole(a)} + ${whole(b)} = ${whole(a + b)}`;
const ratio = (part: number, all: number, percent: number): string =>
  `${whole(part)} ÷ ${whole(all)} = ${percent}%`;

/** Returns percentages as choices: of the right whole or another one, and of the part or what remains. */
function shares(right: number, wrong: number, isRest: boolean, wrongWhole: string) {
  return crossed(
    { right, wrong, mistake: wrongWhole },
    { right: isRest, wrong: !isRest, mistake: isRest ? 'gave-the-share' : 'gave-the-rest' },
    (percent, rest) => `${rest ? 100 - percent : percent}%`,
  );
}

/** Asks for the share of the labor force that looks for work, the rest of it, or the share of all adults. */
function rateOf(rng: Rng): Asked {
  const rate = rng.int(4, 16);
  const ofAll = rng.int(Math.ceil(rate / 2), rate - 1);
  const factor = rng.int(1, Math.max(1, Math.floor(90 / rate)));
  const [force, adults, jobless] = [100 * ofAll * factor, 100 * rate * factor, rate * ofAll * factor];
  const working = force - jobless;
  const asked = rng.pick(['rate', 'rate', 'work', 'adults', 'adults']);
  const way = `The labor force is ${add(working, jobless)}.`;
  const facts = {
    rate: ['What is the unemployment rate?', `${way} ${ratio(jobless, force, rate)}.`],
    work: ['What percentage of the labor force has work?', `${way} ${ratio(working, force, 100 - rate)}.`],
    adults: [
      'What percentage of all adults is looking for work?',
      `There are ${whole(force)} + ${whole(adults - force)} = ${whole(adults)} adults. ${ratio(jobless, adults, ofAll)}.`,
    ],
  }[asked] ?? ['', ''];
  const isOfForce = asked !== 'adults';
  return {
    question: `${told({ working, jobless, others: adults - force })} ${facts[0]}`,
    ...shares(
      isOfForce ? rate : ofAll,
      isOfForce ? ofAll : rate,
      asked === 'work',
      isOfForce ? 'divided-by-all-adults' : 'divided-by-the-labor-force',
    ),
    hints: [
      isOfForce
        ? 'Who belongs to the labor force? Add these people.'
        : 'All adults are the whole here. Add all three groups.',
      `Divide the number of those who ${asked === 'work' ? 'have' : 'look for'} work by your sum.`,
    ],
    explanation: facts[1] ?? '',
  };
}

/** Asks for the labor force, or for those of it who have work. */
function laborForce(rng: Rng): Asked {
  const [jobless = 0, others = 0] = rng.sample(range(41, 399), 2);
  const force = rng.int(1500, 6500);
  const isForce = rng.int(0, 1) === 0;
  const start = isForce ? force - jobless : force;
  return {
    question: isForce
      ? `${told({ working: start, jobless, others })} How many people are in the labor force?`
      : `The labor force of a town has ${whole(force)} people. ${whole(jobless)} of them are looking for work, and ${whole(others)} other adults neither work nor look for work. How many people have work?`,
    ...crossed(
      { right: jobless, wrong: others, mistake: 'took-those-who-do-not-look' },
      { right: isForce, wrong: !isForce, mistake: isForce ? 'took-the-jobless-away' : 'added-the-jobless' },
      (people, isMore) => whole(isMore ? start + people : start - people),
    ),
    hints: isForce
      ? [
          'Which of the three groups wants to work?',
          'Leave out those who neither work nor look. Add the others.',
        ]
      : [
          'The labor force has two groups. Which one is given?',
          'Is the group of the question larger or smaller than the whole?',
        ],
    explanation: isForce
      ? `The labor force is everyone who works or looks for work: ${add(start, jobless)}.`
      : `The labor force is everyone who works or looks for work: ${whole(start)} - ${whole(jobless)} = ${whole(start - jobless)} work.`,
  };
}

/** Rates that differ from the share that division by them gives. */
const rates = [4, 5, 6, 8, 12, 14, 15, 16, 20] as const;

/** Gives the labor force and the rate, and asks how many look for work or have it. */
function jobless(rng: Rng): Asked {
  const rate = rng.pick(rates);
  const step = rate % 5 === 0 ? 4 : 25;
  const force = rate * step * rng.int(Math.ceil(200 / rate / step), Math.floor(9000 / rate / step));
  const looking = (force * rate) / 100;
  const isWork = rng.int(0, 1) === 0;
  return {
    question: `The labor force of a town has ${whole(force)} people. The unemployment rate is ${rate}%. How many people ${isWork ? 'have' : 'look for'} work?`,
    ...crossed(
      { right: looking, wrong: force / rate, mistake: 'divided-by-the-rate' },
      { right: isWork, wrong: !isWork, mistake: isWork ? 'gave-those-who-look' : 'gave-those-with-work' },
      (people, rest) => whole(rest ? force - people : people),
    ),
    hints: [
      `How many people are 1% of ${whole(force)}?`,
      isWork
        ? 'The rate gives those who look for work. What remains of the labor force?'
        : 'Multiply that by the rate.',
    ],
    explanation: `${rate}% of ${whole(force)} is ${whole(force)} × ${rate} ÷ 100 = ${whole(looking)}${isWork ? `, and they look for work. ${whole(force)} - ${whole(looking)} = ${whole(force - looking)} have it` : ''}.`,
  };
}

/** Asks for the share of adults in the labor force, with work, or outside of the labor force. */
function participation(rng: Rng): Asked {
  const share = rng.int(62, 80);
  const [factor, looking] = [rng.int(4, 60), rng.int(2, 9)];
  const [adults, force, working] = [100 * factor, share * factor, (share - looking) * factor];
  const asked = rng.pick(['in', 'in', 'outside', 'outside', 'work']);
  const way = `The labor force is ${add(working, force - working)}.`;
  const facts = {
    in: ['What is the labor force participation rate?', `${way} ${ratio(force, adults, share)}.`],
    outside: [
      'What percentage of the adults is outside the labor force?',
      `${way} ${ratio(force, adults, share)}. The other ${100 - share}% is outside.`,
    ],
    work: ['What percentage of the adults has work?', `${ratio(working, adults, share - looking)}.`],
  }[asked] ?? ['', ''];
  const isForce = asked !== 'work';
  return {
    question: `A town has ${whole(adults)} adults. ${whole(working)} of them work, and ${whole(force - working)} look for work. ${facts[0]}`,
    ...shares(
      isForce ? share : share - looking,
      isForce ? share - looking : share,
      asked === 'outside',
      isForce ? 'left-out-those-who-look' : 'counted-those-who-look',
    ),
    hints: [
      isForce
        ? 'Who is in the labor force: only those with work?'
        : 'Which of the numbers is the part, and which is the whole?',
      `Compare that number with all ${whole(adults)} adults.`,
    ],
    explanation: facts[1] ?? '',
  };
}

/** What happens to some people, how it changes the count of unemployed and the rate, and why. */
const changes = [
  {
    told: (n: string) => `${n} of those stop looking`,
    count: -1,
    rises: false,
    why: 'Only those who look for work count. With fewer of them the rate falls, though nobody has found work.',
  },
  {
    told: (n: string) => `${n} adults who did neither start to look for work`,
    count: 1,
    rises: true,
    why: 'All who look for work count. With more of them the rate rises, though nobody has lost work.',
  },
  {
    told: (n: string) => `${n} of those who work retire`,
    count: 0,
    rises: true,
    why: 'Those who retire do not look for work. The count stays, but the labor force shrinks, so the rate rises.',
  },
  {
    told: (n: string) => `${n} adults who did neither start to work`,
    count: 0,
    rises: false,
    why: 'The new workers did not look for work before. The count stays, but the labor force grows, so the rate falls.',
  },
] as const;

/** Some enter or leave the labor force: the rate changes though nobody has found or lost work. */
function discouraged(rng: Rng): Asked {
  const looking = rng.int(12, 60) * 5;
  const working = looking * rng.int(5, 11) + rng.int(1, 40) * 5;
  const moved = rng.int(1, Math.floor(looking / 10)) * 5;
  const change = rng.pick(changes);
  const count = looking + change.count * moved;
  const other = change.count === 0 ? looking + rng.pick([1, -1]) * moved : looking;
  return {
    question: `In a town, ${whole(working)} people work and ${whole(looking)} look for work. Then ${change.told(whole(moved))}. How many are counted as unemployed now, and how does the rate change?`,
    ...crossed(
      { right: count, wrong: other, mistake: change.count === 0 ? 'changed-the-count' : 'kept-the-count' },
      { right: change.rises, wrong: !change.rises, mistake: 'wrong-way-of-the-rate' },
      (people, rises) => `it ${rises ? 'rises' : 'falls'}, with ${whole(people)} counted`,
    ),
    hints: [
      `Did these ${whole(moved)} people look for work before, and do they now?`,
      'Compare those who look with the labor force, before and after.',
    ],
    explanation: `${change.count === 0 ? `Still ${whole(count)} look for work` : `${whole(looking)} ${change.count < 0 ? '-' : '+'} ${whole(moved)} = ${whole(count)} look for work now`}. ${change.why}`,
  };
}

/** Asks how the rate and the number at work change when people find or lose work. */
function found(rng: Rng): Asked {
  const force = rng.int(4, 40) * 100;
  const [before, change] = [rng.int(8, 18), rng.int(2, 6)];
  const isFound = rng.int(0, 1) === 0;
  const [looking, moved] = [(force * before) / 100, (force * change) / 100];
  const after = isFound ? before - change : before + change;
  const [left, working] = isFound
    ? [looking - moved, force - looking + moved]
    : [looking + moved, force - looking - moved];
  return {
    question: `In a town, ${whole(force - looking)} people work and ${whole(looking)} look for work. Then ${whole(moved)} of those ${isFound ? 'find work' : 'who work lose their jobs and look for new ones'}. What is the unemployment rate now, and how many people work?`,
    ...crossed(
      {
        right: after,
        wrong: rng.pick([before, isFound ? after - change : after + change]),
        mistake: 'wrong-rate',
      },
      { right: working, wrong: force - looking, mistake: 'forgot-those-who-moved' },
      (rate, people) => `${rate}%, and ${whole(people)} work`,
    ),
    hints: [
      'The labor force stays the same. How many people is it?',
      `How many people look for work after ${whole(moved)} have ${isFound ? 'found' : 'lost'} it? What percentage is that?`,
    ],
    explanation: `The labor force stays at ${whole(force)}. ${whole(looking)} ${isFound ? '-' : '+'} ${whole(moved)} = ${whole(left)} look for work now: ${ratio(left, force, after)}. ${whole(force)} - ${whole(left)} = ${whole(working)} work.`,
  };
}

/** Labor force and unemployment. */
export const unemployment: Concept = formed(
  {
    subject: 'Life Skills',
    category: 'Economics',
    id: 'life.economics.unemployment',
    title: 'Unemployment',
    grades: [8, 12],
    objectives: ['Compute the unemployment rate and the participation rate of a labor force'],
    keywords: [
      'unemployment',
      'unemployment rate',
      'labor force',
      'participation rate',
      'jobs and the economy',
    ],
    prerequisites: ['math.percent.of-number'],
    teaching: {
      idea:
        'The labor force is everyone who works or looks for work. The unemployment rate is the share of the labor force ' +
        'that looks for work. The participation rate is the share of all adults in the labor force.',
      caution: 'Students, retired people and those who have stopped looking are not counted as unemployed.',
      mends: {
        'divided-by-all-adults':
          'You compared those who look for work with all adults; the whole is the labor force.',
        'divided-by-the-labor-force':
          'You compared those who look for work with the labor force; the whole is all adults here.',
        'gave-the-rest': 'You gave what is left of 100%; the question asks for the other part.',
        'gave-the-share': 'You gave the other part; the question asks for what is left of 100%.',
        'took-those-who-do-not-look':
          'You took those who do not look for work, but they are outside the labor force.',
        'took-the-jobless-away':
          'You took people away; those who look for work are added to those who have it.',
        'added-the-jobless': 'You added people to the labor force, but those who look for work are in it.',
        'divided-by-the-rate': 'You divided by the rate; a percentage is so many of each hundred.',
        'gave-those-with-work': 'You gave those who have work; the question asks who looks for it.',
        'gave-those-who-look': 'You gave those who look for work; the question asks who has it.',
        'left-out-those-who-look':
          'You left out those who look for work, but they belong to the labor force.',
        'counted-those-who-look': 'You counted those who look for work as well, but they have none.',
        'kept-the-count': 'You kept the old count, but other people look for work now than before.',
        'changed-the-count': 'You changed the count, but the same people look for work as before.',
        'wrong-way-of-the-rate':
          'The rate goes the other way: compare those who look with the labor force, before and after.',
        'wrong-rate': 'Divide those who look for work now by the labor force, which stays the same.',
        'forgot-those-who-moved': 'You kept the old number of those at work, but some have changed sides.',
      },
    },
  },
  {
    rate: form([0, 1], rateOf),
    force: form([0], laborForce),
    jobless: form([0, 1], jobless),
    participation: form([1, 2], participation),
    discouraged: form([2], discouraged),
    found: form([2], found),
  },
);
