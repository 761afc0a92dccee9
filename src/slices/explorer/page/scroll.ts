import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Scroll positions by fragment of the address. */
const positions = new Map<string, number>();

/** Goes to the top of a new view, and to the earlier position in one that the reader returns to. */
export function useScrollMemory(view: string): void {
  const shown = useRef({ view: '', fragment: '' });
  useEffect(() => {
    // The browser would scroll before the rows are there.
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(shown.current.fragment, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);
  useLayoutEffect(() => {
    const isNew = shown.current.view !== view;
    shown.current = { view, fragment: location.hash };
    if (isNew) scrollTo({ top: positions.get(location.hash) ?? 0, behavior: 'instant' });
  });
}
