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
/** Steps of the Moon, which are half weeks, in words. */
const spans = [
  'no time',
  'half a week',
  'one week',
  'one and a half weeks',
  'two weeks',
  'two and a half weeks',
  'three weeks',
  'three and a half weeks',
];

/** Returns looks as choices. The advice follows from the number of steps from a place on to the picked look. */
const lookChoices = (
  right: number,
  from: number,
  advice: (steps: number) => string,
  rng: Rng,
): Pick<Draft, 'answer' | 'mistakes'> =>
  among(
    at(right).look,
    looks.map(({ look }) => look),
    rng,
    (picked) => advice((looks.findIndex(({ look }) => look === picked) - from + 8) % 8),
  );
const show = (...phases: readonly (MoonPhase | '?')[]): Pick<Draft, 'figure'> => ({
  figure: { kind: 'moon', phases },
});

const growing = 'The bright part grows from right to left. Then it shrinks to the left side.';
const turns = 'After the full moon it shrinks. After the new moon it grows.';
const inAWeek = 'In one week the Moon goes from new to half. In the next it gets full.';
const fromNew = 'A week takes it from new to half.';
const weekly = {
  1: inAWeek,
  2: 'Two weeks after new it is full: dark and bright change places.',
  4: 'One round takes about four weeks. Then it looks the same again.',
  [-1]: `Go back one week. ${inAWeek}`,
};
const weeklyHints = {
  1: () => ['Is the bright part growing or shrinking now?', fromNew],
  2: (look: string) => ['In two weeks, dark and bright change places.', `Turn this around: ${look}.`],
  4: () => ['One round takes about four weeks.', 'What is the Moon like after a full round?'],
  [-1]: () => ['Go back: was more or less of it bright?', fromNew],
};

/** Asks for the look some weeks later or earlier. Two phases are about a week. */
const after =
  (weeks: 1 | 2 | 4 | -1, words: string) =>
  ({ at: place }: Item, rng: Rng): Answer => ({
    question: `The Moon is like this: ${at(place).look}. How ${weeks > 0 ? 'does' : 'did'} it look about ${words}?`,
    ...lookChoices(
      place + 2 * weeks,
      place,
      (steps) => {
        if (steps === 0) return 'It looks like that now.';
        return weeks > 0
          ? `It looks like that about ${spans[steps]} later.`
          : `It looked like that about ${spans[8 - steps]} before.`;
      },
      rng,
    ),
    hints: weeklyHints[weeks](at(place).look),
    explanation: `${weekly[weeks]} So about ${words}: ${at(place + 2 * weeks).look}.`,
    ...show(at(place).phase),
  });

type FormName = 'name' | 'next' | 'before' | 'gap' | 'week' | 'fortnight' | 'month' | 'ago' | 'claim';

const meanings: Readonly<Record<string, string>> = {
  'new moon': 'A new moon is all dark.',
  crescent: 'A crescent is bright in a thin part only.',
  'half moon': 'A half moon is bright on one half.',
  'gibbous moon': 'A gibbous moon is more than half bright, but not all.',
  'full moon': 'A full moon is all bright.',
};

const forms: Record<FormName, (item: Item, rng: Rng) => Answer> = {
  name: ({ at: place }, rng) => ({
    question: `The Moon is like this: ${at(place).look}. What is it called?`,
    ...among(at(place).name, moonNames, rng, (picked) => meanings[picked] ?? ''),
    hints: ['How much of the Moon is bright?', 'Is that less than half, half, or more?'],
    explanation: `The Moon is like this: ${at(place).look}. That is called a ${at(place).name}.`,
    ...show(at(place).phase),
  }),
  next: ({ at: place }, rng) => ({
    question: `First the Moon is like this: ${at(place).look}. Then: ${at(place + 1).look}. What comes next?`,
    ...lookChoices(
      place + 2,
      place + 1,
      (steps) =>
        steps === 0
          ? 'It looks like that already; what comes next?'
          : steps === 7
            ? 'It looked like that first; what comes next?'
            : `That comes only about ${spans[steps]} later.`,
      rng,
    ),
    hints: ['Does the bright part grow or shrink?', turns],
    explanation: `${growing} So next: ${at(place + 2).look}.`,
    ...show(at(place).phase, at(place + 1).phase, '?'),
  }),
  before: ({ at: place }, rng) => ({
    question: `The Moon is like this: ${at(place).look}. Then: ${at(place + 1).look}. What was just before both?`,
    ...lookChoices(
      place - 1,
      place,
      (steps) =>
        steps === 0
          ? 'That is the first one of the two.'
          : steps === 1
            ? 'That is the second one of the two.'
            : `That was about ${spans[8 - steps]} before the first one.`,
      rng,
    ),
    hints: ['Does the bright part grow or shrink here?', 'Go one step back the same way.'],
    explanation: `${growing} So just before: ${at(place - 1).look}.`,
    ...show('?', at(place).phase, at(place + 1).phase),
  }),
  gap: ({ at: place }, rng) => ({
    question: `First the Moon is like this: ${at(place).look}. Later: ${at(place + 2).look}. What lies between?`,
    ...lookChoices(
      place + 1,
      place,
      (steps) =>
        steps === 0
          ? 'That is the first one of the two.'
          : steps === 2
            ? 'That is the second one of the two.'
            : `That comes only ${spans[steps]} after the first one.`,
      rng,
    ),
    hints: ['Does the bright part grow or shrink here?', 'Go one step on from the first one.'],
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
      ...verdicts([a, b], isRight, check),
      hints: [`Check ${a} first. ${fromNew}`, `Then check ${b}. Two weeks swap dark and bright.`],
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
        1: 'The Moon looks a bit different each night. Here we look from the north of the Earth. First it is dark. Then a thin part at the right is bright. It grows until the Moon is full. Then it shrinks. After about four weeks it begins again.',
        3: 'The Sun lights one half of the Moon. We see more of that half each night, until the Moon is full, and then less. In the northern half of the Earth the bright part grows from the right and shrinks toward the left. A round takes about four weeks.',
      },
      caution: 'The Moon does not change its shape. We see more or less of its bright side.',
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
