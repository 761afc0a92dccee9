import { useEffect, useState } from 'preact/hooks';
import type { KeptLesson } from './kept-lesson.ts';
import { keep, keptKeys, onOtherTab, readKept, removeKept } from './storage.ts';

const start = 'lesson:';
const listeners = new Set<{ learnerId: number; notify: () => void }>();
onOtherTab((key) => key.startsWith(start) && notify(Number(key.slice(start.length))));

function notify(learnerId: number): void {
  for (const listener of listeners) if (listener.learnerId === learnerId) listener.notify();
}

function isKept(value: unknown): value is KeptLesson {
  return typeof value === 'object' && value !== null && 'lesson' in value && 'picks' in value;
}

/** Returns the lesson that the device keeps for a child. */
export function readLesson(learnerId: number): KeptLesson | undefined {
  return readKept(start + learnerId, isKept);
}

/** Keeps a lesson in place of an earlier one. */
export function putLesson(learnerId: number, lesson: KeptLesson): void {
  keep(start + learnerId, lesson);
  notify(learnerId);
}

/** Changes the kept lesson, if it is still this one: another tab may have begun a new one. */
export function changeLesson(
  learnerId: number,
  lessonId: string,
  to: (kept: KeptLesson) => KeptLesson,
): void {
  const kept = readLesson(learnerId);
  if (kept?.lesson.id !== lessonId) return;
  const next = to(kept);
  if (next !== kept) putLesson(learnerId, next);
}

export function removeLesson(learnerId: number): void {
  removeKept(start + learnerId);
  notify(learnerId);
}

/** Returns the children with a finished lesson that the service has not confirmed. */
export function learnersWithUnsent(): number[] {
  const ids = keptKeys(start).map((key) => Number(key.slice(start.length)));
  return ids.filter((id) => readLesson(id)?.phase === 'sending');
}

/** Returns true if a view of this tab shows the lesson of a child. */
export function isShown(learnerId: number): boolean {
  return [...listeners].some((listener) => listener.learnerId === learnerId);
}

/** Returns the kept lesson of a child, and renders again when it changes, in this tab or another. */
export function useKeptLesson(learnerId: number): KeptLesson | undefined {
  const [kept, setKept] = useState(() => readLesson(learnerId));
  useEffect(() => {
    const follow = () =>
      // One that is over stays on the screen, also if another tab has left it.
      setKept((shown) => readLesson(learnerId) ?? (shown?.phase === 'over' ? shown : undefined));
    const listener = { learnerId, notify: follow };
    listeners.add(listener);
    follow();
    return () => {
      listeners.delete(listener);
    };
  }, [learnerId]);
  return kept;
}
