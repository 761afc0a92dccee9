import { useEffect, useRef } from 'preact/hooks';
import { Speaker } from '../../../parts/speaker.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Picked, Result } from '../../../state/kept-lesson.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { texts } from '../../../texts/texts.ts';

interface FeedbackProps {
  question: Schemas['Question'];
  pick: Pick<Picked, 'state' | 'result' | 'choice'> | null;
  /** Index of the question, so that not each one begins with the same words. */
  index: number;
  isPlacement: boolean;
  isAuto: boolean;
  hasSpeaker: boolean;
}

/** Says how a choice was, and explains it. Calm if it was wrong: a mistake is where the learning is. */
export function Feedback(props: FeedbackProps) {
  const { pick, isPlacement, index } = props;
  const place = useRef<HTMLDivElement>(null);
  const result = pick?.result;
  useEffect(() => {
    // Below the choices on a phone.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  const words = texts.lesson;
  return (
    <div ref={place} role="status" class="lesson-feedback">
      {result && <Explained {...props} result={result} title={titleOf(result, index, isPlacement)} />}
      {pick?.state === 'asking' && !result && <p class="lesson-asking">{words.asking}</p>}
      {pick?.state === 'waiting' && (
        <p class="lesson-kept">
          <Icon name="offline" /> {result ? words.keptHere : words.keptUntil}
        </p>
      )}
    </div>
  );
}

function titleOf({ isCorrect, choice }: Result, index: number, isPlacement: boolean): string {
  const { right, wrong, unsure, noted } = texts.lesson;
  if (isCorrect) return right[index % right.length] ?? '';
  if (isPlacement) return noted;
  return choice === null ? unsure : (wrong[index % wrong.length] ?? '');
}

function Explained(props: FeedbackProps & { result: Result; title: string }) {
  const { result, title, question, isPlacement, isAuto, hasSpeaker } = props;
  const { isCorrect, advice, explanation, speech, correctIndex } = result;
  const words = texts.lesson;
  const answer = question.choices[correctIndex] ?? '';
  const spokenAnswer = speech?.choices[correctIndex] ?? answer;
  const spoken = [
    title,
    !isCorrect && !isPlacement && (speech?.feedback ?? advice),
    !isCorrect && words.rightIs(spokenAnswer),
    speech?.explanation ?? explanation,
  ];
  return (
    <div class={`lesson-explained ${isCorrect ? 'lesson-explained-right' : 'lesson-explained-other'}`}>
      <div class="lesson-heading">
        <Icon name={isCorrect ? 'star' : 'hint'} size={32} />
        <h3>{title}</h3>
        {hasSpeaker && (
          <Speaker text={spoken.filter(Boolean).join(' ')} of={words.theAnswer} isAuto={isAuto} />
        )}
      </div>
      {advice !== undefined && !isPlacement && <p class="lesson-advice">{advice}</p>}
      {!isCorrect && <p>{words.rightIs(answer)}</p>}
      <p>{explanation}</p>
    </div>
  );
}
