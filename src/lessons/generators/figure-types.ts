/**
 * Typed descriptions of the figures that belong to questions. A template fills one from the same parameters
 * as its answer; `lessons/figures` draws it. A question never depends on its figure: the text says it all. And a
 * figure never answers its question: what is asked is left out of it, or shown as a question mark.
 */
export type Figure =
  | NumberLine
  | { kind: 'ruler'; unit: 'cm' | 'in'; length: number; from: number; to: number }
  | { kind: 'fraction-bar'; parts: number; shaded: number }
  | { kind: 'fraction-circle'; parts: number; shaded: number }
  | { kind: 'ten-frame'; filled: number; added?: number }
  | { kind: 'array'; rows: number; columns: number }
  | { kind: 'clock'; hour: number; minute: number }
  | { kind: 'coins'; cents: readonly number[] }
  | { kind: 'polygon'; sides: number; form?: QuadrilateralForm }
  | { kind: 'rectangle'; width: number; height: number; unit: string; asked?: 'height' }
  | { kind: 'triangle'; base: number; height: number; unit: string }
  | RightTriangle
  | CoordinateGrid
  | { kind: 'bar-chart'; bars: readonly ChartValue[] }
  | { kind: 'line-chart'; points: readonly ChartValue[] }
  | { kind: 'pie-chart'; slices: readonly ChartValue[] }
  | Circuit;

/** The figure of one kind. */
export type FigureOf<K extends Figure['kind']> = Extract<Figure, { kind: K }>;

/** Shapes with four sides that are no regular polygons. */
export const quadrilateralForms = ['rectangle', 'rhombus', 'trapezoid'] as const;
export type QuadrilateralForm = (typeof quadrilateralForms)[number];

interface NumberLine {
  kind: 'number-line';
  from: number;
  to: number;
  step: number;
  /** Numbers with a dot, which are written above the line */
  marks: readonly number[];
  /** Numbers that are written below the line */
  labels: readonly number[];
  /** Where a question mark stands instead of the number */
  asked?: number;
}

interface RightTriangle {
  kind: 'right-triangle';
  base: number;
  height: number;
  hypotenuse: number;
  unit?: string;
  asked?: 'height' | 'hypotenuse';
  /** Name of the angle between base and hypotenuse */
  angle?: string;
}

interface CoordinateGrid {
  kind: 'coordinate-grid';
  points: readonly GridPoint[];
  /** Whether a line goes through the points */
  line?: boolean;
  /** First and last number of both axes; 0 is one of them or lies between them */
  span: readonly [number, number];
}

interface Circuit {
  kind: 'circuit';
  layout: 'series' | 'parallel';
  /** What is written at each resistor, at the battery, and at an arrow along the wire */
  resistors: readonly string[];
  battery?: string;
  current?: string;
}

/** A point of a coordinate grid, written beside it as (x, y). */
export interface GridPoint {
  x: number;
  y: number;
}

/** A value of a chart, with its name. */
export interface ChartValue {
  label: string;
  value: number;
}
