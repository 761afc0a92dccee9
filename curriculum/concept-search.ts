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

/** Words that say nothing about what to learn. */
const stopWords = new Set(
  (
    'a an the of for to in on and or with my your our me i we is are how what do does about some more please ' +
    'learn learning lesson lessons practice practise basic basics simple easy hard intro introduction grade ' +
    'kid kids child children fun quiz test using by from at it that this teach want up'
  ).split(' '),
);

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

/** Returns a crude stem, which is the same for `adding`, `added` and `adds`. */
function stem(word: string): string {
  if (word.length < 4) return word;
  const base = word.replace(/(ies|y)$/, 'i').replace(/(?<=...)(ing|ed|es|s|e)$/, '');
  return base.replace(/([b-df-hj-km-np-rtv-z])\1$/, '$1');
}

function words(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((w) => !stopWords.has(w)).map(stem);
}

interface Terms {
  concept: Concept;
  /** Stems of the title and of each keyword. */
  phrases: string[][];
  /** Stems of category and subject. */
  broad: Set<string>;
}

const terms: Terms[] = concepts.map((concept) => ({
  concept,
  phrases: [concept.title, ...concept.keywords].map(words),
  broad: new Set([...words(concept.category), ...words(concept.subject)]),
}));

/** Terms by each of their words. A topic fits only terms that share a word with it. */
const termsByWord = new Map<string, Terms[]>();
for (const term of terms)
  for (const word of new Set([...term.phrases.flat(), ...term.broad]))
    termsByWord.set(word, [...(termsByWord.get(word) ?? []), term]);

/** Returns true for words that differ by a typing slip: a wrong, missing or extra letter in a long word. */
function isTypo(a: string, b: string): boolean {
  // The first letter is usually right: feather is not a slip for weather.
  if (a[0] !== b[0] || Math.min(a.length, b.length) < 7 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rests = [a.slice(start + 1) === b.slice(start + 1), a.slice(start + 1) === b.slice(start)];
  return rests.includes(true) || a.slice(start) === b.slice(start + 1);
}

function alike(a: string, b: string): boolean {
  return a === b || isTypo(a, b);
}

/** Returns the terms with a word of the topic. To look at all of them takes 0.1 ms. */
function termsWith(topic: readonly string[]): Set<Terms> {
  const found = new Set<Terms>();
  for (const wanted of topic) {
    for (const [word, those] of termsByWord)
      if (alike(word, wanted)) for (const term of those) found.add(term);
  }
  return found;
}

/** Rates the fit of a topic: 0 if too few words are known, else about 1, and about 2 for a whole phrase. */
function fit(topic: readonly string[], { phrases, broad }: Terms): number {
  const common = (phrase: string[]): number =>
    phrase.filter((word) => topic.some((wanted) => alike(wanted, word))).length;
  // "plane" alone does not mean "coordinate plane": the topic must contain most of a phrase.
  const known = phrases.filter((phrase) => common(phrase) * 2 > phrase.length).flat();
  const strengths = topic.map((word) => {
    if (known.some((other) => alike(other, word))) return 1;
    return broad.has(word) ? 0.7 : 0;
  });
  const score = strengths.reduce<number>((sum, strength) => sum + strength, 0) / topic.length;
  if (score < 0.6) return 0;
  const overlaps = phrases.map((phrase) => common(phrase) / Math.max(phrase.length, topic.length));
  // The title counts a little more than a keyword.
  return score + Math.max(...overlaps) + (overlaps[0] ?? 0) / 10;
}

/**
 * Returns the concept nearest to a free-text topic, within the subject if one is given. If several fit equally, the one
 * nearest to the grade wins. Returns undefined if none fits.
 */
export function findConcept(
  topic: string,
  { gradeLevel, subject }: { gradeLevel: number; subject?: string },
): Concept | undefined {
  const wanted = words(topic);
  if (wanted.length === 0) return undefined;
  const ofSubject = subject === undefined ? undefined : new Set(conceptsOf(subject));
  const known = termsWith(wanted);
  let best: { concept: Concept; score: number } | undefined;
  for (const candidate of terms) {
    if (!known.has(candidate) || ofSubject?.has(candidate.concept) === false) continue;
    const match = fit(wanted, candidate);
    const score = match - gradeDistance(candidate.concept, gradeLevel) / 20;
    if (match > 0 && score > (best?.score ?? Number.NEGATIVE_INFINITY))
      best = { concept: candidate.concept, score };
  }
  return best?.concept;
}
