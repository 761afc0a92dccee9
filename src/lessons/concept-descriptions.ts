import type { Db } from '../db/database.ts';
import type { LearnerAccess } from '../http/access.ts';
import { conceptById } from './generators/index.ts';
import { topicsOf } from './queries.ts';

export type DescribeConcept = (conceptId: string) => {
  subject: string;
  title: string;
  prerequisites: readonly string[];
};

/** Returns a function that describes concepts: those of the generators, the learner's free topics, and unknown ones. */
export async function describeConceptsOf(db: Db, learner: LearnerAccess): Promise<DescribeConcept> {
  const topics = new Map((await topicsOf(db, learner)).map((topic) => [topic.concept_id, topic]));
  return (conceptId) => {
    const concept = conceptById(conceptId);
    const { title, subject } = concept ??
      topics.get(conceptId) ?? { title: conceptId, subject: conceptId.split('.', 1)[0] ?? conceptId };
    return { title, subject, prerequisites: concept?.prerequisites ?? [] };
  };
}
