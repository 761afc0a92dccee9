import { checked } from '../checked.ts';
import { crossed } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { count, unit } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { nearProducts, nearQuotients, productCheck, quotientCheck } from './wrong-results.ts';

const waves = { subject: 'Science', category: 'Waves' };

/** Wave on a rope: number of full waves, length of each, and height above the rest line. */
interface RopeWave {
  cycles: number;
  each: number;
  high: number;
}

type AskWave = (wave: RopeWave, rng: Rng) => Omit<Draft, 'key'>;

const waveFigure = (cycles: number, labels: { amplitude?: string; wavelength?: string }): Figure => ({
  kind: 'wave',
  cycles,
  height: 0.7,
  ...labels,
});

const cm = { show: unit('cm') };

/** Returns one of two lengths as choices, right or wrong, each also doubled or halved. So all look alike. */
function lengths(
  right: number,
  wrong: readonly [mistake: string, value: number],
  [doubled, halved]: readonly [string, string],
  rng: Rng,
) {
  const [factor, mistake] = rng.pick([
    [rational(2), doubled],
    [rational(1, 2), halved],
  ] as const);
  return crossed(
    { right, wrong: wrong[1], mistake: wrong[0] },
    { right: rational(1), wrong: factor, mistake },
    (value, by) => unit('cm')(by.times(value)),
  );
}

const amplitudes = ({ each, high }: RopeWave, rng: Rng) =>
  lengths(high, ['gave-the-wavelength', each], ['crest-to-trough', 'halved-the-amplitude'], rng);

const heights: Record<'amplitude' | 'height' | 'wavelength', AskWave> = {
  amplitude: (wave, rng) => {
    const { cycles, each, high } = wave;
    return {
      question: `A rope wave rises ${high} cm above the rest line and falls ${high} cm below it. One wave is ${each} cm long. What is its amplitude?`,
      ...amplitudes(wave, rng),
      hints: [
        'The amplitude begins at the rest line. Where does it end?',
        'From a trough to a crest would be twice the amplitude.',
      ],
      explanation: `The amplitude goes from the rest line to a crest: ${high} cm.`,
      figure: waveFigure(cycles, { amplitude: '?', wavelength: `${each} cm` }),
    };
  },
  height: (wave, rng) => {
    const { cycles, each, high } = wave;
    return {
      question: `The crests of a wave are ${2 * high} cm above its troughs. One wave is ${each} cm long. What is its amplitude?`,
      ...amplitudes(wave, rng),
      hints: [
        `From a trough to a crest it is ${2 * high} cm. Where between them is the rest line?`,
        'The amplitude begins at the rest line and ends at a crest.',
      ],
      explanation: `The amplitude goes only from the middle to a crest: ${2 * high} ÷ 2 = ${high} cm.`,
      figure: waveFigure(cycles, { amplitude: '?', wavelength: `${each} cm` }),
    };
  },
  wavelength: ({ cycles, each, high }, rng) => ({
    question: `The next crest of a wave is ${each} cm away. Each crest is ${high} cm above the rest line. What is the wavelength?`,
    ...lengths(each, ['gave-the-amplitude', high], ['took-two-waves', 'took-half-a-wave'], rng),
    hints: [
      'A full wave goes from one crest to the next one.',
      'Which number is measured along the wave, and which up and down?',
    ],
    explanation: `The wavelength goes from a crest to the next one: ${each} cm.`,
    figure: waveFigure(cycles, { amplitude: `${high} cm`, wavelength: '?' }),
  }),
};

const shares: Record<'length' | 'frequency' | 'passing', AskWave> = {
  length: ({ cycles, each, high }) => ({
    question: `A rope of ${cycles * each} cm shows ${count(cycles, 'full wave')}, ${high} cm high. What is the wavelength?`,
    ...checked(
      each,
      {
        ...nearQuotients(each, cycles),
        'gave-the-height': [high, 'This is how high the waves are; find how long one of them is.'],
        'subtracted-instead': [
          cycles * each - cycles,
          `You took ${cycles} away; share the length among ${cycles} waves.`,
        ],
        'gave-the-whole-rope': [cycles * each, `This is the whole rope; it has ${cycles} waves.`],
      },
      quotientCheck(cycles, cycles * each),
      cm,
    ),
    hints: [
      `The ${cycles} full waves share ${cycles * each} cm of rope.`,
      'How much of the rope does each wave take up?',
    ],
    explanation: `Share the length among the waves: ${cycles * each} ÷ ${cycles} = ${each} cm.`,
    figure: waveFigure(cycles, { wavelength: '?' }),
  }),
  frequency: ({ cycles, each, high }) => ({
    question: `${cycles * each} waves pass a post in ${cycles} minutes, each ${high} cm high. How many waves pass in one minute?`,
    ...checked(
      each,
      {
        ...nearQuotients(each, cycles),
        'gave-the-height': [high, `This is the height of a wave in centimeters.`],
        'subtracted-instead': [
          cycles * each - cycles,
          `You took ${cycles} away; share the waves among ${cycles} minutes.`,
        ],
        'gave-all-waves': [cycles * each, `These are the waves of all ${cycles} minutes.`],
      },
      quotientCheck(cycles, cycles * each),
    ),
    hints: [
      `Share the ${cycles * each} waves among the minutes.`,
      `Does the height of ${high} cm change how many pass?`,
    ],
    explanation: `Share the waves among the minutes: ${cycles * each} ÷ ${cycles} = ${each}. That is the frequency: ${each} waves a minute.`,
  }),
  passing: ({ cycles, each, high }, rng) => ({
    question: `${each} waves pass a post in each minute. Each is ${high} cm high. How many pass in ${cycles} minutes?`,
    ...checked(
      each * cycles,
      {
        ...nearProducts(each, cycles, rng),
        'added-instead': [
          each + cycles,
          `You added ${each} and ${cycles}; each minute brings ${each} waves.`,
        ],
        'used-the-height': [high * cycles, `You took the height of ${high} cm; count the waves.`],
      },
      productCheck(cycles, each),
    ),
    hints: [
      `The first minute brings ${each} waves. What does the next minute bring?`,
      `Take that once for each of the ${cycles} minutes.`,
    ],
    explanation: `Take the frequency once for each minute: ${each} × ${cycles} = ${each * cycles}.`,
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
  const high = 2 * rng.int(1, top / 2);
  // No length is another one doubled or halved.
  const lengths = range(3, top).filter(
    (n) =>
      form in shares ||
      (n % 2 === 0 && ![high, 2 * high, high / 2].includes(n) && n !== 4 * high && n * 4 !== high),
  );
  const wave = { cycles: rng.int(2, 5), each: rng.pick(lengths), high };
  const cycles = form in shares ? wave.cycles : '';
  return { key: `${form} ${cycles} ${wave.each} ${wave.high}`, ...asksOfWave[form](wave, rng) };
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
          'and frequency the number of waves in a second or a minute. A larger amplitude carries more energy.',
      },
      caution: 'The amplitude starts at the rest line, not at the bottom of a trough.',
      mends: {
        'gave-the-wavelength':
          'This belongs to the length along the wave; the amplitude goes up from the rest line.',
        'gave-the-amplitude': 'This belongs to the height; the wavelength goes along the wave.',
        'crest-to-trough': 'This goes from a trough to a crest; begin at the rest line.',
        'halved-the-amplitude': 'This is only half of the way from the rest line to a crest.',
        'took-two-waves': 'These are two waves; stop at the next crest.',
        'took-half-a-wave': 'This goes from a crest to the next trough; go on to the next crest.',
      },
    },
  },
  measureWave,
);

/** Waves with numbers. */
export const waveConcepts: Concept[] = [model];
