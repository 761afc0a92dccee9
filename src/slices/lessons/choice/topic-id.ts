import { createHash } from 'node:crypto';

/**
 * Returns the id of a learner's free-text topic. The ledger keeps the id forever, so the hash includes the random id of the
 * learner's profile, which an erasure deletes. Nobody can then find the topic by hashing guesses. Pure.
 */
export function topicId(profileId: string, title: string): string {
  const hash = createHash('sha256').update(`${profileId}\n${title.toLowerCase()}`).digest('hex');
  return `topic.${hash.slice(0, 8)}`;
}
