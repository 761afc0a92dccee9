import type { KeptLesson } from '../../../state/kept-lesson.ts';
import { texts } from '../../../texts/texts.ts';

/** How far the child is: one dot for each question, filled when it has a choice. It shows no faults. */
export function Steps({ kept: { picks, index } }: { kept: KeptLesson }) {
  return (
    <div class="lesson-steps" role="img" aria-label={texts.lesson.progress(index + 1, picks.length)}>
      {picks.map((pick, i) => (
        <span
          key={i}
          class={`lesson-dot ${pick ? 'lesson-dot-done' : ''} ${i === index ? 'lesson-dot-now' : ''}`}
        />
      ))}
      <span class="lesson-count">{texts.lesson.progressShort(index + 1, picks.length)}</span>
    </div>
  );
}
