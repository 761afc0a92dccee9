import type { User } from '../../../schema/accounts.ts';
import { type Client, expectStatus } from './client.ts';

/** Adds a learner without a password, which is faster than a registration. */
export async function addLearner(parent: Client, fields: object = {}): Promise<User> {
  return (await expectStatus(201, parent.post('/api/learners', { name: 'Mia', ...fields }))).body;
}
