import { numeric, worded } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { unit, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { bothSides } from './slips.ts';

const physics = { subject: 'Science', category: 'Physics' };

const ohm = { show: unit('Ω') };
const circuit = (layout: 'series' | 'parallel', resistors: readonly string[]): Figure => ({
  kind: 'circuit',
  layout,
  resistors,
});

/** Asks for the total of two resistors in series, or for one of them. */
function inSeries(rng: Rng, isSum: boolean): Draft {
  const [a, b] = [rng.int(3, 60), rng.int(3, 60)];
  return {
    key: isSum ? `series ${[a, b].sort((x, y) => x - y).join(' ')}` : `missing ${a} ${b}`,
    question: isSum
      ? `Resistors of ${a} Ω and ${b} Ω are connected in series. What is the total resistance?`
      : `A resistor of ${a} Ω and another one are in series. The total resistance is ${a + b} Ω. What is the other resistance?`,
    ...numeric(isSum ? a + b : b, isSum ? bothSides(a + b, a, b) : bothSides(b, 1, 10), ohm),
    explanation: isSum
      ? `The same current goes through both, so the resistances add: ${a} + ${b} = ${a + b} Ω.`
      : `In series the resistances add: ${a + b} - ${a} = ${b} Ω.`,
    figure: circuit('series', [`${a} Ω`, isSum ? `${b} Ω` : '?']),
  };
}

/** Asks for the total of two or three equal resistors in parallel. */
function equalOnes(rng: Rng, dial: Dial): Draft {
  const [count, each] = [rng.int(2, 3), rng.int(3, byLevel(dial, [30, 60, 90]))];
  const r = count * each;
  return {
    key: `equal ${count} ${r}`,
    question: `${count === 2 ? 'Two' : 'Three'} resistors of ${r} Ω each are connected in parallel. What is the total resistance?`,
    ...numeric(each, bothSides(each, 1, 2), ohm),
    explanation: `The current has ${count} equal ways, so the resistance is shared: ${r} ÷ ${count} = ${each} Ω.`,
    figure: circuit(
      'parallel',
      Array.from({ length: count }, () => `${r} Ω`),
    ),
  };
}

/** Asks for the total of two resistors in parallel. */
function inParallel(rng: Rng, dial: Dial): Draft {
  const [[a, b], g] = [rng.pair(range(1, 5)), rng.int(1, byLevel(dial, [3, 6, 9]))];
  const [x, y, total] = [g * a * (a + b), g * b * (a + b), g * a * b];
  return {
    key: `parallel ${[x, y].sort((m, n) => m - n).join(' ')}`,
    question: `Resistors of ${x} Ω and ${y} Ω are connected in parallel. What is the total resistance?`,
    ...numeric(total, bothSides(total, 1, 2), ohm),
    explanation: `1/R = 1/${x} + 1/${y}, so R = ${x} × ${y} ÷ (${x} + ${y}) = ${total} Ω. It is below both.`,
    figure: circuit('parallel', [`${x} Ω`, `${y} Ω`]),
  };
}

function resist(rng: Rng, dial: Dial): Draft {
  const series = (): Draft => inSeries(rng, true);
  const missing = (): Draft => inSeries(rng, false);
  const equal = (): Draft => equalOnes(rng, dial);
  const parallel = (): Draft => inParallel(rng, dial);
  const asks = byLevel(dial, [
    [series, missing, equal],
    [series, parallel, equal],
    [parallel, missing, equal],
  ]);
  return rng.pick(asks)();
}

const resistors = sampled(
  {
    ...physics,
    id: 'science.electricity.resistors',
    title: 'Resistors in series and parallel',
    grades: [9, 12],
    objectives: ['Find the total resistance of two or three resistors'],
    keywords: ['resistors', 'series circuit', 'parallel circuit', 'circuits', 'resistance'],
    prerequisites: ['science.electricity.ohm', 'math.fractions.add'],
    standards: ['HS-PS3-3'],
    teaching: {
      idea:
        'In series, the current passes one resistor after the other: the resistances add. In parallel, it has ' +
        'several ways at once: the ' +
        'inverses add, 1/R = 1/R₁ + 1/R₂, and the total is smaller than each.',
      caution: 'One more resistor in parallel makes the total smaller, since it opens one more way.',
      hints: [
        'Is there one way for the current, or several?',
        'One way: add. Several ways: add the inverses and turn the sum over.',
      ],
      mends: {},
    },
  },
  resist,
);

/** Sample that decays from a mass to another one in some half-lives. */
interface Sample {
  halvings: number;
  life: number;
  left: number;
  start: number;
}

/** Asks for the half-life or for the time. */
function timeOf({ halvings, life, left, start }: Sample, form: 'time' | 'life'): Omit<Draft, 'key'> {
  const days = life * halvings;
  const isTime = form === 'time';
  const answer = isTime ? days : life;
  const sum = isTime ? `${halvings} × ${life}` : `${days} ÷ ${halvings}`;
  return {
    question: isTime
      ? `A sample of ${start} g has a half-life of ${life} days. After how many days are ${left} g left?`
      : `In ${days} days a sample decays from ${start} g to ${left} g. What is the half-life?`,
    ...numeric(answer, isTime ? bothSides(days, life, 1) : bothSides(life, 1, 2), { show: unit('days') }),
    explanation: `Halve ${start} until it is ${left}: that takes ${halvings} half-lives. So it is ${sum} = ${answer} days.`,
  };
}

function decay(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(['left', 'start', 'time', 'life'] as const);
  const halvings = rng.int(2, byLevel(dial, [3, 4, 6]));
  const life = rng.int(2, byLevel(dial, [30, 40, 60]));
  const left = 8 * rng.int(1, byLevel(dial, [9, 12, 15]));
  const start = left * 2 ** halvings;
  const days = life * halvings;
  const key = `${form} ${start} ${life} ${halvings}`;
  const way = `${days} days are ${halvings} half-lives.`;
  if (form === 'time' || form === 'life') return { key, ...timeOf({ halvings, life, left, start }, form) };
  const answer = form === 'left' ? left : start;
  // The key has each place among the powers of two equally often.
  const first = -rng.int(0, 3);
  const texts = range(first, first + 3).map((e) => `${whole(e < 0 ? answer / 2 ** -e : answer * 2 ** e)} g`);
  const [one = '', two = '', three = ''] = texts.filter((_, i) => i !== -first);
  const { answer: right, mistakes } = worded(texts[-first] ?? '', { one, two, three });
  return {
    key,
    question:
      form === 'left'
        ? `A sample holds ${start} g of a substance with a half-life of ${life} days. How much is left after ${days} days?`
        : `After ${days} days, ${left} g of a substance with a half-life of ${life} days are left. How much was there at the start?`,
    answer: right,
    mistakes: mistakes.map((each) => ({ ...each, name: 'miscounted-half-lives' })),
    explanation: `${way} ${form === 'left' ? `${start} g halved` : `${left} g doubled`} ${halvings} times is ${answer} g.`,
  };
}

const halfLife = sampled(
  {
    ...physics,
    id: 'science.physics.half-life',
    title: 'Half-life',
    grades: [9, 12],
    objectives: ['Find how much of a radioactive sample is left'],
    keywords: ['half life', 'radioactivity', 'radioactive decay', 'nuclear'],
    prerequisites: ['math.exponents.powers'],
    standards: ['HS-PS1-8'],
    teaching: {
      idea:
        'Each unstable nucleus has the same chance to decay in the next second, however old it is. So in each ' +
        'half-life, half of those ' +
        'that are left decay.',
      caution: 'After two half-lives a quarter is left, not nothing.',
      hints: ['How many half-lives pass?', 'Halve once for each of them, or double to go back.'],
      mends: {
        'miscounted-half-lives': 'Count the half-lives again, and halve or double once for each.',
      },
    },
  },
  decay,
);

/** Resistors and half-lives. */
export const circuitConcepts: Concept[] = [resistors, halfLife];
