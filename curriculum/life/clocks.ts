import { checked } from '../checked.ts';
import { crossed, type Part } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { listed, range } from '../templates.ts';
import { capitalize, count } from '../text.ts';
import type { Concept, Draft, Teaching } from '../types.ts';
import { type ClockGrade, clockGrades, type FormName, type Item, items, keyOf } from './clock-items.ts';
import {
  clockFigure,
  hourOf,
  lasting,
  minuteOf,
  onDial,
  timeChoices,
  twelve,
  wayFrom,
  wrongHour,
  wrongMinute,
} from './clock-times.ts';

type Answers = Pick<Draft, 'answer' | 'mistakes' | 'numbers'>;

const say = (time: number, grade: ClockGrade): string =>
  grade === 0 ? `${hourOf(time)} o'clock` : onDial(time);

/** Describes where the hands are. */
function handsAt(time: number): string {
  const [hour, minute] = [hourOf(time), minuteOf(time)];
  const mark = twelve(Math.floor(minute / 5));
  const rest = minute % 5;
  const long = rest === 0 ? `on the ${mark}` : `${count(rest, 'small mark')} past the ${mark}`;
  return `The short hand is ${minute === 0 ? 'on' : 'past'} the ${hour}. The long hand is ${long}.`;
}

/** Returns four hours in a row. The right one may be the first, the last or one between. */
function hourChoices(rng: Rng, time: number): Answers {
  const first = rng.int(-3, 0);
  const wrong = [0, 1, 2, 3].map((i) => first + i).filter((off) => off !== 0);
  const option = (off: number) => ({ text: say(time + off * 60, 0), worth: say(time + off * 60, 0) });
  return {
    answer: option(0),
    mistakes: wrong.map((off) => ({
      name: off > 0 ? 'counted-too-far' : 'stopped-too-soon',
      ...option(off),
      mend: `This time comes ${count(Math.abs(off), 'hour')} ${off > 0 ? 'later' : 'earlier'}: look at the short hand.`,
    })),
  };
}

/** Returns wrong minutes as a learner of the grade may read or count them. */
function minuteOff(rng: Rng, minute: number, grade: ClockGrade): Part<number> {
  if (grade === 1) return wrongMinute(rng, minute, 30, 'half-hour-off');
  const isSmall = grade === 3 && rng.int(0, 1) === 1;
  return wrongMinute(rng, minute, isSmall ? 1 : 5, isSmall ? 'one-minute-off' : 'five-minutes-off');
}

/** Returns an hour that is one off. On the full hour, the short hand is on its number. */
const advisedHour = (rng: Rng, time: number): Part<number> => ({
  ...wrongHour(rng, hourOf(time)),
  ...(minuteOf(time) === 0 && { mend: 'The hour is wrong: look at the number that the short hand is on.' }),
});

/** Returns the choices for a time. */
function choicesFor(rng: Rng, time: number, grade: ClockGrade): Answers {
  if (grade === 0) return hourChoices(rng, time);
  return timeChoices(advisedHour(rng, time), minuteOff(rng, minuteOf(time), grade));
}

/** Returns the choices for a clock that is read. In some, the hands are mixed up. */
function readChoices(rng: Rng, time: number, grade: ClockGrade): Answers {
  const [hour, minute] = [hourOf(time), minuteOf(time)];
  const mark = twelve(minute / 5);
  if (grade !== 2 || mark === hour || rng.int(0, 2) > 0) return choicesFor(rng, time, grade);
  return timeChoices(
    { right: hour, wrong: mark, mistake: 'took-hour-from-long-hand' },
    { right: minute, wrong: (hour * 5) % 60, mistake: 'took-minutes-from-short-hand' },
  );
}

function explainReading(time: number, grade: ClockGrade): string {
  const [hour, minute] = [hourOf(time), minuteOf(time)];
  if (minute === 0)
    return `The long hand is on the 12, so the hour is full. The short hand shows ${hour}. It is ${say(time, grade)}.`;
  const past = `The short hand is past the ${hour}: the hour is ${hour}.`;
  if (grade === 1) return `${past} The long hand is on the 6: half an hour is over. It is ${onDial(time)}.`;
  const fives = minute - (minute % 5);
  const counted = fives === 0 ? '' : ` Count by fives from the 12: ${fives} minutes.`;
  const added = `${fives === 0 ? 'Count' : 'Add'} the small marks: ${count(minute, 'minute')}.`;
  const rest = minute % 5 === 0 ? '' : ` ${added}`;
  return `${past}${counted}${rest} It is ${onDial(time)}.`;
}

/** Says where to look to read a clock. */
const whereTo = (time: number, grade: ClockGrade): string =>
  minuteOf(time) === 0 || grade === 0
    ? 'Which number is the short hand on?'
    : 'Which number did the short hand pass last?';

/** Returns the steps to read a clock. */
function readHints(time: number, grade: ClockGrade): [string, string] {
  const minute = minuteOf(time);
  if (minute === 0) return ['The long hand is on the 12. What does that mean?', whereTo(time, grade)];
  if (grade === 1) return [whereTo(time, grade), 'The long hand is on the 6. How far around is that?'];
  return [whereTo(time, grade), 'Count by fives from the 12 to the long hand.'];
}

/** Returns the choices for a time that comes before or after the one on the clock. */
function movedChoices(rng: Rng, end: number, grade: ClockGrade, way: string): Answers {
  if (grade === 0) {
    const { answer, mistakes } = hourChoices(rng, end);
    return {
      answer,
      mistakes: mistakes.map((each) => ({
        ...each,
        mend: `Too ${each.name === 'counted-too-far' ? 'late' : 'early'}: ${way}.`,
      })),
    };
  }
  return timeChoices(
    { ...wrongHour(rng, hourOf(end)), mend: `The hour is wrong: ${way}.` },
    { ...minuteOff(rng, minuteOf(end), grade), mend: `The minutes are wrong: ${way}.` },
  );
}

const moved =
  (sign: 1 | -1) =>
  ({ grade, time, by }: Item, rng: Rng) => {
    const way = sign > 0 ? 'more' : 'back';
    const length = by === 30 && grade === 1 ? 'half an hour' : lasting(by);
    const counted = `count ${length} ${sign > 0 ? 'on' : 'back'} from ${say(time, grade)}`;
    const whole = `The clock shows ${say(time, 0)}. Count ${count(by / 60, 'hour')} ${way}. That is ${say(time + sign * by, 0)}.`;
    return {
      question: `${handsAt(time)} What time ${sign > 0 ? 'will it be' : 'was it'} ${length} ${sign > 0 ? 'later' : 'ago'}?`,
      ...movedChoices(rng, time + sign * by, grade, counted),
      explanation: grade === 0 ? whole : wayFrom(time, by, way),
      hints: [
        `First read the clock. ${whereTo(time, grade)}`,
        `Then count ${length} ${sign > 0 ? 'on' : 'back'}.`,
      ],
    };
  };

/** Says a time with the nearer hour: 3:40 is 20 minutes to 4. */
function inWords(rng: Rng, time: number, grade: ClockGrade): Answers {
  const [hour, minute] = [hourOf(time), minuteOf(time)];
  if (grade === 1) {
    const [right, wrong] = minute === 0 ? (['whole', 'half'] as const) : (['half', 'whole'] as const);
    const show = (h: number, part: string) => (part === 'half' ? `half past ${h}` : `${h} o'clock`);
    return crossed(advisedHour(rng, time), { right, wrong, mistake: 'half-hour-off' }, show);
  }
  const isPast = minute < 30;
  const left = isPast ? minute : 60 - minute;
  const length = left === 15 ? 'a quarter' : count(left, 'minute');
  const [right, wrong] = isPast ? (['past', 'to'] as const) : (['to', 'past'] as const);
  return crossed(
    isPast
      ? wrongHour(rng, hour)
      : {
          ...wrongHour(rng, twelve(hour + 1)),
          mend: `The hour is wrong: “to” goes with the next full hour after ${onDial(time)}.`,
        },
    { right, wrong, mistake: 'mixed-up-past-and-to' },
    (h, word) => `${length} ${word} ${h}`,
  );
}

/** Returns the unit in which a learner of the grade counts, in minutes. */
const unitFor = (grade: ClockGrade, by: number): readonly [minutes: number, name: string] =>
  grade > 1 ? [1, 'minute'] : by % 60 === 0 ? [60, 'hour'] : [30, 'half hour'];

const forms: Record<FormName, (item: Item, rng: Rng) => Omit<Draft, 'key'>> = {
  read: ({ grade, time }, rng) => ({
    question: `${handsAt(time)} What time is it?`,
    ...readChoices(rng, time, grade),
    explanation: explainReading(time, grade),
    hints: readHints(time, grade),
  }),
  later: moved(1),
  earlier: moved(-1),
  words: ({ grade, time }, rng) => {
    const answers = inWords(rng, time, grade);
    return {
      question: `${handsAt(time)} How do you say this time?`,
      ...answers,
      explanation: `${explainReading(time, grade)} ${capitalize(answers.answer.text)} is the same time.`,
      hints:
        grade === 1
          ? readHints(time, grade)
          : [
              whereTo(time, grade),
              minuteOf(time) < 30
                ? 'The long hand has not reached the 6. So say the minutes past the hour.'
                : 'The long hand is past the 6. So count the minutes to the next hour.',
            ],
    };
  },
  until: ({ grade, time, by }) => {
    const [unit, name] = unitFor(grade, by);
    const step = grade === 2 ? 5 : 1;
    const n = by / unit;
    return {
      question: `${handsAt(time)} How many ${name}s is it until ${say(time + by, grade)}?`,
      ...checked(
        n,
        {
          'counted-the-start': [n + step, 'Do not count the start: count the steps after it.'],
          'left-out-the-last-step': [n - step, 'Count the last step too.'],
          ...(grade > 1 && {
            'took-the-minutes-of-the-end': [
              minuteOf(time + by),
              `Those are the minutes of ${onDial(time + by)}: count from the time on the clock.`,
            ] as const,
          }),
        },
        (wrong) =>
          `${count(Number(wrong.n), name)} after ${say(time, grade)}, it is ${say(time + Number(wrong.n) * unit, grade)}.`,
        { slip: step, max: n + (grade < 2 ? 5 : 60) },
      ),
      explanation:
        grade === 0
          ? `Count on from ${hourOf(time)}: ${range(1, n)
              .map((i) => hourOf(time + i * 60))
              .join(', ')}. That is ${count(n, 'hour')}.`
          : `${wayFrom(time, by)} That is ${count(n, name)}.`,
      hints: [
        `First read the clock. ${whereTo(time, grade)}`,
        `Then count the ${name}s one at a time. Do not count the start.`,
      ],
    };
  },
};

const teaching: Teaching = {
  idea: {
    0: "A clock has two hands. The short hand shows the hour. The long hand is on the 12: then it is o'clock.",
    1: 'The short hand shows the hour. The long hand on the 12 means a full hour. The long hand on the 6 means half past. Then the short hand is halfway to the next number.',
    2: 'The short hand shows the hour. The long hand shows the minutes. Each number is five minutes more. So count by fives from the 12.',
    3: 'The short hand shows the hour that has begun. The long hand shows the minutes: five from number to number, one from mark to mark. An hour has 60 minutes, so count to the next full hour first.',
  },
  caution: 'The short hand moves slowly. The hour is the number it has passed.',
  mends: {
    'one-hour-too-late': 'The hour is wrong: the short hand has not reached that number.',
    'one-hour-too-early': 'The hour is wrong: the short hand has passed the next number, too.',
    'half-hour-off': 'Look at the long hand. On the 12, the hour is full. On the 6, it is half past.',
    'five-minutes-off': 'The minutes are wrong: count by fives from the 12.',
    'one-minute-off': 'The minutes are wrong: count the small marks one by one.',
    'took-hour-from-long-hand': 'The short hand shows the hour, and the long one the minutes.',
    'took-minutes-from-short-hand': 'The long hand shows the minutes, and the short one the hour.',
    'mixed-up-past-and-to': '“Past” counts after the hour, and “to” counts what is left.',
  },
};

const telling = listed<Item>(
  {
    subject: 'Life Skills',
    category: 'Time',
    id: 'life.time.clock',
    title: 'Telling time',
    grades: [0, 3],
    objectives: ['Read the hands of a clock'],
    keywords: ['telling time', 'clock', 'clocks', 'time', 'hour and minute hands'],
    standards: ['1.MD.B.3', '2.MD.C.7', '3.MD.A.1'],
    teaching,
  },
  {
    items,
    key: keyOf,
    level: ({ level }) => level,
    grades: ({ grade, lastGrade }) => [grade, lastGrade],
    draw: (item, rng, dial) => {
      const grade = clockGrades.find(
        (each) => each === dial.grade && each > item.grade && each <= item.lastGrade,
      );
      return { ...forms[item.form]({ ...item, grade: grade ?? item.grade }, rng), ...clockFigure(item.time) };
    },
  },
);

/** Clocks with hands. */
export const clocks: Concept[] = [telling];
