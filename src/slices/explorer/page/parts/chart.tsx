import { useEffect, useRef } from 'preact/hooks';
import type { Series } from '../model/decimation.ts';
import { createStepPlot, type StepPlot, type Steps } from './step-plot.ts';
import './chart.css';

interface StepChartProps {
  steps: Steps;
  /** Step that is pointed at. */
  at: number;
  /** Called with the step that the reader points at; `isChosen` after a click or a key. */
  onPoint: (place: number | undefined, isChosen: boolean) => void;
  label: string;
  /** Returns a step in words. */
  describe: (place: number) => string;
}

/** Chart of values that stay until the next one. A mouse, a finger or the arrow keys point at one of them. */
export function StepChart({ steps, at, onPoint, label, describe }: StepChartProps) {
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<StepPlot>(undefined);
  useEffect(() => {
    if (host.current) plot.current = createStepPlot(host.current);
    return () => plot.current?.end();
  }, []);
  useEffect(() => plot.current?.draw(steps), [steps]);
  useEffect(() => plot.current?.mark(at), [at, steps]);
  const { series } = steps;
  const pointAt = (event: MouseEvent, isChosen: boolean) => {
    if (plot.current) onPoint(stepAt(series, plot.current.timeAt(event.clientX)), isChosen);
  };
  return (
    <div
      ref={host}
      class="chart"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, series.length)}
      aria-valuenow={at + 1}
      aria-valuetext={describe(at)}
      onPointerMove={(event) => pointAt(event, false)}
      onPointerLeave={() => onPoint(undefined, false)}
      onClick={(event) => pointAt(event, true)}
      onKeyDown={(event) => {
        const next = placeOfKey(event.key, at, series.length);
        if (next === undefined) return;
        event.preventDefault();
        onPoint(next, true);
      }}
    />
  );
}

/** Returns the last step at or before a time; the first step if there is none. */
function stepAt({ length, timeAt }: Series, time: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timeAt(middle) <= time) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

function placeOfKey(key: string, at: number, length: number): number | undefined {
  const page = Math.max(1, Math.round(length / 20));
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - page,
    PageUp: at + page,
    Home: 0,
    End: length - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : Math.max(0, Math.min(length - 1, place));
}
