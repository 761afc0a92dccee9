import './points.css';
import { Screen } from '../../../parts/screen.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import { goTo } from '../../../place.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { useChild } from '../../../state/session.ts';
import { formatDay, formatNumber, texts } from '../../../texts/texts.ts';
import { ChildFrame } from '../child-frame.tsx';
import { SubjectPicture } from '../home/subject-picture.tsx';
import { RowList } from './row-list.tsx';
import { useRows } from './use-rows.ts';

/** The lessons that the child has done, to read again. */
export function DoneLessons() {
  const { api, learnerId } = useChild();
  const words = texts.doneLessons;
  const rows = useRows((page) =>
    api.GET('/api/lessons', { params: { query: { learnerId, kind: 'answered', ...page } } }),
  );
  return (
    <ChildFrame view="done">
      <Screen title={words.title} back="achievements">
        <RowList of={rows} empty={words.empty}>
          {(lesson) => <DoneLesson key={lesson.id} {...lesson} />}
        </RowList>
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
        <span class="points-after">
          <Icon name="check" /> {words.score(formatNumber(correctCount), formatNumber(totalQuestions))}
        </span>
      </button>
    </li>
  );
}
