/**
 * Typed descriptions of the figures that belong to questions. A template fills one from the same parameters
 * as its answer; drawing happens elsewhere. A question never depends on its figure: the text says it all.
 */
export type Figure =
  | { kind: 'number-line'; from: number; to: number; step: number; marks: readonly number[] }
  | { kind: 'fraction-bar'; parts: number; shaded: number }
  | { kind: 'fraction-circle'; parts: number; shaded: number }
  | { kind: 'ten-frame'; filled: number; added?: number }
  | { kind: 'array'; rows: number; columns: number }
  | { kind: 'clock'; hour: number; minute: number }
  | { kind: 'coins'; cents: readonly number[] }
  | { kind: 'ruler'; unit: 'cm' | 'in'; length: number }
  | { kind: 'polygon'; sides: number; labels?: readonly string[] }
  | { kind: 'rectangle'; width: number; height: number; unit: string }
  | { kind: 'triangle'; base: number; height: number; unit: string }
  | { kind: 'coordinate-grid'; points: readonly GridPoint[]; line?: boolean }
  | { kind: 'bar-chart'; bars: readonly ChartValue[] }
  | { kind: 'line-chart'; points: readonly ChartValue[] }
  | { kind: 'pie-chart'; slices: readonly ChartValue[] }
  | { kind: 'circuit'; layout: 'series' | 'parallel'; volts?: number; ohms: readonly number[] };

/** A labelled point of a coordinate grid. */
export interface GridPoint {
  x: number;
  y: number;
  label?: string;
}

/** A labelled value of a chart. */
export interface ChartValue {
  label: string;
  value: number;
}
