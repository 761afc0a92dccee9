import { useState } from 'preact/hooks';
import type { Schemas } from '../../../state/schemas.ts';
import { formatNumber, texts } from '../../../texts/texts.ts';
import { ChildLink } from './child-frame.tsx';

/** Missed questions that are shown at first. On paper there are all. */
const shownFirst = 2;

interface NeedsHelpProps {
  help: Schemas['ReportHelp'];
  learnerId: number;
}

/** What needs help, with the questions that went wrong: a parent can go through them with the child. */
export function NeedsHelp({ help: { title, missed }, learnerId }: NeedsHelpProps) {
  const words = texts.learnerReport;
  const [showsAll, setShowsAll] = useState(false);
  const hidden = missed.length - shownFirst;
  return (
    <div class="child-help">
      <p>
        <b>{title}</b>
      </p>
      <ul>
        {missed.map((one, index) => (
          <li
            key={`${one.lessonId} ${one.questionIndex}`}
            class={showsAll || index < shownFirst ? undefined : 'only-print'}
          >
            <p>{one.question}</p>
            <p class="small">
              {one.givenAnswer === null ? words.noAnswer : words.answer(one.givenAnswer)}{' '}
              <b>{words.rightAnswer(one.rightAnswer)}</b>{' '}
              <ChildLink view="child/lesson" learnerId={learnerId} lessonId={one.lessonId} class="no-print">
                {words.toLesson}
              </ChildLink>
            </p>
          </li>
        ))}
      </ul>
      {hidden > 0 && !showsAll && (
        <button type="button" class="quiet" onClick={() => setShowsAll(true)}>
          {words.more(formatNumber(hidden))}
        </button>
      )}
    </div>
  );
}
