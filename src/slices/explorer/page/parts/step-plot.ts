import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { decimated, type Series } from '../model/decimation.ts';
import type { Span } from '../model/periods.ts';
import { formatNumber } from '../words/number-format.ts';

/** Values that stay until the next one, in a finite span of time. */
export interface Steps {
  series: Series;
  span: Span;
  /** Value before the first one. */
  before: number;
}

const height = 260;

/** Drawing of steps in a canvas, with a mark at one of them. */
export interface StepPlot {
  draw(steps: Steps): void;
  /** Moves the mark to a step. */
  mark(place: number): void;
  /** Returns the time at a place on the screen. */
  timeAt(clientX: number): number;
  end(): void;
}

/** Creates a drawing that follows the width of its element and the colors of the page. */
export function createStepPlot(host: HTMLElement): StepPlot {
  let steps: Steps | undefined;
  let marked = 0;
  const line = mark('chart-line');
  const dot = mark('chart-dot');
  // Scales change when it draws, which is later than the call that sets the data.
  const plot = new uPlot({ ...optionsOf(host), hooks: { draw: [() => place()] } }, [[], []], host);
  plot.over.append(line, dot);
  const place = () => {
    if (!steps) return;
    const x = plot.valToPos(steps.series.timeAt(marked) / 1000, 'x');
    const y = plot.valToPos(steps.series.valueAt(marked), 'y');
    line.style.transform = `translateX(${x}px)`;
    dot.style.transform = `translate(${x}px, ${y}px)`;
  };
  const redraw = () => {
    if (steps) plot.setData(dataOf(steps, host.clientWidth));
  };
  const resized = new ResizeObserver(() => {
    if (host.clientWidth === plot.width) return;
    plot.setSize({ width: host.clientWidth, height });
    redraw();
  });
  resized.observe(host);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const recolor = () => plot.redraw(true, true);
  dark.addEventListener('change', recolor);
  return {
    draw(next) {
      steps = next;
      redraw();
    },
    mark(next) {
      marked = next;
      place();
    },
    timeAt: (clientX) => plot.posToVal(clientX - plot.over.getBoundingClientRect().left, 'x') * 1000,
    end() {
      resized.disconnect();
      dark.removeEventListener('change', recolor);
      plot.destroy();
    },
  };
}

function mark(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  return element;
}

/** Returns times in seconds and values, from the begin of the span to its end. */
function dataOf({ series, span, before }: Steps, width: number): uPlot.AlignedData {
  const places = decimated(series, [span.from, span.to], Math.max(1, width));
  const last = series.length > 0 ? series.valueAt(series.length - 1) : before;
  const times = [span.from, ...places.map((place) => series.timeAt(place)), span.to];
  const values = [before, ...places.map((place) => series.valueAt(place)), last];
  return [times.map((time) => time / 1000), values];
}

function optionsOf(host: HTMLElement): uPlot.Options {
  const color = (name: string) => () => getComputedStyle(host).getPropertyValue(name).trim();
  const stepped = uPlot.paths.stepped?.({ align: 1 });
  const axis: uPlot.Axis = {
    stroke: color('--soft'),
    font: '12px system-ui, sans-serif',
    grid: { stroke: color('--line'), width: 1 },
    ticks: { show: false },
  };
  return {
    width: host.clientWidth || 320,
    height,
    padding: [12, 12, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    scales: { y: { range: (_, __, highest) => [0, Math.max(5, Math.ceil(highest * 1.08))] } },
    axes: [
      { ...axis, space: 70, size: 28, values: (_, splits, __, ___, step) => splits.map(timeFormat(step)) },
      {
        ...axis,
        size: (_, labels) => 20 + 7.5 * Math.max(1, ...(labels ?? []).map((label) => label.length)),
        incrs: [1, 2, 5]
          .flatMap((n) => [n, n * 10, n * 100, n * 1000, n * 1e4, n * 1e5, n * 1e6])
          .sort((a, b) => a - b),
        values: (_, splits) => splits.map(formatNumber),
      },
    ],
    series: [
      {},
      {
        stroke: color('--accent'),
        fill: color('--accent-ground'),
        width: 2,
        points: { show: false },
        ...(stepped && { paths: stepped }),
      },
    ],
  };
}

const day = 86_400;

/** Returns the format of the times on an axis with a step in seconds. */
function timeFormat(step: number): (seconds: number) => string {
  const format = new Intl.DateTimeFormat(
    undefined,
    step >= 300 * day
      ? { year: 'numeric' }
      : step >= 27 * day
        ? { month: 'short', year: '2-digit' }
        : step >= day
          ? { day: 'numeric', month: 'short' }
          : { day: 'numeric', hour: 'numeric', minute: '2-digit' },
  );
  return (seconds) => format.format(seconds * 1000);
}
