import type { Figure } from '../figure-types.ts';

/** Draws places on a map with roads between them. Only where the length of the first road is known, the scale has a bar. */
export function roadMap(
  stops: readonly string[],
  lengths: readonly string[],
  scaleText: string,
): { figure: Figure } {
  const [first = 0, second = 0] = lengths.map((length) => (length === '?' ? 0 : Number(length)));
  const hasBend = stops.length > 2;
  const bend = hasBend ? 10 + (80 * first) / (first + second) : 90;
  const places = stops.map((name, i) => ({
    name,
    x: [10, bend, 90][i] ?? 90,
    y: hasBend && i === 1 ? 66 : 34,
  }));
  const roads = stops.slice(1).map((to, i) => {
    return { from: stops[i] ?? '', to, label: lengths[i] === '?' ? '?' : `${lengths[i]} cm` };
  });
  return {
    figure: {
      kind: 'map',
      places,
      roads,
      scale: { label: scaleText, ...(first > 0 && { share: 1 / first }) },
    },
  };
}

/** Names of two towns. */
export const towns = ['town A', 'town B'];
