import { numeric } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { list, mixed } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { over } from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Data' };

/** Line plot: how many things have each length, in parts of an inch. */
interface Plot {
  d: number;
  rows: readonly { n: number; count: number }[];
  thing: string;
}

function plot(rng: Rng, { grade, level }: Dial): Plot {
  const d = grade === 3 ? rng.pick([2, 4]) : grade === 4 ? rng.pick([4, 8]) : rng.pick([2, 4, 8]);
  const start = rng.int(1, 2 * d);
  const count = level === 0 ? 3 : 4;
  const counts = drawn(
    () => range(1, count).map(() => rng.int(1, 6)),
    (all) => new Set(all).size >= 3,
  );
  return {
    d,
    rows: counts.map((each, i) => ({ n: start + i, count: each })),
    thing: rng.pick(['pencils', 'leaves', 'shells', 'ribbons']),
  };
}

const inches = (n: number, d: number): string => `${mixed(rational(n, d))} in`;
const told = ({ d, rows, thing }: Plot): string =>
  `A line plot shows the length of ${thing}: ${list(rows.map(({ n, count }) => `${inches(n, d)} with ${count} ${count === 1 ? 'mark' : 'marks'}`))}.`;
const keyOf = ({ d, rows, thing }: Plot): string =>
  `${thing} ${rows.map(({ n, count }) => `${n}/${d}:${count}`).join(' ')}`;
const drawnPlot = ({ d, rows, thing }: Plot): { figure: Figure } => ({
  figure: {
    kind: 'dot-plot',
    values: rows.map(({ n, count }) => ({ label: inches(n, d), value: count })),
    name: thing,
  },
});

const plotForms: Forms = {
  total: form([0], (rng, dial) => {
    const p = plot(rng, dial);
    const total = p.rows.reduce((sum, { count }) => sum + count, 0);
    return {
      key: keyOf(p),
      question: `${told(p)} How many ${p.thing} are there in all?`,
      ...numeric(total, {
        'counted-lengths': p.rows.length,
        'one-mark-off': total + rng.pick([1, -1]),
        'left-out-a-length': total - (p.rows[0]?.count ?? 1),
      }),
      explanation: `Each mark is one of the ${p.thing}: ${p.rows.map(({ count }) => count).join(' + ')} = ${total}.`,
      ...drawnPlot(p),
    };
  }),
  more: form([0, 1], (rng, dial) => {
    const p = drawn(
      () => plot(rng, dial),
      ({ rows }) => rows[0]?.count !== rows[1]?.count,
    );
    const [a = { n: 1, count: 1 }, b = { n: 2, count: 2 }] = p.rows;
    const right = Math.abs(a.count - b.count);
    return {
      key: keyOf(p),
      question: `${told(p)} How many ${a.count > b.count ? 'more' : 'fewer'} are ${inches(a.n, p.d)} than ${inches(b.n, p.d)} long?`,
      ...numeric(right, {
        'added-instead': a.count + b.count,
        'one-mark-off': beside(rng, right, { by: 1 }),
        'gave-one-count': Math.max(a.count, b.count),
      }),
      explanation: `The counts are ${a.count} and ${b.count}, so the difference is ${right}.`,
      ...drawnPlot(p),
    };
  }),
  span: form([1, 2], (rng, dial) => {
    const p = plot(rng, dial);
    const [low, high] = [p.rows[0]?.n ?? 0, p.rows.at(-1)?.n ?? 0];
    return {
      key: keyOf(p),
      question: `${told(p)} How much longer is the longest than the shortest, in inches?`,
      ...numeric(
        rational(high - low, p.d),
        {
          'one-step-off': rational(high - low + rng.pick([1, -1]), p.d),
          'added-instead': rational(high + low, p.d),
          'gave-longest': rational(high, p.d),
        },
        { show: dial.grade === 3 ? over(p.d) : mixed, slip: rational(1, p.d) },
      ),
      explanation: `Subtract: ${mixed(rational(high, p.d))} - ${mixed(rational(low, p.d))} = ${mixed(rational(high - low, p.d))}.`,
      ...drawnPlot(p),
    };
  }),
  length: form([2], (rng, dial) => {
    const p = plot(rng, dial);
    const row = drawn(
      () => rng.pick(p.rows),
      (each) => each.count > 1 || p.rows.every((r) => r.count === 1),
    );
    return {
      key: `${keyOf(p)} ${row.n}`,
      question: `${told(p)} All that are ${inches(row.n, p.d)} long are laid end to end. How long is that, in inches?`,
      ...numeric(
        rational(row.n * row.count, p.d),
        {
          'gave-one-length': rational(row.n, p.d),
          'one-mark-off': rational(row.n * beside(rng, row.count, { by: 1 }), p.d),
          'one-step-off': rational(row.n * row.count + rng.pick([1, -1]), p.d),
        },
        { show: mixed, slip: rational(1, p.d) },
      ),
      explanation: `${row.count} × ${mixed(rational(row.n, p.d))} = ${mixed(rational(row.n * row.count, p.d))}.`,
      ...drawnPlot(p),
    };
  }),
  longer: form([0, 1, 2], (rng, dial) => {
    const p = plot(rng, dial);
    const at = rng.int(0, p.rows.length - 2);
    const limit = p.rows[at]?.n ?? 0;
    const right = p.rows.slice(at + 1).reduce((sum, { count }) => sum + count, 0);
    const total = p.rows.reduce((sum, { count }) => sum + count, 0);
    return {
      key: `${keyOf(p)} ${limit}`,
      question: `${told(p)} How many are longer than ${inches(limit, p.d)}?`,
      ...numeric(right, {
        'counted-limit-too': right + (p.rows[at]?.count ?? 0),
        'counted-shorter': total - right,
        'one-mark-off': beside(rng, right, { by: 1 }),
      }),
      explanation: `Count all marks to the right of ${inches(limit, p.d)}: ${list(p.rows.slice(at + 1).map(({ count }) => `${count}`))}. That makes ${right}.`,
      ...drawnPlot(p),
    };
  }),
};

const linePlots = formed(
  {
    ...info,
    id: 'math.data.fraction-line-plots',
    title: 'Line plots with fractions',
    grades: [3, 5],
    objectives: ['Read a line plot of lengths in parts of an inch'],
    keywords: ['line plot', 'line plots', 'dot plot of lengths', 'fractions of an inch'],
    prerequisites: ['math.fractions.number-line'],
    standards: ['3.MD.B.4', '4.MD.B.4', '5.MD.B.2'],
    teaching: {
      idea: 'A line plot shows measured data above a number line. Each mark is one thing that was measured. The number below the marks tells its length.',
      caution: 'The number below is the length, and the marks tell how many.',
      hints: [
        'Does the question ask how many or how long?',
        'Find the marks that count.',
        'Add, subtract or compare them.',
      ],
      mends: {
        'counted-lengths': 'Count the marks, and not the lengths.',
        'one-mark-off': 'Count the marks once more.',
        'left-out-a-length': 'Count the marks above each length.',
        'added-instead': 'The question asks for a difference.',
        'gave-one-count': 'This is one of the counts. Compare both.',
        'one-step-off': 'The lengths are off by one step. Check them once more.',
        'gave-longest': 'This is the longest. How much longer is it than the shortest?',
        'gave-one-length': 'This is the length of one. How many are laid end to end?',
        'counted-limit-too': '“Longer than” does not count those of the same length.',
        'counted-shorter': 'These are the other ones.',
      },
    },
  },
  plotForms,
);

/** Line plots of measured lengths. */
export const linePlotConcepts: Concept[] = [linePlots];
