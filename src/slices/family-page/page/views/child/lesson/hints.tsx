import type { ComponentChildren } from 'preact';
import { Speaker } from '../../../parts/speaker.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { texts } from '../../../texts/texts.ts';

interface HintsProps {
  question: Schemas['Question'];
  /** Number of hints that are shown. */
  shown: number;
  hasSpeakers: boolean;
  onMore: () => void;
  /** Buttons beside that for a hint. */
  children: ComponentChildren;
}

/** Hints, one at a time. */
export function Hints({
  question: { hints = [], speech },
  shown,
  hasSpeakers,
  onMore,
  children,
}: HintsProps) {
  const words = texts.lesson;
  return (
    <>
      <div role="status">
        {hints.slice(0, shown).map((text, index) => (
          <div key={index} class="lesson-hint">
            <Icon name="hint" />
            <p>
              <strong>{words.hintNumber(index + 1, hints.length)}</strong> {text}
            </p>
            {hasSpeakers && (
              <Speaker text={speech?.hints?.[index] ?? text} of={words.hintNumber(index + 1, hints.length)} />
            )}
          </div>
        ))}
      </div>
      <div class="lesson-helps">
        {shown < hints.length && (
          <button type="button" class="lesson-help" onClick={onMore}>
            <Icon name="hint" /> {shown === 0 ? words.hint : words.anotherHint}
          </button>
        )}
        {children}
      </div>
    </>
  );
}
