import type { Figure } from '../generators/figure-types.ts';
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

function draw(figure: Figure): Drawing {
  switch (figure.kind) {
    case 'number-line':
      return drawNumberLine(figure);
    case 'ruler':
      return drawRuler(figure);
    case 'fraction-bar':
      return drawFractionBar(figure);
    case 'fraction-circle':
      return drawFractionCircle(figure);
    case 'ten-frame':
      return drawTenFrame(figure);
    case 'array':
      return drawArray(figure);
    case 'clock':
      return drawClock(figure);
    case 'coins':
      return drawCoins(figure);
    case 'polygon':
      return drawPolygon(figure);
    case 'rectangle':
      return drawRectangle(figure);
    case 'triangle':
      return drawTriangle(figure);
    case 'right-triangle':
      return drawRightTriangle(figure);
    case 'coordinate-grid':
      return drawCoordinateGrid(figure);
    case 'bar-chart':
      return drawBarChart(figure);
    case 'line-chart':
      return drawLineChart(figure);
    case 'pie-chart':
      return drawPieChart(figure);
    case 'circuit':
      return drawCircuit(figure);
  }
}
