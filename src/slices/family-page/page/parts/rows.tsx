import './rows.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Answer, allRows } from '../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../http/pages/kit/use-loaded.ts';
import { texts } from '../texts/texts.ts';
import { Problem, Show } from './loading.tsx';

/** Number of rows that appear at a time. */
const step = 20;

interface RowsProps<Row> {
  /** Asks for a page of the listing. */
  ask: (query: { cursor?: string; limit: number }, signal: AbortSignal) => Promise<Answer<Row[]>>;
  /** Changes when there may be new rows. */
  mark?: unknown;
  /** Says that there are none. */
  empty: string;
  children: (row: Row) => ComponentChildren;
}

/** List of what happened, newest first, with a button for more. */
export function Rows<Row>({ ask, mark, empty, children }: RowsProps<Row>) {
  const [count, setCount] = useState(step);
  // One row more than it shows, to know whether there is one.
  const limit = count + 1;
  const read = useLoaded(
    (signal) => firstOf(limit, (page) => ask({ ...page, limit: Math.min(limit, 100) }, signal)),
    [],
    [count, mark],
  );
  return (
    // A failure to get more rows appears at the button for more, where the reader looks.
    <Show of={read.value ? { ...read, error: undefined } : read} onRetry={read.reload}>
      {(rows) =>
        rows.length === 0 ? (
          <p class="empty">{empty}</p>
        ) : (
          <>
            <ol class="card rows">{rows.slice(0, count).map(children)}</ol>
            {read.error && <Problem error={read.error} onRetry={read.reload} />}
            {rows.length > count && (
              <button type="button" onClick={() => setCount(count + step)}>
                {texts.app.more}
              </button>
            )}
          </>
        )
      }
    </Show>
  );
}

async function firstOf<Row>(
  limit: number,
  ask: (page: { cursor?: string }) => Promise<Answer<Row[]>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of allRows(ask)) if (rows.push(row) === limit) break;
  return rows;
}
