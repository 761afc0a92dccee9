import { checked } from '../checked.ts';
import { crossed } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Format } from '../text.ts';
import type { Concept, Dial, Teaching } from '../types.ts';
import {
  asLength,
  lasting,
  lengthCheck,
  ofDay,
  stepsBetween,
  timeApart,
  wayFrom,
  wrongLengths,
} from './clock-times.ts';

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
  const hours = Math.floor(time / 60);
  // Only from 1 p.m. on and in the first hour of the day do the clocks show different hours.
  const differ = hours === 0 || hours > 12;
  return crossed(
    { right: 0, wrong: day / 2, mistake: 'wrong-half-of-day' },
    {
      right: 0,
      wrong: off * 60,
      mistake: differ && Math.abs(off) === 2 ? 'used-ten-for-twelve' : 'wrong-hour',
      ...(!differ && { mend: 'The hour is not right: from 1 a.m. to 12:59 p.m. both clocks show the same.' }),
    },
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
    : `From 1 p.m. on, add 12: ${hour - 12} + 12 = ${hour}. ${both}`;
}

/** Returns the sentences that go on by less than an hour, with a stop at the full hour. */
function minutesOn(time: number, minutes: number): string[] {
  const toHour = 60 - (time % 60);
  if (minutes <= toHour || toHour === 60)
    return [`${lasting(minutes)} after ${onLong(time)}, it is ${onLong(time + minutes)}.`];
  return [
    `${lasting(toHour)} after ${onLong(time)}, it is ${onLong(time + toHour)}.`,
    `${lasting(minutes - toHour)} more, and it is ${onLong(time + minutes)}.`,
  ];
}

const forms: Forms = {
  long: form([0, 1, 2], (rng, dial) => {
    const time = timeOfDay(rng, dial);
    return {
      key: `${time}`,
      question: `How do you write ${ofDay(time)} on a 24-hour clock?`,
      ...options(rng, time, onLong),
      explanation: explain(time),
      hints: [
        'Is it before noon (a.m.) or after noon (p.m.)?',
        time < 720
          ? time < 60
            ? 'The day begins with this hour. Which number does the first hour have on a 24-hour clock?'
            : 'Before noon the hour stays the same. It has two digits, so there may be a 0 in front.'
          : 'After the hour of 12, go on counting: the next hour is not 1.',
      ],
    };
  }),
  short: form([0, 1, 2], (rng, dial) => {
    const time = timeOfDay(rng, dial);
    const hour = Math.floor(time / 60);
    return {
      key: `${time}`,
      question: `A 24-hour clock shows ${onLong(time)}. How do you say that with a.m. or p.m.?`,
      ...options(rng, time, ofDay),
      explanation: explain(time),
      hints: [
        `Is the hour of ${onLong(time)} smaller than 12? Then it is before noon.`,
        hour === 0
          ? 'Which hour comes before 1 a.m.?'
          : hour > 12
            ? 'The hour is more than 12, so take 12 away. The minutes stay.'
            : 'Up to 12, the hour and the minutes stay the same.',
      ],
    };
  }),
  later: form([0, 1, 2], (rng, dial) => {
    // The hard ones go over midnight.
    const time = dial.level === 2 ? rng.int(18 * 12, 24 * 12 - 1) * 5 : timeOfDay(rng, dial);
    const by = dial.level === 2 ? rng.int(72, 140) * 5 : rng.int(1, byLevel(dial, [4, 12, 24])) * 15;
    const end = time + by;
    const [minutes, hours] = [by % 60, by - (by % 60)];
    const ways = [
      ...(hours > 0
        ? [`${lasting(hours)} after ${onLong(time)}, the clock shows ${onLong(time + hours)}.`]
        : []),
      ...(minutes > 0 ? minutesOn(time + hours, minutes) : []),
      ...(end < day ? [] : ['After 23:59 comes 00:00.']),
    ];
    return {
      key: `${time} ${by}`,
      question: `A 24-hour clock shows ${onLong(time)}. What does it show ${lasting(by)} later?`,
      ...checked(
        end,
        {
          // Half a day apart, earlier and later look the same.
          ...(by < 6 * 60 && {
            'subtracted-the-time': [time - by, 'You went back: later means that you add the time.'] as const,
            'left-out-the-hours': [
              time + (by % 60),
              'You added the minutes only: add the hours too.',
            ] as const,
          }),
          ...(hours > 0 && {
            'left-out-the-minutes': [
              end - (by % 60),
              'You added the hours only: add the minutes too.',
            ] as const,
          }),
          ...((time % 60) + (by % 60) >= 60 && {
            'kept-the-hour': [end - 60, '60 minutes make an hour, so the hour goes up once more.'] as const,
          }),
          'went-an-hour-too-far': [end + 60, `This is an hour too far: you add only ${lasting(by)}.`],
        },
        (wrong) => {
          const minutes = Number(wrong.n) - time;
          return `Check: this is ${lasting(Math.abs(minutes))} ${minutes > 0 ? 'after' : 'before'} ${onLong(time)}. It must be ${lasting(by)} after it.`;
        },
        { show: asLong, slip: 5, apart: timeApart, ...(end < day && { max: day - 1 }) },
      ),
      hints: [
        hours > 0
          ? `Add the full hours to ${onLong(time)} first.`
          : `How many minutes is it from ${onLong(time)} to the next full hour?`,
        end >= day
          ? 'Then add the minutes. At midnight the clock begins again.'
          : minutes === 0
            ? 'The minutes stay the same.'
            : 'Then add the minutes that are left. 60 minutes make a new hour.',
      ],
      explanation: ways.join(' '),
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
      ...checked(
        length,
        {
          ...wrongLengths({ start: time, length }),
        },
        lengthCheck(time, onLong),
        { show: asLength, slip: step },
      ),
      hints: isNext
        ? [
            `How long is it from ${onLong(time)} to midnight?`,
            `Then go on to ${onLong(time + length)}, and add the parts.`,
          ]
        : stepsBetween(time, length, onLong),
      explanation: isNext
        ? `To midnight it takes ${lasting(day - time)}, and then it is ${onLong(time + length)}. Together: ${lasting(length)}.`
        : `${wayFrom(time, length, 'more', onLong)} So it takes ${lasting(length)}.`,
    };
  }),
};

const teaching: Teaching = {
  idea:
    'A 24-hour clock counts the hours of the whole day, from 00 at midnight to 23. Up to noon the hours are the same as ' +
    'with a.m. From 1 p.m. on, add 12: 3 p.m. is 15:00. To go back, take 12 away.',
  caution: 'The hour after midnight is 00, but 12 with a.m. The hour after noon is 12 on both clocks.',
  mends: {
    'wrong-half-of-day': 'You mixed up the halves of the day: a.m. is before noon, and p.m. is from noon on.',
    'used-ten-for-twelve': 'The hours of the two clocks differ by 12, not by 10 or 14.',
    'wrong-hour': 'The hour is not right: add 12 or take 12 away once more.',
  },
  trap: 'wrong-half-of-day',
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
