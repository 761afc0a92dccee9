import { exactOption, numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { list } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { changed, shown } from './thermometers.ts';

type Answer = Omit<Draft, 'key'>;

const days: readonly string[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const skies = ['sun', 'rain', 'fog', 'snow'] as const;

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

/** Returns the advice to a learner who picks a day of a place in the order, the warmest or coldest first. */
function adviceOn(day: string, at: number, word: 'warmer' | 'colder', place: 0 | 1): string {
  if (at === days.length - 1) return `${day} is the ${word === 'warmer' ? 'coldest' : 'warmest'} day.`;
  if (place === 0) return `Another day is ${word} than ${day}.`;
  return at === 0
    ? `No day is ${word} than ${day}; find the next one.`
    : `Two or more days are ${word} than ${day}.`;
}

/** Asks for the day with the highest or lowest number, or for the one next to it. */
const extreme =
  (isWarm: boolean, place: 0 | 1): ((rng: Rng, dial: Dial) => Answer) =>
  (rng, dial) => {
    const values = week(rng, dial);
    const ordered = [...days].sort((a, b) => (values[days.indexOf(b)] ?? 0) - (values[days.indexOf(a)] ?? 0));
    const sorted = isWarm ? ordered : ordered.reverse();
    const right = sorted[place] ?? '';
    const [word, high] = isWarm ? ['warmest', 'high'] : ['coldest', 'low'];
    const wrong = rng.sample(
      days.filter((day) => day !== right),
      3,
    );
    return {
      question: `These are the temperatures of five days. ${listing(values)} Which day was the ${place === 0 ? word : `second ${word}`}?`,
      answer: exactOption(right),
      mistakes: wrong.map((day) => ({
        name: 'misread-the-table',
        ...exactOption(day),
        mend: adviceOn(day, sorted.indexOf(day), isWarm ? 'warmer' : 'colder', place),
      })),
      hints:
        place === 0
          ? [
              `Monday has ${values[0]}. Is another number ${high}er?`,
              `Keep the ${high}er one. Go on to Friday.`,
            ]
          : [`Find the ${word} day first. Cover it.`, `Now look for the ${word} of the rest.`],
      explanation:
        place === 0
          ? `${right} has ${values[days.indexOf(right)]}. No number is ${high}er.`
          : `${sorted[0]} is the ${word}. Next comes ${right} with ${values[days.indexOf(right)]}.`,
      ...figure(values, 'Degrees'),
    };
  };

const difference = (rng: Rng, dial: Dial): Answer => {
  const values = week(rng, dial);
  const [a, b] = rng.pair([0, 1, 2, 3, 4]);
  const [x, y] = [values[a] ?? 0, values[b] ?? 0];
  const [low, top] = [Math.min(x, y), Math.max(x, y)];
  const right = top - low;
  const stopped = (at: number): WrongNumber => [at - low, `You stopped at ${at}; count on to ${top}.`];
  return {
    question: `These are the temperatures of five days. ${listing(values)} How many degrees apart are ${days[a]} and ${days[b]}?`,
    ...numeric(right, {
      'counted-the-start': [right + 1, `You counted ${low} too; the first step leads to ${low + 1}.`],
      'counted-beyond': [right + 2, `You counted past ${top}; stop there.`],
      'stopped-one-early': stopped(top - 1),
      'stopped-two-early': stopped(top - 2),
      'added-the-numbers': [x + y, `You added; count the steps from ${low} to ${top}.`],
      'took-the-low-number': [low, `${low} is one of the days; count from it to ${top}.`],
      'took-the-high-number': [top, `${top} is one of the days; count up to it from ${low}.`],
    }),
    hints: [`Start at ${low}. Count up to ${top}.`, `How many steps is that? ${low} is no step.`],
    explanation: `Count from ${low} to ${top}. That is ${right} ${right === 1 ? 'step' : 'steps'}.`,
    ...figure(values, 'Degrees'),
  };
};

const count = (rng: Rng): Answer => {
  const values = days.map(() => rng.pick(skies));
  const asked = rng.pick(skies);
  const having = days.filter((_, i) => values[i] === asked);
  const right = having.length;
  const wrong = rng.sample(
    [0, 1, 2, 3, 4, 5].filter((n) => n !== right),
    3,
  );
  const miscounted = (n: number): string => {
    if (n === days.length) return `There are ${n} days in all. Count those with ${asked}.`;
    if (n === days.length - right)
      return `On ${n === 1 ? 'that 1 day' : `those ${n} days`} there was no ${asked}.`;
    return `That is ${Math.abs(n - right)} too ${n > right ? 'many' : 'few'}; count the word “${asked}”.`;
  };
  return {
    question: `This is the weather of five days. ${listing(values)} On how many days was there ${asked}?`,
    answer: exactOption(`${right}`),
    mistakes: wrong.map((n) => ({
      name: 'miscounted',
      ...exactOption(`${n}`),
      mend: miscounted(n),
    })),
    hints: [`Look for “${asked}” in each row.`, 'Count the rows that have it.'],
    explanation: `${right === 0 ? `No day has ${asked}` : `There was ${asked} on ${list(having)}`}. That is ${right} ${right === 1 ? 'day' : 'days'}.`,
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
      mends: {},
    },
  },
  forms,
);

/** Weather that is measured. */
export const temperatures: Concept[] = [records];
