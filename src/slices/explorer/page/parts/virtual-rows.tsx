// biome-ignore-all lint/a11y/useSemanticElements: rows of a table element cannot be positioned one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the link in each row has the focus

import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { formatNumber } from '../words/number-format.ts';
import './virtual-rows.css';

interface VirtualRowsProps {
  label: string;
  count: number;
  /** Height of each row in pixels. */
  rowHeight: number;
  columns: number;
  /** Cells of the head with the role `columnheader`. */
  head: ComponentChildren;
  /**
   * Returns the cells of a row with the role `cell`. One holds a link, which gets the `tabIndex`. Rows stay as they are
   * until this function is another one.
   */
  row: (index: number, tabIndex: 0 | -1) => ComponentChildren;
  /** Called with the rows from `first` to before `end` when the reader stays there. */
  onRest?: (first: number, end: number) => void;
}

/** Rows beyond the screen that are there already, in both directions. */
const margin = 12;
/** The window moves in steps of so many rows, so that most frames of scrolling render nothing. */
const step = 6;
/** Maximum number of rows on paper. */
const printed = 500;
/** Milliseconds without scrolling until the reader stays. */
const restAfter = 120;

/** Table of many rows, of which only those on the screen exist. The page scrolls, and arrow keys go from row to row. */
export function VirtualRows({ label, count, rowHeight, columns, head, row, onRest }: VirtualRowsProps) {
  const body = useRef<HTMLDivElement>(null);
  const { first, end, isPrinting } = useWindow(body, count, rowHeight, onRest);
  const { active, onKeyDown, onFocus } = useActiveRow(body, count, rowHeight);
  const shown = Array.from({ length: Math.max(end - first, 0) }, (_, place) => first + place);
  // The focus stays on its row when that scrolls away.
  if (active < count && (active < first || active >= end)) shown.push(active);
  const rowAt = useKeptRows(
    (index) => {
      const place = { height: `${rowHeight}px`, transform: `translateY(${index * rowHeight}px)` };
      return (
        <div
          key={index}
          role="row"
          class="virtual-row"
          aria-rowindex={index + 2}
          data-index={index}
          style={isPrinting ? undefined : place}
        >
          {row(index, index === active ? 0 : -1)}
        </div>
      );
    },
    shown,
    [row, active, rowHeight, isPrinting],
  );
  return (
    <>
      <div class="virtual" role="table" aria-label={label} aria-rowcount={count + 1} aria-colcount={columns}>
        <div role="rowgroup" class="virtual-head-group">
          <div role="row" class="virtual-head" aria-rowindex={1}>
            {head}
          </div>
        </div>
        <div
          ref={body}
          role="rowgroup"
          class="virtual-body"
          style={isPrinting ? undefined : { height: `${count * rowHeight}px` }}
          onKeyDown={onKeyDown}
          onFocusCapture={onFocus}
        >
          {shown.map(rowAt)}
        </div>
      </div>
      {isPrinting && count > printed && (
        <p>
          These are the first {formatNumber(printed)} of {formatNumber(count)} rows. Filters give the others.
        </p>
      )}
    </>
  );
}

type RowAt = (index: number) => VNode;

/** Returns a function that makes each shown row once, as long as nothing that it depends on changes. */
function useKeptRows(make: RowAt, shown: readonly number[], keys: readonly unknown[]): RowAt {
  const kept = useMemo(() => new Map<number, VNode>(), keys);
  for (const index of kept.keys()) if (!shown.includes(index)) kept.delete(index);
  return (index) => {
    const row = kept.get(index) ?? make(index);
    kept.set(index, row);
    return row;
  };
}

interface CellProps {
  /** Class in addition to `cell-`. */
  name: string;
  title?: string | undefined;
  children?: ComponentChildren;
}

/** Cell of a row. */
export function Cell({ name, title, children }: CellProps) {
  return (
    <span role="cell" class={`virtual-cell cell-${name}`} title={title}>
      {children}
    </span>
  );
}

/** Cell of the head. */
export function HeadCell({ name, children }: CellProps) {
  return (
    <span role="columnheader" class={`virtual-cell cell-${name}`}>
      {children}
    </span>
  );
}

type Body = { readonly current: HTMLDivElement | null };

/** Returns the rows on the screen, and some around them. */
function useWindow(body: Body, count: number, rowHeight: number, onRest: VirtualRowsProps['onRest']) {
  const [top, setTop] = useState(0);
  const [isPrinting, setPrinting] = useState(false);
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const measure = () => {
      const above = -(body.current?.getBoundingClientRect().top ?? 0);
      setTop(Math.floor(above / rowHeight / step) * step);
    };
    measure();
    for (const type of ['scroll', 'resize']) addEventListener(type, measure, { passive: true, signal });
    addEventListener('beforeprint', () => setPrinting(true), { signal });
    addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => leaving.abort();
  }, [rowHeight, count]);
  const onScreen = Math.ceil(innerHeight / rowHeight) + step;
  const first = isPrinting ? 0 : Math.max(Math.min(top, count) - margin, 0);
  const end = Math.min(isPrinting ? printed : top + onScreen + margin, count);
  useEffect(() => {
    if (end <= first) return;
    const timer = setTimeout(() => onRest?.(first, end), restAfter);
    return () => clearTimeout(timer);
  }, [first, end, onRest]);
  return { first, end, isPrinting };
}

/** Row that has the focus, or gets it with the Tab key. */
function useActiveRow(body: Body, count: number, rowHeight: number) {
  const [chosen, setActive] = useState(0);
  const takesFocus = useRef(false);
  const active = Math.min(chosen, Math.max(count - 1, 0));
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    const link = body.current?.querySelector<HTMLElement>(`[data-index="${active}"] a`);
    link?.focus({ preventScroll: true });
  });
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(Math.floor((innerHeight - heightOfHead()) / rowHeight) - 1, 1);
    const moves: Record<string, number> = {
      ArrowUp: active - 1,
      ArrowDown: active + 1,
      PageUp: active - page,
      PageDown: active + page,
      Home: 0,
      End: count - 1,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = Math.min(Math.max(next, 0), count - 1);
    takesFocus.current = true;
    setActive(index);
    showRow(body, index, rowHeight);
  }
  function onFocus({ target }: FocusEvent) {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (row) setActive(Number(row.dataset.index));
  }
  return { active, onKeyDown, onFocus };
}

/** Scrolls as far as a row needs. */
function showRow(body: Body, index: number, rowHeight: number): void {
  const top = (body.current?.getBoundingClientRect().top ?? 0) + index * rowHeight;
  const above = top - heightOfHead();
  const below = top + rowHeight - innerHeight;
  if (above < 0) scrollBy({ top: above, behavior: 'instant' });
  else if (below > 0) scrollBy({ top: below, behavior: 'instant' });
}

/** Returns the height of what stays at the top of the screen. */
function heightOfHead(): number {
  const heights = [...document.querySelectorAll('.top, .verdict, .virtual-head-group')].map((element) =>
    getComputedStyle(element).position === 'sticky' ? element.getBoundingClientRect().height : 0,
  );
  return heights.reduce((sum, height) => sum + height, 0);
}
