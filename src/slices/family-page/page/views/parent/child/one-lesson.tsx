import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { Show } from '../../../parts/loading.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import { usePlace } from '../../../place.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { formatDay, subjectName, texts } from '../../../texts/texts.ts';
import { Said, useSaid } from '../said.tsx';
import { ChildFrame, type OfLearner } from './child-frame.tsx';
import { TakeBack } from './take-back.tsx';

type Lesson = Schemas['Lesson'];

/** A lesson that the child has done: its questions, the child's answers and the right ones. */
export function OneLesson() {
  return <ChildFrame tab="lessons">{(of) => <Contents {...of} />}</ChildFrame>;
}

function Contents({ seq }: OfLearner) {
  const { lessonId = '' } = usePlace().state;
  const { api } = useAdult();
  const said = useSaid();
  const lesson = useLoaded(
    async (signal) => {
      const params = { path: { lessonId }, query: { figures: 'inline' as const } };
      return unwrap(await api.GET('/api/lessons/{lessonId}', { params, signal }));
    },
    [api, lessonId],
    [seq],
  );
  return (
    <>
      <Said of={said} />
      <Show of={lesson} onRetry={lesson.reload}>
        {(value) => (
          <article class="child-lesson">
            <Head lesson={value} />
            <ol>
              {value.spec.questions.map((question, index) => (
                <li key={question.question} class="card">
                  <Question question={question} given={value.answers?.[index] ?? null} />
                  {value.answers && !question.isVoided && (
                    <TakeBack lessonId={value.id} index={index} say={said.say} onDone={lesson.reload} />
                  )}
                </li>
              ))}
            </ol>
          </article>
        )}
      </Show>
    </>
  );
}

function Head({ lesson: { spec, subject, answeredAt, createdAt, isTooFast } }: { lesson: Lesson }) {
  return (
    <>
      <h2>{spec.topic}</h2>
      <p class="soft">
        {subjectName(subject)} · {formatDay(answeredAt ?? createdAt)}
      </p>
      {isTooFast && <p class="note note-amber">{texts.child.tooFastLead}</p>}
    </>
  );
}

interface QuestionProps {
  question: Schemas['Question'];
  /** Index of the child's choice; null for none. */
  given: number | null;
}

function Question({ question, given }: QuestionProps) {
  const words = texts.child;
  const { figure, choices, correctIndex, explanation, feedback, isVoided } = question;
  return (
    <>
      <h3>
        {question.question} {isVoided && <span class="badge badge-soft">{words.voided}</span>}
      </h3>
      {figure && <img class="child-figure" src={figure.src} alt={figure.alt} />}
      <ul class="child-choices">
        {choices.map((choice, index) => (
          <li key={choice} class={index === correctIndex ? 'right' : index === given ? 'wrong' : undefined}>
            <Mark isRight={index === correctIndex} isGiven={index === given} />
            <span>{choice}</span>
            {index === given && <span class="badge badge-soft">{words.given}</span>}
          </li>
        ))}
      </ul>
      {given === null && <p class="soft">{texts.learnerReport.noAnswer}</p>}
      {feedback && <p>{feedback.text}</p>}
      {explanation && <p class="soft">{explanation}</p>}
    </>
  );
}

function Mark({ isRight, isGiven }: { isRight: boolean; isGiven: boolean }) {
  if (isRight) return <Icon name="check" size={20} label={texts.child.right} />;
  if (isGiven) return <Icon name="close" size={20} label={texts.child.notRight} />;
  return <span class="child-no-mark" />;
}
