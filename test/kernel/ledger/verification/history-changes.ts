import { eventHash, genesis } from '../../../../src/kernel/ledger/chain.ts';
import type { RecordedEvent } from '../../../../src/kernel/ledger/events.ts';
import { exportText } from '../model/memory-ledger.ts';
import type { Random } from '../model/random.ts';

type Json = string | number | boolean | null | Json[] | { [member: string]: Json };
type Draft = { [member: string]: Json };

/** Place of a value in an event. */
interface Place {
  holder: Draft | Json[];
  key: string | number;
}

/**
 * Returns an export whose history was computed again after one to three changes of its meaning. All hashes are
 * right, and the first line agrees with the end. A few changes keep to the rules.
 */
export function forge(familyId: number, sound: readonly RecordedEvent[], random: Random): Buffer {
  // A forger may write anything, so the types of events do not hold here.
  let events = structuredClone(sound) as unknown as Draft[];
  for (let i = random.oneOf([1, 1, 1, 2, 3]); i > 0 && events.length > 0; i--) {
    const at = random.below(events.length);
    events = random.oneOf(changes)(events, at, random);
  }
  if (random.chance(0.9)) renumber(events);
  if (random.chance(0.5)) rebalance(events);
  return exportText(familyId, rehash(events));
}

/** Changes of a history at one event. Each returns the new history. */
const changes: readonly ((events: Draft[], at: number, random: Random) => Draft[])[] = [
  (events, at) => events.toSpliced(at, 1),
  (events, at, random) => events.toSpliced(random.below(events.length), 0, structuredClone(get(events, at))),
  (events, at, random) => events.toSpliced(at, 0, renamed(get(events, at), random)),
  (events, at) => events.slice(0, at),
  (events, at) => [...events.slice(0, at), ...events.slice(at, at + 2).reverse(), ...events.slice(at + 2)],
  (events, at, random) => events.with(at, { ...get(events, at), actorId: random.oneOf(usersOf(events)) }),
  (events, at, random) =>
    events.with(at, { ...get(events, at), recordedAt: random.oneOf(times(events, at)) }),
  (events, at, random) => events.with(at, { ...get(events, at), type: random.oneOf(types) }),
  (events, at, random) => events.with(at, renamed(get(events, at), random)),
  (events, at, random) =>
    events.toSpliced(at, 0, { ...renamed(get(events, at), random), ...invented(events, random) }),
  changeEntries,
  changeEntries,
  changeBalance,
  changeCommitments,
  changeValue,
  changeValue,
  changeValue,
  changeValue,
  replaceId,
  replaceId,
];

const types = [
  ...['DoubleOrLossChanged', 'RewardRenamed'],
  ...['LearnerAdded', 'LearnerRemoved', 'QuizAnswered', 'PointsAdjusted', 'RewardCreated', 'RewardChanged'],
  ...['RewardDeleted', 'PointsSaved', 'RedemptionRequested', 'RedemptionApproved', 'RedemptionRejected'],
  ...['AwardsAllocated', 'AwardCashedIn', 'AchievementEarned', 'FamilyClosed', 'PointsGranted'],
];

function get(events: readonly Draft[], at: number): Draft {
  const event = events[at];
  if (!event) throw new RangeError('no such event');
  return event;
}

/** Returns the event with new ids for itself and its entries. */
function renamed(event: Draft, random: Random): Draft {
  const id = `${String(event['id']).slice(0, -12)}${random
    .below(2 ** 24)
    .toString(16)
    .padStart(6, 'e')}000000`;
  const text = JSON.stringify(event);
  const prefix = String(event['id']).slice(0, -6);
  return JSON.parse(text.replaceAll(prefix, id.slice(0, -6)));
}

/** Returns type, payload and entries of an event that did not happen. */
function invented(events: readonly Draft[], random: Random): Draft {
  const learnerId = random.oneOf(usersOf(events));
  const achievement = random.oneOf(['CONCEPT_MASTERED', 'PERFECT_SCORE', 'FIRST_LESSON']);
  return random.oneOf<Draft>([
    { type: 'AchievementEarned', payload: { learnerId, achievement }, entries: [] },
    { type: 'FamilyClosed', payload: {}, entries: [] },
    { type: 'LearnerAdded', payload: { learnerId }, entries: [] },
    { type: 'LearnerRemoved', payload: { learnerId }, entries: [] },
    { type: 'PointsAdjusted', payload: { learnerId, amount: random.oneOf([-5, 0, 5]) }, entries: [] },
  ]);
}

function usersOf(events: readonly Draft[]): number[] {
  const learners = events.flatMap(({ type, payload }) =>
    type === 'LearnerAdded' && isDraft(payload) ? Number(payload['learnerId']) : [],
  );
  return [...learners, ...events.slice(0, 1).map(({ familyId }) => Number(familyId)), 1, 2];
}

function times(events: readonly Draft[], at: number): string[] {
  const time = Date.parse(String(get(events, at)['recordedAt']));
  const shifts = [-1, 1, 86_400_000, -86_400_000].map((ms) => new Date(time + ms).toISOString());
  const others = [at - 1, at + 1].flatMap((other) => events[other]?.['recordedAt'] ?? []);
  return [...shifts, ...others.map(String)];
}

/** Changes, removes, adds or exchanges entries. */
function changeEntries(events: Draft[], at: number, random: Random): Draft[] {
  const withEntries = events.flatMap(({ entries }, i) =>
    Array.isArray(entries) && entries.length > 0 ? i : [],
  );
  const index = withEntries.length > 0 ? random.oneOf(withEntries) : at;
  const event = structuredClone(get(events, index));
  const entries = (Array.isArray(event['entries']) ? event['entries'] : []).filter(isDraft);
  const [first] = entries;
  if (!first) return events.with(index, event);
  const other = random.oneOf(
    events
      .flatMap((one) => one['entries'] ?? [])
      .flat()
      .filter(isDraft),
  );
  const entry = random.oneOf(entries);
  const members = ['sourceType', 'sourceId', 'description', 'learnerId', 'id', 'amount', 'balanceAfter'];
  const member = random.oneOf(members);
  const choice = random.below(6);
  if (choice === 0) event['entries'] = entries.slice(1);
  else if (choice === 1) event['entries'] = [...entries, structuredClone(other)];
  else if (choice === 2) event['entries'] = entries.toReversed();
  else if (choice === 3) entry['amount'] = Number(entry['amount']) + random.oneOf([-1, 1, 2, 1000]);
  else entry[member] = other[member] ?? null;
  if (random.chance(0.7) && Array.isArray(event['entries']))
    event['entries'].filter(isDraft).forEach((one, idx) => {
      one['idx'] = idx;
    });
  return events.with(index, event);
}

/** Changes a balance after an entry. */
function changeBalance(events: Draft[], _at: number, random: Random): Draft[] {
  const changed = structuredClone(events);
  const entries = changed.flatMap((event) => event['entries'] ?? []).filter(isDraft);
  if (entries.length === 0) return changed;
  const entry = random.oneOf(entries);
  entry['balanceAfter'] = random.oneOf([0, -1, Number(entry['balanceAfter']) + 1, Number(entry['amount'])]);
  return changed;
}

/** Changes, adds or removes commitments. */
function changeCommitments(events: Draft[], at: number, random: Random): Draft[] {
  const { id, type, familyId, seq, payload, ...rest } = get(events, at);
  const hash = genesis.replace('0', 'a');
  const commitments = random.oneOf<Json>([
    { title: hash },
    { reason: hash },
    { answers: hash },
    { notes: 7 },
    {},
    [],
  ]);
  return events.with(at, {
    familyId,
    seq,
    id,
    type,
    payload,
    ...(random.chance(0.9) && { commitments }),
    ...rest,
  } as Draft);
}

/** Changes a value in a payload, or a member of it. */
function changeValue(events: Draft[], at: number, random: Random): Draft[] {
  const event = structuredClone(get(events, at));
  const places = placesIn(event['payload']);
  if (places.length === 0) return events.with(at, event);
  const { holder, key } = random.oneOf(places);
  const value = valueAt(holder, key);
  const other = otherValue(value, random);
  if (Array.isArray(holder)) {
    const choice = random.below(4);
    if (choice === 0) holder.pop();
    else if (choice === 1) holder.push(structuredClone(other));
    else holder[Number(key)] = other;
  } else {
    const choice = random.below(20);
    if (choice === 0) delete holder[key];
    else holder[choice === 1 ? 'note' : key] = other;
  }
  return events.with(at, event);
}

function otherValue(value: Json, random: Random): Json {
  if (typeof value === 'boolean') return random.chance(0.9) ? !value : 1;
  if (typeof value === 'number')
    return random.oneOf([value - 1, value + 1, value + 1, 0, -value, 2_000_000_000, null]);
  if (typeof value === 'string')
    return random.oneOf([value.toUpperCase(), `${value}x`, '', 7, achievement(random)]);
  return random.oneOf<Json>([null, [], 1, 'a']);
}

function achievement(random: Random): string {
  return random.oneOf([
    'FIRST_LESSON',
    'FIVE_LESSONS',
    'PERFECT_SCORE',
    'THREE_DAY_STREAK',
    'CONCEPT_MASTERED',
  ]);
}

/** Replaces an id in a payload by that of another event, in the payload alone or also in the entries. */
function replaceId(events: Draft[], at: number, random: Random): Draft[] {
  const event = get(events, at);
  const places = placesIn(event['payload']).filter(({ key }) => String(key).endsWith('Id'));
  if (places.length === 0) return changeValue(events, at, random);
  const { holder, key } = random.oneOf(places);
  const others = events
    .flatMap(({ payload }) => placesIn(payload))
    .filter((other) => other.key === key)
    .map((other) => valueAt(other.holder, other.key));
  const [before, after] = [JSON.stringify(valueAt(holder, key)), JSON.stringify(random.oneOf(others))];
  const text = JSON.stringify(event);
  const isEverywhere = random.chance(0.7);
  const replaced = isEverywhere
    ? text.replaceAll(`":${before}`, `":${after}`)
    : text.replace(`"${key}":${before}`, `"${key}":${after}`);
  return events.with(at, JSON.parse(replaced));
}

function placesIn(value: Json | undefined): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [{ holder: value, key }, ...placesIn(valueAt(value, key))]);
}

function valueAt(holder: Draft | Json[], key: string | number): Json {
  return (Array.isArray(holder) ? holder[Number(key)] : holder[key]) ?? null;
}

function isDraft(value: Json | undefined): value is Draft {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function renumber(events: Draft[]): void {
  events.forEach((event, i) => {
    event['seq'] = i + 1;
  });
}

/** Computes the running balances again. */
function rebalance(events: readonly Draft[]): void {
  const balances = new Map<Json, number>();
  for (const entry of events.flatMap(({ entries }) => entries ?? []).filter(isDraft)) {
    const learner = entry['learnerId'] ?? null;
    const balance = (balances.get(learner) ?? 0) + Number(entry['amount']);
    balances.set(learner, balance);
    entry['balanceAfter'] = balance;
  }
}

function rehash(events: readonly Draft[]): RecordedEvent[] {
  let previous = genesis;
  // The events have the members of events, with any values.
  return (events as unknown as RecordedEvent[]).map((event) => {
    previous = eventHash(previous, event);
    return { ...event, hash: previous };
  });
}
