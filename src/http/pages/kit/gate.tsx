import type { ComponentChildren } from 'preact';
import { useHeading } from './use-heading.ts';

interface GateProps {
  /** Heading, which gets the focus when the card appears. */
  title: string;
  /** Name of the page, for the title of the tab. Without it, the tab keeps its title. */
  page?: string;
  children: ComponentChildren;
}

/** Page before anything is open: one card in the middle of the screen. */
export function Gate({ title, page, children }: GateProps) {
  const tab = page === undefined || title === page ? page : `${title} · ${page}`;
  const heading = useHeading(tab);
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
