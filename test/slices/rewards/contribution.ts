import { createReward, expectStatus } from '../../helpers/families/client.ts';
import type { Contribution } from '../../helpers/families/contributions.ts';
import { anyLine, anyText, billion, longText, points, text, title } from '../../helpers/families/values.ts';

export const contribution: Contribution = {
  access: `
GET /api/rewards                                  401     200     403      403    200         403   200
POST /api/rewards                                 401    role    role     role    201         201   201
PUT /api/rewards/{rewardId}                       401    role    role     role    200         403   403
DELETE /api/rewards/{rewardId}                    401    role    role     role    200         403   403
POST /api/rewards/{rewardId}/save                 401     200     403      403    200         403   200
POST /api/rewards/{rewardId}/redeem               401     201     403      403    201         403   201
GET /api/redemptions                              401    role    role     role    200         200   200
GET /api/redemptions/my                           401     200     403      403    200         403   200
PUT /api/redemptions/{redemptionId}/approve       401    role    role     role    200         403   200
PUT /api/redemptions/{redemptionId}/reject        401    role    role     role    200         403   200
GET /api/rewards-summary                          401     200     403      403    200         403   200
`,
  statuses: {
    'POST /api/rewards': '400 401 403',
    'PUT /api/rewards/{rewardId}': '401 403 404',
    'DELETE /api/rewards/{rewardId}': '401 403 404',
    'POST /api/rewards/{rewardId}/save': '400 401 403 404 500',
    'POST /api/rewards/{rewardId}/redeem': '400 401 403 404',
    'PUT /api/redemptions/{redemptionId}/approve': '403 404 409',
    'PUT /api/redemptions/{redemptionId}/reject': '403 404 409',
  },
  bounds: {
    'POST /api/rewards': {
      title,
      tokenCost: points,
      description: longText,
      maxRedemptions: { accepts: [null, 1, billion], rejects: [0, -1, 1.5, billion + 1, '3'] },
      color: {
        accepts: ['#fff', '#FFFFFF'],
        rejects: ['fff', '#ffff', '#ggg', 'red', '', null, '#fff\n#fff'],
      },
      imageEmoji: { accepts: ['🍕', text(32)], rejects: ['', text(33), null] },
    },
    'PUT /api/rewards/{rewardId}': {
      title,
      tokenCost: points,
      description: longText,
      isActive: { accepts: [true], rejects: ['true', 1, null] },
    },
    'POST /api/rewards/{rewardId}/save': { points: { accepts: [1], rejects: points.rejects } },
    'PUT /api/redemptions/{redemptionId}/approve': { notes: longText },
  },
  async addThings({ parent, learner }) {
    const { id: rewardId } = await createReward(parent);
    const goal = `/api/rewards/${rewardId}`;
    await expectStatus(200, learner.post(`${goal}/save`, { points: 30 }));
    const { body: redemption } = await expectStatus(201, learner.post(`${goal}/redeem`));
    return { rewardId, redemptionId: redemption.id };
  },
  async addListed({ parent, learner }) {
    const texts = { title: anyLine, description: anyText, category: anyLine, imageEmoji: '👩‍🚀' };
    const dear = await createReward(parent, { ...texts, tokenCost: billion, maxRedemptions: billion });
    const { id } = await createReward(parent, { title: anyLine, tokenCost: 1 });
    const redemptions = [];
    for (let i = 0; i < 3; i += 1) {
      await expectStatus(200, learner.post(`/api/rewards/${id}/save`, { points: 1 }));
      redemptions.push((await expectStatus(201, learner.post(`/api/rewards/${id}/redeem`))).body);
    }
    const [one, other] = redemptions.map((redemption) => `/api/redemptions/${redemption.id}`);
    const { body: approved } = await expectStatus(200, parent.put(`${one}/approve`, { notes: anyText }));
    const { body: rejected } = await expectStatus(200, parent.put(`${other}/reject`));
    await expectStatus(200, parent.post(`/api/rewards/${id}/save?learnerId=${learner.id}`, { points: 1 }));
    const { id: away } = await createReward(parent);
    const { body: inactive } = await expectStatus(
      200,
      parent.put(`/api/rewards/${away}`, { isActive: false }),
    );
    const listed = [approved, rejected, redemptions[2]];
    return { listRewards: [dear, inactive], listRedemptions: listed, listMyRedemptions: listed };
  },
  replica: {
    rewards: `SELECT $1::bigint, id, title, description, category, image_emoji, color, token_cost, max_redemptions,
      current_redemptions, is_active, created_at, deleted_at
      FROM rewards JOIN reward_texts ON reward_id = id AND reward_texts.family_id = $1 WHERE rewards.family_id = $1`,
    goal_savings: 'SELECT $1::bigint, learner_id, reward_id, points FROM savings WHERE family_id = $1',
    redemptions: `SELECT $1::bigint, id, learner_id, reward_id, points_used, status, requested_at, decided_at,
      (SELECT notes FROM redemption_notes n WHERE n.redemption_id = id AND n.family_id = $1)
      FROM redemptions WHERE family_id = $1`,
  },
};
