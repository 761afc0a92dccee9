import { useState } from 'preact/hooks';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { Problem } from '../../../parts/loading.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { subjectName, texts } from '../../../texts/texts.ts';
import { startLesson, type Wish } from '../lesson/start-lesson.ts';
import type { Starting } from './learn.tsx';
import { Spoken } from './spoken.tsx';
import { SubjectPicture } from './subject-picture.tsx';

type Home = Schemas['Home'];

/** Choice of what to learn: a subject of the child, or anything that it types. */
export function Wishes({ home: { learner, placed }, starting }: { home: Home; starting: Starting }) {
  const words = texts.childHome;
  const [isNewIn, setNewIn] = useState<string>();
  const learn = (wish: Wish) =>
    starting.start('wish', (session) => startLesson(session, wish, learner.gradeLevel));
  const isHere = starting.place === 'wish';
  return (
    <section class="card home-wishes">
      <h2>{words.choose}</h2>
      <ul class="home-subjects">
        {learner.subjects.map((subject) => (
          <li key={subject}>
            <button
              type="button"
              disabled={starting.isBusy}
              onClick={() => (placed.includes(subject) ? learn({ subject }) : setNewIn(subject))}
            >
              <SubjectPicture subject={subject} />
              {subjectName(subject)}
              {placed.length > 0 && !placed.includes(subject) && <span class="badge">{words.isNew}</span>}
            </button>
          </li>
        ))}
      </ul>
      <TopicForm isBusy={starting.isBusy} onTopic={(topic) => learn({ topic })} />
      <p role="status">{isHere && starting.isBusy && words.busy}</p>
      {isHere && starting.error !== undefined && <Problem error={starting.error} />}
      {isNewIn !== undefined && (
        <NewSubject
          subject={isNewIn}
          learner={learner}
          onShow={() => learn({ subject: isNewIn, isPlacement: true })}
          onLesson={() => learn({ subject: isNewIn })}
          onClose={() => setNewIn(undefined)}
        />
      )}
    </section>
  );
}

function TopicForm({ isBusy, onTopic }: { isBusy: boolean; onTopic: (topic: string) => void }) {
  const words = texts.childHome;
  function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault();
    const topic = String(new FormData(event.currentTarget).get('topic') ?? '').trim();
    if (topic !== '') onTopic(topic);
  }
  return (
    <form method="post" class="home-topic" onSubmit={submit}>
      <label>
        {words.topic}
        <input name="topic" maxLength={200} autocomplete="off" placeholder={words.topicExample} required />
      </label>
      <button type="submit" class="primary" disabled={isBusy}>
        {words.go}
      </button>
    </form>
  );
}

interface NewSubjectProps {
  subject: string;
  learner: Home['learner'];
  onShow: () => void;
  onLesson: () => void;
  onClose: () => void;
}

/** Explains, before they start, the questions that find where a child begins in a subject. */
function NewSubject({ subject, learner, onShow, onLesson, onClose }: NewSubjectProps) {
  const words = texts.childHome;
  const then = (begin: () => void) => () => {
    onClose();
    begin();
  };
  const title = words.showIn(subjectName(subject));
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="home-listen">
        <p>{words.showHint}</p>
        <Spoken learner={learner} texts={[title, words.showHint]} />
      </div>
      <div class="buttons">
        <button type="button" class="primary" onClick={then(onShow)}>
          {words.showStart}
        </button>
        <button type="button" onClick={then(onLesson)}>
          {words.justLesson}
        </button>
        <button type="button" class="quiet" onClick={onClose}>
          {texts.app.cancel}
        </button>
      </div>
    </Dialog>
  );
}
