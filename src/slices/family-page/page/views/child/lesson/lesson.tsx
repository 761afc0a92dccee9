import './lesson.css';
import { Busy, Problem } from '../../../parts/loading.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import { goTo } from '../../../place.ts';
import { useChild } from '../../../state/session.ts';
import { subjectName, texts } from '../../../texts/texts.ts';
import { Ending, Replaced, Waiting } from './ending.tsx';
import { Introduction } from './introduction.tsx';
import { isPlacement, type StepProps, wrongOnes } from './lesson-state.ts';
import { Practice, PracticeOffer } from './practice.tsx';
import { QuestionStep } from './question-step.tsx';
import { Steps } from './steps.tsx';
import { useLesson } from './use-lesson.ts';

/** The child's lesson, from its introduction to its end. */
export function LessonView() {
  const { kept, isAbsent, error, retry, dispatch } = useLesson(useChild());
  if (!kept)
    return (
      <Screen title={texts.lesson.title} back="">
        {error !== undefined ? <Problem error={error} onRetry={retry} /> : isAbsent ? <NoLesson /> : <Busy />}
      </Screen>
    );
  const { lesson, phase } = kept;
  const title = isPlacement(lesson)
    ? texts.lesson.placementTitle(subjectName(lesson.subject))
    : lesson.spec.topic;
  return (
    <Screen
      // Each lesson gets the focus at its title.
      key={lesson.id}
      title={title}
      hidesTitle={phase === 'questions'}
      class={`lesson lesson-${phase}`}
      back=""
      actions={phase === 'questions' && <Steps kept={kept} />}
    >
      <Step kept={kept} dispatch={dispatch} />
    </Screen>
  );
}

function NoLesson() {
  return (
    <div class="lesson-page">
      <p>{texts.lesson.none}</p>
      <button type="button" class="primary lesson-next" onClick={() => goTo('', {}, { replaces: true })}>
        <Icon name="home" /> {texts.lesson.home}
      </button>
    </div>
  );
}

function Step({ kept, dispatch }: StepProps) {
  const { phase, outcome, practice, isLate, index } = kept;
  if (phase === 'introduction') return <Introduction key={kept.card} kept={kept} dispatch={dispatch} />;
  if (phase === 'questions') return <QuestionStep key={index} kept={kept} dispatch={dispatch} />;
  if (phase === 'sending') return isLate ? <Waiting kept={kept} /> : <Busy label={texts.lesson.sending} />;
  if (outcome?.kind !== 'counted') return <Replaced kept={kept} />;
  if (!practice && wrongOnes(kept).length > 0) return <PracticeOffer kept={kept} dispatch={dispatch} />;
  const [tried] = practice?.queue ?? [];
  if (tried !== undefined)
    return <Practice key={`${tried}-${practice?.queue.length}`} kept={kept} dispatch={dispatch} />;
  return <Ending kept={kept} outcome={outcome} />;
}
