/** Concepts from tables of sentences. Each row gives a question of each form. */
import {
  about,
  count,
  type Form,
  find,
  judge,
  mend,
  pair,
  type Statement,
  sift,
  swap,
  term,
  truth,
  truthOfFour,
  two,
} from './statement-forms.ts';
import { listed } from './templates.ts';
import type { Concept, ConceptInfo, Level, Teaching } from './types.ts';

/** Returns the forms of a topic with their levels. Young learners get no long lists of sentences. */
function formsOf(isShared: boolean, ends: number, isYoung: boolean): [name: string, Level, Form][] {
  const all: [string, Level, Form][] = [
    isShared ? ['find', 0, find] : ['term', 0, term],
    ...(ends > 2 ? ([['about', 0, about]] satisfies [string, Level, Form][]) : []),
    ['true', 0, isShared ? truthOfFour : truth],
    ['judge', 1, judge],
    ...(ends > 2 ? ([['mend', 1, mend(isShared)]] satisfies [string, Level, Form][]) : []),
    isShared ? ['count', 1, count] : ['pair', 1, pair],
    isShared ? ['sift', 2, sift] : ['count', 2, count],
    ['two', 2, two],
    ['swap', 2, swap],
  ];
  return isYoung ? all.filter(([name]) => name !== 'two' && name !== 'swap' && name !== 'sift') : all;
}

/**
 * Forms that judge sentences on several subjects, and of two perhaps the other one: a false sentence on Shakespeare is no question
 * about him.
 */
const mixed = new Set<Form>([judge, count, sift, two, swap, truth]);

const isAlone = ({ term }: Statement, rows: readonly Statement[]): boolean =>
  rows.filter((other) => other.term === term).length === 1;

interface Item<R> {
  name: string;
  level: Level;
  form: Form;
  row: R;
}

interface Options<R> {
  /** Returns the rows from which the wrong choices come: those of its kind. Default: all. */
  near?: (row: R) => readonly R[];
  /** Returns the first and last grade of the row's questions. Default: those of the concept. */
  grades?: (row: R) => readonly [first: number, last: number];
  /**
   * Returns the names of what the row's questions are about, for the topic search. Default: its subject, or none if subjects share
   * an end. For to sort things tells little of each: a diamond belongs to the geosphere.
   */
  about?: (row: R) => readonly string[];
}

/**
 * Creates a finite concept from a table of sentences. Subjects may share an end, as animals of one group do.
 * @param ask start of a question for the subject, one for all rows or by the row
 */
export function stated<R extends Statement>(
  info: Omit<ConceptInfo, 'teaching'> & { teaching: Omit<Teaching, 'mends'> },
  ask: string | ((row: R) => string),
  rows: readonly R[],
  { near = () => rows, grades = () => info.grades, about }: Options<R> = {},
): Concept {
  const ends = new Set(rows.map(({ clue }) => clue)).size;
  const isShared = ends < rows.length;
  const forms = formsOf(isShared, ends, info.grades[0] < 2);
  const items = forms.flatMap(([name, level, form]) =>
    // These forms name the subject only, so it must have one row.
    (name === 'about' || name === 'true' ? rows.filter((row) => isAlone(row, rows)) : rows).map(
      (row): Item<R> => ({ name, level, form, row }),
    ),
  );
  return listed<Item<R>>(
    { ...info, teaching: { ...info.teaching, mends: {} } },
    {
      items,
      key: ({ name, row }) => `${name} ${row.term} ${row.clue}`,
      level: ({ level }) => level,
      grades: ({ row }) => grades(row),
      about: ({ row }) => about?.(row) ?? (isShared ? [] : [row.term]),
      isMixed: ({ form }) => mixed.has(form),
      draw: ({ form, row }, rng) =>
        form({ title: info.title, ask: typeof ask === 'string' ? ask : ask(row), rows: near(row) }, row, rng),
    },
  );
}
