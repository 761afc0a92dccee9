import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Names a view: sets the title of the tab, and gives the focus to the heading when the view appears. Returns the reference of the
 * heading.
 *
 * @param tab title of the tab; without it, the tab keeps its own
 */
export function useHeading(tab: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (tab !== undefined) document.title = tab;
  }, [tab]);
  // Once: later changes of the title must not take the focus from what the reader does.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
