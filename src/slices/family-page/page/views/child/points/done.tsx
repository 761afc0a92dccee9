import './points.css';
import { Rows } from '../../../parts/rows.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import { goTo } from '../../../place.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { useChild } from '../../../state/session.ts';
import { formatDay, formatNumber, texts } from '../../../texts/texts.ts';
import { ChildFrame } from '../child-frame.tsx';
import { SubjectPicture } from '../home/subject-picture.tsx';

/** The lessons that the child has done, to read again. */
export function DoneLessons() {
  const { api, learnerId } = useChild();
  const words = texts.doneLessons;
  return (
    <ChildFrame view="done">
      <Screen title={words.title} back="achievements">
        <Rows
          ask={(page, signal) =>
            api.GET('/api/lessons', { params: { query: { learnerId, kind: 'answered', ...page } }, signal })
          }
          empty={words.empty}
        >
          {(lesson) => <DoneLesson key={lesson.id} {...lesson} />}
        </Rows>
      </Screen>
    </ChildFrame>
  );
}

function DoneLesson({
  id,
  title,
  subject,
  correctCount = 0,
  totalQuestions = 0,
  createdAt,
}: Schemas['LessonListing']) {
  const words = texts.doneLessons;
  return (
    <li>
      <button type="button" class="rows-open" onClick={() => goTo('review', { lessonId: id })}>
        <SubjectPicture subject={subject} />
        <span class="rows-words">
          <strong>{title}</strong>
          <span class="soft">{formatDay(createdAt)}</span>
        </span>
        <span class="rows-end">
          <Icon name="check" /> {words.score(formatNumber(correctCount), formatNumber(totalQuestions))}
        </span>
      </button>
    </li>
  );
}
