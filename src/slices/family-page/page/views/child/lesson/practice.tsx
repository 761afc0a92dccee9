import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../parts/ui-icons.tsx';
import { countOf, texts } from '../../../texts/texts.ts';
import { Choices } from './choices.tsx';
import { Feedback } from './feedback.tsx';
import { hasSpeakers, isForYoung, type StepProps, wrongOnes } from './lesson-state.ts';
import { Listen } from './listen.tsx';
import { QuestionText } from './question-text.tsx';

/** Offers the wrong questions again, without points. */
export function PracticeOffer({ kept, dispatch }: StepProps) {
  const words = texts.lesson;
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus({ preventScroll: true }), []);
  const title = words.practiceTitle(countOf(wrongOnes(kept).length, texts.countNouns.questions));
  return (
    <div class="lesson-page">
      <section class="card lesson-card">
        <div class="lesson-heading">
          <Icon name="swap" size={32} />
          <h2>{title}</h2>
          <Listen kept={kept} text={`${title}. ${words.practiceText}`} />
        </div>
        <p>{words.practiceText}</p>
      </section>
      <div class="lesson-ways">
        <button type="button" class="quiet lesson-skip" onClick={() => dispatch({ type: 'end-practice' })}>
          {words.practiceSkip}
        </button>
        <button
          ref={yes}
          type="button"
          class="primary lesson-next"
          onClick={() => dispatch({ type: 'practise' })}
        >
          {words.practiceStart} <Icon name="play" />
        </button>
      </div>
    </div>
  );
}

/** A question again. Nothing of it leaves the device. */
export function Practice({ kept, dispatch }: StepProps) {
  const { lesson, picks, practice, listens } = kept;
  const [index = 0] = practice?.queue ?? [];
  const question = lesson.spec.questions[index];
  const known = picks[index]?.result;
  const choice = practice?.choice ?? null;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (choice !== null) next.current?.focus({ preventScroll: true });
  }, [choice]);
  if (!question || !known) return null;
  const { advice, ...rest } = known;
  // The advice is for the first choice. It helps again if the child makes the same mistake.
  const result =
    choice === null
      ? undefined
      : { ...(choice === known.choice ? known : rest), choice, isCorrect: choice === known.correctIndex };
  const isYoung = isForYoung(lesson);
  return (
    <div class={`lesson-page ${question.figure ? 'lesson-wide' : ''}`}>
      <p class="lesson-note">{texts.lesson.practiceNote}</p>
      <div class="lesson-ask">
        <QuestionText
          question={question}
          isAuto={isYoung && listens && choice === null}
          onListen={() => dispatch({ type: 'listen' })}
        />
      </div>
      <div class="lesson-answer">
        <Choices
          question={question}
          chosen={choice}
          result={result}
          isOpen={choice === null}
          hasSpeakers={hasSpeakers(kept)}
          onListen={() => dispatch({ type: 'listen' })}
          onChoose={(tried) => dispatch({ type: 'try', choice: tried })}
        />
        {result && (
          <>
            <Feedback
              question={question}
              pick={{ state: 'checked', choice: result.choice, result }}
              index={index}
              isPlacement={false}
              isAuto={isYoung && listens}
              hasSpeaker={hasSpeakers(kept)}
            />
            <div class="lesson-ways lesson-ways-sticky">
              <button
                ref={next}
                type="button"
                class="primary lesson-next"
                onClick={() => dispatch({ type: 'next-try' })}
              >
                {texts.lesson.next} <Icon name="play" />
              </button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
