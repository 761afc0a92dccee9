import { checked } from '../checked.ts';
import { crossed, type WrongNumber } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, range } from '../templates.ts';
import { capitalize, mixed } from '../text.ts';
import type { Dial } from '../types.ts';

const goods = [
  ['wheat', 'corn'],
  ['rice', 'beans'],
  ['oats', 'barley'],
  ['apples', 'pears'],
  ['potatoes', 'carrots'],
] as const;

/** Asks what a ton of one crop costs in the other one, at a constant cost. */
export function land(rng: Rng, { level }: Dial): Asked {
  const [a, b] = rng.pair(rng.pick(goods));
  const unit = rng.int(2, 12) * 10;
  const [small = 1, large = 1] = (
    level === 1 ? [1, rng.pick([3, 4, 5, 6])] : rng.sample([2, 3, 4, 5, 7], 2)
  ).sort((p, q) => p - q);
  const isTurned = rng.int(0, 1) === 0;
  const [most, other] = (isTurned ? [large, small] : [small, large]).map((n) => n * unit) as [number, number];
  const answer = rational(other, most);
  const isSum = large === 2 * small || rng.int(0, 1) === 0;
  return {
    question: `With all its land, a farm can grow ${most} tons of ${a}, or ${other} tons of ${b}, or a mix at the same rate. How many tons of ${b} does 1 ton of ${a} cost?`,
    ...crossed(
      {
        right: rational(large, small),
        wrong: rational(isSum ? large + small : large - small, small),
        mistake: isSum ? 'took-the-sum' : 'took-the-difference',
      },
      { right: isTurned, wrong: !isTurned, mistake: 'turned-it-around' },
      (ratio, turned) => mixed(turned ? rational(ratio.d, ratio.n) : ratio),
    ),
    hints: [
      `What does the farm give up if it grows all ${most} tons of ${a}?`,
      `Share that among the ${most} tons.`,
    ],
    explanation: `For ${most} tons of ${a}, the farm gives up ${other} tons of ${b}. For 1 ton, it gives up ${other} ÷ ${most} = ${mixed(answer)} ${answer.compare(1) < 0 ? 'of a ton' : 'tons'}.`,
  };
}

interface Row {
  label: string;
  a: number;
  b: number;
}

function rowAt(rows: readonly Row[], at: number): Row {
  const row = rows[at];
  if (!row) throw new Error(`no row ${at}`);
  return row;
}

/** Returns wrong costs of a move between two rows by their mistakes. */
function moveMistakes(
  rows: readonly Row[],
  from: number,
  to: number,
  b: string,
): Record<string, WrongNumber> {
  const [start, end] = [rowAt(rows, from), rowAt(rows, to)];
  const cost = (i: number, j: number): number => rowAt(rows, i).b - rowAt(rows, j).b;
  const move = (i: number, j: number): readonly [number, string] => [
    cost(i, j),
    `That is the cost of the move from ${rowAt(rows, i).label} to ${rowAt(rows, j).label}.`,
  ];
  return {
    'took-what-is-left': [
      end.b,
      `${end.b} tons are left at ${end.label}; how many are gone since ${start.label}?`,
    ],
    'took-what-is-gained': [
      end.a - start.a,
      `You took the ${end.a - start.a} tons that are gained; the cost is what is given up of ${b}.`,
    ],
    ...(from > 0 && {
      'began-a-row-early': move(from - 1, to),
      'took-the-move-before': move(from - 1, from),
    }),
    ...(to < 4 && { 'ended-a-row-late': move(from, to + 1), 'took-the-move-after': move(to, to + 1) }),
    ...(to - from > 1 && { 'ended-a-row-early': move(from, to - 1), 'began-a-row-late': move(from + 1, to) }),
  };
}

/** Shows a table of what can be made together, and asks what a step costs. */
export function frontier(rng: Rng, { level }: Dial): Asked {
  const [a, b] = rng.pair(rng.pick(goods));
  const step = rng.int(1, 6) * 5;
  const drops = rng.sample(range(2, 20), 4).sort((p, q) => p - q);
  const total = drops.reduce((sum, each) => sum + each, 0) + rng.int(0, 20);
  const rows = range(0, 4).map((i) => ({
    label: 'PQRST'[i] ?? '',
    a: i * step,
    b: total - drops.slice(0, i).reduce((sum, each) => sum + each, 0),
  }));
  const from = level === 1 ? rng.int(1, 3) : rng.int(0, 2);
  const to = level === 1 ? from + 1 : rng.int(from + 2, 4);
  const [start, end] = [rowAt(rows, from), rowAt(rows, to)];
  const answer = start.b - end.b;
  const told = rows.map((row) => `${row.label}: ${row.a} and ${row.b}`);
  return {
    question: `A farm can grow these tons of ${a} and ${b}. ${told.join('; ')}. What does the move from ${start.label} to ${end.label} cost in tons of ${b}?`,
    ...checked(
      answer,
      moveMistakes(rows, from, to, b),
      (wrong) => `Check: ${start.b} - ${wrong} is ${rational(start.b).minus(wrong)}, not ${end.b}.`,
    ),
    hints: [
      `Look only at the tons of ${b}: how many are there at ${start.label}, and how many at ${end.label}?`,
      'The cost is the amount that is lost between the two rows.',
    ],
    explanation: `At ${start.label} there are ${start.b} tons of ${b}, at ${end.label} only ${end.b}. The farm gives up ${start.b} - ${end.b} = ${answer} tons for ${end.a - start.a} more tons of ${a}.`,
    figure: {
      kind: 'table',
      head: ['Point', capitalize(a), capitalize(b)],
      rows: rows.map((row) => [row.label, `${row.a}`, `${row.b}`]),
    },
  };
}
