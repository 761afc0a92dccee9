import { expectStatus } from '../../helpers/families/client.ts';
import type { Contribution } from '../../helpers/families/contributions.ts';
import { forgedAwards } from './forgeries.ts';
import { awardLedgerTests, awardSample } from './ledger.ts';
import { allocate, awards, share } from './steps.ts';

export const contribution: Contribution = {
  access: `
GET /api/activities                               401     200     200      200    200         200   200
GET /api/awards                                   401     200     403      403    200         403   200
POST /api/awards/allocate                         401     201     403      403    201         403   201
POST /api/awards/{awardId}/cash-in                401     200     403      403    200         403   200
POST /api/awards/{awardId}/share                  401     200     403      403    200         403   200
GET /users/{username}/award/{hash}                200     200     200      200    200         200   200
`,
  statuses: {
    'POST /api/awards/allocate': '400 401 403 404 422 500',
    'POST /api/awards/{awardId}/cash-in': '401 403 404 422',
    'POST /api/awards/{awardId}/share': '400 401 403 404',
    'GET /users/{username}/award/{hash}': '404 429',
  },
  async addThings({ learner }) {
    const award = await allocate(learner, 1);
    const [, , username = '', , hash = ''] = (await share(learner, award)).split('/');
    return { awardId: award.id, username, hash };
  },
  async addListed({ learner }) {
    const [pending, cashedIn] = [await allocate(learner), await allocate(learner)];
    await expectStatus(200, learner.post(`/api/awards/${cashedIn.id}/cash-in`));
    return { listAwards: [pending] };
  },
  unlisted: { listActivities: ['isActive false'] },
  async leaveTraces({ learner, sibling }, mark) {
    await share(learner, await allocate(learner), { title: mark, description: mark });
    await share(sibling, await allocate(sibling));
  },
  changes: [
    ({ learner }) => allocate(learner),
    async ({ learner }) => {
      for (const award of await awards(learner)) await share(learner, award, { title: 'Mine' });
    },
    async ({ learner }) => {
      const [award] = await awards(learner);
      await expectStatus(200, learner.post(`/api/awards/${award?.id}/cash-in`));
    },
  ],
  ledger: awardLedgerTests,
  sample: awardSample,
  forgeries: forgedAwards,
  keyed: {
    async allocateAwards({ learner: by }) {
      const { activityId } = await allocate(by, 1);
      const payload = { allocations: [{ activityId, tokens: 3 }] };
      const request = { method: 'POST' as const, url: '/api/awards/allocate', payload };
      const others = [
        { ...request, payload: { allocations: [{ activityId, tokens: 4 }] } },
        { ...request, payload: { allocations: [] } },
      ];
      return { by, request, others };
    },
    async cashInAward({ learner: by }) {
      const [one, two] = [await allocate(by), await allocate(by)];
      const requestOf = ({ id }: { id: string }) => {
        return { method: 'POST' as const, url: `/api/awards/${id}/cash-in` };
      };
      return { by, request: requestOf(one), others: [requestOf(two)] };
    },
  },
  replica: {
    awards: `SELECT $1::bigint, a.id, a.learner_id, activity_id, name, tokens, status, created_at, cashed_in_at,
      coalesce(active, false), title, s.description, shared_at
      FROM awards a JOIN activities y ON y.id = activity_id
      LEFT JOIN award_shares s ON award_id = a.id AND s.family_id = $1 WHERE a.family_id = $1`,
  },
};
