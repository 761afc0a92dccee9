/**
 * Forms of questions on sentences of a subject and what is true of it: the subject is asked from what is true of it, or the other
 * way around. Each form offers its parts equally often, right and wrong.
 */
import { among } from './choices.ts';
import { names } from './data/story-words.ts';
import type { Rng } from './rng.ts';
import {
  explain,
  fact,
  foreign,
  mixed,
  oneOf,
  opening,
  quoted,
  type Statement,
  say,
  stop,
} from './statement-rows.ts';
import { type Choices, clueStep, leaveOut, moreOf, one, ruleOut, twoOf } from './statement-steps.ts';
import type { Draft, Mistake } from './types.ts';

export interface Topic {
  /** Start of a question for the subject: `Which part of a plant`. */
  ask: string;
  rows: readonly Statement[];
  /** Steps that lead on for all questions of the topic: what to look at in the subjects. */
  leads: readonly string[];
}

type Answer = Omit<Draft, 'key' | 'hints'> & {
  /** Returns the steps of the question. A table asks all of its rows in advance, to see which have a question of the form. */
  hints: () => readonly string[];
};

/** Returns the question on a row; undefined if the table has none of this form. */
export type Form = (topic: Topic, row: Statement, rng: Rng) => Answer | undefined;

/** Returns choices with the advice for each wrong one. */
export function choose(
  right: string,
  wrong: readonly (readonly [text: string, mend: string])[],
  name: string,
): Pick<Draft, 'answer' | 'mistakes'> {
  const mistakes = wrong.map(([text, mend]): Mistake => ({ name, text, worth: text.toLowerCase(), mend }));
  return { answer: { text: right, worth: right.toLowerCase() }, mistakes };
}

/** Returns steps for the subject of a row: what to look at, a further clue, or a choice to rule out. */
function steps(topic: Topic, row: Statement, choices: Choices, place = 0): string[] {
  const { leads } = topic;
  const more = clueStep(moreOf(row, row.term, topic.rows));
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

/** Returns the texts of the choices in random order. */
const shuffled = (choices: Choices, rng: Rng): string[] =>
  rng.shuffle([choices.answer, ...choices.mistakes]).map(({ text }) => text);

export const term: Form = (topic, row, rng) => {
  const choices = subjects(topic, row, rng);
  return {
    ...choices,
    question: `${topic.ask} ${row.clue}?`,
    explanation: explain(row),
    hints: () => steps(topic, row, choices),
  };
};

/** Asks like `term`, and names the subjects to choose from, since several may share the end. */
export const find: Form = (topic, row, rng) => {
  const choices = subjects(topic, row, rng);
  return {
    ...choices,
    question: `${topic.ask} ${row.clue}: ${oneOf(shuffled(choices, rng))}?`,
    explanation: explain(row),
    hints: () => steps(topic, row, choices, 1),
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
    hints: () =>
      twoOf(
        row.clue,
        leads[0],
        clueStep(moreOf(row, row.clue, topic.rows)),
        ...(isSharedBy(rows, other) ? [compared(row, other)] : one(ruleOut(choices), row.clue)),
        leads[1],
      ),
  };
};

/** Tells a further fact on the row after the question for its subject. */
export const riddle: Form = (topic, row, rng) => {
  const more = moreOf(row, row.term, topic.rows);
  if (more === undefined) return undefined;
  const choices = subjects(topic, row, rng);
  return {
    ...choices,
    question: `${topic.ask} ${row.clue}? Here is a clue: ${more}`,
    explanation: explain(row),
    hints: () => twoOf(row.term, topic.leads[0], ...one(ruleOut(choices), row.term), topic.leads[1]),
  };
};

/** Leaves a gap in place of the subject. */
export const start: Form = (topic, row, rng) => {
  const choices = subjects(topic, row, rng);
  return {
    ...choices,
    question: `Fill in the blank: ___ ${row.clue}.`,
    explanation: explain(row),
    hints: () => steps(topic, row, choices),
  };
};

/** Asks like `start`, and names the subjects to choose from, since several may share the end. */
export const begin: Form = (topic, row, rng) => {
  const choices = subjects(topic, row, rng);
  return {
    ...choices,
    question: `Fill in the blank: ___ ${row.clue}. Choose from these: ${stop(oneOf(shuffled(choices, rng)))}`,
    explanation: explain(row),
    hints: () => steps(topic, row, choices, 1),
  };
};

/** Names a false sentence and asks for the subject or, if several subjects share it, for the end. */
export const mend =
  (isShared: boolean): Form =>
  (topic, row, rng) => {
    const other = rng.pick(foreign(topic.rows, row));
    const wrong = isShared ? say(row, other) : say(other, row);
    const who = rng.pick(names);
    const { answer, mistakes } = isShared ? ends(topic, row, rng) : subjects(topic, row, rng);
    const choices = {
      answer,
      mistakes: mistakes.map((each) =>
        isShared && each.text === other.clue ? { ...each, mend: `This is what ${who} said.` } : each,
      ),
    };
    const asked = isShared ? `Fix it: ${opening(row.term)} ___.` : `${topic.ask} ${row.clue}?`;
    return {
      ...choices,
      question: `${who} made a mistake: ${quoted(wrong)} ${asked}`,
      explanation: explain(row),
      hints: () =>
        twoOf(
          isShared ? row.clue : row.term,
          isShared ? compared(row, other) : leaveOut(other),
          topic.leads[0],
          topic.leads[1],
          ...one(ruleOut(choices), isShared ? row.clue : row.term),
        ),
    };
  };
