import type { Rng } from '../rng.ts';
import { byLevel } from '../templates.ts';
import type { Dial } from '../types.ts';
import { units } from './areas.ts';

/** Draws the edges of a box. */
export function box(rng: Rng, dial: Dial) {
  const top = byLevel(dial, [6, 9, 14]);
  return { u: rng.pick(units), a: rng.int(2, top), b: rng.int(2, top), c: rng.int(2, top) };
}

/** Returns the picture of a box. */
export const solid = ({ u, a, b, c }: ReturnType<typeof box>) => ({
  figure: {
    kind: 'solid',
    form: 'box',
    width: `${a} ${u}`,
    depth: `${b} ${u}`,
    height: `${c} ${u}`,
  } as const,
});
