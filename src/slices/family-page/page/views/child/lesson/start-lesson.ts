import { type Api, NoAnswer, unwrap } from '../../../../../../http/pages/kit/client.ts';
import { goTo } from '../../../place.ts';
import type { KeptLesson } from '../../../state/kept-lesson.ts';
import { putLesson, readLesson } from '../../../state/lesson-store.ts';
import { sendAnswers } from '../../../state/outbox.ts';
import type { Schemas } from '../../../state/schemas.ts';
import type { ChildSession } from '../../../state/session.ts';
import { beginLesson } from './lesson-state.ts';

/** What a child wants to learn. Without both, the service chooses. */
export interface Wish {
  subject?: string;
  topic?: string;
  /** True to find out what the child knows in the subject. */
  isPlacement?: boolean;
}

/**
 * Creates a lesson, keeps it on this device, and shows it. Throws if the service refuses or does not answer: the child then stays
 * where it is, with the lesson of before.
 */
export async function startLesson(
  session: ChildSession,
  { subject, topic, isPlacement = false }: Wish,
  gradeLevel: number,
): Promise<void> {
  const { api, learnerId } = session;
  await sendBefore(session);
  const create =
    isPlacement && subject !== undefined
      ? createPlacement(api, learnerId, subject)
      : createLesson(api, {
          learnerId,
          gradeLevel,
          ...(subject !== undefined && { subject }),
          ...(topic !== undefined && { topic }),
        });
  const [lesson, allowsDoubling] = await Promise.all([create, readDoubling(session)]);
  // The child has signed out, or left the device to another one. The lesson waits at the service.
  if (session.signal.aborted) return;
  putLesson(learnerId, beginLesson(lesson, { gradeLevel, allowsDoubling }));
  goTo('lesson');
}

/** A new lesson ends the one before it, so the answers that wait go first. */
async function sendBefore({ api, learnerId }: ChildSession): Promise<void> {
  await sendAnswers(learnerId, api);
  if (readLesson(learnerId)?.phase === 'sending') throw new NoAnswer('answers wait');
}

/** Figures come with the lesson, so that it needs no further request and no network. */
const figures = 'inline';

async function createLesson(api: Api, body: Schemas['CreateLesson']): Promise<Schemas['Lesson']> {
  return unwrap(await api.POST('/api/lessons/create', { body: { ...body, figures } }));
}

async function createPlacement(api: Api, learnerId: number, subject: string): Promise<Schemas['Lesson']> {
  return unwrap(await api.POST('/api/lessons/placement', { body: { learnerId, subject, figures } }));
}

/** Returns true if the child may bet points. Without an answer, it may not: the lesson matters more. */
async function readDoubling({ api, learnerId }: ChildSession): Promise<boolean> {
  const params = { path: { learnerId } };
  const settings = await api.GET('/api/learner-settings/{learnerId}', { params }).catch(() => undefined);
  return settings?.data?.doubleOrLossEnabled ?? false;
}

/** Returns the open lesson that the service has for the child; undefined without one. Throws if it does not answer. */
export async function openLesson(session: ChildSession): Promise<KeptLesson | undefined> {
  const { api, learnerId } = session;
  const home = api.GET('/api/home', { params: { query: { learnerId } } }).then(unwrap);
  const [lesson, { learner, isDoubleOrLossEnabled }] = await Promise.all([readActive(session), home]);
  const { gradeLevel } = learner;
  return lesson ? beginLesson(lesson, { gradeLevel, allowsDoubling: isDoubleOrLossEnabled }) : undefined;
}

/** Returns the child's ACTIVE lesson, or null. Throws if the service does not answer. */
export async function readActive({ api, learnerId }: ChildSession): Promise<Schemas['Lesson'] | null> {
  const params = { query: { learnerId, figures: 'inline' as const } };
  return unwrap(await api.GET('/api/lessons/active', { params }));
}
