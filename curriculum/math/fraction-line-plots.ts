import { numeric } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import { sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { list, mixed } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { over } from './fractions.ts';
import { drawn } from './middle-forms.ts';

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
  const count = level === 0 ? 3 : rng.int(3, 4);
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

const inches = (n: number, d: number): string => `${mixed(rational(n, d))} ${n > d ? 'inches' : 'inch'}`;
const told = ({ d, rows, thing }: Plot): string =>
  `A line plot shows the length of ${thing}: ${list(rows.map(({ n, count }) => `${inches(n, d)} with ${count} ${count === 1 ? 'mark' : 'marks'}`))}.`;
const keyOf = ({ d, rows, thing }: Plot): string =>
  `${thing} ${rows.map(({ n, count }) => `${n}/${d}:${count}`).join(' ')}`;
const drawnPlot = ({ d, rows, thing }: Plot): { figure: Figure } => ({
  figure: {
    kind: 'dot-plot',
    values: rows.map(({ n, count }) => ({ label: `${mixed(rational(n, d))} in`, value: count })),
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
        'left-out-the-first': [
          total - (p.rows[0]?.count ?? 1),
          'You left out the first length; count the marks above each one.',
        ],
        'left-out-the-last': [
          total - (p.rows.at(-1)?.count ?? 1),
          'You left out the last length; count the marks above each one.',
        ],
        'counted-the-first-twice': [
          total + (p.rows[0]?.count ?? 1),
          'You counted the first length twice; count each mark once.',
        ],
        'counted-the-last-twice': [
          total + (p.rows.at(-1)?.count ?? 1),
          'You counted the last length twice; count each mark once.',
        ],
      }),

      hints: [`Each mark is one of the ${p.thing}.`, 'Add the numbers of marks above all the lengths.'],
      explanation: `Each mark is one of the ${p.thing}: ${p.rows.map(({ count }) => count).join(' + ')} = ${total}.`,
      ...drawnPlot(p),
    };
  }),
  more: form([0, 1], (rng, dial) => {
    const p = drawn(
      () => plot(rng, dial),
      ({ rows }) => rows[0]?.count !== rows[1]?.count,
    );
    const [a = { n: 1, count: 1 }, b = { n: 2, count: 2 }, c = { n: 3, count: 3 }] = p.rows;
    const apart = (other: typeof a): readonly [number, string] => [
      Math.abs(other.count - c.count),
      `You compared ${inches(other.n, p.d)} with ${inches(c.n, p.d)}; read both lengths again.`,
    ];
    const right = Math.abs(a.count - b.count);
    return {
      key: keyOf(p),
      question: `${told(p)} How many ${a.count > b.count ? 'more' : 'fewer'} ${p.thing} are ${inches(a.n, p.d)} long than ${inches(b.n, p.d)} long?`,
      ...numeric(right, {
        'added-instead': a.count + b.count,
        'gave-one-count': Math.max(a.count, b.count),
        'gave-the-smaller-count': [
          Math.min(a.count, b.count),
          'That is the smaller count; how far apart are both?',
        ],
        'compared-the-first': apart(a),
        'compared-the-second': apart(b),
        ...(right > 1 && {
          'stopped-early': [
            right - 1,
            `You stopped before ${Math.max(a.count, b.count)}; count the last step too.`,
          ] as const,
        }),
        'counted-the-start': [
          right + 1,
          `You counted ${Math.min(a.count, b.count)} itself; count the steps between both numbers.`,
        ],
      }),

      hints: [
        `Count the marks above ${inches(a.n, p.d)}, and those above ${inches(b.n, p.d)}.`,
        'Take the smaller count away from the larger one.',
      ],
      explanation: `The counts are ${a.count} and ${b.count}. ${Math.max(a.count, b.count)} - ${Math.min(a.count, b.count)} = ${right}.`,
      ...drawnPlot(p),
    };
  }),
  span: form([1, 2], (rng, dial) => {
    const p = plot(rng, dial);
    const [low, high] = [p.rows[0]?.n ?? 0, p.rows.at(-1)?.n ?? 0];
    const show = dial.grade === 3 ? over(p.d) : mixed;
    return {
      key: keyOf(p),
      question: `${told(p)} How much longer is the longest than the shortest, in inches?`,
      ...numeric(
        rational(high - low, p.d),
        {
          'counted-the-lengths': [
            rational(high - low + 1, p.d),
            'You counted the lengths; count the steps between them.',
          ],
          'counted-between': [
            rational(high - low - 1, p.d),
            'You counted the lengths between the two; count the steps from one to the other.',
          ],
          'left-out-the-shortest': [
            rational(high - low - (p.rows.length > 3 ? 2 : 1), p.d),
            'The shortest and the longest length have marks too; take one from the other.',
          ],
          ...sometimes(rng, { 'added-instead': rational(high + low, p.d) }),
          'gave-longest': rational(high, p.d),
          'gave-shortest': [rational(low, p.d), 'That is the shortest; how much longer is the longest?'],
        },
        { show, slip: rational(1, p.d) },
      ),

      hints: [
        'Find the longest and the shortest length with a mark.',
        'Take the shortest away from the longest.',
      ],
      explanation: `Take the shortest length away from the longest: ${show(rational(high, p.d))} - ${show(rational(low, p.d))} = ${show(rational(high - low, p.d))}.`,
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
      question: `${told(p)} All ${p.thing} that are ${inches(row.n, p.d)} long are laid end to end. How long is the row, in inches?`,
      ...numeric(
        rational(row.n * row.count, p.d),
        {
          'gave-one-length': rational(row.n, p.d),
          'counted-the-marks': [rational(row.count), 'You counted the marks; put the lengths together.'],
          'left-one-out': [
            rational(row.n * (row.count - 1), p.d),
            `You laid ${row.count - 1} end to end; there ${row.count === 1 ? 'is 1' : `are ${row.count}`}.`,
          ],
          'counted-one-twice': [
            rational(row.n * (row.count + 1), p.d),
            `You laid ${row.count + 1} end to end; there ${row.count === 1 ? 'is 1' : `are ${row.count}`}.`,
          ],
          'added-length-and-count': [
            rational(row.n, p.d).plus(row.count),
            'You added the length and the count; multiply them.',
          ],
        },
        { show: mixed, slip: rational(1, p.d) },
      ),

      hints: [
        `How many ${p.thing} have that length? Count the marks.`,
        'Add the length once for each of them.',
      ],
      explanation: `There ${row.count === 1 ? 'is 1 mark' : `are ${row.count} marks`} at that length. ${row.count} × ${mixed(rational(row.n, p.d))} = ${mixed(rational(row.n * row.count, p.d))}.`,
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
      question: `${told(p)} How many ${p.thing} are longer than ${inches(limit, p.d)}?`,
      ...numeric(right, {
        'counted-limit-too': right + (p.rows[at]?.count ?? 0),
        'counted-shorter': total - right,
        'left-out-the-longest': [
          right - (p.rows.at(-1)?.count ?? 0),
          'You left out the longest length; count the marks above it too.',
        ],
        'counted-the-longest-twice': [
          right + (p.rows.at(-1)?.count ?? 0),
          'You counted the longest length twice; count each mark once.',
        ],
        'counted-the-lengths': [
          p.rows.length - 1 - at,
          'You counted the lengths; count the marks above them.',
        ],
        'counted-one-length': [
          p.rows[at + 1]?.count ?? 1,
          'You counted the next length only; count all the longer ones.',
        ],
      }),

      hints: [`Which lengths are to the right of ${inches(limit, p.d)}?`, 'Count all the marks above them.'],
      explanation: `Count all marks to the right of ${inches(limit, p.d)}: ${
        p.rows.length - at === 2
          ? `there ${right === 1 ? 'is 1' : `are ${right}`}`
          : `${p.rows
              .slice(at + 1)
              .map(({ count }) => count)
              .join(' + ')} = ${right}`
      }.`,
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
      mends: {
        'counted-lengths': 'You counted the lengths; count the marks above them.',
        'added-instead': 'You added; the question asks for a difference.',
        'gave-one-count': 'This is the larger count; how far apart are both?',
        'gave-longest': 'This is the longest; how much longer is it than the shortest?',
        'gave-one-length': 'This is the length of only one; how many are laid end to end?',
        'counted-limit-too': 'You counted that length, too; “longer than” leaves it out.',
        'counted-shorter': 'These are the others; count the marks to the right of that length.',
      },
    },
  },
  plotForms,
);

/** Line plots of measured lengths. */
export const linePlotConcepts: Concept[] = [linePlots];
