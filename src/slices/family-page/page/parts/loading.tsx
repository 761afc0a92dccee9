import type { ComponentChildren } from 'preact';
import type { Loaded } from '../../../../http/pages/kit/use-loaded.ts';
import { faultText } from '../texts/fault-text.ts';
import { texts } from '../texts/texts.ts';

/** Says that something comes, after a moment: what comes at once needs no words. */
export function Busy({ label = texts.app.loading }: { label?: string }) {
  return (
    <p class="busy-message" role="status">
      {label}
    </p>
  );
}

/** Tells what went wrong, with a button to try it again. */
export function Problem({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <div class="note note-red" role="alert">
      <p>{faultText(error)}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {texts.app.tryAgain}
        </button>
      )}
    </div>
  );
}

interface ShowProps<T> {
  of: Loaded<T>;
  onRetry?: () => void;
  children: (value: T) => ComponentChildren;
}

/** Shows what was loaded, or that it loads, and why it did not. What was there before stays below a failure. */
export function Show<T>({ of: { value, error }, onRetry, children }: ShowProps<T>) {
  if (value === undefined && !error) return <Busy />;
  return (
    <>
      {error && <Problem error={error} {...(onRetry && { onRetry })} />}
      {value !== undefined && children(value)}
    </>
  );
}
