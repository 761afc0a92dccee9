import { conceptsOf } from './concept-search.ts';
import { minWanted } from './lesson.ts';
import { entriesAt } from './templates.ts';
import { keyOf, type Named, type TopicIndex, topicIndex } from './topic-index.ts';
import { sumIn } from './topic-sums.ts';
import { isRefusal, isTypo, longForms, partsOf, wishedWords, wordsOf } from './topic-words.ts';
import type { Concept, PoolEntry } from './types.ts';

/*
 * The search for what a topic of a family names (decisions.md 4.18). A lesson on something else is worse than none, so a
 * topic must name a thing as a whole: each of its words counts.
 */

/** What a topic names at a grade. */
export interface TopicMatch {
  /** One concept, or those of a subject or category, from which the learner's next one follows. */
  concepts: readonly Concept[];
  /** Keys of the questions that are about the topic, if it is narrower than the concept. */
  keys?: ReadonlySet<string>;
  /** Words of the topic, or of each of its parts, if a keyword names a computed concept: it asks questions with them. */
  phrases?: readonly (readonly string[])[];
  /** True if the concept has only one of the several things of the topic. */
  isPart?: boolean;
}

/** Returns whether a question is about the topic, as far as a match is narrower than its concept. */
export function isAbout(
  match: TopicMatch,
): ((question: { key: string; question?: string }) => boolean) | undefined {
  const { keys, phrases } = match;
  if (keys) return ({ key }) => keys.has(key);
  if (!phrases) return undefined;
  return ({ question = '' }) => phrases.some((words) => hasWords(question, words));
}

function hasWords(text: string, words: readonly string[]): boolean {
  const plain = text.toLowerCase();
  // Most texts fail here: to take apart a thousand of them takes 3 ms.
  if (!words.every((word) => /^\d/.test(word) || plain.includes(word.slice(0, 4)))) return false;
  const found = new Set(wordsOf(text));
  return words.every((word) => found.has(word));
}

export interface TopicRequest {
  gradeLevel: number;
  /** A topic outside of it is not matched, if there are concepts of the subject. */
  subject?: string | undefined;
}

interface Rated extends TopicMatch {
  score: number;
}

/** Number of grades that a concept may begin after the learner's, or end before it. */
const gradesAbove = 2;
const gradesBelow = 3;

/** Returns what a topic names for a grade; undefined if nothing does. Pure. Takes less than 2 ms after the first call. */
export function matchTopic(topic: string, request: TopicRequest): TopicMatch | undefined {
  const index = topicIndex();
  const whole = wordsOf(topic);
  const wished = wishedWords(topic);
  const exact = named(whole, request, index);
  if (exact || isRefusal(topic)) return exact;
  const sum = sumIn(topic);
  if (sum) return matchSum(sum, request, index);
  return (
    search(wished, request, index) ??
    searchParts(topic, request, index) ??
    covered(withoutSubject(wished, index), request, index)
  );
}

/** Searches for the concept of a sum; of a times table, for the questions with its number. */
function matchSum(
  { name, number }: NonNullable<ReturnType<typeof sumIn>>,
  request: TopicRequest,
  index: TopicIndex,
): TopicMatch | undefined {
  const match = named(wordsOf(name), request, index);
  return match && number !== undefined ? { ...match, phrases: [[number]] } : match;
}

/** Searches for the words as they are, then corrected, then without the name of a subject. */
function search(words: readonly string[], request: TopicRequest, index: TopicIndex): TopicMatch | undefined {
  if (words.length === 0) return undefined;
  const corrected = words.map((word) => correct(word, index));
  return (
    named(words, request, index) ??
    named(corrected, request, index) ??
    named(withoutSubject(words, index), request, index)
  );
}

/** Returns the words, corrected, without the name of a subject: "math: fractions". */
function withoutSubject(words: readonly string[], index: TopicIndex): string[] {
  return words.map((word) => correct(word, index)).filter((word) => !subjectWords.has(word));
}

const subjectWords = new Set(wordsOf('math science history geography reading english life skills facts'));

/** Searches for each of several things. All must have a name: one concept has all of them, or a part, the longest one. */
function searchParts(topic: string, request: TopicRequest, index: TopicIndex): TopicMatch | undefined {
  const parts = partsOf(topic)
    .map(wishedWords)
    .filter((words) => words.length > 0);
  if (parts.length < 2) return undefined;
  const rated = parts.map((words) => rateNamed(words, request, index));
  if (rated.some((found) => found.length === 0)) return undefined;
  const joint = (rated[0] ?? []).flatMap((first) => {
    const all = rated.map((found) => found.find((each) => each.concepts[0] === first.concepts[0]));
    return all.every((each) => each !== undefined) ? [join(all)] : [];
  });
  const longest = parts.reduce((best, words, i) => (words.length > (parts[best]?.length ?? 0) ? i : best), 0);
  const part = bestOf(rated[longest] ?? []);
  return bestOf(joint) ?? (part && { ...part, isPart: true });
}

/** Joins matches of one concept. */
function join(all: readonly Rated[]): Rated {
  const [first] = all;
  if (!first) throw new Error('no matches to join');
  const keys = new Set(all.flatMap((each) => [...(each.keys ?? [])]));
  const phrases = all.flatMap((each) => each.phrases ?? []);
  const score = all.reduce((sum, each) => sum + each.score, 0) / all.length;
  return {
    concepts: first.concepts,
    score,
    ...(all.every((each) => each.keys) && { keys }),
    ...(all.every((each) => each.phrases) && { phrases }),
  };
}

/** Returns the word, or the one of the index that differs by a slip. */
function correct(word: string, { longWords }: TopicIndex): string {
  if (word.length < 7 || longWords.has(word)) return word;
  for (const known of longWords) if (isTypo(word, known)) return known;
  return longForms.find(([form]) => isTypo(word, form))?.[1] ?? word;
}

/** Returns the best thing that has exactly these words as its name. */
function named(words: readonly string[], request: TopicRequest, index: TopicIndex): TopicMatch | undefined {
  return bestOf(rateNamed(words, request, index));
}

function rateNamed(words: readonly string[], request: TopicRequest, index: TopicIndex): Rated[] {
  const key = keyOf(words);
  if (index.ambiguous.has(key)) return [];
  const found = (index.byName.get(key) ?? []).flatMap((each) => rate(each, words, request));
  return narrowed(found);
}

/** A concept that is found as a whole and by its facts is asked for these facts. */
function narrowed(found: readonly Rated[]): Rated[] {
  return found.map((each) => {
    const facts = found.findLast(({ keys, concepts }) => keys && concepts[0] === each.concepts[0]);
    return facts?.keys && each.concepts.length === 1 ? { ...each, keys: facts.keys } : each;
  });
}

const worth = { title: 4, group: 3.6, keyword: 3.5, facts: 3 } as const;

/** Rates a thing for the grade: nothing for one that is too far away, or has too few questions. */
function rate(thing: Named, words: readonly string[], { gradeLevel, subject }: TopicRequest): Rated[] {
  const taught = subject === undefined ? [] : conceptsOf(subject);
  const allowed = taught.length > 0 ? new Set(taught) : undefined;
  const concepts = thing.concepts.filter((concept) => allowed?.has(concept) !== false);
  if (thing.kind === 'group') {
    const open = concepts.filter((concept) => penalty(concept, gradeLevel) === 0);
    return open.length > 0 ? [{ concepts: open, score: worth.group }] : [];
  }
  const [concept] = concepts;
  const distance = concept && penalty(concept, gradeLevel);
  if (distance === undefined) return [];
  if (thing.kind !== 'facts') {
    // A pool knows which of its questions are about the words.
    const score = worth[thing.kind] + (concept?.pool ? 0.05 : 0) - distance;
    if (thing.kind === 'title') return [{ concepts, score }];
    if (!concept?.pool) return [{ concepts, score, phrases: [words] }];
    const own = concept.pool.filter((entry) => !entry.isMixed && hasWords(textOf(entry), words));
    // No question has the words of another name of the whole concept.
    if (own.length === 0) return [{ concepts, score }];
    const keys = new Set(entriesFor(concepts, own, gradeLevel).map(({ key }) => key));
    return keys.size < minWanted ? [] : [{ concepts, score, keys }];
  }
  const entries = entriesFor(concepts, thing.entries ?? [], gradeLevel);
  const facts = new Set(entries.map(textOf));
  if (entries.length < minWanted) return [];
  const score = worth.facts + Math.min(facts.size, 4) / 10 - distance;
  return [{ concepts, score, keys: new Set(entries.map(({ key }) => key)) }];
}

/** Returns what a question of a pool is on, without its sentence form. */
const textOf = ({ key }: PoolEntry): string => key.slice(key.indexOf(' ') + 1);

/** Returns the questions that a lesson for the grade may have. */
function entriesFor([concept]: readonly Concept[], entries: readonly PoolEntry[], gradeLevel: number) {
  if (!concept) return [];
  const [first, last] = concept.grades;
  const grade = Math.min(last, Math.max(first, gradeLevel));
  const open = new Set(entriesAt(concept.pool ?? [], grade));
  return entries.filter((entry) => open.has(entry));
}

/** Returns what the distance of the grades takes from a score; undefined for a concept that is too far away. */
function penalty({ grades: [first, last] }: Concept, gradeLevel: number): number | undefined {
  if (first - gradeLevel > gradesAbove || gradeLevel - last > gradesBelow) return undefined;
  return Math.max(0, first - gradeLevel) * 0.4 + Math.max(0, gradeLevel - last) * 0.3;
}

function bestOf(found: readonly Rated[]): Rated | undefined {
  let best: Rated | undefined;
  for (const each of found) if (each.score > (best?.score ?? 0)) best = each;
  return best;
}

/**
 * Returns the concept whose phrases have at least two thirds of the words, if the rest are words of its category: "three
 * digit multiplication". In Math a number may be left over.
 */
function covered(words: readonly string[], request: TopicRequest, index: TopicIndex): TopicMatch | undefined {
  if (words.length < 2 || index.ambiguous.has(keyOf(words))) return undefined;
  const found: Rated[] = [];
  for (const [concept, phrases] of index.phrases) {
    const overlap = overlapOf(words, concept, phrases, index);
    if (overlap === 0) continue;
    for (const each of rate({ concepts: [concept], kind: 'keyword' }, words, request))
      found.push({ ...each, score: each.score - 1 + overlap });
  }
  return bestOf(found);
}

/** Returns the share of words that the best phrase has in common with a topic; 0 if the phrases do not cover the topic. */
function overlapOf(
  words: readonly string[],
  { category, subject }: Concept,
  phrases: readonly { words: readonly string[] }[],
  { vocabulary }: TopicIndex,
): number {
  const wanted = new Set(words);
  let best = 0;
  const known = new Set<string>();
  for (const { words: phrase } of phrases) {
    const common = phrase.filter((word) => wanted.has(word));
    if (common.length * 2 <= phrase.length) continue;
    for (const word of common) known.add(word);
    best = Math.max(best, common.length / Math.max(phrase.length, wanted.size));
  }
  if (known.size === 0) return 0;
  const rest = [...wanted].filter((word) => !known.has(word));
  const numbers = subject === 'Math' ? rest.filter((word) => /^\d+$/.test(word)) : [];
  const open = rest.filter((word) => !numbers.includes(word));
  const isKnown = open.every((word) => vocabulary.get(category)?.has(word));
  return isKnown && known.size * 3 >= (wanted.size - numbers.length) * 2 ? best : 0;
}
