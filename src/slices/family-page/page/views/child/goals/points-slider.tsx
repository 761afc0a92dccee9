import type { ComponentChildren } from 'preact';
import { PointsJar } from '../../../parts/points-jar.tsx';
import { countOf, formatNumber, texts } from '../../../texts/texts.ts';

interface PointsSliderProps {
  /** Points in the jar before. */
  points: number;
  /** Points that move. */
  value: number;
  /** The most points that can move; at least 1. */
  max: number;
  /** Where the points go. */
  into: string;
  /** Picture of the place that gets them, with its points afterwards. */
  picture: ComponentChildren;
  total: number;
  onChange: (value: number) => void;
}

/** Moves points from the jar to somewhere, and shows both sides before anything is done. */
export function PointsSlider({ points, value, max, into, picture, total, onChange }: PointsSliderProps) {
  const words = texts.goals;
  const change = (next: number) => onChange(Math.min(Math.max(next, 1), max));
  return (
    <div class="slider">
      <div class="slider-sides">
        <p>
          <PointsJar points={points - value} size={88} />
          <strong>{formatNumber(points - value)}</strong>
          {words.inJar}
        </p>
        <p>
          {picture}
          <strong>{formatNumber(total + value)}</strong>
          {into}
        </p>
      </div>
      <input
        type="range"
        name="points"
        min={1}
        max={max}
        value={value}
        aria-label={words.howMany}
        aria-valuetext={countOf(value, texts.countNouns.points)}
        onInput={({ currentTarget }) => change(currentTarget.valueAsNumber)}
      />
      <div class="slider-steps">
        <button type="button" aria-label={words.less} disabled={value <= 1} onClick={() => change(value - 1)}>
          −
        </button>
        <output>{countOf(value, texts.countNouns.points)}</output>
        <button
          type="button"
          aria-label={words.more}
          disabled={value >= max}
          onClick={() => change(value + 1)}
        >
          +
        </button>
        <button type="button" disabled={value >= max} onClick={() => change(max)}>
          {words.all}
        </button>
      </div>
    </div>
  );
}
