import './spoken.css';
import { Speaker } from '../../../parts/speaker.tsx';
import type { Schemas } from '../../../state/schemas.ts';

type Learner = Schemas['Home']['learner'];

/** Returns true up to the grade whose lessons have spoken forms: some of these children do not read yet. */
export function needsVoice({ gradeLevel }: Learner): boolean {
  return gradeLevel <= 2;
}

/** Reads a part of the home to a child who may not read yet. Its first text names it. */
export function Spoken({ learner, texts }: { learner: Learner; texts: readonly (string | undefined)[] }) {
  if (!needsVoice(learner)) return null;
  // A voice pauses at the end of a sentence: titles have no full stop.
  const said = texts.flatMap((text) => (text ? (/[.!?”]$/.test(text) ? text : `${text}.`) : []));
  return <Speaker text={said.join(' ')} of={texts[0] ?? ''} />;
}
