import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  title: string;
  /** Called when the reader closes it with Escape. The page then takes it away. */
  onClose: () => void;
  children: ComponentChildren;
}

/** Dialog above the page, as long as it is rendered. It keeps the focus inside, and then gives it back to where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // An element that is taken away while it is open gives the focus to nobody. Other effects end after that.
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} class="card dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
