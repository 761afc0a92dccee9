import { formatNumber } from '../texts/texts.ts';

interface ProgressProps {
  value: number;
  max: number;
  /** What the bar measures, for screen readers. */
  label: string;
  /** True for the numbers beside the bar. */
  hasNumbers?: boolean;
}

/** Bar of what is done out of a whole. */
export function Progress({ value, max, label, hasNumbers = false }: ProgressProps) {
  return (
    <span class="progress">
      <progress value={Math.min(value, max)} max={Math.max(max, 1)} aria-label={label} />
      {hasNumbers && (
        <span class="progress-numbers">
          {formatNumber(value)} / {formatNumber(max)}
        </span>
      )}
    </span>
  );
}
