import { giveBonus } from '../../../src/slices/points/domain.ts';
import { expectStatus, register } from '../../helpers/families/client.ts';
import type { Contribution } from '../../helpers/families/contributions.ts';
import { anyText, text } from '../../helpers/families/values.ts';
import { forgedBonuses } from './forgeries.ts';

export const contribution: Contribution = {
  access: `
GET /api/points/balance                           401     200     403      403    200         403   200
GET /api/points/history                           401     200     403      403    200         403   200
GET /api/points                                   401     200     200      200    200         200   200
POST /api/points/adjust                           401    role    role     role   role        role   201
POST /api/points/bonus                            401    role    role     role   201         403   201
`,
  statuses: {
    'GET /api/points/balance': '400 403',
    'GET /api/points/history': '400 403',
    'GET /api/points': '401',
    'POST /api/points/adjust': '403 404 409',
    'POST /api/points/bonus': '403 404 409',
  },
  bounds: {
    'POST /api/points/adjust': {
      amount: { accepts: [1_000_000, 1, -1], rejects: [0, -0, 1_000_001, -1_000_001, 0.5, '5', null] },
      reason: { accepts: ['x', text(2000)], rejects: ['', '  ', text(2001), 5, null] },
    },
    'POST /api/points/bonus': {
      points: { accepts: [1, 100], rejects: [0, -1, 1_000_001, 0.5, '5', null] },
      reason: { accepts: ['x', text(200)], rejects: ['', '  ', text(201), 5, null] },
    },
  },
  async addListed({ app, admin, parent, learner, database: { sql } }) {
    const adjustment = { learnerId: learner.id, amount: 1_000_000, reason: anyText };
    const { body: entry } = await expectStatus(201, admin.post('/api/points/adjust', adjustment));
    const bonus = { learnerId: learner.id, points: 1, reason: anyText };
    await expectStatus(201, parent.post('/api/points/bonus', bonus));
    const erased = await register(app, 'ADMIN', admin);
    await expectStatus(201, erased.post('/api/points/adjust', adjustment));
    await sql`DELETE FROM users WHERE id = ${erased.id}`;
    return { getPointHistory: [entry] };
  },
  async leaveTraces({ parent, learner, sibling }, mark) {
    for (const { id } of [learner, sibling]) {
      const reason = id === learner.id ? mark : 'a reason';
      await expectStatus(201, parent.post('/api/points/bonus', { learnerId: id, points: 1, reason }));
    }
  },
  changes: [
    ({ parent, learner }) =>
      parent.post('/api/points/bonus', { learnerId: learner.id, points: 1, reason: anyText }),
  ],
  // The family has the zone of the server.
  sample: (learnerId) =>
    [7, 3].map((points) => ({
      handler: giveBonus,
      data: { learnerId, points, reason: 'a test', familyId: learnerId, serverTimeZone: 'UTC' },
    })),
  forgeries: forgedBonuses,
  keyed: {
    giveBonus({ parent: by, learner, sibling }) {
      const payload = { learnerId: learner.id, points: 3, reason: 'a reason' };
      const request = { method: 'POST' as const, url: '/api/points/bonus', payload };
      const others = [{ points: 4 }, { reason: 'another reason' }, { learnerId: sibling.id }];
      return {
        by,
        request,
        others: others.map((other) => ({ ...request, payload: { ...payload, ...other } })),
      };
    },
  },
  replica: {
    ledger_events: `SELECT $1::bigint, seq, id, type, payload, actor_id, recorded_at, hash, commitments, rules::bigint FROM events
      WHERE family_id = $1`,
    ledger_entries: `SELECT $1::bigint, seq, idx::bigint, id, learner_id, amount, source_type, source_id, description,
      balance_after, created_at FROM entries WHERE family_id = $1`,
  },
};
