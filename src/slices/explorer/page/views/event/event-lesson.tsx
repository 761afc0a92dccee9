import { useEffect, useState } from 'preact/hooks';
import type { Lesson } from '../../../../../../schema/lessons.ts';
import { messageOf, unwrap } from '../../../../../http/pages/kit/client.ts';
import { CheckIcon, CrossIcon } from '../../../../../http/pages/kit/icons.tsx';
import { useLoaded } from '../../../../../http/pages/kit/use-loaded.ts';
import { useExplorer } from '../../explorer-context.ts';
import { type AnsweredQuestion, answeredQuestions } from '../../model/quiz.ts';
import { formatChange, formatNumber } from '../../words/number-format.ts';

/** Lesson of an answered quiz with the given answers. The ledger itself has only right or wrong. */
export function EventLesson({ payload }: { payload: object }) {
  const { session } = useExplorer();
  const quiz = answeredQuestions(payload);
  const { value: lesson, error } = useLoaded(
    async (signal) => {
      const params = { path: { lessonId: quiz.lessonId } };
      return session && unwrap(await session.api.GET('/api/lessons/{lessonId}', { params, signal }));
    },
    [session, quiz.lessonId],
  );
  return (
    <section class="card lesson" aria-labelledby="lesson-title">
      <h3 id="lesson-title">{lesson ? lesson.spec.topic : `Lesson ${quiz.lessonId.slice(-6)}`}</h3>
      <p class="soft small">
        {lesson?.spec.introduction?.find(({ conceptId }) => conceptId === quiz.conceptId)?.title ??
          quiz.conceptId}
        {!lesson && '. The ledger has only right or wrong; the questions are with the service.'}
        {error && ` ${messageOf(error)}`}
      </p>
      {lesson?.spec.images.map(({ id, alt }) => (
        <Picture key={id} lessonId={lesson.id} imageId={id} alt={alt} />
      ))}
      <ol class="questions">
        {quiz.questions.map((question, place) => (
          <Question question={question} lesson={lesson} place={place} />
        ))}
      </ol>
    </section>
  );
}

interface QuestionProps {
  question: AnsweredQuestion;
  lesson: Lesson | undefined;
  place: number;
}

function Question({ question: { isRight, isDoubled, points }, lesson, place }: QuestionProps) {
  const asked = lesson?.spec.questions[place];
  const given = lesson?.answers?.[place] ?? undefined;
  const right = asked?.correctIndex ?? undefined;
  const isOther = right !== undefined && lesson?.answers !== undefined && (given === right) !== isRight;
  return (
    <li>
      <p class="line">
        <span class="question">{asked?.question ?? `Question ${formatNumber(place + 1)}`}</span>
        <span class={`badge badge-${isRight ? 'green' : 'red'}`}>
          {isRight ? <CheckIcon /> : <CrossIcon />} {isRight ? 'Right' : 'Wrong'}
        </span>
        {isDoubled && <span class="badge">Doubled</span>}
        {asked?.isVoided && <span class="badge">Taken back</span>}
        <span class="soft">{formatChange(points)}</span>
      </p>
      {asked && (
        <ul class="answers">
          {asked.choices.map((choice, index) => (
            <li class={index === given ? 'given' : ''}>
              {choice}
              {index === given && <span class="small"> · given answer</span>}
              {index === right && <span class="small positive"> · right answer</span>}
            </li>
          ))}
        </ul>
      )}
      {isOther && (
        <p class="note note-amber">
          The service shows an answer that does not fit: the ledger says {isRight ? 'right' : 'wrong'}.
        </p>
      )}
    </li>
  );
}

/** Picture of a lesson, which only a request with the token gets. */
function Picture({ lessonId, imageId, alt }: { lessonId: string; imageId: string; alt: string }) {
  const { session } = useExplorer();
  const [url, setUrl] = useState<string>();
  const { value: blob } = useLoaded(
    async (signal) => {
      const options = { params: { path: { lessonId, imageId } }, parseAs: 'blob', signal } as const;
      return session && unwrap(await session.api.GET('/api/lessons/{lessonId}/images/{imageId}', options));
    },
    [session, lessonId, imageId],
  );
  useEffect(() => {
    if (!blob) return;
    const own = URL.createObjectURL(blob);
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [blob]);
  return url ? <img class="picture" src={url} alt={alt} /> : null;
}
