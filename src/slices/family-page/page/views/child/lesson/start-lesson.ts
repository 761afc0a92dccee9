import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { goTo } from '../../../place.ts';
import type { ChildSession } from '../../../state/session.ts';

/** Creates a lesson as the child wishes, and goes to it. Throws if the service refuses it or does not answer. */
export async function startLesson(
  { api, learnerId }: ChildSession,
  wish: { subject?: string; topic?: string },
  gradeLevel: number,
): Promise<void> {
  const body = { learnerId, gradeLevel, ...wish };
  unwrap(await api.POST('/api/lessons/create', { params: { query: { figures: 'inline' } }, body }));
  goTo('lesson');
}
