import { useRef, useState } from 'preact/hooks';
import { Avatar } from '../../../parts/avatar.tsx';
import { Problem } from '../../../parts/loading.tsx';
import { useSpeech } from '../../../parts/speech.ts';
import { Icon } from '../../../parts/ui-icons.tsx';
import { goTo } from '../../../place.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { type ChildSession, useChild } from '../../../state/session.ts';
import { keptKeys } from '../../../state/storage.ts';
import { formatNumber, subjectName, texts } from '../../../texts/texts.ts';
import { startLesson } from '../lesson/start-lesson.ts';
import { needsVoice, Spoken } from './spoken.tsx';

type Home = Schemas['Home'];

/** A way into a lesson. */
type Begin = (session: ChildSession) => Promise<void>;
/** Where somebody pressed: the large button, or a wish. */
type Place = 'learn' | 'wish';

/** State of a start: where it was pressed, whether it still works, and why it failed. */
export interface Starting {
  isBusy: boolean;
  place: Place | undefined;
  error: unknown;
  start(place: Place, begin: Begin): void;
}

const idle = { isBusy: false, place: undefined, error: undefined };

/** Starts one lesson at a time, however often and wherever somebody presses. */
export function useStarting(): Starting {
  const session = useChild();
  const [state, setState] = useState<Omit<Starting, 'start'>>(idle);
  const running = useRef(false);
  return {
    ...state,
    start(place, begin) {
      if (running.current) return;
      running.current = true;
      setState({ isBusy: true, place, error: undefined });
      const end = (error?: unknown) => {
        running.current = false;
        setState({ isBusy: false, place, error });
      };
      begin(session).then(() => end(), end);
    },
  };
}

/** Returns the first subject in which the child has learned nothing yet, if it has learned nothing at all. */
function firstSubject({ learner, placed }: Home): string | undefined {
  return placed.length === 0 ? learner.subjects[0] : undefined;
}

/** What the large button says and does. */
function offerOf(home: Home, { canGoOn }: { canGoOn: boolean }) {
  const words = texts.childHome;
  const { lesson, next, learner, placed } = home;
  if (lesson ?? canGoOn) {
    // The first questions in a subject have a title for parents.
    const title = lesson && (placed.includes(lesson.subject) ? lesson.title : subjectName(lesson.subject));
    const far =
      lesson && lesson.checkedCount > 0
        ? words.howFar(formatNumber(lesson.checkedCount), formatNumber(lesson.questionCount))
        : '';
    return { label: words.goOn, title: title ?? '', hint: far, begin: async () => goTo('lesson') };
  }
  const first = next ? undefined : firstSubject(home);
  if (first !== undefined)
    return {
      label: words.show,
      title: subjectName(first),
      hint: words.showHint,
      begin: (session: ChildSession) =>
        startLesson(session, { subject: first, isPlacement: true }, learner.gradeLevel),
    };
  return {
    label: words.learn,
    title: next?.title ?? words.surprise,
    hint: '',
    begin: (session: ChildSession) =>
      startLesson(session, next ? { subject: next.subject } : {}, learner.gradeLevel),
  };
}

interface LearnProps {
  home: Home;
  /** True if the home is the one that the device kept, since the service does not answer. */
  isOffline: boolean;
  starting: Starting;
}

/** The one large button of the home: goes on with the lesson, or starts the next one. */
export function Learn({ home, isOffline, starting }: LearnProps) {
  const { learnerId } = useChild();
  const canGoOn = isOffline && keptKeys(`lesson:${learnerId}`).includes(`lesson:${learnerId}`);
  const { label, title, hint, begin } = offerOf(home, { canGoOn });
  const isSpoken = useSpeech().canSpeak && needsVoice(home.learner);
  return (
    <div class="home-learn">
      <div class={isSpoken ? 'home-learn-press home-learn-spoken' : 'home-learn-press'}>
        <button
          type="button"
          class="home-learn-button"
          disabled={starting.isBusy}
          onClick={() => starting.start('learn', begin)}
        >
          <span class="home-learn-words">
            <span class="home-learn-label">
              <span class="home-learn-play">
                <Icon name="play" size={40} />
              </span>
              {starting.isBusy && starting.place === 'learn' ? texts.childHome.busy : label}
            </span>
            {title && <span class="home-learn-title">{title}</span>}
            {hint && <span class="home-learn-hint">{hint}</span>}
          </span>
          <Avatar {...home.learner} size={144} />
        </button>
        {isSpoken && <Spoken learner={home.learner} texts={[label, title, hint]} />}
      </div>
      {starting.place === 'learn' && starting.error !== undefined && <Problem error={starting.error} />}
    </div>
  );
}
