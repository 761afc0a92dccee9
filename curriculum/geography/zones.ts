import { crossed } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import { count } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const hour = 60;
const day = 24 * hour;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Writes an offset in minutes: UTC, UTC+3 or UTC+5:30. */
function zone(offset: number): string {
  const [hours, rest] = [Math.floor(Math.abs(offset) / hour), Math.abs(offset) % hour];
  return offset === 0 ? 'UTC' : `UTC${offset > 0 ? '+' : '-'}${hours}${rest === 0 ? '' : `:${rest}`}`;
}

/** Draws cities on a line of time zones, by their offsets. */
const zonesFigure = (
  ...cities: readonly (readonly [offset: number, text: string])[]
): { figure: Figure } => ({
  figure: {
    kind: 'time-zones',
    cities: cities.map(([offset, text]) => ({ offset: offset / hour, label: text })),
  },
});

function clock(minutes: number): string {
  const m = ((minutes % day) + day) % day;
  return `${String(Math.floor(m / hour)).padStart(2, '0')}:${String(m % hour).padStart(2, '0')}`;
}

/** Zones of half hours that are in use, in hours from UTC. */
const halfZones = [-9.5, -3.5, 3.5, 4.5, 5.5, 6.5, 9.5, 10.5];

const weekday = (i: number): string => weekdays[(i + 7) % 7] ?? '';
const sign = (rng: Rng): 1 | -1 => rng.pick([1, -1]);

/** Draws two zones and a time. Higher grades go farther and have zones of half hours. They are never about half a day apart. */
function drawZones(rng: Rng, dial: Dial): { from: number; to: number; time: number } {
  const { grade, level } = dial;
  const most = [4, 8, 11][level] ?? 11;
  const isHalf = grade >= 9 && level > 0 && rng.int(0, 2) === 0;
  const [a, b] = rng.pair(range(-most, most));
  const [from, to] = [
    a * hour,
    (isHalf ? rng.pick(halfZones.filter((zone) => Math.abs(zone) < most)) : b) * hour,
  ];
  const time = rng.int(0, 23) * hour + rng.int(0, grade < 7 ? 3 : 11) * (grade < 7 ? 15 : 5);
  const shift = Math.abs(to - from);
  // An hour apart, a miscounted hour would be no change at all.
  const isClear = shift > hour && Math.abs(shift - day / 2) > hour;
  return isClear ? { from, to, time } : drawZones(rng, dial);
}

/** Writes how far a zone is ahead or behind: 5 hours ahead, 5 h 30 min behind. */
function difference(shift: number): string {
  const [hours, rest] = [Math.floor(Math.abs(shift) / hour), Math.abs(shift) % hour];
  return `${rest === 0 ? count(hours, 'hour') : `${hours} h ${rest} min`} ${shift > 0 ? 'ahead' : 'behind'}`;
}

const explain = (from: number, to: number): string =>
  `${zone(to)} is ${difference(to - from)}${to > from ? ' of' : ''} ${zone(from)}.`;

/** Returns the advice to a learner who goes the wrong way, or counts wrong, from one zone to another. */
const mends = (from: number, to: number) => ({
  direction: explain(from, to),
  hours: `Between ${zone(from)} and ${zone(to)} there are ${difference(to - from).replace(/ (?:ahead|behind)$/, '')}.`,
});

/** Returns times as choices: the shift from a zone to another, forward or back, and the hours right or one off. */
function times(rng: Rng, base: number, [from, to]: readonly [from: number, to: number]) {
  const shift = to - from;
  const { direction, hours } = mends(from, to);
  return crossed(
    { right: shift, wrong: -shift, mistake: 'wrong-direction', mend: direction },
    { right: 0, wrong: sign(rng) * hour, mistake: 'miscounted-the-hours', mend: hours },
    (a, b) => clock(base + a + b),
  );
}

/** Returns the steps from one zone to another. */
const steps = (from: number, to: number): [string, string] => [
  `Is ${zone(to)} ahead of ${zone(from)}, or behind?`,
  Math.sign(from) * Math.sign(to) < 0
    ? `Count the hours from ${zone(from)} to UTC, and from UTC to ${zone(to)}.`
    : `How many hours are between ${zone(from)} and ${zone(to)}? Add them if it is ahead.`,
];

function timeThere(rng: Rng, dial: Dial): Asked {
  const { from, to, time } = drawZones(rng, dial);
  return {
    question: `It is ${clock(time)} in a city on ${zone(from)}. What time is it in a city on ${zone(to)}?`,
    ...times(rng, time, [from, to]),
    ...zonesFigure([from, `${zone(from)}: ${clock(time)}`], [to, `${zone(to)}: ?`]),
    explanation: `${explain(from, to)} So it is ${clock(time + to - from)} there.`,
    hints: steps(from, to),
  };
}

/** Asks how far one zone is ahead. Offsets of different signs are added, and others subtracted. */
function ahead(rng: Rng, dial: Dial): Asked {
  const { from, to } = drawZones(rng, dial);
  const shift = to - from;
  const mixed = from + to;
  const isClear = Math.abs(mixed) !== Math.abs(shift) && mixed !== 0;
  const wrong = isClear ? Math.abs(mixed) : Math.abs(shift) + hour;
  return {
    question: `City A is on ${zone(from)}, and city B is on ${zone(to)}. Is city B ahead or behind, and by how much?`,
    ...crossed(
      {
        right: Math.sign(shift),
        wrong: -Math.sign(shift),
        mistake: 'wrong-direction',
        mend: mends(from, to).direction,
      },
      {
        right: Math.abs(shift),
        wrong,
        mend: mends(from, to).hours,
        mistake: isClear ? 'mixed-up-plus-and-minus' : 'miscounted-the-hours',
      },
      (way, size) => `B is ${difference(way * size)}`,
    ),
    ...zonesFigure([from, `A: ${zone(from)}`], [to, `B: ${zone(to)}`]),
    explanation: `${Math.sign(from) * Math.sign(to) < 0 ? 'One is ahead of UTC and one behind, so the hours add up' : 'Subtract the offsets'}. ${explain(from, to)}`,
    hints: [
      `Clocks farther east show a later time. Does ${zone(to)} lie east or west of ${zone(from)}?`,
      Math.sign(from) * Math.sign(to) < 0
        ? 'UTC lies between them: count the hours on both sides of UTC.'
        : 'Both are on one side of UTC: subtract the hours.',
    ],
  };
}

/** Asks for the zone from both times. */
function findZone(rng: Rng, dial: Dial): Asked {
  const { time } = drawZones(rng, dial);
  const from = rng.int(-5, 5) * hour;
  const shift = rng.int(1, 5) * sign(rng) * hour;
  const off = sign(rng) * hour;
  return {
    question: `At the same moment it is ${clock(time)} in a city on ${zone(from)} and ${clock(time + shift)} in another city. They are less than 6 hours apart. Which zone is the other city on?`,
    ...crossed(
      { right: shift, wrong: -shift, mistake: 'wrong-direction' },
      { right: 0, wrong: off, mistake: 'miscounted-the-hours' },
      (a, b) => zone(from + a + b),
    ),
    ...zonesFigure([from, `${zone(from)}: ${clock(time)}`]),
    explanation: `The other clock is ${difference(shift)}. So its zone is ${zone(from + shift)}.`,
    hints: [
      `Does the other clock show a later time than ${clock(time)}? Remember that midnight may lie between.`,
      'Count the hours between the clocks. Then count as many from the zone of the first city.',
    ],
  };
}

/** Asks for time and day. The day changes in half of the cases. */
function dayThere(rng: Rng, dial: Dial): Asked {
  const { from, to, time } = drawZones(rng, dial);
  const shift = to - from;
  const isNext = rng.int(0, 1) === 0;
  const crosses = (start: number): boolean => Math.floor((start + shift) / day) !== 0;
  const start = crosses(time) === isNext ? time : (time + 12 * hour) % day;
  const today = rng.int(0, 6);
  const there = today + Math.floor((start + shift) / day);
  const wrong = there === today ? today + Math.sign(shift) : today;
  return {
    question: `It is ${clock(start)} on ${weekday(today)} in a city on ${zone(from)}. What day and time is it in a city on ${zone(to)}?`,
    ...crossed(
      { right: there, wrong, mistake: 'wrong-day' },
      { right: shift, wrong: shift + sign(rng) * hour, mistake: 'miscounted-the-hours' },
      (date, by) => `${weekday(date)}, ${clock(start + by)}`,
    ),
    ...zonesFigure([from, `${zone(from)}: ${weekday(today)}, ${clock(start)}`], [to, `${zone(to)}: ?`]),
    explanation: `${explain(from, to)} ${there === today ? 'Midnight is not passed, so the day stays' : `Midnight is passed, so it is the day ${there > today ? 'after' : 'before'}`}: ${weekday(there)}, ${clock(start + shift)}.`,
    hints: [
      `How many hours is ${zone(to)} ahead of or behind ${zone(from)}?`,
      `Go that far from ${clock(start)}. Do you pass midnight?`,
    ],
  };
}

/** Asks for the local time at which a flight lands. */
function flight(rng: Rng, dial: Dial): Asked {
  const { from, to, time } = drawZones(rng, dial);
  const hours = rng.int(2, 11);
  const takes = hours * hour + rng.int(0, 1) * 30;
  return {
    question: `A plane leaves a city on ${zone(from)} at ${clock(time)}. It flies ${hours} hours${takes % hour === 0 ? '' : ' and 30 minutes'} to a city on ${zone(to)}. What time is it there when the plane lands?`,
    ...times(rng, time + takes, [from, to]),
    ...zonesFigure([from, `start: ${zone(from)}`], [to, `landing: ${zone(to)}`]),
    explanation: `On ${zone(from)}, it is ${clock(time + takes)} then. ${explain(from, to)} So it is ${clock(time + takes + to - from)} there.`,
    hints: [
      `First add the flight to ${clock(time)}: what time is it then on ${zone(from)}?`,
      `Then change from ${zone(from)} to ${zone(to)}.`,
    ],
  };
}

const timeZones = formed(
  {
    subject: 'Geography',
    category: 'Maps',
    id: 'geography.time.zones',
    title: 'Time zones',
    grades: [5, 12],
    objectives: ['Work out the time in another zone from the offsets'],
    keywords: ['time zones', 'time difference', 'utc', 'world time'],
    prerequisites: ['life.time.clock'],
    teaching: {
      idea: {
        5: 'The Earth turns once a day, so noon comes to different places at different times. Each zone has a number: UTC+3 is 3 hours ahead of UTC, and UTC-5 is 5 hours behind it.',
        9: 'To go from one zone to another, subtract the offsets: from UTC-5 to UTC+2 is 7 hours ahead. Passing midnight changes the date. A few zones differ by half hours.',
      },
      caution: 'Clocks farther east show a later time at the same moment: UTC-2 is ahead of UTC-5.',
      mends: {
        'wrong-direction': 'That goes the wrong way: clocks farther east show a later time.',
        'miscounted-the-hours':
          'The hours are miscounted: count them from one zone to the other, one at a time.',
        'mixed-up-plus-and-minus':
          'Zones on different sides of UTC are farther apart: between UTC-2 and UTC+3 there are 5 hours.',
        'wrong-day': 'The day is wrong: check whether the clock passes midnight on the way.',
      },
      trap: 'wrong-direction',
    },
  },
  {
    time: form([0, 1], timeThere),
    ahead: form([0, 1], ahead),
    zone: form([0, 1, 2], findZone),
    day: form([1, 2], dayThere),
    flight: form([2], flight),
  },
);

/** Time zones. */
export const zones: Concept[] = [timeZones];
