import { useEffect, useRef } from 'preact/hooks';
import { Speaker } from '../../../parts/speaker.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { texts } from '../../../texts/texts.ts';
import { Choices } from './choices.tsx';
import { Feedback } from './feedback.tsx';
import { Hints } from './hints.tsx';
import { hasSpeakers, isForYoung, isPlacement, type StepProps } from './lesson-state.ts';
import { QuestionText } from './question-text.tsx';
import { Report } from './report.tsx';

/** One question of the quiz, until the child goes on to the next. */
export function QuestionStep({ kept, dispatch }: StepProps) {
  const { lesson, index, picks, listens } = kept;
  const question = lesson.spec.questions[index];
  if (!question) return null;
  const pick = picks[index] ?? null;
  const isYoung = isForYoung(lesson);
  const listen = () => dispatch({ type: 'listen' });
  return (
    <div class={`lesson-page ${question.figure ? 'lesson-wide' : ''}`}>
      <div class="lesson-ask">
        <QuestionText
          question={question}
          isAuto={isYoung && listens && !pick}
          isOffered={isYoung && !listens && !pick}
          onListen={listen}
        />
        {!pick && kept.allowsDoubling && <Doubling kept={kept} dispatch={dispatch} />}
      </div>
      <div class="lesson-answer">
        <Choices
          question={question}
          chosen={pick?.result ? pick.result.choice : (pick?.choice ?? null)}
          result={pick?.result}
          isOpen={!pick}
          hasSpeakers={hasSpeakers(kept)}
          onListen={listen}
          onChoose={(choice) => dispatch({ type: 'choose', choice })}
        />
        {pick ? (
          <AfterChoice kept={kept} dispatch={dispatch} question={question} />
        ) : (
          <Helps kept={kept} dispatch={dispatch} question={question} />
        )}
      </div>
      <Report lessonId={lesson.id} index={index} />
    </div>
  );
}

type AskedProps = StepProps & { question: Schemas['Question'] };

/** What helps before the choice: hints, and the way to say that one does not know. */
function Helps({ kept, dispatch, question }: AskedProps) {
  const words = texts.lesson;
  return (
    <Hints
      question={question}
      shown={kept.hints[kept.index] ?? 0}
      hasSpeakers={hasSpeakers(kept)}
      onMore={() => dispatch({ type: 'hint' })}
    >
      <button type="button" class="lesson-help" onClick={() => dispatch({ type: 'choose', choice: -1 })}>
        <Icon name="question" /> {isPlacement(kept.lesson) ? words.notLearned : words.notSure}
      </button>
    </Hints>
  );
}

/** Switch for double-or-loss, with what it means beside it. */
function Doubling({ kept, dispatch }: StepProps) {
  const { doubled, index } = kept;
  const words = texts.lesson;
  return (
    <div class="lesson-doubling">
      <label class="check">
        <input
          type="checkbox"
          checked={doubled[index] === true}
          onChange={({ currentTarget }) => dispatch({ type: 'double', isOn: currentTarget.checked })}
        />
        <span>
          <strong>{words.double}</strong>
          <small>{words.doubleMeaning}</small>
        </span>
      </label>
      {hasSpeakers(kept) && (
        <Speaker
          text={`${words.double}. ${words.doubleMeaning}`}
          of={words.double}
          onListen={() => dispatch({ type: 'listen' })}
        />
      )}
    </div>
  );
}

function AfterChoice({ kept, dispatch, question }: AskedProps) {
  const { picks, index, lesson } = kept;
  const pick = picks[index];
  const next = useRef<HTMLButtonElement>(null);
  const isAsking = pick?.state === 'asking' && !pick.result;
  useEffect(() => {
    if (!isAsking) next.current?.focus({ preventScroll: true });
  }, [isAsking]);
  const isLast = !picks.includes(null);
  return (
    <>
      <Feedback
        question={question}
        pick={pick ?? null}
        index={index}
        isPlacement={isPlacement(lesson)}
        isAuto={isForYoung(lesson) && kept.listens}
        hasSpeaker={hasSpeakers(kept)}
      />
      {!isAsking && (
        <div class="lesson-ways lesson-ways-sticky">
          <button
            ref={next}
            type="button"
            class="primary lesson-next"
            onClick={() => dispatch({ type: 'next' })}
          >
            {isLast ? texts.lesson.finish : texts.lesson.next} <Icon name="play" />
          </button>
        </div>
      )}
    </>
  );
}
