import { useState } from 'preact/hooks';
import { formatNumber } from '../words/number-format.ts';

/** Returns the first items of a list, and a button that shows more of them. */
export function useMore<T>(items: readonly T[], step: number) {
  const [count, setCount] = useState(step);
  const hidden = items.length - count;
  const more = hidden > 0 && (
    <p class="buttons">
      <button type="button" onClick={() => setCount(count + step)}>
        Show {formatNumber(Math.min(step, hidden))} more of {formatNumber(hidden)}
      </button>
    </p>
  );
  return { shown: items.slice(0, count), more };
}
