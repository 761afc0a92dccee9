/** Concept as profiles and lists of mastery show it. */
export interface ConceptDescription {
  subject: string;
  title: string;
  prerequisites: readonly string[];
}

/** Descriptions of concepts by their ids. */
export type Concepts = Readonly<Record<string, ConceptDescription>>;

export type DescribeConcept = (conceptId: string) => ConceptDescription;

/** Free-text topic of a learner. */
export interface LearnerTopic {
  concept_id: string;
  title: string;
  subject: string;
}

/** Returns a function that describes concepts: known ones, a learner's free topics, and unknown ones. Pure. */
export function describeConcepts(concepts: Concepts, topics: readonly LearnerTopic[]): DescribeConcept {
  const own = new Map(topics.map(({ concept_id, title, subject }) => [concept_id, { title, subject }]));
  return (id) => {
    const known = Object.hasOwn(concepts, id) ? concepts[id] : undefined;
    const topic = own.get(id) ?? { title: id, subject: id.split('.', 1)[0] ?? id };
    return known ?? { ...topic, prerequisites: [] };
  };
}
