import { useState } from 'preact/hooks';

/** Button that copies a text. @param label what it copies, for screen readers */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState('Copy');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('Copied');
    } catch {
      // The browser forbids it, such as outside of https.
      setState('Select it by hand');
    }
    setTimeout(() => setState('Copy'), 3000);
  }
  return (
    <button type="button" class="copy no-print" onClick={copy}>
      <span aria-live="polite">{state}</span>
      <span class="visually-hidden"> {label}</span>
    </button>
  );
}
