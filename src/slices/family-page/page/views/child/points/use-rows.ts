import { useEffect, useRef, useState } from 'preact/hooks';
import { type Answer, allRows } from '../../../../../../http/pages/kit/client.ts';

/** Rows of a listing, as far as the reader has opened it. */
export interface Rows<Row> {
  /** Undefined until the first ones are there. */
  rows: readonly Row[] | undefined;
  error: Error | undefined;
  hasMore: boolean;
  /** Reads some more. */
  more: () => void;
  retry: () => void;
}

/** Number of rows that appear at a time. */
const step = 20;

/** Reads a listing, some rows at a time. */
export function useRows<Row>(
  ask: (page: { cursor?: string; limit: number }) => Promise<Answer<Row[]>>,
): Rows<Row> {
  const reading = useRef({ source: begin(ask), rows: [] as Row[] });
  const [{ target, attempt }, setWish] = useState({ target: step, attempt: 0 });
  const [state, setState] = useState<{ rows?: readonly Row[]; hasMore: boolean; error?: Error }>({
    hasMore: false,
  });
  useEffect(() => {
    let isShown = true;
    const { source, rows } = reading.current;
    // One row more than it shows, to know whether there is one.
    fill(rows, source, target + 1).then(
      () => isShown && setState({ rows: rows.slice(0, target), hasMore: rows.length > target }),
      (failure: unknown) => {
        const error = failure instanceof Error ? failure : new Error(String(failure));
        // A listing that broke off begins again.
        reading.current = { source: begin(ask), rows: [] };
        if (isShown) setState((before) => ({ ...before, error }));
      },
    );
    return () => {
      isShown = false;
    };
  }, [target, attempt]);
  return {
    rows: state.rows,
    error: state.error,
    hasMore: state.hasMore,
    more: () => setWish({ target: target + step, attempt }),
    retry: () => setWish({ target, attempt: attempt + 1 }),
  };
}

function begin<Row>(ask: (page: { cursor?: string; limit: number }) => Promise<Answer<Row[]>>) {
  return allRows((page) => ask({ ...page, limit: step + 1 }));
}

/** Reads until there are enough rows, or no more. */
async function fill<Row>(rows: Row[], source: AsyncGenerator<Row>, enough: number): Promise<void> {
  while (rows.length < enough) {
    const { value, done } = await source.next();
    if (done) return;
    rows.push(value);
  }
}
