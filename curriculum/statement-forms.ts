/**
 * Forms of questions on sentences of a subject and what is true of it: the subject is asked from what is true of it, or the other
 * way around. Each form offers its parts equally often, right and wrong.
 */
import { among } from './choices.ts';
import { names } from './data/story-words.ts';
import { unlike } from './facts.ts';
import type { Rng } from './rng.ts';
import { alternatives, capitalize, list } from './text.ts';
import type { Draft, Mistake } from './types.ts';

/** Row of a table: `a root|takes up water|It lies in the wet soil.|-`. */
export interface Statement {
  term: string;
  clue: string;
  why: string;
  /** The reason with the subject by its name, for beside other sentences: `The metal roof has no tiny holes.` */
  told?: string;
  field: string;
}

export interface Topic {
  /** Start of a question for the subject: `Which part of a plant`. */
  ask: string;
  rows: readonly Statement[];
  /** Steps that lead on for all questions of the topic: what to look at in the subjects. */
  leads: readonly string[];
}

type Answer = Omit<Draft, 'key'>;
/** Returns the question on a row; undefined if the table has none of this form. */
export type Form = (topic: Topic, row: Statement, rng: Rng) => Answer | undefined;

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

/** Returns choices with the advice for each wrong one. */
export function choose(
  right: string,
  wrong: readonly (readonly [text: string, mend: string])[],
  name: string,
): Pick<Draft, 'answer' | 'mistakes'> {
  const mistakes = wrong.map(([text, mend]): Mistake => ({ name, text, worth: text.toLowerCase(), mend }));
  return { answer: { text: right, worth: right.toLowerCase() }, mistakes };
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
const small = new Set([
  'the',
  'its',
  'and',
  'that',
  'for',
  'with',
  'from',
  'has',
  'are',
  'was',
  'not',
  'one',
]);

/** Returns the reason of a row as a further clue, unless it tells the given words or fits all rows of the topic. */
export function moreOf({ why }: Statement, secret: string, { rows }: Topic): string | undefined {
  const told = new Set(wordsIn(why).map((word) => word.replace(/s$/, '')));
  const isTold = wordsIn(secret).some((word) => !small.has(word) && told.has(word.replace(/s$/, '')));
  return why === '-' || isTold || rows.every((row) => row.why === why) ? undefined : why;
}

const LONG_STEP = 20;

const plainOf = (text: string): string => ` ${wordsOf(text).join(' ')} `;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Returns the first two of the given steps that do not tell a secret, short ones before long ones. */
export function twoOf(secret: string, ...steps: readonly (string | undefined)[]): string[] {
  const given = [...new Set(steps.flatMap((step) => step ?? []))].filter(
    (step) => !plainOf(step).includes(plainOf(secret)),
  );
  const isShort = (step: string): boolean => step.split(' ').length <= LONG_STEP;
  return [...given.filter(isShort), ...given.filter((step) => !isShort(step))].slice(0, 2);
}

type Choices = Pick<Draft, 'answer' | 'mistakes'>;

/** Returns steps that rule out a wrong choice by what is true of it. One of them is enough. */
export const ruleOut = ({ mistakes }: Choices): (string | undefined)[] =>
  mistakes.map(({ mend }) => mend && `${mend} That choice is out.`);

/** Returns the first step that does not tell a secret. */
export const one = (steps: readonly (string | undefined)[], secret: string): string[] =>
  twoOf(secret, ...steps).slice(0, 1);

/** Returns the step that tells a further clue. */
export const clueStep = (more: string | undefined, name = 'One more clue'): string | undefined =>
  more && `${name}: ${more}`;

/** Returns steps for the subject of a row: what to look at, a further clue, or a choice to rule out. */
function steps(topic: Topic, row: Statement, choices: Choices, place = 0): string[] {
  const { leads } = topic;
  const more = clueStep(moreOf(row, row.term, topic));
  return twoOf(
    row.term,
    leads[place] ?? leads[0],
    more,
    ...one(ruleOut(choices), row.term),
    leads[1 - place],
  );
}

function subjects({ rows }: Topic, row: Statement, rng: Rng): Choices {
  const wrong = mixed(foreign(rows, row), rng).slice(0, 3);
  return choose(
    row.term,
    wrong.map((other) => [other.term, fact(other)]),
    'wrong-subject',
  );
}

function ends({ rows }: Topic, row: Statement, rng: Rng): Choices {
  const different = foreign(rows, row);
  const owner = new Map(different.map((other) => [other.clue, other]));
  return among(
    row.clue,
    different.map(({ clue }) => clue),
    rng,
    (picked) => {
      const other = owner.get(picked);
      return other ? fact(other) : '';
    },
  );
}

const LONG_NAME = 4;
const LONG_LIST = 11;

/** Returns true for names that need marks between them in a list. */
export const needsMarks = (terms: readonly string[]): boolean =>
  terms.some((term) => /,| and | or /.test(term) || term.split(' ').length > LONG_NAME) ||
  terms.join(' ').split(' ').length > LONG_LIST;

/** Returns the way to join two of the given subjects in a choice: with `and`, or with marks if one of them needs them. */
export const joiner = (terms: readonly string[]) => {
  const mark = needsMarks(terms) ? '; ' : ' and ';
  return (picked: readonly string[]): string => picked.join(mark);
};

/** Lists subjects as `a, b or c`; long ones with marks, so that each can be read alone. */
export const oneOf = (terms: readonly string[]): string =>
  needsMarks(terms) ? terms.join('; ') : alternatives(terms);

/** Lists subjects as `a, b and c`; long ones with marks. */
export const allOf = (terms: readonly string[]): string =>
  needsMarks(terms) ? terms.join('; ') : list(terms);

/** Returns the texts of the choices in random order. */
const shuffled = (choices: Choices, rng: Rng): string[] =>
  rng.shuffle([choices.answer, ...choices.mistakes]).map(({ text }) => text);

/** Ends a sentence after a subject, which may end with a period itself, as `Washington, D.C.`, or with a quotation mark. */
export const stop = (text: string): string =>
  text.endsWith('”') ? `${text.slice(0, -1)}.”` : text.endsWith('.') ? text : `${text}.`;

/** Returns the step that leaves out a subject by what is true of it. */
export const leaveOut = (row: Statement): string => `${fact(row)} So leave out ${stop(row.term)}`;

export const term: Form = (topic, row, rng) => {
  const choices = subjects(topic, row, rng);
  return {
    ...choices,
    question: `${topic.ask} ${row.clue}?`,
    explanation: explain(row),
    hints: steps(topic, row, choices),
  };
};

/** Asks like `term`, and names the subjects to choose from, since several may share the end. */
export const find: Form = (topic, row, rng) => {
  const choices = subjects(topic, row, rng);
  return {
    ...choices,
    question: `${topic.ask} ${row.clue}: ${oneOf(shuffled(choices, rng))}?`,
    explanation: explain(row),
    hints: steps(topic, row, choices, 1),
  };
};

/** Returns true if several subjects have the end of a row. */
const isSharedBy = (rows: readonly Statement[], { clue }: Statement): boolean =>
  rows.filter((row) => row.clue === clue).length > 1;

/** Returns the step that compares a subject with one of another end. */
const compared = (row: Statement, other: Statement): string => `${fact(other)} How is ${row.term} different?`;

export const about: Form = (topic, row, rng) => {
  const choices = ends(topic, row, rng);
  const { leads, rows } = topic;
  const other = rng.pick(foreign(rows, row));
  return {
    ...choices,
    question: `Finish the sentence. ${opening(row.term)} ___.`,
    explanation: explain(row),
    hints: twoOf(
      row.clue,
      leads[0],
      clueStep(moreOf(row, row.clue, topic)),
      ...(isSharedBy(rows, other) ? [compared(row, other)] : one(ruleOut(choices), row.clue)),
      leads[1],
    ),
  };
};

/** Tells a further fact on the row after the question for its subject. */
export const riddle: Form = (topic, row, rng) => {
  const more = moreOf(row, row.term, topic);
  if (more === undefined) return undefined;
  const choices = subjects(topic, row, rng);
  return {
    ...choices,
    question: `${topic.ask} ${row.clue}? Here is a clue: ${more}`,
    explanation: explain(row),
    hints: twoOf(row.term, topic.leads[0], ...one(ruleOut(choices), row.term), topic.leads[1]),
  };
};

/** Leaves a gap in place of the subject. */
export const start: Form = (topic, row, rng) => {
  const choices = subjects(topic, row, rng);
  return {
    ...choices,
    question: `Fill in the blank: ___ ${row.clue}.`,
    explanation: explain(row),
    hints: steps(topic, row, choices),
  };
};

/** Asks like `start`, and names the subjects to choose from, since several may share the end. */
export const begin: Form = (topic, row, rng) => {
  const choices = subjects(topic, row, rng);
  return {
    ...choices,
    question: `Fill in the blank: ___ ${row.clue}. Choose from these: ${stop(oneOf(shuffled(choices, rng)))}`,
    explanation: explain(row),
    hints: steps(topic, row, choices, 1),
  };
};

/** Names a false sentence and asks for the subject or, if several subjects share it, for the end. */
export const mend =
  (isShared: boolean): Form =>
  (topic, row, rng) => {
    const other = rng.pick(foreign(topic.rows, row));
    const wrong = isShared ? say(row, other) : say(other, row);
    const choices = isShared ? ends(topic, row, rng) : subjects(topic, row, rng);
    const asked = isShared ? `Fix it: ${opening(row.term)} ___.` : `${topic.ask} ${row.clue}?`;
    return {
      ...choices,
      question: `${rng.pick(names)} made a mistake: ${quoted(wrong)} ${asked}`,
      explanation: explain(row),
      hints: twoOf(
        isShared ? row.clue : row.term,
        isShared ? compared(row, other) : leaveOut(other),
        topic.leads[0],
        topic.leads[1],
        ...one(ruleOut(choices), isShared ? row.clue : row.term),
      ),
    };
  };
