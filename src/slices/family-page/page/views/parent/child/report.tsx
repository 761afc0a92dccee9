import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { Show } from '../../../parts/loading.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { countOf, formatDay, subjectName, texts } from '../../../texts/texts.ts';
import { dataOf } from '../data-of.ts';
import type { OfLearner } from './child-frame.tsx';
import { levelText } from './levels.tsx';
import { NeedsHelp } from './needs-help.tsx';

/** Days of the periods to choose from. The service ends each of them now. */
const periods = [7, 30, 90];

/** What the child learned in a period, and what needs help. Prints as a page of its own. */
export function Report({ learner, seq }: OfLearner) {
  const words = texts.learnerReport;
  const { api } = useAdult();
  const [days, setDays] = useState(30);
  const report = useLoaded(
    async (signal) => {
      const from = new Date(Date.now() - days * 86_400_000).toISOString();
      const query = { learnerId: learner.id, from };
      return dataOf(unwrap(await api.GET('/api/reports/learner', { params: { query }, signal })));
    },
    [api, learner.id, days],
    [seq],
  );
  return (
    <section class="child-report">
      <div class="line spread">
        <h2>{words.title(learner.name)}</h2>
        <div class="line no-print">
          <label class="child-period">
            <span class="visually-hidden">{words.period}</span>
            <select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
              {periods.map((one) => (
                <option key={one} value={one}>
                  {words.lastDays(countOf(one, texts.countNouns.days))}
                </option>
              ))}
            </select>
          </label>
          <button type="button" onClick={() => print()}>
            <Icon name="print" /> {words.print}
          </button>
        </div>
      </div>
      <Show of={report} onRetry={report.reload}>
        {(value) => <Contents report={value} />}
      </Show>
    </section>
  );
}

function Contents({ report }: { report: Schemas['LearnerReport'] }) {
  const words = texts.learnerReport;
  const { learnerId, learnerName, from, to, lessons, minutes, subjects } = report;
  const nouns = texts.countNouns;
  return (
    <>
      <p class="only-print">{words.fromTo(formatDay(from), formatDay(to))}</p>
      <p>
        {lessons === 0
          ? words.nothing(learnerName)
          : words.done(learnerName, countOf(lessons, nouns.lessons))}{' '}
        {minutes > 0 && words.took(countOf(minutes, nouns.minutes))}
      </p>
      <div class="cards">
        {subjects.map((subject) => (
          <Subject key={subject.subject} subject={subject} learnerId={learnerId} />
        ))}
      </div>
    </>
  );
}

function Subject({ subject, learnerId }: { subject: Schemas['ReportSubject']; learnerId: number }) {
  const words = texts.learnerReport;
  const { questions, correct, lessons, learned, needsHelp, next } = subject;
  return (
    <section class="card child-subject">
      <h3>
        {subjectName(subject.subject)} <LevelBadge subject={subject} />
      </h3>
      <p class="soft">
        {lessons === 0
          ? words.noLessons
          : words.score(countOf(lessons, texts.countNouns.lessons), String(correct), String(questions))}
      </p>
      {learned.length > 0 && (
        <>
          <h4>{words.learned}</h4>
          <ul class="child-learned">
            {learned.map(({ conceptId, title }) => (
              <li key={conceptId}>
                <Icon name="check" size={20} /> {title}
              </li>
            ))}
          </ul>
        </>
      )}
      {needsHelp.length > 0 && <h4>{words.needsHelp}</h4>}
      {needsHelp.map((help) => (
        <NeedsHelp key={help.conceptId} help={help} learnerId={learnerId} />
      ))}
      {next && (
        <p>
          {words.next} <b>{next.title}</b>
        </p>
      )}
    </section>
  );
}

function LevelBadge({ subject: { level, levelBefore } }: { subject: Schemas['ReportSubject'] }) {
  if (level === null) return null;
  const isHigher = levelBefore !== null && levelBefore < level;
  return (
    <span class={`badge ${isHigher ? 'badge-green' : ''}`}>
      {isHigher ? texts.levels.risen(levelText(levelBefore), levelText(level)) : levelText(level)}
    </span>
  );
}
