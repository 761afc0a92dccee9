import type { Figure, FigureOf } from '../generators/figure-types.ts';
import { drawBarChart, drawLineChart, drawPieChart } from './charts.ts';
import { drawCircuit } from './circuit.ts';
import { drawClock, drawCoins } from './clock-and-coins.ts';
import { drawCoordinateGrid } from './grid.ts';
import { drawNumberLine, drawRuler } from './lines.ts';
import { drawArray, drawFractionBar, drawFractionCircle, drawTenFrame } from './quantities.ts';
import { drawPolygon, drawRectangle, drawRightTriangle, drawTriangle } from './shapes.ts';
import { type Drawing, framed } from './svg.ts';

/** Picture of a figure. */
export interface DrawnFigure {
  /** SVG document of at most 10 KB. The same figure gives the same bytes. */
  svg: string;
  /** Short name of the figure. */
  title: string;
  /** Description of the visible content. */
  description: string;
}

/** Draws a figure from its typed description alone. Its texts answer no question. Pure. */
export function drawFigure(figure: Figure): DrawnFigure {
  const drawing = draw(figure);
  return { svg: framed(drawing), title: drawing.title, description: drawing.description };
}

const drawings: { readonly [K in Figure['kind']]?: (figure: FigureOf<K>) => Drawing } = {
  'number-line': drawNumberLine,
  ruler: drawRuler,
  'fraction-bar': drawFractionBar,
  'fraction-circle': drawFractionCircle,
  'ten-frame': drawTenFrame,
  array: drawArray,
  clock: drawClock,
  coins: drawCoins,
  polygon: drawPolygon,
  rectangle: drawRectangle,
  triangle: drawTriangle,
  'right-triangle': drawRightTriangle,
  'coordinate-grid': drawCoordinateGrid,
  'bar-chart': drawBarChart,
  'line-chart': drawLineChart,
  'pie-chart': drawPieChart,
  circuit: drawCircuit,
};

/** Returns an empty drawing for a kind that has none yet. */
function draw(figure: Figure): Drawing {
  // The table has the function of each kind, which TypeScript cannot follow through the union.
  const drawn = drawings[figure.kind] as ((figure: Figure) => Drawing) | undefined;
  return drawn?.(figure) ?? { title: 'A figure', description: 'A figure.', height: 20, body: '' };
}
