import { boxesOf } from './drawn.ts';
import { pathsOf } from './drawn-points.ts';
import type { Element } from './parse-xml.ts';

/** Reads how the parts of a drawn circuit are connected, from its wires, boxes and plates alone. */

interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Pair of nodes that a resistor or the battery connects. */
type Ends = readonly [number, number];

const touch = (a: Area, b: Area): boolean =>
  a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h;

/** Returns the straight pieces of a path of M, H, V and h. */
function piecesOf(d: string): Area[] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([MHVh])([-\d.]+)(?: ([-\d.]+))?/g)].flatMap(([, command, first, second]) => {
    const from = { x, y };
    if (command === 'M') [x, y] = [Number(first), Number(second)];
    else if (command === 'V') y = Number(first);
    else x = Number(first) + (command === 'h' ? x : 0);
    if (command === 'M') return [];
    const [w, h] = [Math.abs(x - from.x), Math.abs(y - from.y)];
    return [{ x: Math.min(x, from.x), y: Math.min(y, from.y), w, h }];
  });
}

/** Cuts a wire where it goes through a box, since a resistor has a node on each side. */
function cut(wire: Area, box: Area): Area[] {
  const inside =
    wire.x < box.x + box.w && box.x < wire.x + wire.w && wire.y < box.y + box.h && box.y < wire.y + wire.h;
  const across = wire.y > box.y && wire.y < box.y + box.h && wire.h === 0;
  const down = wire.x > box.x && wire.x < box.x + box.w && wire.w === 0;
  if (!(across || down) || !(inside || touch(wire, box))) return [wire];
  const rest = across
    ? [
        { ...wire, w: box.x - wire.x },
        { ...wire, x: box.x + box.w, w: wire.x + wire.w - box.x - box.w },
      ]
    : [
        { ...wire, h: box.y - wire.y },
        { ...wire, y: box.y + box.h, h: wire.y + wire.h - box.y - box.h },
      ];
  return rest.filter(({ w, h }) => w > 0 || h > 0);
}

/** Gives wires that touch, directly or over others, the same number. */
function nodesOf(wires: readonly Area[]): number[] {
  const nodes = wires.map((_, i) => i);
  for (const [i, a] of wires.entries())
    for (const [j, b] of wires.entries()) {
      const [one, other] = [nodes[i] ?? 0, nodes[j] ?? 0];
      if (touch(a, b)) for (const [k, node] of nodes.entries()) if (node === other) nodes[k] = one;
    }
  return nodes;
}

/** Returns the ends of the battery, plus first, and of each resistor. Throws if one has not two ends. */
function partsOf(root: Element): { battery: Ends; resistors: Ends[] } {
  const boxes = boxesOf(root);
  const strokes = pathsOf(root).filter(({ fill }) => fill === 'none');
  const drawnWith = (width: string) =>
    strokes.filter((path) => path['stroke-width'] === width).flatMap(({ d = '' }) => piecesOf(d));
  const wires = boxes.reduce((pieces, box) => pieces.flatMap((wire) => cut(wire, box)), drawnWith('2'));
  const nodes = nodesOf(wires);
  const at = (area: Area, count: number): number[] => {
    const found = [...new Set(nodes.filter((_, i) => touch(wires[i] ?? area, area)))];
    if (found.length !== count) throw new Error(`${found.length} ends instead of ${count}`);
    return found;
  };
  const pole = (width: string): number => drawnWith(width).flatMap((plate) => at(plate, 1))[0] ?? Number.NaN;
  return {
    battery: [pole('3'), pole('5')],
    resistors: boxes.map((box) => {
      const [one = Number.NaN, other = Number.NaN] = at(box, 2);
      return [one, other];
    }),
  };
}

/** Returns true if each resistor connects both poles of the battery, and no wire does. */
export function isSideBySide(root: Element): boolean {
  const { battery, resistors } = partsOf(root);
  const poles = battery.toSorted().join();
  return battery[0] !== battery[1] && resistors.every((ends) => ends.toSorted().join() === poles);
}

/** Returns true if one way leads from pole to pole, through each resistor in turn. */
export function isOneLoop(root: Element): boolean {
  const { battery, resistors } = partsOf(root);
  let [at, left] = [battery[0], resistors];
  while (left.length > 0) {
    const next = left.filter((ends) => ends.includes(at));
    const [ends] = next;
    if (!ends || next.length > 1) return false;
    at = ends[0] === at ? ends[1] : ends[0];
    left = left.filter((other) => other !== ends);
  }
  return at === battery[1] && battery[0] !== battery[1];
}
