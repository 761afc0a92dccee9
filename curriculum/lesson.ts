import { createRng, type Rng } from './rng.ts';
import { entriesAt, formOf, toLevel } from './templates.ts';
import {
  type Concept,
  type Dial,
  type Difficulty,
  difficulties,
  type GeneratedLesson,
  type GeneratedQuestion,
  type Introduction,
  type PoolEntry,
  type Teaching,
} from './types.ts';

export interface LessonRequest {
  concept: Concept;
  gradeLevel: number;
  difficulty: Difficulty;
  /** Equal seeds give equal lessons. */
  seed: string;
  /** Returns true for questions that the learner has seen. They are skipped while others are left. */
  exclude?: (key: string) => boolean;
  /** Returns when the learner last saw an excluded question, in any unit. The oldest come back first. */
  lastSeen?: (key: string) => number;
  /** Returns true for questions about a topic: the lesson has no others, even if the learner has seen them. Default: all. */
  isWanted?: (question: Pick<GeneratedQuestion, 'key'> & Partial<GeneratedQuestion>) => boolean;
  questionCount?: number;
}

/** Draws without a new question after which a difficulty counts as used up. They miss 5 of 100 with 0.2 %. */
const maxStaleDraws = 120;
/** Draws in which a concept shows a further sentence form, if it has one. */
const drawsForForms = 30;
/** Draws in search of wanted questions, and those after which one should have shown. One in ten does with 98 %. */
const drawsForWanted = 100;
const drawsForFirst = 40;
/** Number of questions about a topic that make a lesson: enough to pass or to fail it. */
export const minWanted = 3;
/** Maximum number of questions of one sentence form in a lesson, if the concept has others. */
const maxOfForm = 2;

/**
 * Collects questions, at most two of a sentence form, and none that asks the same again in other words. The others wait until
 * there are no better ones: first those that ask the same in another form.
 */
class Selection<T> {
  readonly #count: number;
  readonly #taken = new Map<string, T>();
  readonly #repeats = new Map<string, T>();
  readonly #spare = new Map<string, T>();
  readonly #asked = new Set<string>();
  readonly #used = new Set<string>();
  /** Numbers of taken questions and repeats, by form. */
  readonly #fittingOf = new Map<string, number>();

  constructor(count: number) {
    this.#count = count;
  }

  /**
   * Adds a question, unless it is known by its key. Returns true if it is of use: not one of many of its form.
   * @param asks what it asks; questions that share one ask the same in other words
   */
  add(key: string, item: T, asks: readonly string[] = []): boolean {
    if (this.#taken.has(key) || this.#repeats.has(key) || this.#spare.has(key)) return false;
    const form = formOf(key);
    const isRepeat = asks.some((each) => this.#asked.has(each));
    for (const each of asks) this.#asked.add(each);
    const fitting = this.#fittingOf.get(form) ?? 0;
    if (!isRepeat && !this.#used.has(form)) {
      this.#fittingOf.set(form, fitting + 1);
      this.#taken.set(key, item);
      if (countOf(form, this.#taken.keys()) === maxOfForm) this.#used.add(form);
      return true;
    }
    const hasRoom = fitting < maxOfForm;
    if (this.isFull && !hasRoom) return false;
    if (hasRoom) this.#fittingOf.set(form, fitting + 1);
    (hasRoom ? this.#repeats : this.#spare).set(key, item);
    return true;
  }

  /** Sentence forms of which there are enough. */
  get usedForms(): ReadonlySet<string> {
    return this.#used;
  }

  /** True if there are enough questions that differ in form and in what they ask. */
  get isMixed(): boolean {
    return this.#taken.size >= this.#count;
  }

  /** Number of questions, of any forms. */
  get size(): number {
    return this.#taken.size + this.#repeats.size + this.#spare.size;
  }

  /** True if there are enough questions, of any forms. */
  get isFull(): boolean {
    return this.size >= this.#count;
  }

  /** Returns the questions, the best ones first. */
  get items(): T[] {
    const [fitting, others] = [new Map(this.#taken), new Map(this.#spare)];
    for (const [key, item] of this.#repeats)
      (countOf(formOf(key), fitting.keys()) < maxOfForm ? fitting : others).set(key, item);
    return [...fitting.values(), ...others.values()];
  }
}

const countOf = (form: string, keys: Iterable<string>): number =>
  [...keys].filter((key) => formOf(key) === form).length;

/** Returns what a drawn question asks: its form with its numbers, since 3 beads and 3 cards make one question. */
function askedBy({ key, question }: GeneratedQuestion): string[] {
  const numbers = question.match(/\d+/g);
  return numbers ? [`${formOf(key)} ${numbers.join(' ')}`] : [];
}

const anything = (): boolean => true;

/** Returns the requested level first, then its neighbors. */
function levelsFrom(level: number): number[] {
  return [0, 1, 2].sort((a, b) => Math.abs(a - level) - Math.abs(b - level));
}

/** Takes wanted entries from a finite pool. */
function fromPool(request: Required<LessonRequest>, rng: Rng, dial: Dial): GeneratedQuestion[] {
  const entries = rng.shuffle(entriesAt(request.concept.pool ?? [], dial.grade)).filter(request.isWanted);
  return pick(entries, request, dial).map((entry) => entry.generate(rng, dial));
}

/** Picks from shuffled entries: unseen ones of the nearest level first, then the longest unseen. */
function pick(
  entries: readonly PoolEntry[],
  { exclude, lastSeen, questionCount }: Required<LessonRequest>,
  dial: Dial,
): PoolEntry[] {
  const fresh = new Selection<PoolEntry>(questionCount);
  for (const entry of levelsFrom(dial.level).flatMap((level) => entries.filter((e) => e.level === level))) {
    // Asks no further: each question is hashed to see whether it is excluded.
    if (fresh.isMixed) break;
    if (!exclude(entry.key)) fresh.add(entry.key, entry, entry.asks);
  }
  const picked = fresh.items.slice(0, questionCount);
  const others = fresh.isFull ? [] : entries.filter((entry) => !picked.includes(entry));
  const oldest = new Selection<PoolEntry>(questionCount);
  for (const { entry } of others
    .map((entry) => ({ entry, at: lastSeen(entry.key) }))
    .sort((a, b) => a.at - b.at))
    oldest.add(entry.key, entry);
  return [...picked, ...oldest.items].slice(0, questionCount);
}

/** Draws wanted questions, of the nearest level that has some. If too few show, the words name the concept as a whole. */
function fromDraws(request: Required<LessonRequest>, rng: Rng, dial: Dial): GeneratedQuestion[] {
  const { concept, exclude, isWanted, lastSeen, questionCount } = request;
  if (isWanted === anything) return anyDraws(request, rng, dial);
  const fresh = new Selection<GeneratedQuestion>(questionCount);
  const seen = new Map<string, GeneratedQuestion>();
  const found = () => fresh.size + seen.size;
  for (const level of levelsFrom(dial.level)) {
    for (let i = 0; i < (found() > 0 ? drawsForWanted : drawsForFirst) && !fresh.isMixed; i++) {
      const question = concept.generate(rng, { ...dial, level: toLevel(level) });
      if (!isWanted(question)) continue;
      if (exclude(question.key)) seen.set(question.key, question);
      else fresh.add(question.key, question, askedBy(question));
    }
    if (found() >= questionCount) break;
  }
  const oldest = [...seen.values()].sort((a, b) => lastSeen(a.key) - lastSeen(b.key));
  const wanted = [...fresh.items, ...oldest].slice(0, questionCount);
  return wanted.length < minWanted ? anyDraws(request, rng, dial) : wanted;
}

/** Draws until there are enough unseen questions. The other levels follow a level that seems used up. */
function anyDraws(request: Required<LessonRequest>, rng: Rng, dial: Dial): GeneratedQuestion[] {
  const { concept, exclude, lastSeen, questionCount } = request;
  const fresh = new Selection<GeneratedQuestion>(questionCount);
  const seen = new Map<string, GeneratedQuestion>();
  for (const level of levelsFrom(dial.level)) {
    let stale = 0;
    while (!fresh.isMixed && stale < (fresh.isFull ? drawsForForms : maxStaleDraws)) {
      const question = concept.generate(rng, {
        ...dial,
        level: toLevel(level),
        // The other forms may have no new question left.
        ...(stale < drawsForForms && { usedForms: fresh.usedForms }),
      });
      const isNew = !exclude(question.key) && fresh.add(question.key, question, askedBy(question));
      if (!isNew) seen.set(question.key, question);
      stale = isNew ? 0 : stale + 1;
    }
    if (fresh.isFull) break;
  }
  const oldest = [...seen.values()].sort((a, b) => lastSeen(a.key) - lastSeen(b.key));
  return [...fresh.items, ...oldest].slice(0, questionCount);
}

/** Returns the text for a grade: the one with the highest first grade that is not above it. */
function ideaAt(idea: Teaching['idea'], grade: number): string {
  if (typeof idea === 'string') return idea;
  const ascending = Object.entries(idea).map(([first, text]): [number, string] => [Number(first), text]);
  return ascending.findLast(([first]) => first <= grade)?.[1] ?? ascending[0]?.[1] ?? '';
}

function introductionTo(
  { id, title, teaching }: Concept,
  grade: number,
  example: GeneratedQuestion | undefined,
): Introduction {
  const { idea, caution } = teaching;
  return { conceptId: id, title, idea: ideaAt(idea, grade), caution, ...(example && { example }) };
}

/**
 * Returns the question that is shown solved: one of a form that another question has, so that the example shows the way to it.
 * It is the last one if the learner has seen that, since a seen one is better shown than asked.
 */
function exampleOf(
  drawn: readonly GeneratedQuestion[],
  exclude: (key: string) => boolean,
): GeneratedQuestion | undefined {
  const last = drawn.at(-1);
  if (last && exclude(last.key)) return last;
  const forms = Map.groupBy(drawn, ({ key }) => formOf(key));
  return drawn.findLast(({ key }) => (forms.get(formOf(key))?.length ?? 0) > 1) ?? last;
}

/**
 * Generates a lesson on one concept: an introduction with a worked example, and questions with different keys. Excluded
 * questions come back only if no others are left, as the example first. A lesson is shorter than `questionCount` only if
 * the concept has fewer questions, or fewer about the topic. Pure: no clock, no I/O.
 */
export function generateLesson(request: LessonRequest): GeneratedLesson {
  const full = { exclude: () => false, lastSeen: () => 0, isWanted: anything, questionCount: 5, ...request };
  const { concept, gradeLevel, difficulty, seed, questionCount } = full;
  const [first, last] = concept.grades;
  const dial: Dial = {
    grade: Math.min(last, Math.max(first, gradeLevel)),
    level: toLevel(difficulties.indexOf(difficulty)),
  };
  const rng = createRng(`${concept.id}|${dial.grade}|${difficulty}|${seed}`);
  const wanted = { ...full, questionCount: questionCount + 1 };
  const drawn = concept.pool ? fromPool(wanted, rng, dial) : fromDraws(wanted, rng, dial);
  const example = drawn.length > questionCount ? exampleOf(drawn, full.exclude) : undefined;
  return {
    moduleId: concept.id,
    subject: concept.subject,
    category: concept.category,
    topic: concept.title,
    learningObjectives: [...concept.objectives],
    difficulty,
    introduction: introductionTo(concept, dial.grade, example),
    questions: drawn.filter((question) => question !== example),
  };
}
