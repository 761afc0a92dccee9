import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { Speaker } from '../../../parts/speaker.tsx';
import type { KeptLesson } from '../../../state/kept-lesson.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { useChild } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { hasSpeakers } from './lesson-state.ts';

/** What the child can do for good, of what the lesson was about. Nothing without an answer: it is no part of the lesson itself. */
export function Mastered({ kept }: { kept: KeptLesson }) {
  const { lesson } = kept;
  const { api, learnerId } = useChild();
  const { value = [] } = useLoaded(
    async (signal) => {
      const query = { learnerId, limit: 500 };
      const known = unwrap(await api.GET('/api/mastery', { params: { query }, signal }));
      const asked = conceptsOf(lesson);
      return known.filter(({ conceptId, isMastered }) => isMastered && asked.has(conceptId));
    },
    [api, lesson.id],
  );
  if (value.length === 0) return null;
  const words = texts.lesson.mastered;
  const titles = value.map(({ title }) => title);
  return (
    <section class="card lesson-card">
      <div class="lesson-heading">
        <h3>{words}</h3>
        {hasSpeakers(kept) && <Speaker text={`${words} ${titles.join('. ')}`} of={words} />}
      </div>
      {titles.map((title) => (
        <p key={title} class="lesson-said">
          {title}
        </p>
      ))}
    </section>
  );
}

/** Returns the ids of the concepts that a lesson asks about. */
function conceptsOf({ moduleId, spec }: Schemas['Lesson']): ReadonlySet<string> {
  return new Set([moduleId, ...spec.questions.flatMap(({ conceptId }) => conceptId ?? [])]);
}
