/** One shape of a drawing on a square of 100 by 100, whose middle is at x = 50. */
export interface Shape {
  d: string;
  fill: string;
  stroke?: string;
  width?: number;
  /** True if the drawing also has the shape's mirror image, on the other side of the middle. */
  isPair?: boolean;
}

/** Dark of eyes, noses and lines in all pictures. */
export const ink = '#2d2440';

/** An area of one color. */
export const fill = (color: string, d: string): Shape => ({ d, fill: color });

/** An area and its mirror image. */
export const both = (color: string, d: string): Shape => ({ d, fill: color, isPair: true });

/** A line of a pen `width` wide. */
export const line = (color: string, width: number, d: string): Shape => ({
  d,
  fill: 'none',
  stroke: color,
  width,
});

/** A line and its mirror image. */
export const bothLines = (color: string, width: number, d: string): Shape => ({
  ...line(color, width, d),
  isPair: true,
});

/** Path of an ellipse around (x, y); of a circle without `ry`. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** Path of a line around (x, y) with `count` points at `outer`, and a valley at `inner` between each two. */
export function spiked(x: number, y: number, outer: number, inner: number, count: number): string {
  const points = Array.from({ length: 2 * count }, (_, index) => {
    const angle = (Math.PI * index) / count;
    const radius = index % 2 ? inner : outer;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Path of `count` round bumps at `radius` around (x, y): a mane, a blossom. */
export function scalloped(x: number, y: number, radius: number, count: number): string {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / count;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  const bump = (radius * Math.sin(Math.PI / count) * 1.12).toFixed(1);
  return `M${points[count - 1]}${points.map((point) => `A${bump} ${bump} 0 0 1 ${point}`).join('')}Z`;
}

/** Draws shapes, the first one lowest. A rim is a white edge around each of them, as of a sticker. */
export function Shapes({ shapes, rim }: { shapes: readonly Shape[]; rim?: number }) {
  return shapes.flatMap(({ d, fill, stroke, width, isPair }) => {
    const paint = rim
      ? { fill: 'none', stroke: '#fff', 'stroke-width': rim + (width ?? 0) }
      : { fill, stroke, 'stroke-width': width };
    return [
      <path d={d} {...paint} />,
      isPair && <path d={d} transform="matrix(-1 0 0 1 100 0)" {...paint} />,
    ];
  });
}
