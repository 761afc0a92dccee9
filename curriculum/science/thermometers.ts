import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
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
  `Start at ${ten}. Count ${lines} ${lines === 1 ? 'step' : 'steps'} of ${step}. That is ${value}.`;

/** Asks for the temperature that a thermometer shows. */
export const shown =
  (isAbove: boolean) =>
  (rng: Rng, dial: Dial): Answer => {
    const seen = reading(rng, dial, isAbove);
    const { value, ten, lines, scale } = seen;
    return {
      question: `${seen.text} How many degrees is it?`,
      ...numeric(
        value,
        {
          'one-line-too-high': value + scale.step,
          'one-line-too-low': value - scale.step,
          'counted-the-other-way': 2 * ten - value,
          'took-a-line-for-a-degree': isAbove ? ten + lines : ten - lines,
        },
        { slip: scale.step, max: 120 },
      ),
      explanation: explain(seen),
      ...figure(seen),
    };
  };

/** Asks for the temperature after it has risen or fallen. */
export const changed = (rng: Rng, dial: Dial): Answer => {
  const seen = reading(rng, dial, true);
  const { value, scale } = seen;
  const by = rng.int(2, 9);
  const isWarmer = value <= by || rng.int(0, 1) === 1;
  const after = isWarmer ? value + by : value - by;
  return {
    question: `${seen.text} It gets ${by} degrees ${isWarmer ? 'warmer' : 'colder'}. How many degrees is it then?`,
    ...numeric(after, {
      'one-line-too-high': after + scale.step,
      'one-line-too-low': after - scale.step,
      'left-out-the-change': value,
      'changed-the-wrong-way': isWarmer ? value - by : value + by,
    }),
    explanation: `${explain(seen)} ${isWarmer ? 'Warmer: add' : 'Colder: take away'} ${by}. Then it is ${after}.`,
    ...figure(seen),
  };
};
