import { useEffect, useLayoutEffect } from 'preact/hooks';

/** Scroll positions of places that the reader has left. */
const positions = new Map<string, number>();

/** Goes to the top of a new view, and to the position of before in one that the reader comes back to. */
export function useScrollMemory(view: string): void {
  useEffect(() => {
    // The browser would scroll before the rows are there.
    history.scrollRestoration = 'manual';
    const leave = ({ oldURL }: HashChangeEvent) => {
      if (oldURL !== '') positions.set(new URL(oldURL).hash, scrollY);
    };
    addEventListener('hashchange', leave, { capture: true });
    return () => removeEventListener('hashchange', leave, { capture: true });
  }, []);
  useLayoutEffect(() => scrollTo({ top: positions.get(location.hash) ?? 0, behavior: 'instant' }), [view]);
}
