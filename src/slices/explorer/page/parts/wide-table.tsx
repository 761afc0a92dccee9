import type { ComponentChildren } from 'preact';

/** Table that scrolls alone if it is wider than the screen. The keyboard reaches it to scroll. */
export function WideTable({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard cannot scroll the table.
    <section class="card table-scroll" tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </section>
  );
}
