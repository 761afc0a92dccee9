/** Maximum number of problems that a check keeps. The others are usually consequences. */
const maxProblems = 1000;
/** Maximum number of problems that one statement or one line of an export gives, so that a list of these stays small. */
export const maxAtOnce = 10_000;
/** Maximum number of characters of a text in a kept problem. */
const maxTextLength = 500;
/** Number of characters before the first difference that a cut value keeps. */
const lead = 100;

/** Texts of a problem, which can hold forged values of any length. */
interface ProblemTexts {
  message: string;
  expected: string;
  found: string;
  eventType?: string | undefined;
}

/** Result of a check: its first problems, and the number of all. */
export interface FoundProblems<P> {
  readonly first: readonly P[];
  readonly count: number;
}

/**
 * Problems of a check in bounded memory: counts all, keeps the first ones, and cuts their texts. The first ones are those
 * of the given order, or the earliest.
 */
export class ProblemList<P extends ProblemTexts> implements FoundProblems<P> {
  #kept: P[] = [];
  #count = 0;
  readonly #compare: (a: P, b: P) => number;

  constructor(compare: (a: P, b: P) => number = () => 0) {
    this.#compare = compare;
  }

  add(problem: P): void {
    this.#count += 1;
    this.#kept.push(withCutTexts(problem));
    // Rare sorting keeps the cost of each problem low.
    if (this.#kept.length >= 2 * maxProblems) this.#kept = this.first;
  }

  addAll(problems: Iterable<P>): void {
    for (const problem of problems) this.add(problem);
  }

  /** First problems in their order. */
  get first(): P[] {
    return this.#kept.toSorted(this.#compare).slice(0, maxProblems);
  }

  /** Number of all problems. */
  get count(): number {
    return this.#count;
  }
}

function withCutTexts<P extends ProblemTexts>(problem: P): P {
  const { message, expected, found, eventType } = problem;
  if (Math.max(message.length, expected.length, found.length, eventType?.length ?? 0) <= maxTextLength)
    return problem;
  const start = Math.max(0, firstDifference(expected, found) - lead);
  return {
    ...problem,
    message: cut(message),
    expected: cut(expected, start),
    found: cut(found, start),
    ...(eventType !== undefined && { eventType: cut(eventType) }),
  };
}

/** Returns a part of a long text. Values that begin alike are cut before their difference, so that it shows. */
function cut(text: string, start = 0): string {
  if (text.length <= maxTextLength) return text;
  const end = start + maxTextLength;
  return (start > 0 ? '…' : '') + text.slice(start, end) + (end < text.length ? '…' : '');
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
