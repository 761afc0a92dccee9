import { assemble } from './assembly.ts';
import { names } from './data/story-words.ts';
import type { Rng } from './rng.ts';
import type { Concept, ConceptInfo, Dial, Draft, Level, PoolEntry } from './types.ts';

/** Creates a concept with random parameters, from a space of at least 1,000 questions at each difficulty. */
export function sampled(info: ConceptInfo, draw: (rng: Rng, dial: Dial) => Draft): Concept {
  return { ...info, generate: (rng, dial) => assemble(info, draw(rng, dial), rng) };
}

/** Question of a sentence form. Its key lacks the name of the form, and is the question's text if it is absent. */
export type Asked = Omit<Draft, 'key'> & Partial<Pick<Draft, 'key'>>;

/** Draws a question. */
export type Ask = (rng: Rng, dial: Dial) => Asked;

/** Sentence form: its levels, its draw, and whether several learners answer its question, one of them rightly. */
export interface Form {
  levels: readonly Level[];
  draw: Ask;
  isClaimed: boolean;
}

/** Returns a sentence form. `claimed` lets several learners answer its question. */
export const form = (levels: readonly Level[], draw: Ask, claimed?: 'claimed'): Form => ({
  levels,
  draw,
  isClaimed: claimed === 'claimed',
});

/** Sentence forms by name. */
export type Forms = Readonly<Record<string, Form>>;

/** Creates a concept with random parameters from sentence forms. */
export function formed(info: ConceptInfo, forms: Forms): Concept {
  const entries = Object.entries(forms);
  const atLevel = ([0, 1, 2] as const).map((level) =>
    entries.filter(([, { levels }]) => levels.includes(level)),
  );
  return sampled(info, (rng, dial) => {
    const asked = atLevel[dial.level] ?? [];
    const unused = asked.filter(([name]) => !dial.usedForms?.has(`${info.id}:${name}`));
    const [name, { draw, isClaimed }] = rng.pick(unused.length > 0 ? unused : asked);
    const drawn = draw(rng, dial);
    const question = isClaimed ? claims(info, drawn, rng) : drawn;
    return { ...question, key: `${name} ${question.key ?? question.question}` };
  });
}

/** Turns a question into one on the answers of several learners. The choices are their names. */
function claims(info: ConceptInfo, asked: Asked, rng: Rng): Asked {
  const { numbers: _, ...rest } = asked;
  const { choices, correctIndex, feedback } = assemble(info, { ...asked, key: '' }, rng);
  const who = rng.sample(names, choices.length);
  const option = (i: number) => ({ text: who[i] ?? '', worth: who[i] ?? '' });
  const stem = /[.?]$/.test(asked.question) ? asked.question : `${asked.question}.`;
  const said = choices.map((choice, i) => `${who[i]}: ${choice}`).join('; ');
  return {
    ...rest,
    question: `${stem} ${choices.length === 3 ? 'Three' : 'Four'} learners answer. ${said}. Who is right?`,
    answer: option(correctIndex),
    mistakes: choices.flatMap((_, i) => {
      const { mistakes = ['wrong-answer'], text } = feedback?.[i] ?? {};
      return i === correctIndex
        ? []
        : {
            name: mistakes.join(' and '),
            ...option(i),
            // The other learner made the mistake.
            ...(text && { mend: text.replace(/^You (?!are\b|have\b)/, `${who[i]} `) }),
          };
    }),
    explanation: `${asked.explanation} So ${who[correctIndex]} is right.`,
  };
}

/** Items of a finite pool, and the way from an item to its question. */
export interface Listing<T> {
  items: readonly T[];
  /** Returns the identity of the item's question. */
  key: (item: T) => string;
  /** Returns the difficulty of the item. Default: beginner. */
  level?: (item: T) => Level;
  /** Returns the first and last grade of the item. Default: those of the concept. */
  grades?: (item: T) => readonly [first: number, last: number];
  /** Returns what the item's question asks, such as its words. Default: its key without the form. */
  asks?: (item: T) => readonly string[];
  /** Returns the names of what the item's question is about, for the topic search. Default: none. */
  about?: (item: T) => readonly string[];
  /** Returns true for a question on several things: it is about none of them. Default: none is. */
  isMixed?: (item: T) => boolean;
  draw: (item: T, rng: Rng, dial: Dial) => Omit<Draft, 'key'>;
}

/** Creates a concept with a finite pool of known questions, which can be used up without a repeat. */
export function listed<T>(
  info: ConceptInfo,
  {
    items,
    key,
    level = () => 0,
    grades = () => info.grades,
    asks = (item) => [key(item).slice(formOf(key(item)).length)],
    about,
    isMixed,
    draw,
  }: Listing<T>,
): Concept {
  const pool = items.map((item) => ({
    key: `${info.id}:${key(item)}`,
    level: level(item),
    grades: grades(item),
    asks: asks(item),
    ...(about && { about: about(item) }),
    ...(isMixed?.(item) && { isMixed: true }),
    generate: (rng: Rng, dial: Dial) => assemble(info, { key: key(item), ...draw(item, rng, dial) }, rng),
  }));
  return {
    ...info,
    finite: pool.length,
    pool,
    generate(rng, dial) {
      const entries = entriesAt(pool, dial.grade);
      const atLevel = entries.filter((entry) => entry.level === dial.level);
      return rng.pick(atLevel.length > 0 ? atLevel : entries).generate(rng, dial);
    },
  };
}

/** Returns the questions of a pool for a grade; all of them if there are none. */
export function entriesAt(pool: readonly PoolEntry[], grade: number): readonly PoolEntry[] {
  const entries = pool.filter(({ grades: [first, last] }) => first <= grade && grade <= last);
  return entries.length > 0 ? entries : pool;
}

/** Returns the sentence form of a question: the first word of its key. */
export function formOf(key: string): string {
  return key.split(' ', 1)[0] ?? '';
}

/** Returns the member of a triple for the dial's difficulty. */
export function byLevel<T>(dial: Dial, values: readonly [T, T, T]): T {
  return values[dial.level];
}

/** Rounds a number into a level: 0, 1 or 2. */
export function toLevel(n: number): Level {
  return n <= 0 ? 0 : n === 1 ? 1 : 2;
}

/** Returns the whole numbers from first to last, both included. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
