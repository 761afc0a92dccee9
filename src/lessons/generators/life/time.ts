import { numeric, worded } from '../choices.ts';
import { rational } from '../rational.ts';
import { byLevel, sampled } from '../templates.ts';
import { count } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Life Skills', category: 'Time' };

const twelve = (hour: number): number => ((hour + 11) % 12) + 1;

/** Formats minutes as on a clock of twelve hours: 3:05. */
function onDial(minutes: number): string {
  const m = ((minutes % 720) + 720) % 720;
  return `${twelve(Math.floor(m / 60))}:${String(m % 60).padStart(2, '0')}`;
}

const elapsed = sampled(
  {
    ...info,
    id: 'life.time.elapsed',
    title: 'How long does it take?',
    grades: [2, 7],
    objectives: ['Find start, end and length of a stretch of time'],
    keywords: ['elapsed time', 'time', 'duration', 'how long', 'time passed'],
    prerequisites: ['life.time.clock'],
  },
  (rng, dial) => {
    const step = byLevel(dial, [10, 5, 1]);
    const start = rng.int(0, 719 / step) * step;
    const length = rng.int(60 / step, byLevel(dial, [15, 40, 230])) * step || 30;
    const askEnd = rng.int(0, 1) === 1;
    const show = (m: number): string => (m < 60 ? `${m} min` : `${Math.floor(m / 60)} h ${m % 60} min`);
    const thing = rng.pick(['film', 'game', 'trip', 'show', 'class', 'walk']);
    return {
      key: `${askEnd ? 'end' : 'length'} ${start} ${length}`,
      question: askEnd
        ? `A ${thing} starts at ${onDial(start)}. It takes ${show(length)}. When does it end?`
        : `A ${thing} starts at ${onDial(start)}. It ends at ${onDial(start + length)}, less than 12 hours later. How long does it take?`,
      ...(askEnd
        ? worded(onDial(start + length), {
            'forgot-to-carry-the-hour': onDial(start + length - 60),
            'one-hour-too-late': onDial(start + length + 60),
            'went-back': onDial(start - length),
            'off-by-some-minutes': onDial(start + length + step),
            'off-back-by-some-minutes': onDial(start + length - step),
          })
        : worded(show(length), {
            'one-hour-too-long': show(length + 60),
            'one-hour-too-short': show(Math.max(step, length - 60)),
            'hundred-minutes-an-hour': show(length + 40),
            'off-by-some-minutes': show(length + step),
            'off-back-by-some-minutes': show(Math.max(1, length - step)),
          })),
      explanation: `It starts at ${onDial(start)}. It ends at ${onDial(start + length)}. That is ${show(length)}.`,
      figure: { kind: 'clock', hour: twelve(Math.floor(start / 60)), minute: start % 60 },
    };
  },
);

const conversions = [
  ['minute', 'second', 60],
  ['hour', 'minute', 60],
  ['day', 'hour', 24],
  ['week', 'day', 7],
  ['year', 'month', 12],
] as const;

const units = sampled(
  {
    ...info,
    id: 'life.time.units',
    title: 'Seconds, minutes, hours and days',
    grades: [3, 7],
    objectives: ['Change between units of time'],
    keywords: ['units of time', 'seconds', 'minutes', 'hours', 'days and weeks', 'converting time'],
    prerequisites: ['math.multiplication.facts'],
  },
  (rng, dial) => {
    const [large, small, factor] = rng.pick(conversions);
    const n = rng.int(2, byLevel(dial, [150, 200, 300]));
    const extra = byLevel(dial, [0, rng.int(1, factor - 1), rng.int(1, factor - 1)]);
    const total = n * factor + extra;
    const down = dial.level > 0 || rng.int(0, 1) === 1;
    return {
      key: `${down ? small : large} ${total} ${large}`,
      question: down
        ? `How many ${small}s are ${count(n, large)}${extra > 0 ? ` and ${count(extra, small)}` : ''}?`
        : `How many ${large}s are ${count(total, small)}?`,
      ...numeric(down ? total : n, {
        'inverted-operation': down ? rational(total, factor * factor).round() : total * factor,
        'forgot-the-rest': down ? n * factor : n + 1,
        'counted-in-tens': down ? n * 10 + extra : rational(total, 10).round(),
        'added-instead': n + factor,
        'counted-in-hundreds': n * 100 + extra,
      }),
      explanation: `1 ${large} is ${factor} ${small}s. ${down ? `${n} × ${factor}${extra > 0 ? ` + ${extra}` : ''} = ${total}` : `${total} ÷ ${factor} = ${n}`}.`,
    };
  },
);

const railway = sampled(
  {
    ...info,
    id: 'life.time.24-hour',
    title: 'The 24-hour clock',
    grades: [3, 8],
    objectives: ['Change between 12-hour and 24-hour time'],
    keywords: ['24 hour clock', 'military time', 'am and pm', '24-hour time'],
    prerequisites: ['life.time.clock'],
  },
  (rng) => {
    const [hour, minute] = [rng.int(0, 23), rng.int(0, 59)];
    const mm = String(minute).padStart(2, '0');
    const long = (h: number): string => `${String(((h % 24) + 24) % 24).padStart(2, '0')}:${mm}`;
    const short = (h: number): string => `${twelve(h)}:${mm} ${((h % 24) + 24) % 24 < 12 ? 'a.m.' : 'p.m.'}`;
    const toLong = rng.int(0, 1) === 1;
    const show = toLong ? long : short;
    return {
      key: `${toLong ? 'long' : 'short'} ${hour} ${minute}`,
      question: toLong
        ? `How do you write ${short(hour)} on a 24-hour clock?`
        : `A 24-hour clock shows ${long(hour)}. How do you say it with a.m. or p.m.?`,
      ...worded(show(hour), {
        'mixed-up-am-and-pm': show(hour + 12),
        'subtracted-ten': show(hour + 2),
        'one-hour-off': show(hour + 1),
        'other-hour-and-half-of-day': show(hour + 14),
      }),
      explanation: `After noon add 12 to the hour; midnight is 00. So ${short(hour)} is ${long(hour)}.`,
    };
  },
);

/** Clocks and durations. */
export const time: Concept[] = [elapsed, units, railway];
