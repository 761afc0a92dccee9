import { subjectNames } from './concept-search.ts';
import { concepts } from './concepts.ts';
import { aliasRows, ambiguous, ambiguousFacts, conceptRows, rareKeywords } from './data/topic-names.ts';
import { wordsOf } from './topic-words.ts';
import type { Concept, PoolEntry } from './types.ts';

/** What has a name: concepts as a whole, or questions of one concept. */
export interface Named {
  /** One concept, or those of a subject or category. */
  concepts: readonly Concept[];
  kind: 'title' | 'keyword' | 'group' | 'facts';
  /** Questions with the name, for facts. */
  entries?: readonly PoolEntry[];
}

/** Phrase of a concept, by words. */
export interface Phrase {
  words: readonly string[];
  isTitle: boolean;
}

export interface TopicIndex {
  /** What has a name, by the key of its words. */
  byName: ReadonlyMap<string, readonly Named[]>;
  /** Titles and keywords of each concept. */
  phrases: ReadonlyMap<Concept, readonly Phrase[]>;
  /** Words of the phrases of a category. */
  vocabulary: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words of all names, long enough for a slip (see `isTypo`). */
  longWords: ReadonlySet<string>;
  /** Keys of topics that mean too many things. */
  ambiguous: ReadonlySet<string>;
}

/** Returns a key that is the same for words in any order. */
export const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

const nameKey = (name: string): string => keyOf(wordsOf(name));

let index: TopicIndex | undefined;

/** Returns the index of all content by names. The first call builds it, which takes 50 to 100 ms. */
export function topicIndex(): TopicIndex {
  index ??= build();
  return index;
}

function build(): TopicIndex {
  const byName = new Map<string, Named[]>();
  const add = (key: string, named: Named) => {
    if (key !== '') byName.set(key, [...(byName.get(key) ?? []), named]);
  };
  const noFacts = new Set(ambiguousFacts.map(nameKey));
  const further = new Map(conceptRows.map(({ id, names }) => [id, names]));
  const phrases = new Map<Concept, Phrase[]>();
  const vocabulary = new Map<string, Set<string>>();
  for (const concept of concepts) {
    const found = phrasesOf(concept, further.get(concept.id) ?? []);
    phrases.set(concept, found);
    const known = vocabulary.get(concept.category) ?? new Set();
    for (const word of found.flatMap(({ words }) => words)) known.add(word);
    vocabulary.set(concept.category, known);
    for (const { words, isTitle } of found)
      add(keyOf(words), { concepts: [concept], kind: isTitle ? 'title' : 'keyword' });
    for (const [key, entries] of entriesByName(concept))
      if (!noFacts.has(key)) add(key, { concepts: [concept], kind: 'facts', entries });
  }
  for (const [name, group] of subjectNames()) add(nameKey(name), { concepts: group, kind: 'group' });
  addAliases(byName);
  const words = [...byName.keys()].flatMap((key) => key.split(' '));
  const longWords = new Set(words.filter((word) => word.length > 6));
  return { byName, phrases, vocabulary, longWords, ambiguous: new Set(ambiguous.map(nameKey)) };
}

function phrasesOf({ title, keywords }: Concept, further: readonly string[]): Phrase[] {
  const asked = keywords.filter((keyword) => !rareKeywords.includes(keyword));
  const all = [title, ...asked, ...further].map((text, i) => ({ words: wordsOf(text), isTitle: i === 0 }));
  return all.filter(({ words }) => words.length > 0);
}

function entriesByName({ pool = [] }: Concept): Map<string, PoolEntry[]> {
  const keys = new Map<string, string>();
  const found = new Map<string, PoolEntry[]>();
  for (const entry of pool.filter(({ isMixed }) => !isMixed)) {
    for (const name of new Set(entry.about)) {
      const key = keys.get(name) ?? nameKey(name);
      keys.set(name, key);
      const entries = found.get(key);
      if (!entries) found.set(key, [entry]);
      else if (entries.at(-1) !== entry) entries.push(entry);
    }
  }
  return found;
}

const isCapital = ({ concepts: [concept], kind }: Named): boolean =>
  kind === 'facts' && concept?.id.startsWith('geography.capitals.') === true;

/** Adds other names. A capital that has such a name gives way: Lincoln is the president, not the city in Nebraska. */
function addAliases(byName: Map<string, Named[]>): void {
  const added = new Map<string, Named[]>();
  for (const { names, others } of aliasRows) {
    const named = names.flatMap((name) => factsNamed(name, byName));
    for (const key of new Set(others.map(nameKey))) added.set(key, [...(added.get(key) ?? []), ...named]);
  }
  for (const [key, named] of added) {
    const others = (byName.get(key) ?? []).filter((each) => !isCapital(each));
    byName.set(key, joined([...others, ...named]));
  }
}

function factsNamed(name: string, byName: ReadonlyMap<string, readonly Named[]>): Named[] {
  const facts = byName.get(nameKey(name))?.filter(({ kind }) => kind === 'facts') ?? [];
  if (facts.length === 0) throw new Error(`no fact has the name ${name}`);
  return facts;
}

/** Joins the facts of one concept: those on dogs and on cats are facts on pets. */
function joined(all: readonly Named[]): Named[] {
  const [facts, others] = [
    all.filter(({ kind }) => kind === 'facts'),
    all.filter(({ kind }) => kind !== 'facts'),
  ];
  const byConcept = Map.groupBy(facts, ({ concepts: [concept] }) => concept);
  return [
    ...others,
    ...[...byConcept].map(([concept, those]): Named => {
      const entries = [...new Set(those.flatMap((each) => each.entries ?? []))];
      return { concepts: concept ? [concept] : [], kind: 'facts', entries };
    }),
  ];
}
