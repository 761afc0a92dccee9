import { useEffect, useRef } from 'preact/hooks';

/** Proof that a reader kept, or an export of a ledger. */
export type FileKind = 'proof' | 'export';

interface FileButtonProps {
  label: string;
  /** File types, such as `.json`. */
  accept: string;
  isPrimary?: boolean;
  onFile: (file: File) => void;
}

/** Button that asks for a file. */
export function FileButton({ label, accept, isPrimary = false, onFile }: FileButtonProps) {
  return (
    <label class={`button file-button ${isPrimary ? 'primary' : ''}`}>
      {label}
      <input
        type="file"
        class="visually-hidden"
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file again is a change too.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

/** Calls the function with a file of the kind that somebody drops anywhere on the page. */
export function useDrop(kind: FileKind, onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (isOver: boolean) => document.body.classList.toggle('drop-target', isOver);
    addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        show(true);
      },
      { signal },
    );
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && show(false), { signal });
    addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        show(false);
        const file = event.dataTransfer?.files[0];
        if (file && kindOf(file) === kind) latest.current(file);
      },
      { signal },
    );
    return () => leaving.abort();
  }, [kind]);
}

function kindOf({ name }: File): FileKind {
  return /\.json$/i.test(name) ? 'proof' : 'export';
}
