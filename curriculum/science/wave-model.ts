import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { count, unit } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { bothSides } from './slips.ts';

const waves = { subject: 'Science', category: 'Waves' };

/** Wave on a rope: number of full waves, length of each, and height above the rest line. */
interface RopeWave {
  cycles: number;
  each: number;
  high: number;
}

type AskWave = (wave: RopeWave) => Omit<Draft, 'key'>;

const waveFigure = (cycles: number, labels: { amplitude?: string; wavelength?: string }): Figure => ({
  kind: 'wave',
  cycles,
  height: 0.7,
  ...labels,
});

const heights: Record<'amplitude' | 'height' | 'wavelength', AskWave> = {
  amplitude: ({ cycles, each, high }) => ({
    question: `A rope wave rises ${high} cm above the rest line and falls ${high} cm below it. One wave is ${each} cm long. What is its amplitude?`,
    ...numeric(high, bothSides(high, 1, 2), { show: unit('cm') }),
    explanation: `The amplitude goes from the rest line to a crest: ${high} cm.`,
    figure: waveFigure(cycles, { amplitude: '?', wavelength: `${each} cm` }),
  }),
  height: ({ cycles, each, high }) => ({
    question: `The crests of a wave are ${2 * high} cm above its troughs. One wave is ${each} cm long. What is its amplitude?`,
    ...numeric(high, bothSides(high, 1, 3), { show: unit('cm') }),
    explanation: `The amplitude goes only from the middle to a crest: ${2 * high} ÷ 2 = ${high} cm.`,
    figure: waveFigure(cycles, { amplitude: '?', wavelength: `${each} cm` }),
  }),
  wavelength: ({ cycles, each, high }) => ({
    question: `The next crest of a wave is ${each} cm away. Each crest is ${high} cm above the rest line. What is the wavelength?`,
    ...numeric(each, bothSides(each, 1, 2), { show: unit('cm') }),
    explanation: `The wavelength goes from a crest to the next one: ${each} cm.`,
    figure: waveFigure(cycles, { amplitude: `${high} cm`, wavelength: '?' }),
  }),
};

const shares: Record<'length' | 'frequency' | 'passing', AskWave> = {
  length: ({ cycles, each, high }) => ({
    question: `A rope of ${cycles * each} cm shows ${count(cycles, 'full wave')}, ${high} cm high. What is the wavelength?`,
    ...numeric(each, bothSides(each, 1, 3), { show: unit('cm') }),
    explanation: `Share the length among the waves: ${cycles * each} ÷ ${cycles} = ${each} cm.`,
    figure: waveFigure(cycles, { wavelength: '?' }),
  }),
  frequency: ({ cycles, each, high }) => ({
    question: `${cycles * each} waves pass a post in ${cycles} s, each ${high} cm high. How many waves pass in one second?`,
    ...numeric(each, bothSides(each, 1, 2)),
    explanation: `Share the waves among the seconds: ${cycles * each} ÷ ${cycles} = ${each}. That is the frequency.`,
  }),
  passing: ({ cycles, each, high }) => ({
    question: `${each} waves pass a post in each second. Each is ${high} cm high. How many pass in ${cycles} s?`,
    ...numeric(each * cycles, bothSides(each * cycles, each, cycles)),
    explanation: `Take the frequency once for each second: ${each} × ${cycles} = ${each * cycles}.`,
  }),
};

const asksOfWave = { ...heights, ...shares };

function measureWave(rng: Rng, dial: Dial): Draft {
  const forms = byLevel<(keyof typeof asksOfWave)[]>(dial, [
    ['amplitude', 'wavelength', 'frequency'],
    ['height', 'length', 'frequency'],
    ['height', 'passing', 'length'],
  ]);
  const form = rng.pick(forms);
  const top = byLevel(dial, [20, 30, 60]);
  const wave = { cycles: rng.int(2, 5), each: rng.int(3, top), high: rng.int(2, top) };
  const cycles = form in shares ? wave.cycles : '';
  return { key: `${form} ${cycles} ${wave.each} ${wave.high}`, ...asksOfWave[form](wave) };
}

const model = sampled(
  {
    ...waves,
    id: 'science.waves.model',
    title: 'Amplitude, wavelength and frequency',
    grades: [4, 8],
    objectives: ['Describe a wave by amplitude, wavelength and frequency'],
    keywords: ['amplitude', 'wavelength', 'wave model', 'parts of a wave'],
    prerequisites: ['science.waves.sound', 'math.division.facts'],
    standards: ['4-PS4-1', 'MS-PS4-1'],
    teaching: {
      idea: {
        4:
          'A wave is a pattern that moves on, while the water or the rope only goes up and down. The amplitude ' +
          'is the height above the ' +
          'rest line. The wavelength is the distance from one crest to the next.',
        6:
          'A wave carries energy, not matter. Amplitude is the height above the rest line, wavelength the ' +
          'distance from crest to crest, ' +
          'and frequency the number of waves in a second. A larger amplitude carries more energy.',
      },
      caution: 'The amplitude starts at the rest line, not at the bottom of a trough.',
      hints: [
        'Up and down is the amplitude. Along the wave is the wavelength.',
        'The frequency counts waves in one second.',
      ],
      mends: {},
    },
  },
  measureWave,
);

const codes = ['00', '01', '10', '11'] as const;
const letters = ['A', 'B', 'C', 'D'] as const;

/** Draws a code table in random order, and a message of two letters. */
function send(rng: Rng): Draft {
  const form = rng.pick(['decode', 'encode', 'dots'] as const);
  const signals = rng.shuffle(codes);
  const [x, y] = rng.pair([0, 1, 2, 3]);
  const [wrongX, wrongY] = [
    rng.pick([0, 1, 2, 3].filter((i) => i !== x)),
    rng.pick([0, 1, 2, 3].filter((i) => i !== y)),
  ];
  const table = letters.map((letter, i) => `${letter} = ${signals[i]}`).join(', ');
  const code = (i: number): string => signals[i] ?? '';
  const letter = (i: number): string => letters[i] ?? '';
  const who = rng.pick(names);
  const parts = [
    { right: x, wrong: wrongX, mistake: 'misread-the-first-letter' },
    { right: y, wrong: wrongY, mistake: 'misread-the-second-letter' },
  ] as const;
  const figure = {
    kind: 'table' as const,
    head: ['letter', 'signal'],
    rows: letters.map((l, i) => [l, code(i)]),
  };
  const key = `${form} ${signals.join('')} ${letter(x)}${letter(y)}`;
  if (form === 'encode')
    return {
      key,
      question: `A lamp is on for 1 and off for 0. The code is ${table}. What does ${who} send for ${letter(x)}${letter(y)}?`,
      ...crossed(...parts, (a, b) => `${code(a)} ${code(b)}`),
      explanation: `${letter(x)} is ${code(x)} and ${letter(y)} is ${code(y)}, so ${who} sends ${code(x)} ${code(y)}.`,
      figure,
    };
  const light = `${code(x)}${code(y)}`
    .replaceAll('0', 'off ')
    .replaceAll('1', 'on ')
    .trim()
    .replaceAll(' ', ', ');
  const sent = form === 'decode' ? `${code(x)} ${code(y)}` : light;
  return {
    key,
    question: `A lamp is on for 1 and off for 0. The code is ${table}. ${who} gets this: ${sent}. What does it say?`,
    ...crossed(...parts, (a, b) => `${letter(a)}${letter(b)}`),
    explanation: `Two signals make one letter. ${code(x)} is ${letter(x)} and ${code(y)} is ${letter(y)}.`,
    figure,
  };
}

const information = sampled(
  {
    ...waves,
    id: 'science.waves.codes',
    title: 'Codes carry information',
    grades: [4, 6],
    objectives: ['Send and read a message in a code of two signals'],
    keywords: ['codes', 'digital signals', 'information transfer', 'binary code'],
    prerequisites: ['science.waves.signals'],
    standards: ['4-PS4-3'],
    teaching: {
      idea:
        'Patterns can carry information. With two signals, such as on and off, groups of them can stand for ' +
        'letters. Computers and ' +
        'phones send all their data that way.',
      caution: 'Order matters: 01 is another letter than 10.',
      hints: ['Cut the message into groups of two.', 'Look up each group in the code.'],
      mends: {
        'misread-the-first-letter': 'Look up the first group of two again.',
        'misread-the-second-letter': 'Look up the second group of two again.',
      },
    },
  },
  send,
);

/** Waves with numbers, and codes. */
export const waveConcepts: Concept[] = [model, information];
