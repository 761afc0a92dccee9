import { concepts } from './concepts.ts';
import type { Concept } from './types.ts';

/** Other names of the subjects. */
const subjectAliases: Record<string, string> = {
  mathematics: 'math',
  maths: 'math',
  english: 'reading',
  language: 'reading',
  'language arts': 'reading',
  'reading and language': 'reading',
  writing: 'reading',
  grammar: 'reading',
  sciences: 'science',
  'social studies': 'geography',
  biology: 'living things',
  'life science': 'living things',
  'earth science': 'earth and space',
};

const byId = new Map(concepts.map((concept) => [concept.id, concept]));

export function conceptById(id: string): Concept | undefined {
  return byId.get(id);
}

function normalizeSubject(subject: string): string {
  const name = subject.trim().toLowerCase();
  return subjectAliases[name] ?? name;
}

/** Concepts by the name of their subject, and by that of their category. */
const byName = new Map<string, Concept[]>();
for (const concept of concepts)
  for (const name of new Set([concept.subject.toLowerCase(), concept.category.toLowerCase()]))
    byName.set(name, [...(byName.get(name) ?? []), concept]);

/** Returns the names of subjects and categories, also the other ones of subjects, with their concepts. */
export function subjectNames(): [name: string, readonly Concept[]][] {
  const others = Object.keys(subjectAliases).filter((name) => !byName.has(name));
  return [...byName.keys(), ...others].map((name) => [name, conceptsOf(name)]);
}

/** Returns the concepts of a subject. The name of a category counts as a subject too: Algebra, Grammar, Physics. */
export function conceptsOf(subject: string | undefined): readonly Concept[] {
  return subject === undefined ? concepts : (byName.get(normalizeSubject(subject)) ?? []);
}

function gradeDistance(concept: Concept, gradeLevel: number): number {
  const [first, last] = concept.grades;
  return Math.max(0, first - gradeLevel, gradeLevel - last);
}

/** Returns the concepts taught at a grade. Math, Reading and Science have some at each grade from 0 to 12. */
export function conceptsFor({ subject, gradeLevel }: { subject?: string; gradeLevel: number }): Concept[] {
  return conceptsOf(subject).filter((concept) => gradeDistance(concept, gradeLevel) === 0);
}
