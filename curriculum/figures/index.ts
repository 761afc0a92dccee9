import type { Figure, FigureOf } from '../figure-types.ts';
import { drawQuadrilateral, drawTriangle } from './altitudes.ts';
import { drawAngle, drawSymmetry, drawTransformation, drawTransversal } from './angles.ts';
import { drawBarChart, drawLineChart, drawPieChart } from './charts.ts';
import { drawCircuit } from './circuit.ts';
import { drawClock, drawCoins } from './clock-and-coins.ts';
import { drawCubes } from './cubes.ts';
import {
  drawBoxPlot,
  drawDotPlot,
  drawHistogram,
  drawPictureGraph,
  drawTable,
  drawTallyChart,
} from './data-plots.ts';
import { drawChain, drawCycle, drawLayers } from './diagrams.ts';
import { drawFractionLine, drawFractionModels, drawFractionProduct } from './fractions.ts';
import { drawGlobe, drawTimeZones } from './globes.ts';
import { drawGraph, drawNormalCurve, drawScatterPlot } from './graphs.ts';
import { drawCoordinateGrid } from './grid.ts';
import { drawCompass, drawMap, drawMapGrid } from './maps.ts';
import { drawCircle, drawOutline, drawTriangles } from './measured-shapes.ts';
import { drawNumberLine } from './number-line.ts';
import { drawBaseTen, drawNumberBond, drawTenFrames, drawUnitSquares } from './number-models.ts';
import { drawArray, drawFractionBar, drawFractionCircle, drawTenFrame } from './parts-and-arrays.ts';
import { drawRuler } from './ruler.ts';
import { drawBeaker, drawThermometer } from './scales.ts';
import { drawAtom, drawForces, drawMoon, drawTimeline, drawWave } from './science.ts';
import { drawPolygon, drawRectangle, drawRightTriangle } from './shapes.ts';
import { drawSolid } from './solids.ts';
import { type Drawing, framed } from './svg.ts';
import { drawBalance, drawDoubleNumberLine, drawTape } from './tapes.ts';
import { drawThings } from './things.ts';
import { drawWeb } from './webs.ts';

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

/** Returns true for a figure that this version can draw: a stored one may be of another version. */
export function isDrawable(figure: { readonly kind: string }): boolean {
  return Object.hasOwn(drawings, figure.kind);
}

const drawings: { readonly [K in Figure['kind']]: (figure: FigureOf<K>) => Drawing } = {
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
  angle: drawAngle,
  atom: drawAtom,
  balance: drawBalance,
  'base-ten': drawBaseTen,
  beaker: drawBeaker,
  'box-plot': drawBoxPlot,
  chain: drawChain,
  compass: drawCompass,
  globe: drawGlobe,
  map: drawMap,
  'map-grid': drawMapGrid,
  'time-zones': drawTimeZones,
  circle: drawCircle,
  cubes: drawCubes,
  cycle: drawCycle,
  'dot-plot': drawDotPlot,
  'double-number-line': drawDoubleNumberLine,
  forces: drawForces,
  'fraction-line': drawFractionLine,
  'fraction-models': drawFractionModels,
  'fraction-product': drawFractionProduct,
  graph: drawGraph,
  histogram: drawHistogram,
  layers: drawLayers,
  moon: drawMoon,
  'normal-curve': drawNormalCurve,
  'number-bond': drawNumberBond,
  outline: drawOutline,
  'picture-graph': drawPictureGraph,
  quadrilateral: drawQuadrilateral,
  'scatter-plot': drawScatterPlot,
  solid: drawSolid,
  symmetry: drawSymmetry,
  table: drawTable,
  'tally-chart': drawTallyChart,
  tape: drawTape,
  'ten-frames': drawTenFrames,
  thermometer: drawThermometer,
  things: drawThings,
  timeline: drawTimeline,
  transformation: drawTransformation,
  transversal: drawTransversal,
  triangles: drawTriangles,
  'unit-squares': drawUnitSquares,
  wave: drawWave,
  web: drawWeb,
};

function draw(figure: Figure): Drawing {
  // The table has the function of each kind, which TypeScript does not follow through the union.
  return (drawings[figure.kind] as (figure: Figure) => Drawing)(figure);
}
