import { among } from '../choices.ts';
import { planetFacts, planets as planetNames } from '../data/science-facts.ts';
import { levelOf } from '../facts.ts';
import { listed, range, toLevel } from '../templates.ts';
import { alternatives, ordinal } from '../text.ts';
import type { Concept, Level } from '../types.ts';

const planets: readonly string[] = planetNames;

/** Question on the planets. */
interface Ask {
  form: string;
  question: string;
  answer: string;
  level: Level;
  wrong: readonly string[];
  hints: readonly [string, string];
  /** What the order or the planet shows. */
  why: string;
  /** Returns the advice for a wrong choice. */
  mend: (picked: string) => string;
}

type Four = readonly [string, string, string, string];

/** Returns all sets of four, each in the order of the names. */
const fours = (all: readonly string[]): Four[] =>
  all.flatMap((a, i) =>
    all.flatMap((b, j) =>
      all.flatMap((c, k) => all.flatMap((d, l): Four[] => (i < j && j < k && k < l ? [[a, b, c, d]] : []))),
    ),
  );

/** Returns the planets of which a question speaks. One that lists four is about its answer only. */
function planetsIn({ form, question, answer }: Ask): string[] {
  const text = form === 'nearest' || form === 'farthest' ? answer : `${question} ${answer}`;
  return planets.filter((planet) => text.includes(planet));
}

const order = `From the Sun: ${planets.join(', ')}.`;
const placeOf = (planet: string): string => `${planet} is the ${ordinal(planets.indexOf(planet) + 1)}`;
const without = (...left: readonly string[]): string[] => planets.filter((planet) => !left.includes(planet));
const rockyFirst = 'The four small rocky planets come first, then the four giants.';
const isRocky = (planet: string): string => `Is ${planet} one of the four rocky planets or of the giants?`;

const places = planets.map(
  (planet, i): Ask => ({
    form: 'place',
    question: `Which is the ${ordinal(i + 1)} planet from the Sun?`,
    answer: planet,
    level: toLevel(i < 4 ? 0 : 1),
    wrong: planets,
    hints: [rockyFirst, `Is the ${ordinal(i + 1)} one rocky or a giant? Say those in order.`],
    why: `${placeOf(planet)}.`,
    mend: (picked) => `${placeOf(picked)} from the Sun.`,
  }),
);

/** Asks for the planet some places after another one, or before it. */
const steps = (
  distance: 1 | 2 | -1 | -2,
  { form, words, level, hint }: { form: string; words: string; level: Level; hint: (from: string) => string },
): Ask[] =>
  planets.flatMap((from, i) => {
    const answer = planets[i + distance];
    if (answer === undefined) return [];
    return {
      form,
      question: `Count from the Sun. Which planet comes ${words} ${from}?`,
      answer,
      level,
      wrong: without(from),
      hints: [isRocky(from), hint(from)] as const,
      why: `${placeOf(from)}, and ${placeOf(answer)}.`,
      mend: (picked: string) => `${placeOf(picked)} from the Sun, and ${placeOf(from)}.`,
    };
  });

const betweens = planets.slice(0, -2).map((planet, i): Ask => {
  const [answer = '', far = ''] = planets.slice(i + 1);
  return {
    form: 'between',
    question: `Which planet lies between ${planet} and ${far}?`,
    answer,
    level: 1,
    wrong: without(planet, far),
    hints: [
      isRocky(planet),
      `Say the planets from the Sun up to ${planet}. Which one do you pass on the way to ${far}?`,
    ],
    why: `${placeOf(answer)}.`,
    mend: (picked) => `${placeOf(picked)}; ${placeOf(planet)}, and ${placeOf(far)}.`,
  };
});

const planetCount = (n: number): string => (n === 0 ? 'none is' : n === 1 ? '1 is' : `${n} are`);

const counts = planets.flatMap((planet, i): Ask[] => {
  const shared = {
    level: toLevel(i < 4 ? 0 : 1),
    wrong: range(0, planets.length - 1).map(String),
    mend: (other: string | undefined) => `That is right for ${other}, not for ${planet}.`,
  };
  const last = planets.length - 1;
  return [
    {
      ...shared,
      form: 'nearer',
      question: `How many planets are nearer to the Sun than ${planet}?`,
      answer: `${i}`,
      hints: [
        `Say the planets from the Sun on, and stop at ${planet}.`,
        `Count those that you said before it, not ${planet} itself.`,
      ],
      why: `${placeOf(planet)}, so ${planetCount(i)} nearer.`,
      mend: (picked) => shared.mend(planets[Number(picked)]),
    },
    {
      ...shared,
      form: 'farther',
      question: `How many planets are farther from the Sun than ${planet}?`,
      answer: `${last - i}`,
      hints: [
        `Start at ${planet}, and say the planets on outward.`,
        `Count those that you say after it, not ${planet} itself.`,
      ],
      why: `${placeOf(planet)} of ${planets.length}, so ${planetCount(last - i)} farther.`,
      mend: (picked) => shared.mend(planets[last - Number(picked)]),
    },
  ];
});

// A third of the sets of four.
const ends = fours(planets)
  .filter((_, i) => i % 3 === 0)
  .flatMap((four): Ask[] => {
    const [first, second, third, last] = four;
    const listing = alternatives([third, first, last, second]);
    return [
      {
        form: 'nearest',
        question: `Which of these is nearest to the Sun: ${listing}?`,
        answer: first,
        level: 0,
        wrong: four,
        hints: [
          'The rocky planets are nearer to the Sun than the giants.',
          'Say the planets from the Sun on. Which of the four do you say first?',
        ],
        why: `Of the four, ${first} comes first.`,
        mend: (picked) => `${placeOf(picked)} from the Sun; another one of the four is nearer.`,
      },
      {
        form: 'farthest',
        question: `Which of these is farthest from the Sun: ${listing}?`,
        answer: last,
        level: 0,
        wrong: four,
        hints: [
          'The giants are farther from the Sun than the rocky planets.',
          'Say the planets from the Sun on. Which of the four do you say last?',
        ],
        why: `Of the four, ${last} comes last.`,
        mend: (picked) => `${placeOf(picked)} from the Sun; another one of the four is farther.`,
      },
    ];
  });

const marks: Readonly<Record<string, string>> = {
  Mercury: 'Mercury is the smallest planet, and its year is the shortest.',
  Venus: 'Venus is the hottest planet, under thick air.',
  Earth: 'The Earth is our planet, with liquid oceans.',
  Mars: 'Mars is the Red Planet, with the tallest volcano.',
  Jupiter: 'Jupiter is the largest planet, and it turns the fastest.',
  Saturn: 'Saturn has the brightest and widest rings.',
  Uranus: 'Uranus lies on its side as it goes around the Sun.',
  Neptune: 'Neptune is the farthest planet, and its year is the longest.',
};
const moons: Readonly<Record<string, string>> = {
  Mercury: 'Mercury has no moon.',
  Venus: 'Venus has no moon.',
  Earth: 'The Earth has only one moon, the Moon.',
  Mars: 'Mars has two small moons, Phobos and Deimos.',
  Jupiter: 'The largest moons of Jupiter are Io, Europa, Ganymede and Callisto.',
  Saturn: 'The largest moon of Saturn is Titan.',
  Uranus: 'The largest moons of Uranus are Titania and Oberon.',
  Neptune: 'The largest moon of Neptune is Triton.',
};

const facts = planetFacts.map(({ question, answer, level, clue, why }): Ask => {
  const isMoon = question.includes('moon');
  return {
    form: isMoon ? 'moon' : 'mark',
    question,
    answer,
    level: levelOf(level),
    wrong: planets,
    hints: [
      clue,
      `It is the ${ordinal(planets.indexOf(answer) + 1)} planet from the Sun. Say them in order.`,
    ],
    why,
    mend: (picked) => (isMoon ? moons : marks)[picked] ?? '',
  };
});

const asks: readonly Ask[] = [
  ...places,
  ...steps(-1, {
    form: 'before',
    words: 'just before',
    level: 2,
    hint: (from) => `Say the planets from the Sun on, and stop right before ${from}.`,
  }),
  ...steps(1, {
    form: 'after',
    words: 'just after',
    level: 1,
    hint: (from) => `Say the planets from the Sun up to ${from}. Then say one more.`,
  }),
  ...steps(2, {
    form: 'two-after',
    words: 'two places after',
    level: 2,
    hint: (from) => `Say the planets from the Sun up to ${from}. Then say two more.`,
  }),
  ...steps(-2, {
    form: 'two-before',
    words: 'two places before',
    level: 2,
    hint: (from) => `Say the planets from the Sun up to ${from}. Then go back two places.`,
  }),
  ...betweens,
  ...counts,
  ...ends,
  ...facts,
];

/** The planets of the Sun. */
export const solarSystem: Concept[] = [
  listed<Ask>(
    {
      subject: 'Science',
      category: 'Earth and Space',
      id: 'science.space.planets',
      title: 'The planets',
      grades: [3, 8],
      objectives: ['Know the planets, their order and what marks them'],
      keywords: ['planets', 'solar system', 'space', 'astronomy', 'Mars', 'Jupiter', 'Saturn'],
      standards: ['MS-ESS1-3'],
      teaching: {
        idea:
          'Eight planets go around the Sun: Mercury, Venus, Earth and Mars are small and rocky. Jupiter and Saturn ' +
          'are giants of gas, Uranus and Neptune giants of ice. The farther away a planet is, the longer its year.',
        caution: 'Venus is hotter than Mercury, since its thick air holds the heat.',
        mends: {},
      },
    },
    {
      items: asks,
      key: ({ form, question }) => `${form} ${question}`,
      level: ({ level }) => level,
      about: planetsIn,
      draw: ({ form, question, answer, wrong, hints, why, mend }, rng) => ({
        question,
        ...among(answer, wrong, rng, mend),
        hints,
        explanation: form === 'mark' || form === 'moon' ? `It is ${answer}. ${why}` : `${order} ${why}`,
      }),
    },
  ),
];
