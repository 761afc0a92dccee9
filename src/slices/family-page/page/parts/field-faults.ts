import { ServiceError } from '../../../../http/pages/kit/client.ts';

/**
 * Shows the faults of a refused form at its fields, whose names are those of the body's members. Returns false if a fault has no
 * field: the form then shows the refusal itself.
 */
export function showAtFields(form: HTMLFormElement, error: unknown): boolean {
  const faults = error instanceof ServiceError ? (error.problem.errors ?? []) : [];
  const shown = faults.map(({ pointer, message }) => {
    const field = form.elements.namedItem(pointer.slice('/body/'.length));
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
    field.setCustomValidity(message);
    // What the reader then types may be right.
    field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
    return true;
  });
  if (!shown.includes(true)) return false;
  form.reportValidity();
  return !shown.includes(false);
}
