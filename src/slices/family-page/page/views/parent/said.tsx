import { useEffect, useRef, useState } from 'preact/hooks';

/** What a view says about what it has done. */
interface Saying {
  text: string;
  /** Number of times that it said something: the same words again are something new. */
  times: number;
  takesFocus: boolean;
}

/** Function that says what was done. With `takesFocus` if what was pressed goes away with it: the focus would be nowhere. */
export type Say = (text: string, options?: { takesFocus?: boolean }) => void;

/** Keeps what a view says about what it has done. */
export function useSaid(): Saying & { say: Say } {
  const [saying, setSaying] = useState<Saying>({ text: '', times: 0, takesFocus: false });
  const say: Say = (text, { takesFocus = false } = {}) =>
    setSaying(({ times }) => ({ text, times: times + 1, takesFocus }));
  return { ...saying, say };
}

/** Shows what was done, and says it to screen readers. */
export function Said({ of: { text, times, takesFocus } }: { of: Saying }) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) shown.current?.focus();
  }, [times]);
  return (
    <div ref={shown} class="said no-print" role="status" tabIndex={-1}>
      {text && <p class="note">{text}</p>}
    </div>
  );
}
