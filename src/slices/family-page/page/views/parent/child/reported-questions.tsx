import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { Problem } from '../../../parts/loading.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { formatDaysAgo, texts } from '../../../texts/texts.ts';
import { Said, type Say, useSaid } from '../said.tsx';
import { ChildLink, type OfLearner } from './child-frame.tsx';
import { TakeBack } from './take-back.tsx';

/** Questions that somebody reports as wrong, until they are taken back. */
export function ReportedQuestions({ learner, seq }: OfLearner) {
  const words = texts.child;
  const { api } = useAdult();
  const said = useSaid();
  const reports = useLoaded(
    async (signal) => {
      const query = { learnerId: learner.id };
      return unwrap(await api.GET('/api/lessons/reports', { params: { query }, signal }));
    },
    [api, learner.id],
    [seq],
  );
  const open = reports.value?.filter(({ isVoided }) => !isVoided) ?? [];
  return (
    <>
      <Said of={said} />
      {reports.error && <Problem error={reports.error} onRetry={reports.reload} />}
      {open.length > 0 && (
        <section>
          <h2>{words.reported}</h2>
          <ul class="child-reports">
            {open.map((report) => (
              <ReportedQuestion key={report.id} report={report} say={said.say} onDone={reports.reload} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface ReportedQuestionProps {
  report: Schemas['QuestionReport'];
  say: Say;
  onDone: () => void;
}

function ReportedQuestion({ report, say, onDone }: ReportedQuestionProps) {
  const words = texts.child;
  const { lessonId, questionIndex, learnerId, question, reason, reportedAt } = report;
  return (
    <li class="card">
      <h3>{question}</h3>
      <p>
        {words.reason(reason)} <span class="soft">{formatDaysAgo(reportedAt)}</span>
      </p>
      <TakeBack lessonId={lessonId} index={questionIndex} say={say} onDone={onDone} />
      <ChildLink view="child/lesson" learnerId={learnerId} lessonId={lessonId} class="button quiet">
        {texts.learnerReport.toLesson}
      </ChildLink>
    </li>
  );
}
