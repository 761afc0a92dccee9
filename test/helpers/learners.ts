import type { User } from '../../schema/accounts.ts';
import { type Client, expectStatus } from './client.ts';

/** A new learner without a password, which is quicker than registering one that makes requests of its own. */
export async function addLearner(parent: Client, fields: object = {}): Promise<User> {
  return (await expectStatus(201, parent.post('/api/learners', { name: 'Mia', ...fields }))).body;
}
