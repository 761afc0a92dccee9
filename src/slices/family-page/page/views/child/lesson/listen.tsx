import { Speaker } from '../../../parts/speaker.tsx';
import type { KeptLesson } from '../../../state/kept-lesson.ts';
import { texts } from '../../../texts/texts.ts';
import { isForYoung } from './lesson-state.ts';

/** Reads what a screen says, for children who cannot read yet, or who have listened before. */
export function Listen({ kept: { lesson, listens }, text }: { kept: KeptLesson; text: string }) {
  const isYoung = isForYoung(lesson);
  if (!isYoung && !listens) return null;
  return <Speaker text={text} of={texts.lesson.thisScreen} isLarge isAuto={isYoung && listens} />;
}
