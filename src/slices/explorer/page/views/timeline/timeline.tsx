import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { usePlace } from '../../address.ts';
import { useExplorer } from '../../explorer-context.ts';
import { type Filter, filterOf, matching } from '../../model/filters.ts';
import { columnsOf } from '../../model/read-ledger.ts';
import { VirtualRows } from '../../parts/virtual-rows.tsx';
import { formatNumber } from '../../words/number-format.ts';
import { marksOf } from '../../words/verdict.ts';
import { FilterBar } from './timeline-filters.tsx';
import { TimelineHead, TimelineRow } from './timeline-row.tsx';
import './timeline.css';

/** All events, newest first. */
export function Timeline() {
  const { open, names } = useExplorer();
  const { parameters } = usePlace();
  const filter = filterOf(parameters);
  const found = useMatching(filter, parameters.toString());
  const marks = useMemo(() => marksOf(open.check), [open.check]);
  const rowHeight = useRowHeight();
  const [family, learner] = [parameters.get('family') ?? undefined, filter.learner];
  const cells = useCallback(
    (index: number, tabIndex: 0 | -1) => {
      const row = open.row(found[index] ?? 0);
      if (!row) return null;
      return <TimelineRow {...{ row, names, family, learner, tabIndex }} marks={marks(row.seq)} />;
    },
    [open, found, marks, names, names.version, family, learner],
  );
  const load = useCallback(
    (first: number, end: number) => void names.loadContexts(found.subarray(first, end)),
    [names, found],
  );
  return (
    <>
      <FilterBar filter={filter} found={found.length} />
      <MissingNote />
      {found.length === 0 ? (
        <Empty />
      ) : (
        <div class="timeline">
          <VirtualRows
            label="Events, newest first"
            count={found.length}
            rowHeight={rowHeight}
            columns={10}
            head={<TimelineHead />}
            row={cells}
            onRest={load}
          />
        </div>
      )}
    </>
  );
}

/** Returns the numbers of the matching events, newest first: of the newest ones until all are loaded. */
function useMatching(filter: Filter, key: string): Uint32Array {
  const { open } = useExplorer();
  const { ledger, tail, isComplete, start, check } = open;
  const showsTail = !isComplete && tail.length > 0;
  const signedTo = check.signed?.upTo ?? 0;
  return useMemo(() => {
    const columns = showsTail ? columnsOf(tail) : ledger.columns;
    const firstSeq = showsTail ? (tail[0]?.seq ?? 1) : 1;
    return matching(columns, filter, { familyId: open.familyId, signedTo, firstSeq });
  }, [ledger, showsTail ? tail : ledger.count, start, signedTo, key]);
}

/** Returns the height of a row in pixels: one line on a wide screen, a card of several lines on others. */
function useRowHeight(): number {
  const [query] = useState(() => matchMedia('(min-width: 80rem)'));
  const [isWide, setWide] = useState(query.matches);
  useEffect(() => {
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [query]);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.round(rem * (isWide ? 2.75 : 7.75));
}

/** Says so if reading ended before the last event. */
function MissingNote() {
  const { open } = useExplorer();
  const { isComplete, total, ledger, tail, check } = open;
  if (isComplete || (check.phase !== 'failed' && check.phase !== 'cancelled')) return null;
  const loaded = formatNumber(Math.max(ledger.count, tail.length));
  return total === 0 ? null : (
    <p class="note note-amber">
      Only {loaded} of {formatNumber(total)} events are here.
    </p>
  );
}

function Empty() {
  const { open } = useExplorer();
  const { parameters } = usePlace();
  if (open.total === 0 && !open.start)
    return open.check.phase === 'failed' ? (
      <p class="empty">There are no events to show.</p>
    ) : (
      <p class="empty">Loading events …</p>
    );
  if (open.total === 0) return <p class="empty">This ledger has no events yet.</p>;
  const family = parameters.get('family');
  return (
    <div class="empty">
      <p>No event matches the filters.</p>
      <a class="button" href={family === null ? '#/timeline' : `#/timeline?family=${family}`}>
        Remove the filters
      </a>
    </div>
  );
}
