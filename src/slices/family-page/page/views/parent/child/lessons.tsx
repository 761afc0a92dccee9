import { Rows } from '../../../parts/rows.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { formatDay, formatNumber, subjectName, texts } from '../../../texts/texts.ts';
import { ChildFrame, ChildLink, type OfLearner } from './child-frame.tsx';
import { ReportedQuestions } from './reported-questions.tsx';

/** Lessons that the child has done, and what was said about their questions. */
export function Lessons() {
  return (
    <ChildFrame tab="lessons">
      {(of) => (
        <>
          <ReportedQuestions {...of} />
          <Done {...of} />
        </>
      )}
    </ChildFrame>
  );
}

function Done({ learner, seq }: OfLearner) {
  const words = texts.child;
  const { api } = useAdult();
  const query = { learnerId: learner.id, kind: 'answered' as const };
  return (
    <section>
      <h2>{words.lessonsDone}</h2>
      <Rows
        key={learner.id}
        ask={(page, signal) => api.GET('/api/lessons', { params: { query: { ...query, ...page } }, signal })}
        mark={seq}
        empty={words.noLessons}
      >
        {(lesson) => <LessonRow key={lesson.id} lesson={lesson} />}
      </Rows>
    </section>
  );
}

function LessonRow({ lesson }: { lesson: Schemas['LessonListing'] }) {
  const {
    id,
    learnerId,
    title,
    subject,
    createdAt,
    isTooFast,
    correctCount = 0,
    totalQuestions = 0,
  } = lesson;
  const words = texts.child;
  return (
    <li>
      <ChildLink view="child/lesson" learnerId={learnerId} lessonId={id} class="rows-words">
        <strong>{title}</strong>
        <span class="soft">
          {subjectName(subject)} · {formatDay(createdAt)}
          {isTooFast && <span class="badge badge-amber">{words.tooFast}</span>}
        </span>
      </ChildLink>
      <span class="rows-end">{words.score(formatNumber(correctCount), formatNumber(totalQuestions))}</span>
    </li>
  );
}
