import type { Db } from '../../db/database.ts';
import type { LearnerAccess } from '../../http/access.ts';
import { type Concepts, type DescribeConcept, describeConcepts } from '../../slice/concept-descriptions.ts';
import { areaOf } from './areas.ts';
import { curriculum } from './curriculum.ts';
import { topicsOf } from './queries.ts';

let concepts: Concepts | undefined;
let subjects: ReadonlyMap<string, string> | undefined;

/** Returns the concepts of the generators. */
export function generatorConcepts(): Concepts {
  concepts ??= Object.fromEntries(
    curriculum().concepts.map(({ id, subject, title, prerequisites = [] }) => [
      id,
      { subject, title, prerequisites },
    ]),
  );
  return concepts;
}

/** Returns the subjects of the content by their areas. */
export function subjectsByArea(): ReadonlyMap<string, string> {
  subjects ??= new Map(curriculum().concepts.map(({ id, subject }) => [areaOf(id), subject]));
  return subjects;
}

/** Returns a function that describes concepts: those of the generators, the learner's free topics, and unknown ones. */
export async function describeConceptsOf(db: Db, learner: LearnerAccess): Promise<DescribeConcept> {
  return describeConcepts(generatorConcepts(), await topicsOf(db, learner));
}
