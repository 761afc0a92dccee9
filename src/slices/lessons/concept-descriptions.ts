import { concepts } from '../../../curriculum/index.ts';
import type { Db } from '../../db/database.ts';
import type { LearnerAccess } from '../../http/access.ts';
import { type Concepts, type DescribeConcept, describeConcepts } from '../../slice/concept-descriptions.ts';
import { topicsOf } from './queries.ts';

/** Concepts of the generators. */
export const generatorConcepts: Concepts = Object.fromEntries(
  concepts.map(({ id, subject, title, prerequisites = [] }) => [id, { subject, title, prerequisites }]),
);

/** Returns a function that describes concepts: those of the generators, the learner's free topics, and unknown ones. */
export async function describeConceptsOf(db: Db, learner: LearnerAccess): Promise<DescribeConcept> {
  return describeConcepts(generatorConcepts, await topicsOf(db, learner));
}
