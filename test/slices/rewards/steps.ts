import type { Redemption, RedemptionListing, Reward } from '../../../schema/rewards.ts';
import { type Client, expectStatus } from '../../helpers/families/client.ts';

export async function save(learner: Client, reward: { id: string }, points: number): Promise<void> {
  await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points }));
}

export async function redeem(learner: Client, reward: { id: string }): Promise<Redemption> {
  return (await expectStatus(201, learner.post(`/api/rewards/${reward.id}/redeem`))).body;
}

export async function change(parent: Client, reward: { id: string }, fields: object): Promise<Reward> {
  return (await expectStatus(200, parent.put(`/api/rewards/${reward.id}`, fields))).body;
}

export async function decide(
  parent: Client,
  decision: 'approve' | 'reject',
  redemption: { id: string },
): Promise<Redemption> {
  return (await expectStatus(200, parent.put(`/api/redemptions/${redemption.id}/${decision}`, {}))).body;
}

/** Returns the learner's own balance. */
export async function balance(learner: Client): Promise<number> {
  return (await expectStatus(200, learner.get('/api/points'))).body.balance;
}

/** Returns a reward from the caller's catalog. */
export async function listed(client: Client, { id }: { id: string }): Promise<Reward | undefined> {
  const rewards: Reward[] = (await expectStatus(200, client.get('/api/rewards'))).body;
  return rewards.find((reward) => reward.id === id);
}

/** Returns the learner's savings for a reward, or undefined if the catalog does not show it. */
export async function saved(learner: Client, reward: { id: string }): Promise<number | undefined> {
  return (await listed(learner, reward))?.savedPoints;
}

/** Returns the learner's redemptions, newest first. */
export async function redemptions(learner: Client): Promise<RedemptionListing[]> {
  return (await expectStatus(200, learner.get('/api/redemptions/my'))).body;
}
