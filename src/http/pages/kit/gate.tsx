import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface GateProps {
  /** Heading, which gets the focus when the card appears. */
  title: string;
  /** Name of the page, for the title of the tab. Without it, the tab keeps its title. */
  page?: string;
  children: ComponentChildren;
}

/** Page before anything is open: one card in the middle of the screen. */
export function Gate({ title, page, children }: GateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (page !== undefined) document.title = title === page ? page : `${title} · ${page}`;
  }, [title, page]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class="gate-page">
      <main class="gate">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
