import { among, verdicts } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { MoonPhase } from '../figure-kinds.ts';
import type { Rng } from '../rng.ts';
import { listed } from '../templates.ts';
import type { Concept, Draft, Level } from '../types.ts';

interface Look {
  phase: MoonPhase;
  name: string;
  /** What is bright, as seen from the northern half of the Earth. */
  look: string;
}

/** The Moon in the course of a month. Check: the lit side is the right one while it grows, and then the left one. */
const looks: readonly Look[] = [
  { phase: 'new', name: 'new moon', look: 'all of it dark' },
  { phase: 'waxing-crescent', name: 'crescent', look: 'a thin part bright at the right' },
  { phase: 'first-quarter', name: 'half moon', look: 'the right half bright' },
  { phase: 'waxing-gibbous', name: 'gibbous moon', look: 'dark only at the left edge' },
  { phase: 'full', name: 'full moon', look: 'all of it bright' },
  { phase: 'waning-gibbous', name: 'gibbous moon', look: 'dark only at the right edge' },
  { phase: 'last-quarter', name: 'half moon', look: 'the left half bright' },
  { phase: 'waning-crescent', name: 'crescent', look: 'a thin part bright at the left' },
];
const moonNames = [...new Set(looks.map(({ name }) => name))];

type Answer = Omit<Draft, 'key'>;
interface Item {
  form: FormName;
  level: Level;
  /** Place of the shown Moon in the month. */
  at: number;
}

const at = (place: number): Look => looks[(place + 8) % 8] ?? { phase: 'new', name: '', look: '' };
const lookChoices = (place: number, rng: Rng, mend: string) =>
  among(
    at(place).look,
    looks.map(({ look }) => look),
    rng,
    () => mend,
  );
const show = (...phases: readonly (MoonPhase | '?')[]): Pick<Draft, 'figure'> => ({
  figure: { kind: 'moon', phases },
});

const growing = 'The bright part grows from right to left. Then it shrinks to the left side.';
const inAWeek = 'In one week the Moon goes from new to half. In the next it gets full.';
const weekly = {
  1: inAWeek,
  2: 'Two weeks after new it is full. So dark and bright change places.',
  4: 'One round takes about four weeks. Then it looks the same again.',
  [-1]: `Go back one week. ${inAWeek}`,
};

/** Asks for the look some weeks later or earlier. Two phases are about a week. */
const after =
  (weeks: 1 | 2 | 4 | -1, words: string) =>
  ({ at: place }: Item, rng: Rng): Answer => ({
    question: `The Moon is like this: ${at(place).look}. How ${weeks > 0 ? 'does' : 'did'} it look about ${words}?`,
    ...lookChoices(place + 2 * weeks, rng, weekly[weeks]),
    explanation: `${weekly[weeks]} So about ${words}: ${at(place + 2 * weeks).look}.`,
    ...show(at(place).phase),
  });

type FormName = 'name' | 'next' | 'before' | 'gap' | 'week' | 'fortnight' | 'month' | 'ago' | 'claim';

const forms: Record<FormName, (item: Item, rng: Rng) => Answer> = {
  name: ({ at: place }, rng) => ({
    question: `The Moon is like this: ${at(place).look}. What is it called?`,
    ...among(at(place).name, moonNames, rng, (picked) => `How much is bright? That is no ${picked}.`),
    explanation: `Look at the bright part: ${at(place).look}. That is called a ${at(place).name}.`,
    ...show(at(place).phase),
  }),
  next: ({ at: place }, rng) => ({
    question: `First the Moon is like this: ${at(place).look}. Then: ${at(place + 1).look}. What comes next?`,
    ...lookChoices(place + 2, rng, growing),
    explanation: `${growing} So next: ${at(place + 2).look}.`,
    ...show(at(place).phase, at(place + 1).phase, '?'),
  }),
  before: ({ at: place }, rng) => ({
    question: `The Moon is like this: ${at(place).look}. Then: ${at(place + 1).look}. What was just before both?`,
    ...lookChoices(place - 1, rng, growing),
    explanation: `${growing} So just before: ${at(place - 1).look}.`,
    ...show('?', at(place).phase, at(place + 1).phase),
  }),
  gap: ({ at: place }, rng) => ({
    question: `First the Moon is like this: ${at(place).look}. Later: ${at(place + 2).look}. What lies between?`,
    ...lookChoices(place + 1, rng, growing),
    explanation: `${growing} So in between: ${at(place + 1).look}.`,
    ...show(at(place).phase, '?', at(place + 2).phase),
  }),
  week: after(1, 'one week later'),
  fortnight: after(2, 'two weeks later'),
  month: after(4, 'four weeks later'),
  ago: after(-1, 'one week before'),
  claim: ({ at: place }, rng) => {
    const [a, b] = rng.pair(names);
    const isRight = [rng.int(0, 1) === 1, rng.int(0, 1) === 1];
    const said = [1, 2].map(
      (weeks, i) => at(place + 2 * weeks + (isRight[i] ? 0 : rng.pick([2, 3, 4]))).look,
    );
    const check = `After one week: ${at(place + 2).look}. After two weeks: ${at(place + 4).look}.`;
    return {
      question:
        `The Moon is like this: ${at(place).look}. ${a} says of the next week: “${said[0]}.” ` +
        `${b} says of the week after it: “${said[1]}.” Who is right?`,
      ...verdicts([a, b], isRight, `Check both. ${check}`),
      explanation: check,
      ...show(at(place).phase),
    };
  },
};

const formsOf: Record<Level, readonly FormName[]> = {
  0: ['name', 'next', 'gap'],
  1: ['before', 'week', 'month'],
  2: ['fortnight', 'ago', 'claim'],
};
const levels = [0, 1, 2] as const;

const changingMoon = listed<Item>(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.space.changing-moon',
    title: 'How the Moon changes',
    grades: [1, 3],
    objectives: ['Find the pattern in the looks of the Moon'],
    keywords: ['changing moon', 'shapes of the moon', 'full moon', 'new moon', 'half moon', 'crescent'],
    prerequisites: ['science.space.day-and-night'],
    standards: ['1-ESS1-1'],
    teaching: {
      idea: {
        1: 'The Moon looks new each night. Here we look from the north of the Earth. First it is dark. Then a thin part at the right is bright. It grows until the Moon is full. Then it shrinks. After about four weeks it begins again.',
        3: 'The Sun lights one half of the Moon. We see more of that half each night, until the Moon is full, and then less. In the northern half of the Earth the bright part grows from the right and shrinks toward the left. A round takes about four weeks.',
      },
      caution: 'The Moon does not change its shape. We see more or less of its bright side.',
      hints: ['Is the bright part at the right or at the left?', 'Does it grow or shrink?'],
      mends: {},
    },
  },
  {
    items: levels.flatMap((level) =>
      formsOf[level].flatMap((form) => looks.map((_, place): Item => ({ form, level, at: place }))),
    ),
    key: ({ form, at: place }) => `${form} ${at(place).phase}`,
    level: ({ level }) => level,
    draw: (item, rng) => forms[item.form](item, rng),
  },
);

/** The Moon for young learners. */
export const moon: Concept[] = [changingMoon];
