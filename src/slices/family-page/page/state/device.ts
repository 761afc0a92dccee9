import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from './schemas.ts';
import { keep, keptKeys, onOtherTab, readKept, removeAllKept, removeKept } from './storage.ts';

/** Child to whom a parent has handed this device. */
export interface DeviceLearner {
  id: number;
  name: string;
  picture: Schemas['LearnerPicture'] | null;
  color: Schemas['LearnerColor'] | null;
  hasPin: boolean;
  /** The child's own token. That of a locked child has ended, and only says that a parent trusted this device. */
  token: string;
  /** locked: needs the PIN; ended: needs a parent, since the token has run out. */
  state: 'open' | 'locked' | 'ended';
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
const listeners = new Set<() => void>();
onOtherTab((changed) => changed === key && notify());

function notify(): void {
  for (const listener of listeners) listener();
}

function isDevice(value: unknown): value is Device {
  return typeof value === 'object' && value !== null && 'learners' in value && Array.isArray(value.learners);
}

/** Returns what the device keeps now. */
export function deviceNow(): Device {
  return readKept(key, isDevice) ?? empty;
}

function change(to: (device: Device) => Device): void {
  keep(key, to(deviceNow()));
  notify();
}

/** Adds a child, or replaces what the device keeps of it. */
export function putLearner(learner: DeviceLearner): void {
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
    // Keys end with the id of the child whose data they have.
    for (const kept of keptKeys('')) if (kept.endsWith(`:${learnerId}`)) removeKept(kept);
  } else {
    removeAllKept();
    notify();
  }
}

/** Returns the device, and renders again when it changes, in this tab or another. */
export function useDevice(): Device {
  const [device, setDevice] = useState(deviceNow);
  useEffect(() => {
    const follow = () => setDevice(deviceNow());
    listeners.add(follow);
    follow();
    return () => {
      listeners.delete(follow);
    };
  }, []);
  return device;
}
