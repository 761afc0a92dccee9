import { crossed, numeric, verdicts } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Format } from '../text.ts';
import type { Concept, Dial, Teaching } from '../types.ts';
import { asLength, lasting, ofDay, wrongLengths } from './clock-times.ts';

const day = 1440;
const wrapped = (time: number): number => ((time % day) + day) % day;

/** Formats minutes after midnight as on a clock of 24 hours: 15:05. */
const onLong = (time: number): string =>
  [Math.floor(wrapped(time) / 60), wrapped(time) % 60].map((n) => String(n).padStart(2, '0')).join(':');
const asLong: Format = (value) => onLong(Number(value.n));

/** Draws a time of day, in steps of the grade. The hours around noon and midnight are hard. */
function timeOfDay(rng: Rng, { grade, level }: Dial): number {
  const step = grade === 3 ? (level === 0 ? 30 : 5) : grade === 4 ? 5 : 1;
  const hour = level === 2 && rng.int(0, 1) === 1 ? rng.pick([0, 12, 11, 23, 1, 13]) : rng.int(0, 23);
  return hour * 60 + rng.int(0, 60 / step - 1) * step;
}

/** Returns times as choices: the half of the day and the hour are each right or wrong. */
function options(rng: Rng, time: number, show: (time: number) => string) {
  const off = rng.pick([-2, -1, 1, 2]);
  return crossed(
    { right: 0, wrong: day / 2, mistake: 'wrong-half-of-day' },
    { right: 0, wrong: off * 60, mistake: Math.abs(off) === 2 ? 'used-ten-for-twelve' : 'one-hour-off' },
    (half, hours) => show(wrapped(time + half + hours)),
  );
}

/** Tells how to change between the clocks. */
function explain(time: number): string {
  const hour = Math.floor(time / 60);
  const both = `${ofDay(time)} is ${onLong(time)}.`;
  if (hour === 0) return `The hour after midnight is 12 with a.m., and 00 on the 24-hour clock. ${both}`;
  if (hour === 12) return `The hour after noon is 12 on both clocks. ${both}`;
  return hour < 12
    ? `Before noon the hours are the same. ${both}`
    : `After 1 p.m., add 12: ${hour - 12} + 12 = ${hour}. ${both}`;
}

const forms: Forms = {
  long: form([0, 1, 2], (rng, dial) => {
    const time = timeOfDay(rng, dial);
    return {
      key: `${time}`,
      question: `How do you write ${ofDay(time)} on a 24-hour clock?`,
      ...options(rng, time, onLong),
      explanation: explain(time),
    };
  }),
  short: form([0, 1], (rng, dial) => {
    const time = timeOfDay(rng, dial);
    return {
      key: `${time}`,
      question: `A 24-hour clock shows ${onLong(time)}. How do you say it with a.m. or p.m.?`,
      ...options(rng, time, ofDay),
      explanation: explain(time),
    };
  }),
  claim: form([0, 2], (rng, dial) => {
    const [first, second] = [timeOfDay(rng, dial), timeOfDay(rng, dial)];
    const [a, b] = rng.pair(names);
    const isRight = [rng.int(0, 1) === 1, rng.int(0, 1) === 1];
    const said = [first, second].map((time, i) =>
      isRight[i] ? ofDay(time) : rng.pick(options(rng, time, ofDay).mistakes).text,
    );
    return {
      key: `${first} ${second}`,
      question: `${a}: “${onLong(first)} is ${said[0]}” ${b}: “${onLong(second)} is ${said[1]}” Who is right?`,
      ...verdicts([a, b], isRight),
      explanation: `${explain(first)} ${explain(second)}`,
    };
  }),
  later: form([1, 2], (rng, dial) => {
    // The hard ones go over midnight.
    const time = dial.level === 2 ? rng.int(18 * 12, 24 * 12 - 1) * 5 : timeOfDay(rng, dial);
    const by = dial.level === 2 ? rng.int(72, 140) * 5 : rng.int(1, byLevel(dial, [4, 12, 24])) * 15;
    const end = time + by;
    const way = end < day ? '' : ` After 24:00 the clock begins again with 00:00.`;
    return {
      key: `${time} ${by}`,
      question: `A 24-hour clock shows ${onLong(time)}. What does it show ${lasting(by)} later?`,
      ...numeric(
        end,
        {
          'one-hour-too-late': end + 60,
          'one-hour-too-early': end - 60,
          'some-minutes-off': end + rng.pick([-10, -5, 5, 10]),
        },
        { show: asLong, slip: 5 },
      ),
      explanation: `Add the hours, then the minutes: 60 minutes make an hour.${way} It shows ${onLong(end)}.`,
    };
  }),
  lasts: form([1, 2], (rng, dial) => {
    const step = dial.grade < 5 ? 5 : 1;
    const time = timeOfDay(rng, { ...dial, level: 1 });
    const length = rng.int(30 / step, byLevel(dial, [60, 180, 420]) / step) * step;
    const isNext = time + length >= day;
    return {
      key: `${time} ${length}`,
      question: `A train leaves at ${onLong(time)} and arrives at ${onLong(time + length)}${isNext ? ' on the next day' : ' on the same day'}. How long does it take?`,
      ...numeric(length, wrongLengths(rng, length, step), { show: asLength, slip: step }),
      explanation: isNext
        ? `To midnight it takes ${lasting(day - time)}, and then it is ${onLong(time + length)}. Together: ${lasting(length)}.`
        : `Count the full hours from ${onLong(time)}, then the minutes up to ${onLong(time + length)}: ${lasting(length)}.`,
    };
  }),
};

const teaching: Teaching = {
  idea:
    'A 24-hour clock counts the hours of the whole day, from 00 at midnight to 23. Up to noon the hours are the same as ' +
    'with a.m. From 1 p.m. on, add 12: 3 p.m. is 15:00. To go back, take 12 away.',
  caution: 'The hour after midnight is 00, but 12 with a.m. The hour after noon is 12 on both clocks.',
  hints: [
    'Is it before or after noon?',
    'Which hours stay the same, and which differ by 12?',
    'The minutes stay as they are.',
  ],
  mends: {
    'wrong-half-of-day': 'This is 12 hours off: a.m. and p.m. are mixed up.',
    'used-ten-for-twelve': 'The hours differ by 12, not by 10.',
    'one-hour-off': 'The hour is one off. Add or take away 12 once more.',
    'one-hour-too-late': 'That is one hour too late. Add the hours again.',
    'one-hour-too-early': 'That is one hour too early. Did 60 minutes make a further hour?',
    'some-minutes-off': 'The minutes are off. Add them once more.',
    'one-hour-too-long': 'That is one hour too long. Count the full hours again.',
    'one-hour-too-short': 'One hour is missing. Count the full hours again.',
    'some-minutes-too-long': 'The minutes are too many. Count to the full hour first.',
    'some-minutes-too-short': 'The minutes are too few. Count to the full hour first.',
    misjudged: 'Change both times yourself. Then look at what each one says.',
  },
};

const railway = formed(
  {
    subject: 'Life Skills',
    category: 'Time',
    id: 'life.time.24-hour',
    title: 'The 24-hour clock',
    grades: [3, 8],
    objectives: ['Change between 12-hour and 24-hour time'],
    keywords: ['24 hour clock', 'military time', 'am and pm', '24-hour time'],
    prerequisites: ['life.time.clock'],
    teaching,
  },
  forms,
);

/** The clock of 24 hours. */
export const dayClock: Concept[] = [railway];
