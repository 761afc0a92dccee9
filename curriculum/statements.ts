/** Concepts from tables of sentences. Each row gives a question of each form. */

import { both, mix, pair, team, three } from './joint-forms.ts';
import { createRng } from './rng.ts';
import { all, box, couple, left, odd, other, share } from './shared-forms.ts';
import { about, begin, type Form, find, mend, riddle, start, term } from './statement-forms.ts';
import type { Statement } from './statement-rows.ts';
import { listed } from './templates.ts';
import type { Concept, ConceptInfo, Level, Teaching } from './types.ts';

type Named = readonly [name: string, level: Level, form: Form];

const ownEnds: readonly Named[] = [
  ['term', 0, term],
  ['about', 0, about],
  ['riddle', 0, riddle],
  ['begin', 0, begin],
  ['start', 1, start],
  ['mend', 1, mend(false)],
  ['pair', 1, pair],
  ['three', 2, three],
  ['mix', 2, mix],
  ['both', 2, both],
  ['team', 2, team],
];
const sharedEnds: readonly Named[] = [
  ['find', 0, find],
  ['about', 0, about],
  ['other', 0, other],
  ['odd', 0, odd],
  ['share', 1, share],
  ['mend', 1, mend(true)],
  ['both', 1, both],
  ['all', 1, all],
  ['couple', 2, couple],
  ['left', 2, left],
  ['box', 2, box],
];

/** Forms that name the subject only, so it must have one row; those that finish a sentence need a choice of ends. */
const ofSubject = new Set<string>(['about', 'both', 'mix', 'share']);

/** Forms on several subjects, and of two perhaps the other one: a false sentence on Shakespeare is no question about him. */
const mixed = new Set<Form>([both, mix, three, couple, left, odd, box, all, team]);

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
  info: Omit<ConceptInfo, 'teaching'> & { teaching: Omit<Teaching, 'mends'> & { leads: readonly string[] } },
  ask: string | ((row: R) => string),
  rows: readonly R[],
  { near = () => rows, grades = () => info.grades, about }: Options<R> = {},
): Concept {
  const isShared = new Set(rows.map(({ clue }) => clue)).size < rows.length;
  const { leads, ...teaching } = info.teaching;
  const topicOf = (row: R) => ({ ask: typeof ask === 'string' ? ask : ask(row), rows: near(row), leads });
  const items = (isShared ? sharedEnds : ownEnds).flatMap(([name, level, form]) =>
    rows
      .filter((row) => isAlone(row, rows) || !ofSubject.has(name))
      .filter((row) => canAsk(form(topicOf(row), row, createRng('asked'))))
      .map((row): Item<R> => ({ name, level, form, row })),
  );
  return listed<Item<R>>(
    { ...info, teaching: { ...teaching, mends: {} } },
    {
      items,
      key: ({ name, row }) => `${name} ${row.term} ${row.clue}`,
      level: ({ level }) => level,
      grades: ({ row }) => grades(row),
      about: ({ row }) => about?.(row) ?? (isShared ? [] : [row.term]),
      isMixed: ({ form }) => mixed.has(form),
      draw: ({ name, form, row }, rng) => {
        const answer = form(topicOf(row), row, rng);
        if (!canAsk(answer)) throw new Error(`no ${name} on ${row.term}`);
        return { ...answer, hints: answer.hints() };
      },
    },
  );
}

type Answer = ReturnType<Form>;

/** Returns true if a table has a question of a form, with enough wrong choices. */
function canAsk(answer: Answer): answer is NonNullable<Answer> {
  return (
    answer !== undefined && answer.mistakes.filter(({ worth }) => worth !== answer.answer.worth).length > 1
  );
}
