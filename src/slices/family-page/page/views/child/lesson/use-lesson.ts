import { useEffect, useRef, useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { type KeptLesson, type Result, resultOf } from '../../../state/kept-lesson.ts';
import {
  changeLesson,
  putLesson,
  readLesson,
  removeLesson,
  useKeptLesson,
} from '../../../state/lesson-store.ts';
import { isNoLongerOpen, readOutcome, sendAnswers } from '../../../state/outbox.ts';
import type { Schemas } from '../../../state/schemas.ts';
import type { ChildSession } from '../../../state/session.ts';
import { type LessonAction, reduceLesson } from './lesson-state.ts';
import { openLesson, readActive } from './start-lesson.ts';

/** Milliseconds until a check without an answer counts as "no network": a child does not wait longer. */
const patienceMs = 4000;
/** Milliseconds between two attempts to check what waits. */
const retryMs = 15_000;

/** The child's lesson, and what can happen in it. */
export interface UsedLesson {
  /** Undefined while it loads, and without one. */
  kept: KeptLesson | undefined;
  /** True if the service has no open lesson either. */
  isAbsent: boolean;
  error: unknown;
  retry: () => void;
  dispatch: (action: LessonAction) => void;
}

/** Opens the child's lesson: the one that the device keeps, else that of the service. Checks choices, and sends the answers. */
export function useLesson(session: ChildSession): UsedLesson {
  const { learnerId } = session;
  const kept = useKeptLesson(learnerId);
  const [state, setState] = useState<{ isAbsent: boolean; error: unknown }>({
    isAbsent: false,
    error: undefined,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setState({ isAbsent: false, error: undefined });
    compare(session).then(
      (isThere) => setState({ isAbsent: !isThere, error: undefined }),
      (error: unknown) => setState({ isAbsent: false, error }),
    );
  }, [session, attempt]);
  // Another tab has finished and left it: there may be a new one.
  const isThere = kept !== undefined;
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current && !isThere) setAttempt((n) => n + 1);
    wasThere.current = isThere;
  }, [isThere]);
  useChecks(session, kept);
  useEffect(() => {
    if (kept?.phase === 'sending') void sendAnswers(learnerId, session.api);
  }, [session, kept?.phase]);
  useEffect(
    () => () => {
      // The service has all of it.
      const left = readLesson(learnerId);
      if (left?.phase === 'over') removeLesson(learnerId, left.lesson.id);
    },
    [],
  );
  const id = kept?.lesson.id;
  return {
    kept,
    ...state,
    retry: () => setAttempt((n) => n + 1),
    dispatch(action) {
      if (id !== undefined) change(learnerId, id, action);
    },
  };
}

function change(learnerId: number, lessonId: string, action: LessonAction): void {
  changeLesson(learnerId, lessonId, (state) => reduceLesson(state, action));
}

/** Compares the kept lesson with that of the service. Returns false if there is none. Throws if a new one cannot be read. */
async function compare(session: ChildSession): Promise<boolean> {
  const { learnerId } = session;
  const kept = readLesson(learnerId);
  if (!kept) return openFrom(session);
  // Without network, the kept lesson is enough.
  await compareKept(session, kept).catch(() => undefined);
  return true;
}

/** Keeps the open lesson of the service. Returns false if there is none. */
async function openFrom(session: ChildSession): Promise<boolean> {
  const opened = await openLesson(session);
  if (opened) putLesson(session.learnerId, opened);
  return opened !== undefined;
}

/** The lesson that is open at the service is the one to go on with, such as after another device began it. */
async function compareKept(session: ChildSession, { lesson, phase }: KeptLesson): Promise<void> {
  const { learnerId, api } = session;
  // Its answers go first.
  if (phase === 'sending') return;
  const active = await readActive(session);
  if (active?.id === lesson.id) change(learnerId, lesson.id, { type: 'known', lesson: active });
  else if (active) await openFrom(session);
  else if (phase !== 'over') await readOutcome(learnerId, lesson.id, api);
}

/** Asks the service about each new choice, and again about those that got no answer. */
function useChecks(session: ChildSession, kept: KeptLesson | undefined): void {
  const id = kept?.lesson.id;
  const { learnerId } = session;
  useEffect(() => {
    if (kept?.phase !== 'questions') return;
    kept.picks.forEach((pick, index) => {
      if (pick?.state === 'asking') void check(session, kept.lesson.id, index, pick);
    });
  }, [session, kept?.picks]);
  const isWaiting = kept?.picks.some((pick) => pick?.state === 'waiting') ?? false;
  useEffect(() => {
    if (id === undefined || !isWaiting) return;
    const again = () => change(learnerId, id, { type: 'online' });
    addEventListener('online', again);
    const timer = setInterval(again, retryMs);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [id, isWaiting]);
}

/** Checks that run, by lesson and question. */
const running = new Set<string>();

interface Choice {
  choice: number;
  isDoubled: boolean;
}

async function check(session: ChildSession, lessonId: string, questionIndex: number, choice: Choice) {
  const key = `${lessonId}/${questionIndex}`;
  if (running.has(key)) return;
  running.add(key);
  const { learnerId } = session;
  const result = await ask(session, lessonId, {
    questionIndex,
    choice: choice.choice,
    isDoubled: choice.isDoubled,
  })
    .catch(() => undefined)
    .finally(() => running.delete(key));
  if (!result) return change(learnerId, lessonId, { type: 'unanswered', index: questionIndex });
  change(learnerId, lessonId, { type: 'checked', index: questionIndex, result });
  // There is network: those that wait need not wait longer.
  change(learnerId, lessonId, { type: 'online' });
}

/** Checks a choice. Throws if there is no answer in time. */
async function ask(
  { api, learnerId }: ChildSession,
  lessonId: string,
  body: Schemas['CheckQuestion'],
): Promise<Result | undefined> {
  if (navigator.onLine === false) throw new Error('no network');
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), patienceMs);
  try {
    const params = { path: { lessonId } };
    const answer = await api.POST('/api/lessons/{lessonId}/check', {
      params,
      body,
      signal: impatience.signal,
    });
    const checked = unwrap(answer);
    return resultOf(checked, checked);
  } catch (error) {
    if (isNoLongerOpen(error)) await readOutcome(learnerId, lessonId, api);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
