import { concepts } from './concepts.ts';
import type { Concept } from './types.ts';

/** Names by which people also know the subjects. */
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

/** The concept with this id. */
export function conceptById(id: string): Concept | undefined {
  return byId.get(id);
}

function normalizeSubject(subject: string): string {
  const name = subject.trim().toLowerCase();
  return subjectAliases[name] ?? name;
}

/** A subject also goes by the name of one of its categories: Algebra, Grammar, Physics. */
function belongsTo(concept: Concept, subject: string | undefined): boolean {
  if (subject === undefined) return true;
  const name = normalizeSubject(subject);
  return concept.subject.toLowerCase() === name || concept.category.toLowerCase() === name;
}

function gradeDistance(concept: Concept, gradeLevel: number): number {
  const [first, last] = concept.grades;
  return Math.max(0, first - gradeLevel, gradeLevel - last);
}

/** Concepts taught at a grade. Never empty for Math, Reading and Science at grades 0 to 12. */
export function conceptsFor({ subject, gradeLevel }: { subject?: string; gradeLevel: number }): Concept[] {
  return concepts.filter((c) => belongsTo(c, subject) && gradeDistance(c, gradeLevel) === 0);
}

/** Titles of the concepts taught at a grade, to show when a topic fits none. */
export function availableTopics(gradeLevel: number): string[] {
  return conceptsFor({ gradeLevel }).map((concept) => concept.title);
}

/** Crude stem: enough to bring `adding`, `added` and `adds` together. */
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
  /** Stems of each title and keyword phrase */
  phrases: string[][];
  /** Stems of category and subject */
  broad: Set<string>;
}

const terms: Terms[] = concepts.map((concept) => ({
  concept,
  phrases: [concept.title, ...concept.keywords].map(words),
  broad: new Set([...words(concept.category), ...words(concept.subject)]),
}));

/** One letter wrong, missing or too many in a long word is a typing slip. */
function isTypo(a: string, b: string): boolean {
  // feather is no slip for weather: people get the first letter right
  if (a[0] !== b[0] || Math.min(a.length, b.length) < 7 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rests = [a.slice(start + 1) === b.slice(start + 1), a.slice(start + 1) === b.slice(start)];
  return rests.includes(true) || a.slice(start) === b.slice(start + 1);
}

function alike(a: string, b: string): boolean {
  return a === b || isTypo(a, b);
}

/** How well a topic fits: 0 when not enough of it is known, else about 1, and up to 2 for a whole phrase. */
function fit(topic: readonly string[], { phrases, broad }: Terms): number {
  const common = (phrase: string[]): number =>
    phrase.filter((word) => topic.some((wanted) => alike(wanted, word))).length;
  // One word of "coordinate plane" says nothing about planes: most of a phrase has to be in the topic.
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
 * The concept nearest to a free-text topic, among those of the subject where one is given; where several fit
 * alike, the one nearest to the grade. Undefined when none fits: never filler.
 */
export function findConcept(
  topic: string,
  { gradeLevel, subject }: { gradeLevel: number; subject?: string },
): Concept | undefined {
  const wanted = words(topic);
  if (wanted.length === 0) return undefined;
  let best: { concept: Concept; score: number } | undefined;
  for (const candidate of terms) {
    if (!belongsTo(candidate.concept, subject)) continue;
    const match = fit(wanted, candidate);
    const score = match - gradeDistance(candidate.concept, gradeLevel) / 20;
    if (match > 0 && score > (best?.score ?? Number.NEGATIVE_INFINITY))
      best = { concept: candidate.concept, score };
  }
  return best?.concept;
}
