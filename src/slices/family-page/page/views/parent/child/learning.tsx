import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { Show } from '../../../parts/loading.tsx';
import { Progress } from '../../../parts/progress.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { countOf, formatWeekday, subjectName, texts } from '../../../texts/texts.ts';
import { ChildFrame, type OfLearner } from './child-frame.tsx';
import { Levels } from './levels.tsx';
import { Report } from './report.tsx';

/** Goals that the view shows of all: those that are nearest. */
const shownGoals = 3;

/** First view of a child: this week, the levels, what was learned and what needs help. */
export function Learning() {
  return (
    <ChildFrame tab="learning">
      {(of) => (
        <>
          <Now {...of} />
          <Report {...of} />
          <Levels {...of} />
        </>
      )}
    </ChildFrame>
  );
}

/** What the child does now, this week and next. */
function Now({ learner, seq }: OfLearner) {
  const { api } = useAdult();
  const home = useLoaded(
    async (signal) => {
      const query = { learnerId: learner.id };
      return unwrap(await api.GET('/api/home', { params: { query }, signal }));
    },
    [api, learner.id],
    [seq],
  );
  return (
    <Show of={home} onRetry={home.reload}>
      {(value) => (
        <div class="cards no-print">
          <Week home={value} />
          <Goals home={value} />
        </div>
      )}
    </Show>
  );
}

function Week({ home: { week, streak, lesson, next } }: { home: Schemas['Home'] }) {
  const words = texts.child;
  const nouns = texts.countNouns;
  return (
    <section class="card">
      <h2>{words.week}</h2>
      <ol class="child-week">
        {week.map(({ date, lessons }) => (
          <li key={date} class={lessons > 0 ? 'child-day-done' : undefined}>
            <span>{formatWeekday(date)}</span>
            <span class="visually-hidden">{countOf(lessons, nouns.lessons)}</span>
            <b aria-hidden="true">{lessons > 0 ? lessons : '–'}</b>
          </li>
        ))}
      </ol>
      <p>{streak > 1 ? texts.parentHome.streak(countOf(streak, nouns.days)) : words.weekLead}</p>
      {lesson && (
        <p>
          {words.now} <b>{lesson.title}</b>{' '}
          <span class="soft">
            {words.checked(String(lesson.checkedCount), countOf(lesson.questionCount, nouns.questions))}
          </span>
        </p>
      )}
      {next && (
        <p>
          {words.next} <b>{next.title}</b> <span class="soft">{subjectName(next.subject)}</span>
        </p>
      )}
    </section>
  );
}

function Goals({ home: { goals } }: { home: Schemas['Home'] }) {
  const words = texts.child;
  return (
    <section class="card">
      <h2>{words.goals}</h2>
      {goals.length === 0 && <p class="soft">{words.noGoals}</p>}
      <ul class="child-goals">
        {goals
          .slice(0, shownGoals)
          .map(({ rewardId, title, imageEmoji, tokenCost, savedPoints, isPending }) => (
            <li key={rewardId}>
              <span aria-hidden="true">{imageEmoji}</span>
              <span>
                {title} {isPending && <span class="badge badge-amber">{words.waiting}</span>}
              </span>
              <Progress value={savedPoints} max={tokenCost} label={words.saved(title)} hasNumbers />
            </li>
          ))}
      </ul>
    </section>
  );
}
