import { createHash } from 'node:crypto';

/**
 * The id of a topic in free text, which is no concept of the generators, for one learner. It goes into the ledger for
 * good, so it must not tell the topic to whoever hashes words: it comes from the id of the learner's profile too, which is
 * random, in no event, and erased with the learner. Pure.
 */
export function topicId(profileId: string, title: string): string {
  const hash = createHash('sha256').update(`${profileId}\n${title.toLowerCase()}`).digest('hex');
  return `topic.${hash.slice(0, 8)}`;
}
