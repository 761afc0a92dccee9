import type { Kysely } from 'kysely';
import type { DB } from '../db/types.ts';
import type { LearnerAccess } from '../http/access.ts';
import { conceptById } from './generators/index.ts';
import { topicsOf } from './queries.ts';

/** What is to be told of a concept. */
export interface ConceptFacts {
  subject: string;
  title: string;
  prerequisites: readonly string[];
}

/**
 * What is to be told of a learner's concepts, by their ids: those of the generators, and topics that it asked for. Of one
 * that is neither any more, what its id says.
 */
export async function describeConceptsOf(
  db: Kysely<DB>,
  learner: LearnerAccess,
): Promise<(conceptId: string) => ConceptFacts> {
  const topics = new Map((await topicsOf(db, learner)).map((topic) => [topic.concept_id, topic]));
  return (conceptId) => {
    const concept = conceptById(conceptId);
    const { title, subject } = concept ??
      topics.get(conceptId) ?? { title: conceptId, subject: conceptId.split('.', 1)[0] ?? conceptId };
    return { title, subject, prerequisites: concept?.prerequisites ?? [] };
  };
}
