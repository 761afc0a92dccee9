import { createHash } from 'node:crypto';

/**
 * Returns the id of a learner's free-text topic. The ledger keeps it for ever, so hashing guessed words must not reveal the
 * topic: the hash includes the id of the learner's profile, which is random, in no event, and erased with the learner. Pure.
 */
export function topicId(profileId: string, title: string): string {
  const hash = createHash('sha256').update(`${profileId}\n${title.toLowerCase()}`).digest('hex');
  return `topic.${hash.slice(0, 8)}`;
}
