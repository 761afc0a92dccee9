import { useEffect } from 'preact/hooks';
import { type Api, isCode, ServiceError, unwrap } from '../../../../http/pages/kit/client.ts';
import { apiWith } from './api.ts';
import { deviceNow, updateLearner } from './device.ts';
import { type KeptLesson, type Outcome, resultOf } from './kept-lesson.ts';
import { changeLesson, isShown, learnersWithUnsent, readLesson, removeLesson } from './lesson-store.ts';
import type { Schemas } from './schemas.ts';
import type { ChildSession } from './session.ts';

/**
 * Sends the answers of finished lessons. A lesson counts once: all attempts, also those of other tabs, have the same idempotency
 * key. The clock of this device decides nothing.
 */

/** Milliseconds between two attempts while the service does not answer. */
const retryMs = 15_000;

/** Attempts that run, by what they do. */
const running = new Map<string, Promise<void>>();

/** Makes an attempt, or joins the same one that runs. */
function once(key: string, attempt: () => Promise<void>): Promise<void> {
  const run = running.get(key) ?? attempt().finally(() => running.delete(key));
  running.set(key, run);
  return run;
}

/** Returns true if the service refused for good. All else, such as a restart or a pause between requests, may pass. */
function isRefused(error: unknown): boolean {
  return error instanceof ServiceError && [400, 403, 404, 422].includes(error.problem.status);
}

/** Sends the answers of a child's finished lesson, if there is one. The store then has its outcome; throws nothing. */
export function sendAnswers(learnerId: number, api: Api): Promise<void> {
  const kept = readLesson(learnerId);
  if (kept?.phase !== 'sending') return Promise.resolve();
  const { id } = kept.lesson;
  if (navigator.onLine === false) {
    changeLesson(learnerId, id, late);
    return Promise.resolve();
  }
  return once(id, () => send(learnerId, api, kept));
}

function late(kept: KeptLesson): KeptLesson {
  return kept.isLate ? kept : { ...kept, isLate: true };
}

async function send(learnerId: number, api: Api, kept: KeptLesson): Promise<void> {
  const { id } = kept.lesson;
  try {
    const header = { 'Idempotency-Key': `lesson-${id}` };
    const params = { path: { lessonId: id }, header };
    const body = answersOf(kept);
    const result = unwrap(await api.POST('/api/lessons/{lessonId}/answer', { params, body }));
    settle(learnerId, result.lesson, outcomeOf(result));
  } catch (error) {
    const isLost = isRefused(error) && (await readOutcome(learnerId, id, api).catch(() => false));
    if (!isLost) changeLesson(learnerId, id, late);
  }
}

/** Returns the body with a child's answers, the same for each attempt. */
function answersOf({ picks }: KeptLesson): Schemas['AnswerLesson'] {
  return {
    answers: picks.map((pick) => pick?.choice ?? -1),
    doubleQuestionIndices: picks.flatMap((pick, index) => (pick?.isDoubled ? [index] : [])),
  };
}

/**
 * Asks the service what became of a kept lesson. Returns false if it is still open; else the store has its outcome. Throws if the
 * service does not answer.
 */
export async function readOutcome(learnerId: number, lessonId: string, api: Api): Promise<boolean> {
  const params = { path: { lessonId } };
  const answer = await api.GET('/api/lessons/{lessonId}', { params });
  if (answer.response.status === 404) {
    settle(learnerId, undefined, { kind: 'replaced' }, lessonId);
    return true;
  }
  const lesson = unwrap(answer);
  if (lesson.status !== 'DONE') return false;
  settle(learnerId, lesson, answeredBefore(lesson));
  return true;
}

/** Returns the outcome of a lesson that another device or tab has answered, or that a new one replaced. */
function answeredBefore({ answers, isTooFast = false, spec }: Schemas['Lesson']): Outcome {
  if (!answers) return { kind: 'replaced' };
  const { questions } = spec;
  return {
    kind: 'counted',
    correctCount: questions.filter(({ correctIndex }, index) => answers[index] === correctIndex).length,
    totalQuestions: questions.length,
    achievements: [],
    isTooFast,
  };
}

function outcomeOf(result: Schemas['QuizResult']): Outcome {
  return {
    kind: 'counted',
    correctCount: result.correctCount,
    totalQuestions: result.totalQuestions,
    points: { awarded: result.pointsAwarded, deducted: result.pointsDeducted, balance: result.newBalance },
    achievements: result.newAchievements,
    isTooFast: result.lesson.isTooFast === true,
  };
}

/** Keeps the outcome for the view that shows the lesson. Without one, nothing of the lesson stays on this device. */
function settle(
  learnerId: number,
  answered: Schemas['Lesson'] | undefined,
  outcome: Outcome,
  lessonId = answered?.id ?? '',
): void {
  changeLesson(learnerId, lessonId, (kept) =>
    kept.phase === 'over'
      ? kept
      : {
          ...kept,
          phase: 'over',
          outcome,
          picks: kept.picks.map((pick, index) => {
            const question = answered?.spec.questions[index];
            const choice = answered?.answers?.[index] ?? null;
            const isDoubled = pick?.isDoubled ?? false;
            const result =
              pick?.result ?? (question && answered?.answers && resultOf(question, { choice, isDoubled }));
            return { choice: choice ?? -1, isDoubled, state: 'checked', ...(result && { result }) };
          }),
        },
  );
  if (!isShown(learnerId)) removeLesson(learnerId, lessonId);
}

/** Sends the finished lessons of this device's children: when the network is back, on focus, and while there are any. */
export function useOutbox(child: ChildSession | undefined): void {
  useEffect(() => {
    const sendAll = () => {
      for (const learnerId of learnersWithUnsent()) {
        const api = apiOf(learnerId, child);
        if (api) void sendAnswers(learnerId, api);
      }
      for (const { id, state } of deviceNow().learners) if (state === 'closing') void closeLearner(id);
    };
    const timer = setInterval(sendAll, retryMs);
    const events = ['online', 'focus', 'visibilitychange'];
    for (const event of events) addEventListener(event, sendAll);
    sendAll();
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, sendAll);
    };
  }, [child]);
}

/** Returns requests for a child: of the present session, or of a hand-over that no PIN locks. */
function apiOf(learnerId: number, child: ChildSession | undefined): Api | undefined {
  if (child?.learnerId === learnerId) return child.api;
  const learner = deviceNow().learners.find(({ id, state }) => id === learnerId && state === 'open');
  return learner && apiWith(learner.token);
}

/**
 * Ends the session of a child who has left behind the PIN, after its answers. Without an answer of the service, the next attempt of
 * the outbox does it.
 */
export function closeLearner(learnerId: number): Promise<void> {
  return once(`close:${learnerId}`, () => close(learnerId));
}

async function close(learnerId: number): Promise<void> {
  const closing = () => deviceNow().learners.find(({ id, state }) => id === learnerId && state === 'closing');
  const learner = closing();
  if (!learner) return;
  const api = apiWith(learner.token);
  await sendAnswers(learnerId, api);
  if (readLesson(learnerId)?.phase === 'sending') return;
  try {
    unwrap(await api.POST('/api/logout'));
  } catch (error) {
    // A token that the service refuses has ended.
    if (!(error instanceof ServiceError && error.problem.status === 401)) return;
  }
  // The PIN may have opened a new session in the meantime.
  if (closing()?.token === learner.token) updateLearner(learnerId, { state: 'locked' });
}

/** Returns true if the service refused since the lesson is no longer open. */
export function isNoLongerOpen(error: unknown): boolean {
  return isCode(error, 'LESSON_NOT_ACTIVE') || isCode(error, 'LESSON_NOT_FOUND');
}
