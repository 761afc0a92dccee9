import type { ComponentChildren } from 'preact';

/** Page before anything is open: one card in the middle of the screen. */
export function Gate({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="gate-page">
      <main class="gate">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
