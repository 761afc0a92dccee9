import type { Schemas } from '../../../state/schemas.ts';

/** The figure of a question or an example, if it has one. */
export function Figure({ of }: { of: Schemas['InlineFigure'] | undefined }) {
  if (!of) return null;
  return <img class="lesson-figure" src={of.src} alt={`${of.alt}. ${of.description}`} />;
}
