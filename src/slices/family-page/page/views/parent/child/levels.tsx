import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { Show } from '../../../parts/loading.tsx';
import { useAdult } from '../../../state/session.ts';
import { subjectName, texts } from '../../../texts/texts.ts';
import type { OfLearner } from './child-frame.tsx';

/** Returns a level in words, such as "Grade 3". */
export function levelText(level: number): string {
  return level === 0 ? texts.levels.kindergarten : texts.levels.grade(level);
}

/** Level in each subject of the child, and in those that the child has answered. */
export function Levels({ learner, seq }: OfLearner) {
  const { api } = useAdult();
  const words = texts.levels;
  const levels = useLoaded(
    async (signal) => {
      const query = { learnerId: learner.id };
      return unwrap(await api.GET('/api/levels', { params: { query }, signal })).levels;
    },
    [api, learner.id],
    [seq],
  );
  return (
    <section class="card no-print">
      <h2>{words.title}</h2>
      <p class="soft">{words.lead}</p>
      <Show of={levels} onRetry={levels.reload}>
        {(all) => (
          <ul class="child-levels">
            {all
              .filter(({ subject, hasAnswers }) => hasAnswers || learner.subjects.includes(subject))
              .map(({ subject, level, hasAnswers }) => (
                <li key={subject}>
                  <b>{subjectName(subject)}</b>
                  <span>{levelText(level)}</span>
                  {!hasAnswers && <small class="soft">{words.notYet}</small>}
                </li>
              ))}
          </ul>
        )}
      </Show>
    </section>
  );
}
