import { useMemo } from 'preact/hooks';
import type { Schemas } from './schemas.ts';
import { isRecord, keep, readKept, removeAllKept, removeKept, removeKeptOf, useKeptText } from './storage.ts';

/** Child to whom a parent has handed this device. */
export interface DeviceLearner {
  id: number;
  name: string;
  picture: Schemas['LearnerPicture'] | null;
  color: Schemas['LearnerColor'] | null;
  hasPin: boolean;
  /** The child's own token. That of a locked child has ended, and only says that a parent trusted this device. */
  token: string;
  /** closing: left behind the PIN, and its session ends once its answers are sent; locked: needs the PIN; ended: needs a parent. */
  state: 'open' | 'closing' | 'locked' | 'ended';
  /** When the period ends for which the parent handed over, in milliseconds of this device's clock. Earlier versions kept none. */
  until?: number;
}

/** The device: its children, and who learns now; null while it asks. */
interface Device {
  learners: DeviceLearner[];
  currentId: number | null;
}

const key = 'device';
const empty: Device = { learners: [], currentId: null };
const states: readonly unknown[] = ['open', 'closing', 'locked', 'ended'] satisfies DeviceLearner['state'][];

function isLearner(value: unknown): value is DeviceLearner {
  return (
    isRecord(value) &&
    typeof value['id'] === 'number' &&
    typeof value['name'] === 'string' &&
    typeof value['token'] === 'string' &&
    states.includes(value['state'])
  );
}

function isDevice(value: unknown): value is Device {
  return isRecord(value) && Array.isArray(value['learners']) && value['learners'].every(isLearner);
}

/** Returns what the device keeps now. */
export function deviceNow(): Device {
  return readKept(key, isDevice) ?? empty;
}

function change(to: (device: Device) => Device): void {
  const next = to(deviceNow());
  if (next.learners.length > 0) keep(key, next);
  else removeKept(key);
}

/** Time of the last hand-over, by which other tabs know of it. */
export const handOverKey = 'hand-over';

/** Adds a child whom a parent hands the device over to, or replaces what the device keeps of it. */
export function putLearner(learner: DeviceLearner): void {
  keep(handOverKey, Date.now());
  change(({ learners, currentId }) => ({
    learners: [...learners.filter(({ id }) => id !== learner.id), learner].sort((a, b) => a.id - b.id),
    currentId,
  }));
}

/** Changes what the device keeps of a child, if it has the child. */
export function updateLearner(learnerId: number, changes: Partial<Omit<DeviceLearner, 'id'>>): void {
  change(({ learners, currentId }) => ({
    learners: learners.map((learner) => (learner.id === learnerId ? { ...learner, ...changes } : learner)),
    currentId,
  }));
}

/** Says who learns now; null to ask. */
export function chooseLearner(learnerId: number | null): void {
  change(({ learners }) => ({ learners, currentId: learnerId }));
}

/** Forgets one child, or all of them and everything that the page keeps. */
export function forgetLearners(learnerId?: number): void {
  const rest = deviceNow().learners.filter(({ id }) => learnerId !== undefined && id !== learnerId);
  if (rest.length > 0) {
    change(() => ({ learners: rest, currentId: null }));
    if (learnerId !== undefined) removeKeptOf(learnerId);
  } else {
    removeAllKept();
  }
}

/**
 * Marks the session of a child as ended, since the service refused its token. A later token stays. Returns true if this child learns
 * now.
 */
export function endLearner(learnerId: number, token: string): boolean {
  const { learners, currentId } = deviceNow();
  if (!learners.some((one) => one.id === learnerId && one.token === token && one.state === 'open'))
    return false;
  updateLearner(learnerId, { state: 'ended' });
  return currentId === learnerId;
}

/** Returns true if the period is over for which a parent handed this device over: the PIN then opens nothing. */
export function isOver({ until = Number.POSITIVE_INFINITY }: DeviceLearner): boolean {
  return Date.now() >= until;
}

/** Returns the device, and renders again when it changes, in this tab or another. */
export function useDevice(): Device {
  const text = useKeptText(key);
  return useMemo(deviceNow, [text]);
}
