import type {
  Angle,
  Axis,
  Balance,
  BoxPlot,
  ChartValue,
  Direction,
  DoubleNumberLine,
  Force,
  FractionLine,
  FractionModels,
  FractionProduct,
  Globe,
  Graph,
  GridPoint,
  MapGrid,
  MoonPhase,
  NormalCurve,
  PlaceMap,
  Quadrilateral,
  ScatterPlot,
  Solid,
  SymmetryForm,
  TapeRow,
  Thing,
  Things,
  TimeZones,
  Transformation,
  Triangles,
  UnitSquares,
  Wave,
  Web,
} from './figure-kinds.ts';

/**
 * Typed descriptions of the figures of questions. A template fills one from the parameters of its answer;
 * `lessons/figures` draws it. The figure never answers the question: it omits the answer, or shows the text `?` in its
 * place. Its description reads the texts that are written in it, but not what the learner counts, measures or reads off.
 *
 * - Counting: `things`, `ten-frame`, `ten-frames`, `base-ten`, `number-bond`, `array`, `unit-squares`, `coins`, `clock`.
 * - Fractions: `fraction-bar`, `fraction-circle`, `fraction-models`, `fraction-line`, `fraction-product`; `things` with
 *   `shaded` for a fraction of a set.
 * - Lines and bars: `number-line`, `double-number-line`, `ruler`, `tape`, `balance`.
 * - Functions: `coordinate-grid`, `graph`, `scatter-plot`, `normal-curve`.
 * - Data: `bar-chart`, `line-chart`, `pie-chart`, `dot-plot`, `box-plot`, `histogram`, `tally-chart`, `picture-graph`,
 *   `table`.
 * - Shapes: `polygon`, `rectangle`, `triangle`, `right-triangle`, `triangles`, `quadrilateral`, `outline`, `circle`,
 *   `solid`, `cubes`, `angle`, `transversal`, `symmetry`, `transformation`.
 * - Science and history: `circuit`, `chain`, `web`, `cycle`, `layers`, `forces`, `wave`, `moon`, `thermometer`, `beaker`,
 *   `atom`, `timeline`.
 * - Geography: `map-grid`, `map`, `compass`, `globe`, `time-zones`.
 *
 * Long labels are wrapped and then cut with `…`. In most places 12 characters fit, and 6 everywhere.
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
  | Circuit
  | Things
  | { kind: 'ten-frames'; frames: readonly { filled: number; added?: number }[] }
  | { kind: 'base-ten'; hundreds: number; tens: number; ones: number }
  | { kind: 'number-bond'; whole: string; parts: readonly string[] }
  | UnitSquares
  | FractionModels
  | FractionLine
  | FractionProduct
  | DoubleNumberLine
  | { kind: 'tape'; rows: readonly TapeRow[] }
  | Balance
  | Graph
  | ScatterPlot
  | NormalCurve
  | { kind: 'dot-plot'; values: readonly ChartValue[]; name?: string }
  | { kind: 'box-plot'; axis: Axis; plots: readonly BoxPlot[] }
  | { kind: 'histogram'; axis: Axis; counts: readonly number[] }
  | { kind: 'tally-chart'; rows: readonly ChartValue[] }
  /** At most 60 pictures over all. A half picture stands for half of what one is worth. */
  | { kind: 'picture-graph'; rows: readonly ChartValue[]; thing: Thing; worth: number }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | Triangles
  | Quadrilateral
  | { kind: 'outline'; corners: readonly GridPoint[]; sides: readonly string[] }
  | { kind: 'circle'; measure: 'radius' | 'diameter'; label: string }
  | Solid
  /** Box of unit cubes: rows one behind the other, columns side by side. Each of the three is at most 20. */
  | { kind: 'cubes'; layers: number; rows: number; columns: number }
  | Angle
  | { kind: 'transversal'; labels: readonly string[] }
  | { kind: 'symmetry'; form: SymmetryForm; line: 'vertical' | 'horizontal' | 'diagonal' }
  | Transformation
  | { kind: 'chain'; boxes: readonly string[] }
  | Web
  | { kind: 'cycle'; steps: readonly string[] }
  | { kind: 'layers'; form: 'flat' | 'round'; layers: readonly string[] }
  | { kind: 'forces'; body: string; forces: readonly Force[] }
  | Wave
  | { kind: 'moon'; phases: readonly (MoonPhase | '?')[] }
  | { kind: 'thermometer'; axis: Axis; value: number; unit: '°C' | '°F' }
  | { kind: 'beaker'; axis: Axis; value: number; unit: string }
  | { kind: 'atom'; shells: readonly number[]; label: string }
  | MapGrid
  | PlaceMap
  /** Compass rose, with an arrow where somebody looks. */
  | { kind: 'compass'; facing?: Direction; name?: string }
  | Globe
  | TimeZones
  | { kind: 'timeline'; axis: Axis; events: readonly { at: number; label: string }[] };

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
  /** Numbers with a label below the line. A label without room is left out. */
  labels: readonly number[];
  /** Number that a question mark replaces. */
  asked?: number;
  /** Arcs above the line, for counting on and back. */
  jumps?: readonly { from: number; to: number; label?: string }[];
  /** Solutions of an inequality: an arrow from a number, which is one of them unless its dot is open. */
  ray?: { from: number; to: 'left' | 'right'; open: boolean };
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
