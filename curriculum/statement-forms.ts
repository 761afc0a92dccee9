/**
 * Forms of questions on sentences of a subject and what is true of it: the subject is asked from what is true of it, or the other
 * way around. Each form offers its parts equally often, right and wrong.
 */
import { among } from './choices.ts';
import { names } from './data/story-words.ts';
import { unlike } from './facts.ts';
import type { Rng } from './rng.ts';
import { capitalize } from './text.ts';
import type { Draft, Mistake } from './types.ts';

/** Row of a table: `a root|takes up water|It lies in the wet soil.|-`. */
export interface Statement {
  term: string;
  clue: string;
  why: string;
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

export const say = ({ term }: Statement, { clue }: Statement): string => `${capitalize(term)} ${clue}.`;
export const fact = (row: Statement): string => say(row, row);
export const explain = (row: Statement): string => (row.why === '-' ? fact(row) : `${fact(row)} ${row.why}`);

/** Says what is true of each row. A reason that rows share comes once, after the first of them. */
export function explainAll(rows: readonly Statement[]): string {
  return rows
    .map((row, i) => (rows.slice(0, i).some(({ why }) => why === row.why) ? fact(row) : explain(row)))
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

/** Returns the reason of a row as a further clue, unless it tells the given words. */
function moreOf({ why }: Statement, secret: string): string | undefined {
  const told = new Set(wordsIn(why).map((word) => word.replace(/s$/, '')));
  const isTold = wordsIn(secret).some((word) => !small.has(word) && told.has(word.replace(/s$/, '')));
  return why === '-' || isTold ? undefined : why;
}

/** Returns a step for the form, and one that leads on in this topic or for this row. */
function steps(first: string, row: Statement, secret: string, { leads }: Topic, place = 0): string[] {
  const more = moreOf(row, secret);
  const lead = leads[place] ?? leads[0];
  const second = more ? `One more clue: ${more}` : lead;
  return second === undefined ? [first, 'Leave out the choices that you are sure of.'] : [first, second];
}

function subjects({ rows }: Topic, row: Statement, rng: Rng) {
  const wrong = mixed(foreign(rows, row), rng).slice(0, 3);
  return choose(
    row.term,
    wrong.map((other) => [other.term, fact(other)]),
    'wrong-subject',
  );
}

function ends({ rows }: Topic, row: Statement, rng: Rng) {
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

/** Returns true for names that are hard to tell apart in one phrase. */
export const isLong = (terms: readonly string[]): boolean => terms.join(' ').split(' ').length > 6;

const listing = (choices: Pick<Draft, 'answer' | 'mistakes'>, rng: Rng): string =>
  rng
    .shuffle([choices.answer, ...choices.mistakes])
    .map(({ text }) => text)
    .join('; ');

export const term: Form = (topic, row, rng) => ({
  ...subjects(topic, row, rng),
  question: `${topic.ask} ${row.clue}?`,
  explanation: explain(row),
  hints: steps(topic.leads[0] ?? `Which one comes to mind?`, row, row.term, topic, 1),
});

/** Asks like `term`, and names the subjects to choose from, since several may share the end. */
export const find: Form = (topic, row, rng) => {
  const asked = term(topic, row, rng);
  return (
    asked && {
      ...asked,
      question: `${asked.question} Choose from these: ${listing(asked, rng)}.`,
      hints: steps(`Say this of each one: it ${row.clue}.`, row, row.term, topic),
    }
  );
};

export const about: Form = (topic, row, rng) => ({
  ...ends(topic, row, rng),
  question: `Finish the sentence. ${capitalize(row.term)} ___.`,
  explanation: explain(row),
  hints: steps(`Think of ${row.term}. What do you know?`, row, row.clue, topic),
});

/** Tells a further fact on the row before the question for its subject. */
export const riddle: Form = (topic, row, rng) => {
  const more = moreOf(row, row.term);
  if (more === undefined) return undefined;
  return {
    ...subjects(topic, row, rng),
    question: `Here is a clue: ${more} ${topic.ask} ${row.clue}?`,
    explanation: explain(row),
    hints: [`Use the clue: ${more}`, topic.leads[0] ?? `Then ask which one ${row.clue}.`],
  };
};

/** Leaves a gap in place of the subject. */
export const start: Form = (topic, row, rng) => ({
  ...subjects(topic, row, rng),
  question: `What fits the gap? ___ ${row.clue}.`,
  explanation: explain(row),
  hints: steps('Read it with each choice in the gap.', row, row.term, topic),
});

/** Asks like `start`, and names the subjects to choose from, since several may share the end. */
export const begin: Form = (topic, row, rng) => {
  const asked = start(topic, row, rng);
  return asked && { ...asked, question: `Choose from these: ${listing(asked, rng)}. ${asked.question}` };
};

/** Names a false sentence and asks for the subject or, if several subjects share it, for the end. */
export const mend =
  (isShared: boolean): Form =>
  (topic, row, rng) => {
    const other = rng.pick(foreign(topic.rows, row));
    const wrong = isShared ? say(row, other) : say(other, row);
    const asked = isShared ? about(topic, row, rng) : term(topic, row, rng);
    if (!asked) return undefined;
    return {
      ...asked,
      question: `${rng.pick(names)} made a mistake: “${wrong}” ${asked.question}`,
      hints: [
        isShared
          ? `This end is the mistake, so leave it out: ${other.clue}.`
          : `Leave out ${other.term}: that is the mistake.`,
        topic.leads[0] ?? 'Leave out the choice that is the mistake.',
      ],
    };
  };
