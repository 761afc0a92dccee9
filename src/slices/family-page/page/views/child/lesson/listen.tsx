import { Speaker } from '../../../parts/speaker.tsx';
import type { KeptLesson } from '../../../state/kept-lesson.ts';
import { texts } from '../../../texts/texts.ts';
import { hasSpeakers, isForYoung } from './lesson-state.ts';

/** Reads what a screen says, for children who cannot read yet, or who have listened before. */
export function Listen({ kept, text }: { kept: KeptLesson; text: string }) {
  if (!hasSpeakers(kept)) return null;
  const isAuto = isForYoung(kept.lesson) && kept.listens;
  return <Speaker text={text} of={texts.lesson.thisScreen} isLarge isAuto={isAuto} />;
}
