import { randomUUIDv7 } from 'node:crypto';
import { change, type ForgedHistory, set } from './histories.ts';

const forms: ForgedHistory[] = [
  {
    name: 'a time in the future',
    kind: 'time',
    expected: /or earlier/,
    forge(ledger) {
      ledger.last.recordedAt = '2999-01-01T00:00:00.000Z';
      return ledger.last;
    },
  },
  {
    name: 'a time before that of the event before',
    kind: 'time',
    expected: /or later/,
    forge(ledger) {
      ledger.last.recordedAt = '2001-01-01T00:00:00.000Z';
      return ledger.last;
    },
  },
  {
    name: 'an event with the id of another one',
    kind: 'id',
    expected: /an id of its own/,
    forge(ledger) {
      const event = ledger.first('RewardDeleted');
      ledger.last.id = event.id;
      ledger.last.entries = ledger.last.entries.map((entry) => ({ ...entry, sourceId: event.id }));
      return ledger.last;
    },
  },
  {
    name: 'an event with the id of an entry',
    kind: 'id',
    expected: /an id of its own/,
    forge(ledger, { quiz }) {
      const { id } = quiz(ledger);
      const event = { type: 'RewardCreated', payload: newReward() };
      return ledger.append({
        ...event,
        id: `${id.slice(0, -1)}${(Number.parseInt(id.slice(-1), 16) + 1).toString(16)}`,
      });
    },
  },
  {
    name: 'an event of an unknown type',
    kind: 'payload',
    forge: (ledger, { learner }) =>
      ledger.append({ type: 'PointsGiven', payload: { learnerId: learner, amount: 1 } }),
  },
  {
    name: 'a payload with a further member',
    kind: 'payload',
    forge: (ledger) => change(ledger.first('RewardDeleted'), { note: 'paid' }),
  },
  {
    name: 'a payload without a member',
    kind: 'payload',
    forge: (ledger) => set(ledger.first('RewardDeleted'), { payload: {} }),
  },
  {
    name: 'a payload with text for a number',
    kind: 'payload',
    found: /"12"/,
    forge: (ledger, { adjustment }) => change(adjustment(ledger), { amount: '12' }),
  },
  {
    name: 'a payload with half a point',
    kind: 'payload',
    forge: (ledger, { adjustment }) => change(adjustment(ledger), { amount: 0.5 }),
  },
  {
    name: 'a payload with more points than a number holds',
    kind: 'format',
    forge: (ledger, { adjustment }) => change(adjustment(ledger), { amount: 1e300 }),
  },
];

function newReward() {
  return { rewardId: randomUUIDv7(), tokenCost: 1, maxRedemptions: null };
}

/** Forged times, ids and payloads. */
export const forgedForms: readonly ForgedHistory[] = [...forms];
