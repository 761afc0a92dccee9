import { checked } from '../checked.ts';
import { crossed, type WrongNumber } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import type { Format } from '../text.ts';
import type { Concept, Dial, Draft, Teaching } from '../types.ts';
import {
  asLength,
  clockFigure,
  lasting,
  lengthCheck,
  ofDay,
  onDial,
  type Stretch,
  stepsBetween,
  stepsFrom,
  timeApart,
  wayFrom,
  wrongLengths,
} from './clock-times.ts';

/** Names something that may last so many minutes. */
const thingFor = (rng: Rng, minutes: number): string =>
  rng.pick(
    minutes < 45
      ? ['game', 'walk', 'lesson', 'show']
      : minutes < 150
        ? ['movie', 'game', 'class', 'show', 'meeting']
        : ['trip', 'hike', 'flight', 'fair'],
  );

/** Stretch of time, with the distance of the times that the grade reads. */
interface Drawn extends Stretch {
  step: number;
}

/** Times begin between 7 a.m. and 8 p.m., and end before midnight. */
const [morning, evening, midnight] = [420, 1200, 1440];

/** Draws a stretch of time: up to an hour in grade 2, up to two in grade 3, and longer ones later. */
function stretch(rng: Rng, { grade, level }: Dial): Drawn {
  const step = grade === 2 || (grade === 3 && level === 0) ? 5 : 1;
  const longest = grade === 2 ? 60 : grade === 3 ? 115 : grade < 6 ? 240 : 480;
  const start = rng.int(morning / step, Math.min(evening, midnight - longest - 61) / step) * step;
  // The easy ones stay within the hour in the lower grades.
  const most = level === 0 && grade < 4 ? Math.max(15, 60 - (start % 60)) : longest;
  return { start, length: rng.int(1, (most - 10) / step) * step + 10, step };
}

const atTime: Format = (value) => ofDay(Number(value.n));

/** Returns times as choices: the right one is a stretch after another time, or before it. */
function timeOptions(
  [from, by]: readonly [from: number, by: number],
  step: number,
  more: Record<string, WrongNumber> = {},
) {
  const time = from + by;
  const [length, sign, way] = [Math.abs(by), Math.sign(by), by > 0 ? 'on' : 'back'];
  const passes = Math.floor(from / 60) + sign * Math.floor(length / 60) !== Math.floor(time / 60);
  return checked(
    time,
    {
      'went-the-wrong-way': [from - by, `You went the wrong way: count ${way} from ${onDial(from)}.`],
      'went-an-hour-too-far': [
        time + sign * 60,
        `This is an hour too far: count only ${lasting(length)} ${way}.`,
      ],
      ...(passes && {
        'kept-the-hour': [
          time - sign * 60,
          'You passed a full hour, so the hour changes by one more.',
        ] as const,
      }),
      ...(passes &&
        sign < 0 && {
          'counted-100-minutes': [
            time + 40,
            'You subtracted as if an hour had 100 minutes; it has 60.',
          ] as const,
        }),
      ...(length > 60 &&
        length % 60 > 0 && {
          'left-out-the-hours': [from + sign * (length % 60), `Count the full hours ${way} too.`] as const,
          'left-out-the-minutes': [time - sign * (length % 60), `Count the minutes ${way} too.`] as const,
        }),
      ...more,
    },
    (wrong) => {
      const minutes = Number(wrong.n) - from;
      return `That is ${lasting(Math.abs(minutes))} ${minutes > 0 ? 'after' : 'before'} ${onDial(from)}: it must be ${lasting(length)} ${by > 0 ? 'after' : 'before'} it.`;
    },
    { show: atTime, slip: step, max: midnight - 1, apart: timeApart },
  );
}

/** Adds a clock to the questions of the grades that learn to read it. */
const withClock = (draft: Draft, time: number, { grade }: Dial): Draft =>
  grade < 4 ? { ...draft, ...clockFigure(time) } : draft;

const lengthOptions = (stretch: Drawn) =>
  checked(stretch.length, wrongLengths(stretch), lengthCheck(stretch.start, onDial), {
    show: asLength,
    slip: stretch.step,
  });

const forms: Forms = {
  end: form([0, 1], (rng, dial) => {
    const { start, length, step } = stretch(rng, dial);
    const draft = {
      key: `${start} ${length}`,
      question: `A ${thingFor(rng, length)} starts at ${ofDay(start)} It lasts ${lasting(length)}. When does it end?`,
      ...timeOptions([start, length], step),
      hints: stepsFrom(start, length, 'on'),
      explanation: `${wayFrom(start, length)} So it ends at ${ofDay(start + length)}`,
    };
    return withClock(draft, start, dial);
  }),
  start: form([0], (rng, dial) => {
    const { start, length, step } = stretch(rng, dial);
    const draft = {
      key: `${start} ${length}`,
      question: `A ${thingFor(rng, length)} ends at ${ofDay(start + length)} It lasted ${lasting(length)}. When did it start?`,
      ...timeOptions([start + length, -length], step),
      hints: stepsFrom(start + length, length, 'back'),
      explanation: `${wayFrom(start + length, length, 'back')} So it started at ${ofDay(start)}`,
    };
    return withClock(draft, start + length, dial);
  }),
  length: form([0, 1], (rng, dial) => {
    const drawn = stretch(rng, dial);
    const { start, length } = drawn;
    const draft = {
      key: `${start} ${length}`,
      question: `A ${thingFor(rng, length)} starts at ${ofDay(start)} It ends at ${ofDay(start + length)} How long does it last?`,
      ...lengthOptions(drawn),
      hints: stepsBetween(start, length, onDial),
      explanation: `${wayFrom(start, length)} So it lasts ${lasting(length)}.`,
    };
    return withClock(draft, start, dial);
  }),
  latest: form([1, 2], (rng, dial) => {
    const { start, length, step } = stretch(rng, dial);
    const name = rng.pick(names);
    const draft = {
      key: `${start} ${length}`,
      question: `${name} must be at the ${length < 90 ? 'station' : 'airport'} at ${ofDay(start + length)} The trip there takes ${lasting(length)}. When must ${name} leave?`,
      ...timeOptions([start + length, -length], step),
      hints: [
        `Does ${name} leave before or after ${onDial(start + length)}?`,
        stepsFrom(start + length, length, 'back')[0],
      ],
      explanation: `${name} leaves before that. ${wayFrom(start + length, length, 'back')}`,
    };
    return withClock(draft, start + length, dial);
  }),
  two: form([1, 2], (rng, dial) => {
    const { start, length, step } = stretch(rng, dial);
    const second = step * rng.int(1, dial.grade === 2 ? 4 : 30 / step) + 5;
    const name = rng.pick(names);
    const draft = {
      key: `${start} ${length} ${second}`,
      question: `A bus leaves at ${ofDay(start)} The ride takes ${lasting(length)}. Then ${name} walks for ${lasting(second)}. When does ${name} arrive?`,
      ...timeOptions([start, length + second], step, {
        'left-out-the-walk': [start + length, 'That is the end of the ride: add the walk.'],
        'added-the-walk-twice': [start + length + 2 * second, 'You added the walk twice: add it once.'],
        'left-out-the-ride': [start + second, 'You added only the walk: add the ride too.'],
      }),
      hints: [`When does the ride end? Count on from ${onDial(start)}.`, 'Then add the walk.'],
      explanation: `The ride: ${wayFrom(start, length)} The walk: ${wayFrom(start + length, second)}`,
    };
    return withClock(draft, start, dial);
  }),
  pause: form([2], (rng, dial) => {
    const { start, length, step } = stretch(rng, dial);
    const pause = step * rng.int(1, 30 / step) + 5;
    const all = length + pause;
    return {
      key: `${start} ${length} ${pause}`,
      question: `A hike lasts from ${ofDay(start)} to ${ofDay(start + all)} A rest takes ${lasting(pause)} of that time. How long is the hike without the rest?`,
      ...checked(
        length,
        {
          'left-in-the-rest': [all, 'That is the time with the rest: take the rest away.'],
          'added-the-rest': [all + pause, 'You added the rest: take it away.'],
          'took-the-rest-twice': [length - pause, 'You took the rest away twice: take it away once.'],
        },
        (wrong) => {
          const minutes = Number(wrong.n);
          return `Check: the rest makes that ${lasting(minutes + pause)}. The time in all is ${lasting(all)}.`;
        },
        { show: asLength, slip: step },
      ),
      hints: [
        `How long is it from ${onDial(start)} to ${onDial(start + all)}?`,
        `Take ${lasting(pause)} away.`,
      ],
      explanation: `${wayFrom(start, all)} That is ${lasting(all)}. Without the rest, it is ${lasting(length)}.`,
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
          ? { right: 'red', wrong: 'blue', mistake: 'chose-the-shorter-ride' }
          : { right: 'blue', wrong: 'red', mistake: 'chose-the-shorter-ride' },
        {
          right: difference,
          wrong: difference > step && rng.int(0, 1) === 1 ? difference - step : difference + step,
          mistake: 'difference-off',
        },
        (color, by) => `the ${color} bus, by ${lasting(by)}`,
      ),
      explanation: `The red bus takes ${lasting(a)}. The blue bus takes ${lasting(b)}. The difference is ${lasting(difference)}.`,
      hints: [
        'How long does the red bus take?',
        'How long does the blue bus take? Subtract the shorter time.',
      ],
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
  mends: {
    'chose-the-shorter-ride': 'That bus takes less time: find out how long each one takes.',
    'difference-off': 'Find both lengths again, and then subtract.',
  },
  trap: 'counted-100-minutes',
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
