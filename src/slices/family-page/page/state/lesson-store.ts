import { useMemo, useRef } from 'preact/hooks';
import type { KeptLesson } from './kept-lesson.ts';
import { isRecord, isWatched, keep, keptKeys, readKept, removeKept, useKeptText } from './storage.ts';

const start = 'lesson:';

function isKept(value: unknown): value is KeptLesson {
  if (!isRecord(value) || !Array.isArray(value['picks']) || !isRecord(value['lesson'])) return false;
  const { spec } = value['lesson'];
  return isRecord(spec) && Array.isArray(spec['questions']);
}

/** Returns the lesson that the device keeps for a child. */
export function readLesson(learnerId: number): KeptLesson | undefined {
  return readKept(start + learnerId, isKept);
}

/** Keeps a lesson in place of an earlier one. */
export function putLesson(learnerId: number, lesson: KeptLesson): void {
  keep(start + learnerId, lesson);
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

/** Removes the kept lesson, if it is still this one. */
export function removeLesson(learnerId: number, lessonId: string): void {
  if (readLesson(learnerId)?.lesson.id === lessonId) removeKept(start + learnerId);
}

/** Returns the children with a finished lesson that the service has not confirmed. */
export function learnersWithUnsent(): number[] {
  const ids = keptKeys(start).map((key) => Number(key.slice(start.length)));
  return ids.filter((id) => readLesson(id)?.phase === 'sending');
}

/** Returns true if this device keeps choices of a child that the service does not have, of a finished lesson or an open one. */
export function hasUnsent(learnerId: number): boolean {
  const { phase = 'over', picks = [] } = readLesson(learnerId) ?? {};
  return phase === 'sending' || (phase !== 'over' && picks.some((pick) => pick && pick.state !== 'checked'));
}

/** Returns true if a view of this tab shows the lesson of a child. */
export function isShown(learnerId: number): boolean {
  return isWatched(start + learnerId);
}

/** Returns the kept lesson of a child, and renders again when it changes, in this tab or another. */
export function useKeptLesson(learnerId: number): KeptLesson | undefined {
  const text = useKeptText(start + learnerId);
  const shown = useRef<KeptLesson>(undefined);
  const kept = useMemo(() => readLesson(learnerId), [learnerId, text]);
  // One that is over stays on the screen, also if another tab has left it.
  shown.current = kept ?? (shown.current?.phase === 'over' ? shown.current : undefined);
  return shown.current;
}
