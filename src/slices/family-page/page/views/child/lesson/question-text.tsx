import { useEffect, useRef } from 'preact/hooks';
import { Speaker } from '../../../parts/speaker.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { texts } from '../../../texts/texts.ts';
import { Figure } from './figure.tsx';

interface QuestionTextProps {
  question: Schemas['Question'];
  isAuto: boolean;
  isOffered?: boolean;
  onListen: () => void;
}

/** Longer texts are stories, which a smaller letter makes easier to read. */
const longText = 110;

/** Text and figure of a question. The text gets the focus when the question appears, so that screen readers say it. */
export function QuestionText({ question, isAuto, isOffered = false, onListen }: QuestionTextProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { speech, figure } = question;
  const isLong = question.question.length > longText;
  return (
    <>
      <div class="lesson-heading">
        <h2
          ref={heading}
          tabIndex={-1}
          class={isLong ? 'lesson-question lesson-question-long' : 'lesson-question'}
        >
          {question.question}
        </h2>
        <Speaker
          text={speech?.question ?? question.question}
          of={texts.lesson.theQuestion}
          isLarge
          isAuto={isAuto}
          isOffered={isOffered}
          onListen={onListen}
        />
      </div>
      <Figure of={figure} />
    </>
  );
}
