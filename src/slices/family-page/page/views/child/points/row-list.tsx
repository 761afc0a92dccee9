import type { ComponentChildren } from 'preact';
import { Problem, Show } from '../../../parts/loading.tsx';
import { texts } from '../../../texts/texts.ts';
import type { Rows } from './use-rows.ts';

interface RowListProps<Row> {
  of: Rows<Row>;
  /** Says that there are none. */
  empty: string;
  children: (row: Row) => ComponentChildren;
}

/** A list of what happened, newest first, with a button for more. */
export function RowList<Row>({ of, empty, children }: RowListProps<Row>) {
  return (
    <Show of={{ value: of.rows, error: of.error }} onRetry={of.retry}>
      {(rows) =>
        rows.length === 0 ? (
          <p class="empty">{empty}</p>
        ) : (
          <>
            <ol class="card rows">{rows.map(children)}</ol>
            {of.error && <Problem error={of.error} onRetry={of.retry} />}
            {of.hasMore && !of.error && (
              <button type="button" onClick={of.more}>
                {texts.pointsHistory.more}
              </button>
            )}
          </>
        )
      }
    </Show>
  );
}
