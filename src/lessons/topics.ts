import { createHash } from 'node:crypto';

/**
 * Returns the id of a learner's free-text topic. The ledger keeps it forever, so hashing guessed words must not reveal the
 * topic: the hash includes the random id of the learner's profile, which is not in the ledger and is erased. Pure.
 */
export function topicId(profileId: string, title: string): string {
  const hash = createHash('sha256').update(`${profileId}\n${title.toLowerCase()}`).digest('hex');
  return `topic.${hash.slice(0, 8)}`;
}
