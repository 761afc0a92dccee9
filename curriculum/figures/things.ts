import type { ThingGroup } from '../figure-kinds.ts';
import type { FigureOf } from '../figure-types.ts';
import { short } from './fitted-text.ts';
import { box, type Drawing, num, strokes, width } from './svg.ts';
import { drawnThings, type Spot } from './thing-shapes.ts';

/** Groups of things to count, compare, share and sort. */

type Things = FigureOf<'things'>;

/** Groups with the places of their things. */
interface Laid {
  spots: readonly (readonly Spot[])[];
  radius: number;
  height: number;
  /** Frames and labels. */
  drawn: string;
}

export function drawThings(figure: Things): Drawing {
  const { groups, layout } = figure;
  const { spots, radius, height, drawn } = laidOut(figure);
  const things = groups.map(({ thing, shaded, size, crossed = 0 }, i) => {
    const places = spots[i] ?? [];
    const large = size === 'small' ? radius * 0.6 : radius;
    return drawnThings(thing, places, large, shaded) + crosses(places.slice(places.length - crossed), radius);
  });
  const [only] = groups;
  const isOne = isSingle(groups);
  return {
    title: isOne ? 'A picture' : 'Pictures of things',
    description: isOne
      ? `${only?.thing === 'apple' ? 'An' : 'A'} ${only?.thing}.`
      : layout === 'mixed'
        ? `Things without order: ${inDisorder(groups, spots)}.`
        : inGroups(groups),
    height,
    body: drawn + things.join(''),
  };
}

/** Returns true for one thing alone, which is drawn large. */
function isSingle([only, ...others]: readonly ThingGroup[]): boolean {
  return (
    only?.count === 1 && others.length === 0 && nameOf(only, 0) === only.thing && only.label === undefined
  );
}

function crosses(spots: readonly Spot[], radius: number): string {
  const r = radius * 1.1;
  const d = spots.map(
    ([x, y]) =>
      `M${num(x - r)} ${num(y - r)}l${num(2 * r)} ${num(2 * r)}m${num(-2 * r)} 0l${num(2 * r)} ${num(-2 * r)}`,
  );
  return d.length > 0 ? strokes(d.join(''), { 'stroke-width': 2.5, 'stroke-linecap': 'round' }) : '';
}

/** Names one thing of a group as it looks. */
function nameOf({ thing, count, crossed = 0, shaded, size }: ThingGroup, i: number): string {
  const words = [
    i >= count - crossed ? 'crossed out' : '',
    shaded === undefined ? '' : i < shaded ? 'colored' : 'white',
    size ?? '',
    thing,
  ];
  return words.filter((word) => word !== '').join(' ');
}

/** Names each thing in turn, so that a listener can count. */
function inGroups(groups: readonly ThingGroup[]): string {
  return groups
    .map((group) => {
      const names = Array.from({ length: group.count }, (_, i) => nameOf(group, i));
      return `${group.label ?? (groups.length > 1 ? 'A group' : 'Things in a row')}: ${names.join(', ') || 'nothing'}.`;
    })
    .join(' ');
}

function inDisorder(groups: readonly ThingGroup[], spots: Laid['spots']): string {
  const all = groups.flatMap((group, i) =>
    (spots[i] ?? []).map(([x, y], n) => ({ name: nameOf(group, n), x, y })),
  );
  return all
    .sort((a, b) => Math.round(a.y / 20) - Math.round(b.y / 20) || a.x - b.x)
    .map(({ name }) => name)
    .join(', ');
}

function laidOut(figure: Things): Laid {
  if (figure.layout === 'rows') return inRows(figure.groups);
  return figure.layout === 'mixed' ? inOneFrame(figure.groups) : inFrames(figure);
}

/** Draws each group from the left, in rows of at most ten, so that equal places stand below each other. */
function inRows(groups: readonly ThingGroup[]): Laid {
  const rows = groups.map(({ count }) => Math.max(1, Math.ceil(count / 10)));
  const labels = groups.map(({ label }) => (label === undefined ? 0 : 20));
  const fixed = labels.reduce((sum, each) => sum + each + 8, 8);
  const largest = isSingle(groups) ? 100 : 30;
  const pitch = Math.min(largest, (396 - fixed) / rows.reduce((sum, each) => sum + each, 0));
  let top = 8;
  const laid = groups.map(({ count, label }, i) => {
    const first = top + (labels[i] ?? 0);
    top = first + (rows[i] ?? 1) * pitch + 8;
    return {
      spots: Array.from(
        { length: count },
        (_, n): Spot => [10 + pitch * ((n % 10) + 0.5), first + pitch * (Math.floor(n / 10) + 0.5)],
      ),
      text: label === undefined ? '' : short(10, first - 6, label, { across: width - 20, anchor: 'start' }),
    };
  });
  return {
    spots: laid.map(({ spots }) => spots),
    radius: pitch * 0.4,
    height: Math.ceil(top),
    drawn: laid.map(({ text }) => text).join(''),
  };
}

/** Draws each group in a frame of its own, up to three beside each other. */
function inFrames({ groups, layout }: Things): Laid {
  const columns = groups.length === 4 ? 2 : Math.min(3, groups.length);
  const [gap, label] = [10, groups.some((group) => group.label !== undefined) ? 22 : 0];
  const wide = (width - 16 - (columns - 1) * gap) / columns;
  const most = Math.max(1, ...groups.map(({ count }) => count));
  const frameRows = Math.ceil(groups.length / columns);
  const room = (388 - frameRows * (label + gap)) / frameRows;
  const grid = gridFor(layout === 'scattered' ? Math.ceil(most * 1.4) : most, wide, room);
  const tall = grid.rows * grid.pitch + 10;
  const laid = groups.map((group, i) => {
    const left = 8 + (i % columns) * (wide + gap);
    const top = 8 + label + Math.floor(i / columns) * (tall + label + gap);
    const cells = layout === 'scattered' ? scattered(grid, i) : inOrder(grid);
    const text =
      group.label === undefined ? '' : short(left + wide / 2, top - 6, group.label, { across: wide });
    return {
      spots: cells.slice(0, group.count).map(([x, y]): Spot => [left + wide / 2 + x, top + 5 + y]),
      drawn: box(left, top, wide, tall, { rx: 8 }) + text,
    };
  });
  return {
    spots: laid.map(({ spots }) => spots),
    radius: grid.pitch * (layout === 'scattered' ? 0.33 : 0.4),
    height: Math.ceil(8 + frameRows * (tall + label + gap)),
    drawn: laid.map(({ drawn }) => drawn).join(''),
  };
}

/** Draws all groups in one frame, in disorder. */
function inOneFrame(groups: readonly ThingGroup[]): Laid {
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const grid = gridFor(Math.ceil(all * 1.3), width - 16, 370);
  const tall = grid.rows * grid.pitch + 10;
  const cells = scattered(grid, 0).map(([x, y]): Spot => [width / 2 + x, 13 + y]);
  let taken = 0;
  const spots = groups.map(({ count }) => {
    taken += count;
    return cells.slice(taken - count, taken);
  });
  return {
    spots,
    radius: grid.pitch * 0.33,
    height: tall + 16,
    drawn: box(8, 8, width - 16, tall, { rx: 8 }),
  };
}

/** Cells around a middle line, from y 0 down. */
interface Cells {
  columns: number;
  rows: number;
  pitch: number;
}

/** Returns as large cells as fit for a number of things. */
function gridFor(count: number, wide: number, tall: number): Cells {
  const options = Array.from({ length: Math.min(10, Math.max(1, count)) }, (_, i): Cells => {
    const [columns, rows] = [i + 1, Math.max(1, Math.ceil(count / (i + 1)))];
    return { columns, rows, pitch: Math.min(34, (wide - 10) / columns, (tall - 10) / rows) };
  });
  // Of equally large cells, the flattest grid.
  return options.reduce((best, each) => (each.pitch >= best.pitch ? each : best));
}

function inOrder({ columns, rows, pitch }: Cells): Spot[] {
  return Array.from({ length: columns * rows }, (_, i) => [
    ((i % columns) + 0.5 - columns / 2) * pitch,
    (Math.floor(i / columns) + 0.5) * pitch,
  ]);
}

/** Returns the cells in an order without a pattern, each place moved a little. The same grid gives the same places. */
function scattered(grid: Cells, seed: number): Spot[] {
  const free = grid.pitch * 0.14;
  return inOrder(grid)
    .map(([x, y], i) => ({ x, y, hash: mixed(i + seed * 977 + 1) }))
    .sort((a, b) => a.hash - b.hash)
    .map(({ x, y, hash }) => [x + ((hash % 101) / 50 - 1) * free, y + ((hash % 97) / 48 - 1) * free]);
}

/** Returns a number that shows no pattern along the indices. */
function mixed(index: number): number {
  const once = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d);
  return Math.imul(once ^ (once >>> 12), 0x297a2d39) >>> 0;
}
