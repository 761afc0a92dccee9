/** Parameters of figures, and the values that they share. */

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

/** Numbers along an axis. Without a step, one that suits the span. */
export interface Axis {
  from: number;
  to: number;
  step?: number;
  name?: string;
}

/** Things that are drawn in their own shapes. */
export type Thing =
  | 'star'
  | 'apple'
  | 'ball'
  | 'fish'
  | 'leaf'
  | 'flower'
  | 'heart'
  | 'bug'
  | 'circle'
  | 'square'
  | 'triangle';

/** Group of equal things. */
export interface ThingGroup {
  thing: Thing;
  count: number;
  /** The last of them are crossed out. */
  crossed?: number;
  /** The first of them have their color, and the others are white. Without it, all have their color. */
  shaded?: number;
  label?: string;
  size?: 'small';
}

/** At most 6 groups, and 60 things over all. */
export interface Things {
  kind: 'things';
  groups: readonly ThingGroup[];
  /** Each group in rows of at most ten, in a frame of its own, scattered in a frame of its own, or all in disorder. */
  layout: 'rows' | 'framed' | 'scattered' | 'mixed';
}

/** Squares in rows from the left, such as a hundred grid or a rectangle with a part cut off. */
export interface UnitSquares {
  kind: 'unit-squares';
  /** Number of squares of each row. */
  rows: readonly number[];
  /** The first of them are shaded, row by row. */
  shaded?: number;
}

/** Fractions below each other. An improper one has several wholes. */
export interface FractionModels {
  kind: 'fraction-models';
  form: 'bar' | 'circle';
  /** `unequal` cuts the wholes into parts of different sizes. */
  models: readonly { parts: number; shaded: number; label?: string; unequal?: true }[];
}

/** Line from one whole number to another, with each unit in equal parts. */
export interface FractionLine {
  kind: 'fraction-line';
  from: number;
  to: number;
  parts: number;
  /** Numerators with a dot on the line. */
  marks: readonly number[];
  /** Numerators with a fraction below the line. Whole numbers always have their label. */
  labels: readonly number[];
  /** Numerator that a question mark replaces. */
  asked?: number;
}

/** Square in rows and columns, the first of both shaded, so that the product is shaded twice. */
export interface FractionProduct {
  kind: 'fraction-product';
  rows: number;
  columns: number;
  shadedRows: number;
  shadedColumns: number;
}

/** Two lines with as many texts each, at equal steps above each other. */
export interface DoubleNumberLine {
  kind: 'double-number-line';
  upper: { name: string; values: readonly string[] };
  lower: { name: string; values: readonly string[] };
}

/** Bar of parts, each with its share of the bar (by default 1), and a text for all of it. */
export interface TapeRow {
  label?: string;
  parts: readonly { text: string; share?: number; shaded?: boolean }[];
  total?: string;
}

/** Scale with boxes on both sides. It is level without a heavier side. */
export interface Balance {
  kind: 'balance';
  left: readonly string[];
  right: readonly string[];
  heavier?: 'left' | 'right';
}

/** Curves through sampled points, on axes with their own units. What is outside of the axes is cut off. */
export interface Graph {
  kind: 'graph';
  x: Axis;
  y: Axis;
  curves: readonly (readonly GridPoint[])[];
  points?: readonly { x: number; y: number; label?: string }[];
}

export interface ScatterPlot {
  kind: 'scatter-plot';
  x: Axis;
  y: Axis;
  points: readonly GridPoint[];
  /** Line of fit. */
  line?: { slope: number; intercept: number };
}

/** Bell curve with labels at the mean and up to three deviations on both sides. */
export interface NormalCurve {
  kind: 'normal-curve';
  mean: number;
  deviation: number;
  /** Shaded area, in deviations from the mean: from -3.5 to 3.5. */
  shaded?: readonly [number, number];
}

export interface BoxPlot {
  label?: string;
  /** Minimum, first quartile, median, third quartile, maximum. */
  five: readonly [number, number, number, number, number];
}

/**
 * One or two triangles to one scale. Each label is at its side or in its angle, which is opposite of the side. Labels of
 * two triangles have at most 6 characters.
 */
export interface Triangles {
  kind: 'triangles';
  triangles: readonly {
    sides: readonly [number, number, number];
    sideLabels?: readonly [string, string, string];
    angleLabels?: readonly [string, string, string];
  }[];
}

export interface Quadrilateral {
  kind: 'quadrilateral';
  form: 'parallelogram' | 'trapezoid';
  base: string;
  height: string;
  /** Label of the upper side. */
  top?: string;
  /** Label of the left side. */
  side?: string;
}

/** Solid with labels of its lengths. A cube has one length; round ones and the sphere have a radius. */
export interface Solid {
  kind: 'solid';
  form: 'cube' | 'box' | 'cylinder' | 'cone' | 'sphere' | 'pyramid' | 'prism';
  width?: string;
  height?: string;
  depth?: string;
  radius?: string;
}

/** Angles side by side at one corner, from the ray to the right. Together at most 360 degrees. */
export interface Angle {
  kind: 'angle';
  parts: readonly { degrees: number; label?: string }[];
  /** True if a protractor lies on it, for at most 180 degrees. */
  protractor?: boolean;
}

export type SymmetryForm =
  | 'heart'
  | 'arrow'
  | 'square'
  | 'rectangle'
  | 'parallelogram'
  | 'isosceles-triangle'
  | 'circle';

/** Shape and its image on a grid. */
export interface Transformation {
  kind: 'transformation';
  shape: readonly GridPoint[];
  image: readonly GridPoint[];
  /** First and last number of both axes. */
  span: readonly [number, number];
  /** Two points of a mirror line. */
  mirror?: readonly [GridPoint, GridPoint];
}

/** Boxes in rows from the lowest, with arrows between them by their texts, such as a food web. */
export interface Web {
  kind: 'web';
  rows: readonly (readonly string[])[];
  arrows: readonly (readonly [string, string])[];
}

/** Arrow at a body. Sizes are in proportion. */
export interface Force {
  direction: 'left' | 'right' | 'up' | 'down';
  size: number;
  label?: string;
}

/** Waves with labels at their height above the middle and at their length. */
export interface Wave {
  kind: 'wave';
  cycles: number;
  /** Height above the middle, from 0 to 1. */
  height: number;
  amplitude?: string;
  wavelength?: string;
}

/** Phases as seen from the northern half of the Earth. */
export type MoonPhase =
  | 'new'
  | 'waxing-crescent'
  | 'first-quarter'
  | 'waxing-gibbous'
  | 'full'
  | 'waning-gibbous'
  | 'last-quarter'
  | 'waning-crescent';

/** Map in squares with letters from the left and numbers from the lowest, and things in some of them. */
export interface MapGrid {
  kind: 'map-grid';
  /** Number of squares of each side, at most 12. */
  size: number;
  marks: readonly { column: number; row: number; sign: MapSign; name: string }[];
}

export type MapSign = 'tree' | 'pond' | 'tent' | 'well' | 'hut' | 'dot' | 'flag';

/** Map with north at the top. Places are in hundredths of its width and height, from the lower left. */
export interface PlaceMap {
  kind: 'map';
  places: readonly { name: string; x: number; y: number }[];
  /** Straight roads between places, by their names. */
  roads?: readonly { from: string; to: string; label: string }[];
  /** Its label, and the share of the first road that its bar is long. Without a share it has no bar. */
  scale?: { label: string; share?: number };
}

export type Direction = 'north' | 'east' | 'south' | 'west';

/** Places in degrees on a globe or a flat grid of parallels and meridians, north and east positive. No land is drawn. */
export interface Globe {
  kind: 'globe';
  /** A round globe shows its places on one meridian. */
  form: 'round' | 'flat';
  places: readonly { latitude: number; longitude: number; label: string }[];
}

/** Line of time zones with cities by the hours of their zones from UTC. */
export interface TimeZones {
  kind: 'time-zones';
  cities: readonly { offset: number; label: string }[];
}
