import { Readable } from 'node:stream';
import t from 'tap';
import { eventHash, genesis } from '../../../src/kernel/ledger/chain.ts';
import type { RecordedEvent } from '../../../src/kernel/ledger/events.ts';
import {
  exportLearnerNdjson,
  exportNdjson,
  type LedgerEnd,
  ledgerEnd,
} from '../../../src/kernel/ledger/export/export.ts';
import { learnerView } from '../../../src/kernel/ledger/learner-view.ts';
import { registry } from '../../../src/service/app.ts';
import { createKernel } from '../../helpers/kernel/kernel.ts';
import { writeSample } from './sample-family.ts';

/** Event of a deleted reward, for which two learners had saved. */
const deletion: RecordedEvent = {
  familyId: 7,
  seq: 9,
  id: '019a9f3c-5c00-7000-8000-000000010000',
  type: 'RewardDeleted',
  payload: { rewardId: '019a9f3c-5c00-7000-8000-00000000beef' },
  commitments: { title: 'ab'.repeat(32) },
  actorId: 7,
  recordedAt: '2026-11-20T08:00:00.000Z',
  entries: [8, 9].map((learnerId, idx) => ({
    idx,
    id: `019a9f3c-5c00-7000-8000-00000001000${idx + 1}`,
    learnerId,
    amount: 5,
    sourceType: 'REWARD_SAVE',
    sourceId: '019a9f3c-5c00-7000-8000-00000000beef',
    description: '5 points released from a goal',
    balanceAfter: 12,
  })),
  hash: 'cd'.repeat(32),
};
const [own, others] = deletion.entries;

t.test('shows all of an event whose entries are only those of the learner', (t) => {
  for (const entries of [[], [own].filter((entry) => entry !== undefined)]) {
    const event = { ...deletion, entries };
    t.equal(learnerView(event, 8), event);
  }
  t.end();
});

t.test('leaves the entries of others and commitments out of an event of the whole family', (t) => {
  const { commitments: _, ...rest } = deletion;
  t.same(learnerView(deletion, 8), { ...rest, entries: [own], isPartial: true });
  t.same(learnerView(deletion, 9), { ...rest, entries: [others], isPartial: true });
  t.same(learnerView(deletion, 10), { ...rest, entries: [], isPartial: true });
  t.end();
});

t.test('shows only number and hash of an event about another learner, also as its actor', (t) => {
  const event: RecordedEvent = {
    ...deletion,
    type: 'PointsAdjusted',
    payload: { learnerId: 9, amount: 5 },
    actorId: 8,
  };
  t.same(learnerView(event, 8), { seq: 9, hash: event.hash });
  t.end();
});

t.test('knows each type of event that every learner of the family sees: their payloads name no user', (t) => {
  const payloads = [...registry.rules.events].map(([type, { payload }]) => ({
    type,
    members: Object.keys(payload.properties),
  }));
  const shared = payloads.filter(({ members }) => !members.includes('learnerId'));
  const reward = ['rewardId', 'tokenCost', 'maxRedemptions', 'isActive'];
  for (const { type, members } of shared)
    t.same(
      members.filter((member) => !reward.includes(member)),
      [],
      type,
    );
  t.end();
});

t.test(
  'exports a line for each event of the family, whose hashes can be checked except in parts',
  async (t) => {
    const { database, commands, newFamily } = await createKernel(t);
    const familyId = await writeSample({ commands, newFamily });
    const end = await ledgerEnd(database, familyId);
    if (!end) throw new Error('unknown family');
    const textOf = async (pieces: AsyncIterable<string>) => (await Readable.from(pieces).toArray()).join('');
    const [, ...family] = (await textOf(exportNdjson(database, familyId, end))).trimEnd().split('\n');
    const learners = await database.sql<{ id: number }[]>`
    SELECT learner_id AS id FROM balances WHERE family_id = ${familyId}`;
    for (const { id: learnerId } of learners) {
      const text = await textOf(exportLearnerNdjson(database, { familyId, learnerId }, end));
      t.ok(text.endsWith('\n'));
      const [first = '', ...lines] = text.trimEnd().split('\n');
      t.equal(first, JSON.stringify(headerOf(familyId, learnerId, end)));
      t.equal(lines.length, end.seq);
      let previous = genesis;
      for (const [i, line] of lines.entries()) {
        const event = JSON.parse(line);
        const whole = JSON.parse(family[i] ?? '');
        t.match(event, { seq: i + 1, hash: whole.hash });
        if ('entries' in event && !event.isPartial) {
          t.equal(line, family[i], 'the line of the export');
          t.equal(eventHash(previous, event), event.hash);
        }
        t.equal(
          whole.payload.learnerId === undefined || whole.payload.learnerId === learnerId,
          'id' in event,
        );
        previous = event.hash;
      }
      t.equal(previous, end.head);
      for (const other of learners.filter(({ id }) => id !== learnerId))
        t.notMatch(text, new RegExp(`\\b${other.id}\\b`), 'names no other learner');
    }
    t.ok(learners.length > 1);
  },
);

function headerOf(familyId: number, learnerId: number, { seq: events, head, lastAt }: LedgerEnd) {
  return { format: 'learning-service/learner-ledger/1', familyId, learnerId, events, head, lastAt };
}
