import { crossed, textOption } from '../choices.ts';
import { createRng } from '../rng.ts';
import { listed } from '../templates.ts';
import type { Concept, ConceptInfo, Draft, Level } from '../types.ts';

/** Two texts that belong together, such as a word and its meaning. */
export interface Match {
  left: string;
  right: string;
  /** Sentence that says why they belong together. */
  why: string;
}

/** Stems for the right text of a left one, for the left of a right one, and for the right ones of two. */
export interface Asks<T> {
  forward: (row: T) => string;
  reverse: (row: T) => string;
  both: (first: T, second: T) => string;
}

/** Two steps for each form of question. */
export interface Steps<T> {
  forward: (row: T) => string[];
  reverse: (row: T) => string[];
  both: (first: T, second: T) => string[];
}

type Form = keyof Asks<Match>;

const levels: Record<Form, Level> = { forward: 0, reverse: 1, both: 2 };

interface Task<T> {
  form: Form;
  row: T;
  /** Second row, for a question on two. */
  partner?: T;
}

type Stem = Omit<Draft, 'key' | 'hints'>;

type Side = 'left' | 'right';

/** Returns choices that are texts of other rows, with advice on each. */
function fromRows<T extends Match>(
  row: T,
  others: readonly T[],
  side: Side,
  advise: (row: T, picked: T, side: Side) => string,
): Pick<Stem, 'answer' | 'mistakes'> {
  const mistakes = others.map((other) => ({
    name: 'took-another-one',
    ...textOption(other[side]),
    mend: advise(row, other, side),
  }));
  return { answer: textOption(row[side]), mistakes };
}

/** Returns choices for the right texts of two rows: each right or from a third or fourth row. */
function onBoth([first, second]: [Match, Match], [third, fourth]: [Match, Match]): Omit<Stem, 'question'> {
  const explanation = `${first.why} ${second.why}`;
  const choices = crossed(
    { right: first.right, wrong: third.right, mistake: 'missed-the-first' },
    { right: second.right, wrong: fourth.right, mistake: 'missed-the-second' },
    (a, b) => (a.endsWith('.') ? `${a} Then: ${b}` : `${a}, then ${b}`),
  );
  // Who has missed both begins with the first.
  const mends = [first.why, second.why, first.why];
  const mistakes = choices.mistakes.map((mistake, i) => ({ ...mistake, mend: mends[i] ?? '' }));
  return { ...choices, mistakes, explanation };
}

/** Returns the texts of other rows that differ from a row's. */
function strangersOf<T extends Match>(row: T, unlike: (row: T) => readonly T[]): T[] {
  return unlike(row).filter(({ left, right }) => left !== row.left && right !== row.right);
}

/** Returns the identity of a question: the texts that its stem shows. */
function keyOf({ form, row, partner }: Task<Match>): string {
  if (form === 'reverse') return `reverse ${row.right}`;
  return `${form} ${row.left}${partner ? `, ${partner.left}` : ''}`;
}

/** Returns the rows of the same kind of word: another kind would show by its form alone. */
export function ofKind<T extends { kind: string }>(rows: readonly T[], { kind }: T): T[] {
  return rows.filter((row) => row.kind === kind);
}

interface Matching<T> {
  asks: Asks<T>;
  steps: Steps<T>;
  /** Returns the rows whose texts may be wrong choices. */
  unlike: (row: T) => readonly T[];
  /** Returns the first and last grade of a row. Default: those of the concept. */
  grades?: (row: T) => readonly [first: number, last: number];
  /** Returns the advice to a learner who picks the text of another row. Default: why that row's texts belong together. */
  advise?: (row: T, picked: T, side: Side) => string;
}

/** Creates a finite concept from texts that belong together. Each text is as often right as wrong. */
export function matched<T extends Match>(
  info: ConceptInfo,
  rows: readonly T[],
  { asks, steps, unlike, grades, advise = (_row, picked) => picked.why }: Matching<T>,
): Concept {
  const rng = createRng(info.id);
  const others = (row: T): T[] => strangersOf(row, unlike);
  const items = rows.flatMap((row): Task<T>[] => [
    { form: 'forward', row },
    { form: 'reverse', row },
    ...rng.sample(others(row), 2).map((partner) => ({ form: 'both', row, partner }) as const),
  ]);
  return listed(info, {
    items: [...new Map(items.map((item) => [keyOf(item), item])).values()],
    key: keyOf,
    asks: ({ row, partner }) => [row.left, ...(partner ? [partner.left] : [])],
    level: ({ form }) => levels[form],
    grades: ({ row }) => grades?.(row) ?? info.grades,
    draw: ({ form, row, partner }, draws) => {
      if (partner) {
        const third = draws.pick(others(row).filter((other) => other !== partner));
        const fourth = draws.pick(others(partner).filter((other) => other !== row && other !== third));
        return {
          question: asks.both(row, partner),
          ...onBoth([row, partner], [third, fourth]),
          hints: steps.both(row, partner),
        };
      }
      const isReverse = form === 'reverse';
      const wrong = draws.sample(others(row), 3);
      const question = isReverse ? asks.reverse(row) : asks.forward(row);
      const hints = isReverse ? steps.reverse(row) : steps.forward(row);
      const choices = fromRows(row, wrong, isReverse ? 'left' : 'right', advise);
      return { question, ...choices, hints, explanation: row.why };
    },
  });
}
