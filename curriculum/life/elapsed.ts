import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import type { Format } from '../text.ts';
import type { Concept, Dial, Draft, Teaching } from '../types.ts';
import { asLength, clockFigure, lasting, ofDay, wayFrom, wrongLengths } from './clock-times.ts';

const things = ['film', 'game', 'show', 'class', 'walk', 'party', 'concert', 'trip'] as const;

/** Start and length of an event, in minutes. */
interface Stretch {
  start: number;
  length: number;
  /** Distance of the times that the grade reads. */
  step: number;
}

/** From 6 a.m. to midnight. */
const [morning, midnight] = [360, 1440];

/** Draws a stretch of time: up to an hour in grade 2, up to two in grade 3, and longer ones later. */
function stretch(rng: Rng, { grade, level }: Dial): Stretch {
  const step = grade === 2 || (grade === 3 && level === 0) ? 5 : 1;
  const longest = grade === 2 ? 60 : grade === 3 ? 115 : grade < 6 ? 240 : 480;
  const start = rng.int(morning / step, (midnight - longest - 61) / step) * step;
  // The easy ones stay within the hour in the lower grades.
  const most = level === 0 && grade < 4 ? Math.max(15, 60 - (start % 60)) : longest;
  return { start, length: rng.int(1, (most - 10) / step) * step + 10, step };
}

const atTime: Format = (value) => ofDay(Number(value.n));

/** Returns times as choices that miss an hour or some minutes. */
function timeOptions(rng: Rng, time: number, step: number, more: Record<string, number> = {}) {
  const off = step * rng.int(1, 3);
  return numeric(
    time,
    {
      'one-hour-too-late': time + 60,
      'one-hour-too-early': time - 60,
      'some-minutes-too-late': time + off,
      'some-minutes-too-early': time - off,
      ...more,
    },
    { show: atTime, slip: step },
  );
}

/** Adds a clock to the questions of the grades that learn to read it. */
const withClock = (draft: Draft, time: number, { grade }: Dial): Draft =>
  grade < 4 ? { ...draft, ...clockFigure(time) } : draft;

const lengthOptions = (rng: Rng, length: number, step: number, more: Record<string, number> = {}) =>
  numeric(length, { ...wrongLengths(rng, length, step), ...more }, { show: asLength, slip: step });

const forms: Forms = {
  end: form([0, 1], (rng, dial) => {
    const { start, length, step } = stretch(rng, dial);
    const draft = {
      key: `${start} ${length}`,
      question: `A ${rng.pick(things)} starts at ${ofDay(start)} It takes ${lasting(length)}. When does it end?`,
      ...timeOptions(rng, start + length, step),
      explanation: `${wayFrom(start, length)} So it ends at ${ofDay(start + length)}`,
    };
    return withClock(draft, start, dial);
  }),
  start: form([0], (rng, dial) => {
    const { start, length, step } = stretch(rng, dial);
    const draft = {
      key: `${start} ${length}`,
      question: `A ${rng.pick(things)} ends at ${ofDay(start + length)} It took ${lasting(length)}. When did it start?`,
      ...timeOptions(rng, start, step),
      explanation: `${wayFrom(start + length, length, 'back')} So it started at ${ofDay(start)}`,
    };
    return withClock(draft, start + length, dial);
  }),
  length: form([0, 1], (rng, dial) => {
    const { start, length, step } = stretch(rng, dial);
    const draft = {
      key: `${start} ${length}`,
      question: `A ${rng.pick(things)} starts at ${ofDay(start)} It ends at ${ofDay(start + length)} How long does it take?`,
      ...lengthOptions(rng, length, step),
      explanation: `${wayFrom(start, length)} Together: ${lasting(length)}.`,
    };
    return withClock(draft, start, dial);
  }),
  latest: form([1, 2], (rng, dial) => {
    const { start, length, step } = stretch(rng, dial);
    const name = rng.pick(names);
    const draft = {
      key: `${start} ${length}`,
      question: `${name} must be there at ${ofDay(start + length)} The way takes ${lasting(length)}. When must ${name} leave?`,
      ...timeOptions(rng, start, step, { 'went-the-wrong-way': start + 2 * length }),
      explanation: `Go back by the way there. ${wayFrom(start + length, length, 'back')}`,
    };
    return withClock(draft, start + length, dial);
  }),
  two: form([1, 2], (rng, dial) => {
    const { start, length, step } = stretch(rng, dial);
    const second = step * rng.int(1, dial.grade === 2 ? 4 : 30 / step) + 5;
    const name = rng.pick(names);
    const end = start + length + second;
    const draft = {
      key: `${start} ${length} ${second}`,
      question: `A bus leaves at ${ofDay(start)} The ride takes ${lasting(length)}. A walk of ${lasting(second)} follows. When does ${name} arrive?`,
      ...timeOptions(rng, end, step, { 'left-out-a-part': start + length }),
      explanation: `After the ride it is ${ofDay(start + length)} ${wayFrom(start + length, second)}`,
    };
    return withClock(draft, start, dial);
  }),
  pause: form([2], (rng, dial) => {
    const { start, length, step } = stretch(rng, dial);
    const pause = step * rng.int(1, 30 / step) + 5;
    const all = length + pause;
    return {
      key: `${start} ${length} ${pause}`,
      question: `A camp runs from ${ofDay(start)} to ${ofDay(start + all)} The break in it takes ${lasting(pause)}. How long is it without the break?`,
      ...lengthOptions(rng, length, step, { 'left-out-a-part': all }),
      explanation: `${wayFrom(start, all)} That is ${lasting(all)}. Without the break: ${lasting(length)}.`,
    };
  }),
  longer: form([2], (rng, dial) => {
    const { start, length, step } = stretch(rng, dial);
    const difference = step * rng.int(1, 20 / step);
    const other = Math.max(morning, start + step * rng.int(-10, 10));
    const isFirst = rng.int(0, 1) === 1;
    const [a, b] = isFirst ? [length + difference, length] : [length, length + difference];
    return {
      key: `${start} ${a} ${other} ${b}`,
      question:
        `The red bus runs from ${ofDay(start)} to ${ofDay(start + a)} ` +
        `The blue bus runs from ${ofDay(other)} to ${ofDay(other + b)} Which takes longer, and by how much?`,
      ...crossed(
        isFirst
          ? { right: 'red', wrong: 'blue', mistake: 'compared-the-ends' }
          : { right: 'blue', wrong: 'red', mistake: 'compared-the-ends' },
        {
          right: difference,
          wrong: difference > step && rng.int(0, 1) === 1 ? difference - step : difference + step,
          mistake: 'difference-off',
        },
        (color, by) => `the ${color} bus, by ${lasting(by)}`,
      ),
      explanation: `The red bus takes ${lasting(a)}. The blue bus takes ${lasting(b)}. The difference is ${lasting(difference)}.`,
    };
  }),
};

const teaching: Teaching = {
  idea: {
    2: 'The time from start to end is how long it takes. Count on by fives from the start. The full hour is a good stop on the way.',
    3: 'To find how long something takes, count on from the start to the end. First go to the next full hour, and then go on. A jump on a number line stands for each step.',
    4: 'Count full hours first, then the minutes to the next full hour, then the rest. To find a start, go back in the same way. Noon is 12:00 p.m., and after it the hours begin again with 1.',
  },
  caution: 'An hour has 60 minutes, not 100. So do not subtract times like plain numbers.',
  hints: [
    'Do you look for the start, the end or the length?',
    'Go in steps: full hours, then to the next full hour.',
    'Add up the steps.',
  ],
  mends: {
    'one-hour-too-late': 'That is one hour too late. Count the full hours again.',
    'one-hour-too-early': 'That is one hour too early. Did you pass a full hour?',
    'some-minutes-too-late': 'The minutes go too far. Stop at the full hour on the way.',
    'some-minutes-too-early': 'The minutes do not go far enough. Stop at the full hour on the way.',
    'one-hour-too-long': 'That is one hour too long. Count the full hours again.',
    'one-hour-too-short': 'One hour is missing. Count the full hours again.',
    'some-minutes-too-long': 'The minutes are too many. Count to the full hour first.',
    'some-minutes-too-short': 'The minutes are too few. Count to the full hour first.',
    'went-the-wrong-way': 'To leave in time, go back from the time of arrival.',
    'left-out-a-part': 'There are two lengths of time. Use both.',
    'compared-the-ends': 'Find how long each one takes. The later end does not decide.',
    'difference-off': 'Find both lengths again. Then subtract.',
  },
};

const howLong = formed(
  {
    subject: 'Life Skills',
    category: 'Time',
    id: 'life.time.elapsed',
    title: 'How long does it take?',
    grades: [2, 7],
    objectives: ['Find start, end and length of a stretch of time'],
    keywords: ['elapsed time', 'time', 'duration', 'how long', 'time passed'],
    prerequisites: ['life.time.clock'],
    standards: ['2.MD.C.7', '3.MD.A.1', '4.MD.A.2'],
    teaching,
  },
  forms,
);

/** Stretches of time. */
export const elapsed: Concept[] = [howLong];
