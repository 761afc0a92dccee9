import { among, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const deeds = ['eats', 'reads', 'sings', 'runs', 'draws', 'swims', 'naps', 'cooks', 'jumps', 'paints'];

/** Largest age of a grade and level. */
const maxAge = ({ grade, level }: Dial): number => (grade < 2 ? [9, 12, 20] : [20, 50, 90])[level] ?? 9;

/** Returns different people with their ages, the oldest first. */
function people(rng: Rng, dial: Dial, count: number): { name: string; age: number }[] {
  const ages = rng.sample(range(2, maxAge(dial)), count).sort((a, b) => b - a);
  return rng.sample(names, count).map((name, i) => ({ name, age: ages[i] ?? 0 }));
}

/** Gives ages and asks who was born first or last. */
function born(rng: Rng, dial: Dial): Asked {
  const all = people(rng, dial, dial.level === 0 ? 3 : 4);
  const isFirst = rng.int(0, 1) === 0;
  const [most, answer] = isFirst ? ['oldest', all[0]] : ['youngest', all.at(-1)];
  const others = all.filter((each) => each !== answer);
  const when = isFirst ? 'first' : 'last';
  const told = rng.shuffle(all).map(({ name, age }) => `${name} is ${age}.`);
  return {
    question: `${told.join(' ')} Who was born ${when}?`,
    ...among(
      answer?.name ?? '',
      others.map(({ name }) => name),
      rng,
      (picked) => {
        const age = all.find(({ name }) => name === picked)?.age;
        return `${picked} is ${age}, but ${answer?.name} is ${answer?.age}, so ${answer?.name} is ${isFirst ? 'older' : 'younger'}.`;
      },
    ),
    explanation: `The ${most} was born ${when}. ${answer?.name} is ${answer?.age}. That is the ${isFirst ? 'largest' : 'smallest'} age.`,
    hints: [
      isFirst
        ? 'A grown-up was born before a baby. So who is older?'
        : 'A baby was born after a grown-up. So who is younger?',
      `Look at the ages. Which is the ${isFirst ? 'largest' : 'smallest'} number?`,
    ],
  };
}

/** Gives years of birth and asks who is the oldest or the youngest. */
function years(rng: Rng, { level }: Dial): Asked {
  const all = rng.sample(names, level === 0 ? 3 : 4);
  const dated = rng.sample(range(1920, 2020), all.length).map((year, i) => ({ year, name: all[i] ?? '' }));
  const sorted = dated.toSorted((a, b) => a.year - b.year);
  const isOldest = rng.int(0, 1) === 0;
  const answer = sorted.at(isOldest ? 0 : -1);
  const kind = isOldest ? 'earliest' : 'latest';
  return {
    question: `${dated.map(({ name, year }) => `${name} was born in ${year}.`).join(' ')} Who is the ${isOldest ? 'oldest' : 'youngest'}?`,
    ...among(
      answer?.name ?? '',
      all.filter((name) => name !== answer?.name),
      rng,
      (picked) => {
        const year = dated.find(({ name }) => name === picked)?.year;
        return `${year} comes ${isOldest ? 'after' : 'before'} ${answer?.year}, so ${picked} is ${isOldest ? 'younger' : 'older'} than ${answer?.name}.`;
      },
    ),
    explanation: `The ${kind} year is ${answer?.year}. So ${answer?.name} is the ${isOldest ? 'oldest' : 'youngest'}.`,
    hints: [
      `Does the ${isOldest ? 'oldest' : 'youngest'} have the earliest or the latest year of birth?`,
      'Put the years in order, from early to late.',
    ],
  };
}

/** Compares people in pairs. The words and their order vary with the level. */
function chain(rng: Rng, { level }: Dial): Asked {
  const [a = '', b = '', c = ''] = rng.sample(names, 3);
  const isOldest = rng.int(0, 1) === 0;
  const pair = (older: string, younger: string): string => {
    const isTurned = level === 2 && rng.int(0, 1) === 0;
    const word = level === 1 ? ['was born before', 'was born after'] : ['is older than', 'is younger than'];
    return isTurned ? `${capitalize(younger)} ${word[1]} ${older}.` : `${older} ${word[0]} ${younger}.`;
  };
  const told = rng.shuffle([pair(a, b), pair(b, c)]);
  const [answer, other] = isOldest ? [a, c] : [c, a];
  const order = `From old to young: ${a}, ${b}, ${c}.`;
  const mend = (picked: string): string =>
    picked === b
      ? `${b} is in the middle: ${a} is older, and ${c} is younger.`
      : `${picked} is the ${isOldest ? 'youngest' : 'oldest'}: read the question again.`;
  return {
    question: `${told.join(' ')} Who is the ${isOldest ? 'oldest' : 'youngest'}?`,
    ...among(answer, [b, other], rng, mend),
    explanation: `${order} ${answer} is the ${isOldest ? 'oldest' : 'youngest'}.`,
    hints: [`Draw a line. Put ${b} in the middle of it.`, `On which side is ${a}? On which side is ${c}?`],
  };
}

/** Tells what someone does, at level 2 not in order, and asks for a step. */
function steps(rng: Rng, { level }: Dial): Asked {
  const name = rng.pick(names);
  const [a = '', b = '', c = ''] = rng.sample(deeds, 3);
  const told =
    level === 2
      ? `${name} ${b}. Before that, ${name} ${a}. At the end, ${name} ${c}.`
      : `${name} ${a}. Then ${name} ${b}. At the end, ${name} ${c}.`;
  const places: [when: string, answer: string][] =
    level === 1
      ? [
          [`right after ${name} ${a}`, b],
          [`right after ${name} ${b}`, c],
          [`right before ${name} ${b}`, a],
          [`right before ${name} ${c}`, b],
        ]
      : [
          ['first', a],
          ['second', b],
          ['last', c],
        ];
  const [when, answer] = rng.pick(places);
  const order = `${name} ${a} first, ${b} second and ${c} last.`;
  return {
    question: `${told} What does ${name} do ${when}?`,
    ...among(
      answer,
      [a, b, c].filter((each) => each !== answer),
      rng,
      (picked) => `${capitalize(name)} ${picked} ${{ [a]: 'first', [b]: 'second', [c]: 'last' }[picked]}.`,
    ),
    explanation: order,
    hints: ['Say the three things in order.', `Point to what the question asks: ${when}.`],
  };
}

/** Gives an age and a difference, and asks for the other age. */
function apart(rng: Rng, dial: Dial): Asked {
  const [a, b] = rng.pair(names);
  const gap = rng.int(2, dial.grade < 2 ? 5 : 12);
  const age = rng.int(gap + 2, Math.max(gap + 9, maxAge(dial) - gap));
  const isLater = rng.int(0, 1) === 0;
  const answer = isLater ? age - gap : age + gap;
  return {
    question: `${a} is ${age}. ${b} was born ${gap} years ${isLater ? 'after' : 'before'} ${a}. How old is ${b}?`,
    ...numeric(answer, {
      'went-the-wrong-way': isLater ? age + gap : age - gap,
      'kept-the-age': [age, `That is the age of ${a}: ${b} is not the same age.`],
      'took-the-gap': [gap, `That is how many years they are apart, not an age.`],
    }),
    hints: [
      `${b} was born ${isLater ? 'after' : 'before'} ${a}. Is ${b} older or younger?`,
      `Start at the age of ${a}. Count ${isLater ? 'back' : 'on'}.`,
    ],
    explanation: `${b} was born ${isLater ? 'later' : 'earlier'}, so ${b} is ${isLater ? 'younger' : 'older'}: ${age} ${isLater ? '-' : '+'} ${gap} = ${answer}.`,
  };
}

/** Who is older and what comes first. */
export const older: Concept = formed(
  {
    subject: 'History',
    category: 'Time and Dates',
    id: 'history.time.older',
    title: 'Before and after',
    grades: [0, 3],
    objectives: ['Tell who is older and what came first'],
    keywords: ['before and after', 'older', 'younger', 'past and present', 'timeline', 'long ago'],
    prerequisites: ['math.counting.next'],
    teaching: {
      idea: {
        0: 'Things happen one after another. You wake up first. Then you eat. The older person was born first.',
        2: 'An older person has lived for more years. An earlier year of birth means an older person.',
      },
      caution: 'Born later means younger, not older.',
      mends: {
        'went-the-wrong-way': 'Born later means younger, and born earlier means older.',
      },
      trap: 'went-the-wrong-way',
    },
  },
  {
    born: form([0, 1, 2], born),
    chain: form([0, 1, 2], chain),
    steps: form([0, 1, 2], steps),
    apart: form([1, 2], (rng, dial) => (dial.level === 2 && dial.grade > 1 ? years : apart)(rng, dial)),
  },
);
