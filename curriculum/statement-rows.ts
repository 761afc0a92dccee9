/** Rows of tables: sentences of a subject and what is true of it, and lists of subjects. */
import { unlike } from './facts.ts';
import type { Rng } from './rng.ts';
import { alternatives, capitalize, list } from './text.ts';

/** Row of a table: `a root|takes up water|It lies in the wet soil.|-`. */
export interface Statement {
  term: string;
  clue: string;
  why: string;
  /** The reason with the subject by its name, for beside other sentences: `The metal roof has no tiny holes.` */
  told?: string;
  field: string;
}

/** Returns a subject as the start of a sentence. */
export const opening = (term: string): string =>
  term.startsWith('“') ? `“${capitalize(term.slice(1))}` : capitalize(term);

export const say = ({ term }: Statement, { clue }: Statement): string => `${opening(term)} ${clue}.`;

/** Returns the reason of a row with its subject in place of a first `It`. */
export const toldOf = (term: string, why: string): string =>
  why.replace(/^It (?=\S)/, `${/^an? /.test(term) ? term.replace(/^an? /, 'The ') : opening(term)} `);

/** Puts a sentence in quotation marks. Marks in it become single ones. */
export const quoted = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;

export const fact = (row: Statement): string => say(row, row);

export const explain = (row: Statement): string => (row.why === '-' ? fact(row) : `${fact(row)} ${row.why}`);

/** Says what is true of each row. A reason that rows share comes once, after the first of them. */
export function explainAll(rows: readonly Statement[]): string {
  return rows
    .map((row, i) => {
      const isKnown = row.why === '-' || rows.slice(0, i).some(({ why }) => why === row.why);
      return isKnown ? fact(row) : `${fact(row)} ${row.told ?? row.why}`;
    })
    .join(' ');
}

/** Returns the rows that differ from a row, so that neither sentence is true of the other's subject. */
export function foreign(rows: readonly Statement[], row: Statement): Statement[] {
  return unlike(rows, row).filter(({ term, clue }) => term !== row.term && clue !== row.clue);
}

/** Returns rows in random order, one of each subject. */
export function mixed(rows: readonly Statement[], rng: Rng): Statement[] {
  return [...new Map(rng.shuffle(rows).map((row) => [row.term, row])).values()];
}

const LONG_NAME = 4;

const LONG_LIST = 11;

/** Returns true for names that need marks between them in a list. */
export const needsMarks = (terms: readonly string[]): boolean =>
  terms.some((term) => /,| and | or /.test(term) || term.split(' ').length > LONG_NAME) ||
  terms.join(' ').split(' ').length > LONG_LIST;

/** Returns the way to join two of the given subjects in a choice: with `and`, or with marks if one of them needs them. */
export const joiner = (terms: readonly string[]) => {
  const mark = terms.some((term) => needsMarks([term])) ? '; ' : ' and ';
  return (picked: readonly string[]): string => picked.join(mark);
};

/** Lists subjects as `a, b or c`; long ones with marks, so that each can be read alone. */
export const oneOf = (terms: readonly string[]): string =>
  needsMarks(terms) ? terms.join('; ') : alternatives(terms);

/** Lists subjects as `a, b and c`; long ones with marks. */
export const allOf = (terms: readonly string[]): string =>
  needsMarks(terms) ? terms.join('; ') : list(terms);

/** Ends a sentence after a subject, which may end with a period itself, as `Washington, D.C.`, or with a quotation mark. */
export const stop = (text: string): string =>
  text.endsWith('”') ? `${text.slice(0, -1)}.”` : text.endsWith('.') ? text : `${text}.`;
