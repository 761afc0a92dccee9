import type { Figure, FigureOf } from '../../../figure-types.ts';

/** Figures by kind. */
export type Samples = { [K in Figure['kind']]: readonly Omit<FigureOf<K>, 'kind'>[] };

/** Label that has no room anywhere, and characters that XML escapes. */
export const long = 'Sunlight & <warm> water of the "great" northern oceans';

export function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}
