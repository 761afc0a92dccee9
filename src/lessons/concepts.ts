import { conceptById } from './generators/index.ts';

/** What is to be told of a concept; of one that the generators no longer know, what its id says. */
export function describeConcept(conceptId: string): {
  subject: string;
  title: string;
  prerequisites: readonly string[];
} {
  const concept = conceptById(conceptId);
  if (!concept)
    return { subject: conceptId.split('.', 1)[0] ?? conceptId, title: conceptId, prerequisites: [] };
  return { subject: concept.subject, title: concept.title, prerequisites: concept.prerequisites ?? [] };
}
