import { numeric, type WrongNumber } from '../choices.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { decimal } from '../text.ts';
import type { Dial, Draft } from '../types.ts';

/** Forms of questions on a thermometer, which the text describes line by line. */

type Answer = Omit<Draft, 'key'>;

/** Scales by grade: lines for each degree, then for every two or five. */
const scales = [
  { from: 0, to: 20, step: 1, unit: '°C' },
  { from: 0, to: 50, step: 2, unit: '°C' },
  { from: 0, to: 100, step: 5, unit: '°F' },
] as const;

/** Draws a reading that is some lines above or below a ten. */
function reading(rng: Rng, { grade }: Dial, isAbove: boolean) {
  const scale = grade < 2 ? scales[0] : rng.pick(grade === 2 ? [scales[1]] : [scales[1], scales[2]]);
  const { to, step } = scale;
  const most = 10 / step - 1;
  const lines = rng.int(1, most);
  const ten = isAbove ? rng.int(step === 1 ? 0 : 1, to / 10 - 1) * 10 : rng.int(1, to / 10) * 10;
  const away = lines * step;
  const every = step === 1 ? 'each degree' : `every ${step} degrees`;
  return {
    scale,
    lines,
    ten,
    value: isAbove ? ten + away : ten - away,
    text: `A thermometer has a line for ${every}. The column ends ${lines} ${lines === 1 ? 'line' : 'lines'} ${isAbove ? 'above' : 'below'} ${ten}.`,
  };
}

type Reading = ReturnType<typeof reading>;

const figure = ({ scale: { from, to, step, unit }, value }: Reading): Pick<Draft, 'figure'> => ({
  figure: { kind: 'thermometer', axis: { from, to, step }, value, unit },
});

const explain = ({ scale: { step }, lines, ten, value }: Reading): string =>
  `Start at ${ten}. Count ${value < ten ? 'back ' : ''}${lines} ${lines === 1 ? 'step' : 'steps'} of ${step}. That is ${value}.`;

const lineCount = (lines: number): string => `${lines} ${lines === 1 ? 'line' : 'lines'}`;

/** Returns the results of wrong counts of lines. */
function miscounts({ lines }: Reading, resultOf: (counted: number) => number): Record<string, WrongNumber> {
  return Object.fromEntries(
    [lines - 2, lines - 1, lines + 1, lines + 2]
      .filter((counted) => counted > 0)
      .map((counted) => [
        `counted-${counted}`,
        [resultOf(counted), `You counted ${lineCount(counted)}; the text says ${lines}.`] as const,
      ]),
  );
}

/** Asks for the temperature that a thermometer shows. */
export const shown =
  (isAbove: boolean) =>
  (rng: Rng, dial: Dial): Answer => {
    const seen = reading(rng, dial, isAbove);
    const { value, ten, lines, scale } = seen;
    const { step } = scale;
    const [up, down] = isAbove ? ['up', 'down'] : ['down', 'up'];
    const check = (wrong: Rational): string =>
      wrong.compare(ten) > 0 === isAbove
        ? `Count the lines again: the text says ${lines}.`
        : `${decimal(wrong)} is ${isAbove ? 'below' : 'above'} ${ten}; go ${up} from there.`;
    return {
      question: `${seen.text} How many degrees is it?`,
      ...numeric(
        value,
        {
          ...miscounts(seen, (counted) => (isAbove ? ten + counted * step : ten - counted * step)),
          'counted-the-other-way': [2 * ten - value, `You went ${down} from ${ten}; go ${up}.`],
          'stayed-at-the-number': [ten, `The column does not end at ${ten}; go ${up} ${lineCount(lines)}.`],
          'took-a-line-for-a-degree': [
            isAbove ? ten + lines : ten - lines,
            `Each line stands for ${step} degrees, not for 1.`,
          ],
        },
        { slip: step, max: 120, check },
      ),
      hints: [
        `Find ${ten}. Go ${up} from there.`,
        step === 1
          ? `Each line is one degree. Count ${lines}.`
          : `Count ${isAbove ? 'on' : 'back'} by ${step}s, once for each line.`,
      ],
      explanation: explain(seen),
      ...figure(seen),
    };
  };

/** Asks for the temperature after it has risen or fallen. */
export const changed = (rng: Rng, dial: Dial): Answer => {
  const seen = reading(rng, dial, true);
  const { value, ten, lines, scale } = seen;
  const by = rng.int(2, 9);
  // A result of 1 would stand in the description: the column ends 1 line above a number.
  const isWarmer = value <= by + 1 || rng.int(0, 1) === 1;
  const change = (from: number, degrees = by): number => (isWarmer ? from + degrees : from - degrees);
  const after = change(value);
  const word = isWarmer ? 'warmer' : 'colder';
  return {
    question: `${seen.text} It gets ${by} degrees ${word}. How many degrees is it then?`,
    ...numeric(after, {
      ...miscounts(seen, (counted) => change(ten + counted * scale.step)),
      'left-out-the-change': [value, `This is before it gets ${by} degrees ${word}.`],
      'left-out-the-lines': [change(ten), `You began at ${ten}; go up ${lineCount(lines)} first.`],
      'changed-the-wrong-way': [
        isWarmer ? value - by : value + by,
        isWarmer
          ? 'Warmer means more degrees; you took them away.'
          : 'Colder means fewer degrees; you added them.',
      ],
    }),
    hints: [
      `From ${ten}, go up ${lineCount(lines)}${scale.step === 1 ? '' : ` of ${scale.step}`}.`,
      `It gets ${word}. So go ${isWarmer ? 'up' : 'down'} by ${by}.`,
    ],
    explanation: `${explain(seen)} ${isWarmer ? 'Warmer: add' : 'Colder: take away'} ${by}. Then it is ${after}.`,
    ...figure(seen),
  };
};
