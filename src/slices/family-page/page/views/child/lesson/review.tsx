import './lesson.css';
import './ending.css';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { Problem, Show } from '../../../parts/loading.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { Speaker } from '../../../parts/speaker.tsx';
import { usePlace } from '../../../place.ts';
import { resultOf } from '../../../state/kept-lesson.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { useChild } from '../../../state/session.ts';
import { formatDay, texts } from '../../../texts/texts.ts';
import { Choices } from './choices.tsx';
import { Feedback } from './feedback.tsx';
import { Figure } from './figure.tsx';
import { isForYoung, isPlacement } from './lesson-state.ts';

/** A lesson that is done, to read again: questions, the child's choices, right answers and advice. */
export function Review() {
  const { api } = useChild();
  const { lessonId } = usePlace().state;
  const words = texts.review;
  const loaded = useLoaded(
    async (signal) => {
      if (lessonId === undefined) return null;
      const params = { path: { lessonId }, query: { figures: 'inline' as const } };
      return unwrap(await api.GET('/api/lessons/{lessonId}', { params, signal }));
    },
    [api, lessonId],
  );
  return (
    <Screen title={loaded.value?.spec.topic ?? words.title} back="done" class="lesson">
      <Show of={loaded}>
        {(lesson) =>
          lesson?.answers ? <Read lesson={lesson} /> : <Problem error={new Error(words.notDone)} />
        }
      </Show>
    </Screen>
  );
}

function Read({ lesson }: { lesson: Schemas['Lesson'] }) {
  const { questions } = lesson.spec;
  const right = questions.filter((question, i) => lesson.answers?.[i] === question.correctIndex).length;
  return (
    <>
      <p class="soft">
        {texts.lesson.someRight(right, questions.length)}
        {lesson.answeredAt !== undefined && ` · ${formatDay(lesson.answeredAt)}`}
      </p>
      <ol class="lesson-reviewed">
        {questions.map((question, index) => (
          <li key={index} class="card">
            <ReadQuestion lesson={lesson} question={question} index={index} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface ReadQuestionProps {
  lesson: Schemas['Lesson'];
  question: Schemas['Question'];
  index: number;
}

function ReadQuestion({ lesson, question, index }: ReadQuestionProps) {
  const choice = lesson.answers?.[index] ?? null;
  const result = resultOf(question, { choice, isDoubled: false });
  const ignore = () => undefined;
  return (
    <>
      <div class="lesson-heading">
        <h2 class="lesson-question">{question.question}</h2>
        <Speaker text={question.speech?.question ?? question.question} of={texts.lesson.theQuestion} />
      </div>
      <Figure of={question.figure} />
      <Choices
        question={question}
        chosen={choice}
        result={result}
        isOpen={false}
        hasSpeakers={false}
        onListen={ignore}
        onChoose={ignore}
      />
      {question.isVoided && <p class="lesson-note">{texts.review.voided}</p>}
      {result && (
        <Feedback
          question={question}
          pick={{ state: 'checked', choice: choice ?? -1, result }}
          index={index}
          isPlacement={isPlacement(lesson)}
          isAuto={false}
          hasSpeaker={isForYoung(lesson)}
        />
      )}
    </>
  );
}
