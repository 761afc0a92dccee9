import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { Show } from '../../../parts/loading.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { formatDay, formatNumber, subjectName, texts } from '../../../texts/texts.ts';
import { rowsAtOnce, ShowMore } from '../show-more.tsx';
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
  const [limit, setLimit] = useState(rowsAtOnce);
  const lessons = useLoaded(
    async (signal) => {
      const query = { learnerId: learner.id, kind: 'answered' as const, limit };
      return unwrap(await api.GET('/api/lessons', { params: { query }, signal }));
    },
    [api, learner.id],
    [seq, limit],
  );
  return (
    <section>
      <h2>{words.lessonsDone}</h2>
      <Show of={lessons} onRetry={lessons.reload}>
        {(rows) =>
          rows.length === 0 ? (
            <p class="empty">{words.noLessons}</p>
          ) : (
            <>
              <ul class="child-rows card">
                {rows.map((lesson) => (
                  <LessonRow key={lesson.id} lesson={lesson} />
                ))}
              </ul>
              <ShowMore shown={rows.length} limit={limit} onMore={setLimit} />
            </>
          )
        }
      </Show>
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
      <ChildLink view="child/lesson" learnerId={learnerId} lessonId={id}>
        <b>{title}</b>
        <span class="soft">
          {subjectName(subject)} · {formatDay(createdAt)}
          {isTooFast && <span class="badge badge-amber">{words.tooFast}</span>}
        </span>
      </ChildLink>
      <span class="child-score">{words.score(formatNumber(correctCount), formatNumber(totalQuestions))}</span>
    </li>
  );
}
