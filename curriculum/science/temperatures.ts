import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { changed, shown } from './thermometers.ts';

type Answer = Omit<Draft, 'key'>;

const days: readonly string[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const skies = ['sun', 'rain', 'fog', 'snow'] as const;

const dayOf = (text: string) => ({ text, worth: text });

/** Draws a week of temperatures without equal ones, within the numbers that the grade counts to. */
function week(rng: Rng, { grade }: Dial): number[] {
  const from = rng.int(2, grade < 2 ? 9 : 60);
  return rng.sample(
    Array.from({ length: 11 }, (_, i) => from + i),
    days.length,
  );
}

const listing = (values: readonly (number | string)[]): string =>
  days.map((day, i) => `${day}: ${values[i]}.`).join(' ');

const figure = (values: readonly (number | string)[], head: string): Pick<Draft, 'figure'> => ({
  figure: { kind: 'table', head: ['Day', head], rows: days.map((day, i) => [day, `${values[i]}`]) },
});

/** Asks for the day with the highest or lowest number, or for the one next to it. */
const extreme =
  (isWarm: boolean, place: 0 | 1): ((rng: Rng, dial: Dial) => Answer) =>
  (rng, dial) => {
    const values = week(rng, dial);
    const ordered = [...days].sort((a, b) => (values[days.indexOf(b)] ?? 0) - (values[days.indexOf(a)] ?? 0));
    const sorted = isWarm ? ordered : ordered.reverse();
    const right = sorted[place] ?? '';
    const word = isWarm ? 'warmest' : 'coldest';
    const wrong = rng.sample(
      days.filter((day) => day !== right),
      3,
    );
    return {
      question: `These are degrees of five days. ${listing(values)} Which day was ${place === 0 ? `the ${word}` : `second ${word}`}?`,
      answer: dayOf(right),
      mistakes: wrong.map((day) => ({ name: 'misread-the-table', ...dayOf(day) })),
      explanation: `Put the numbers in order. ${right} has ${values[days.indexOf(right)]}.`,
      ...figure(values, 'Degrees'),
    };
  };

const difference = (rng: Rng, dial: Dial): Answer => {
  const values = week(rng, dial);
  const [a, b] = rng.pair([0, 1, 2, 3, 4]);
  const [x, y] = [values[a] ?? 0, values[b] ?? 0];
  const right = Math.abs(x - y);
  return {
    question: `These are degrees of five days. ${listing(values)} How many degrees apart are ${days[a]} and ${days[b]}?`,
    ...numeric(right, {
      'counted-one-more': right + 1,
      'counted-one-less': right - 1,
      'added-the-numbers': x + y,
      'took-one-number': Math.min(x, y),
    }),
    explanation: `Count from ${Math.min(x, y)} to ${Math.max(x, y)}. That is ${right}.`,
    ...figure(values, 'Degrees'),
  };
};

const count = (rng: Rng): Answer => {
  const values = days.map(() => rng.pick(skies));
  const asked = rng.pick(skies);
  const right = values.filter((sky) => sky === asked).length;
  const others = [0, 1, 2, 3, 4, 5].filter((n) => n !== right);
  const wrong = rng.sample(others, 3);
  return {
    question: `This is the weather of five days. ${listing(values)} On how many days was there ${asked}?`,
    answer: dayOf(`${right}`),
    mistakes: wrong.map((n) => ({ name: 'miscounted', ...dayOf(`${n}`) })),
    explanation: `Look for the word ${asked} and count: ${right}.`,
    ...figure(values, 'Weather'),
  };
};

const forms: Forms = {
  warmest: form([0], extreme(true, 0)),
  coldest: form([0, 1], extreme(false, 0)),
  count: form([0, 1], count),
  above: form([0], shown(true)),
  second: form([1, 2], extreme(true, 1)),
  below: form([1], shown(false)),
  nextCold: form([2], extreme(false, 1)),
  difference: form([2], difference),
  changed: form([2], changed),
};

const records = formed(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.weather.records',
    title: 'Weather records',
    grades: [1, 3],
    objectives: ['Read a thermometer and a record of weather and temperature'],
    keywords: ['weather records', 'temperature table', 'weather patterns', 'reading a thermometer'],
    prerequisites: ['science.weather.words'],
    standards: ['K-ESS2-1', '3-ESS2-1'],
    teaching: {
      idea: 'We write down the weather each day. Then we can compare days. A higher number of degrees means a warmer day. A thermometer shows the degrees.',
      caution: 'Read the day and its number in the same row.',
      hints: [
        'Find the row of each day, or the end of the column.',
        'Compare the numbers, or count the words.',
        'On a thermometer, count the lines from a number.',
      ],
      mends: {
        'misread-the-table': 'Read each row once more. Then put the numbers in order.',
        miscounted: 'Put a finger on each row and count once more.',
        'counted-one-more': 'Count the steps between the numbers, not the numbers.',
        'counted-one-less': 'One step is missing. Count once more.',
        'added-the-numbers': 'Apart means the difference. Take the small number away.',
        'one-line-too-high': 'That is one step too high. Count the lines once more.',
        'one-line-too-low': 'That is one step too low. Count the lines once more.',
        'counted-the-other-way': 'Look again: is it above or below the number?',
        'took-a-line-for-a-degree': 'A line can stand for more than one degree.',
        'left-out-the-change': 'That is the number before the change.',
        'changed-the-wrong-way': 'Warmer means more degrees. Colder means fewer.',
        'took-one-number': 'That is the number of one day. Compare both days.',
      },
    },
  },
  forms,
);

/** Weather that is measured. */
export const temperatures: Concept[] = [records];
