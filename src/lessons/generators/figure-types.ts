/**
 * Typed descriptions of the figures of questions. A template fills one from the parameters of its answer;
 * `lessons/figures` draws it. A question is complete without its figure. The figure never answers the question: it omits
 * the answer, or shows a question mark in its place.
 */
export type Figure =
  | NumberLine
  | { kind: 'ruler'; unit: 'cm' | 'in'; length: number; from: number; to: number }
  | { kind: 'fraction-bar'; parts: number; shaded: number }
  | FractionCircle
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

/** Figure of one kind. */
export type FigureOf<K extends Figure['kind']> = Extract<Figure, { kind: K }>;

/** Shapes with four sides that are not regular polygons. */
export const quadrilateralForms = ['rectangle', 'rhombus', 'trapezoid'] as const;
export type QuadrilateralForm = (typeof quadrilateralForms)[number];

interface NumberLine {
  kind: 'number-line';
  from: number;
  to: number;
  step: number;
  /** Numbers with a dot and a label above the line. */
  marks: readonly number[];
  /** Numbers with a label below the line. */
  labels: readonly number[];
  /** Number that a question mark replaces. */
  asked?: number;
}

interface FractionCircle {
  kind: 'fraction-circle';
  parts: number;
  shaded: number;
  /** Word for the shaded parts. Jobs of an earlier version may lack it. */
  meaning?: string;
}

interface RightTriangle {
  kind: 'right-triangle';
  base: number;
  height: number;
  hypotenuse: number;
  unit?: string;
  asked?: 'height' | 'hypotenuse';
  /** Name of the angle between base and hypotenuse. */
  angle?: string;
}

interface CoordinateGrid {
  kind: 'coordinate-grid';
  points: readonly GridPoint[];
  /** True if a line goes through the points. */
  line?: boolean;
  /** First and last number of both axes. 0 is one of them or between them. */
  span: readonly [number, number];
}

interface Circuit {
  kind: 'circuit';
  layout: 'series' | 'parallel';
  /** Labels at each resistor, at the battery, and at an arrow along the wire. */
  resistors: readonly string[];
  battery?: string;
  current?: string;
}

/** Point of a coordinate grid with its label (x, y). */
export interface GridPoint {
  x: number;
  y: number;
}

/** Value of a chart with its name. */
export interface ChartValue {
  label: string;
  value: number;
}
