/**
 * Forms of questions on sentences of a subject and what is true of it: the subject is asked from what is true of it, or the other
 * way around. Each form offers its parts equally often, right and wrong.
 */
import { among } from './choices.ts';
import { names } from './data/story-words.ts';
import { unlike } from './facts.ts';
import type { Rng } from './rng.ts';
import { alternatives, capitalize } from './text.ts';
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

const say = ({ term }: Statement, { clue }: Statement): string => `${capitalize(term)} ${clue}.`;
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

const listing = (choices: Pick<Draft, 'answer' | 'mistakes'>, rng: Rng): string =>
  alternatives(rng.shuffle([choices.answer, ...choices.mistakes]).map(({ text }) => text));

export const term: Form = (topic, row, rng) => ({
  ...subjects(topic, row, rng),
  question: `${topic.ask} ${row.clue}?`,
  explanation: explain(row),
  hints: steps(topic.leads[0] ?? `Which one comes to mind?`, row, row.term, topic, 1),
});

export const find: Form = (topic, row, rng) => {
  const choices = subjects(topic, row, rng);
  return {
    ...choices,
    question: `${topic.ask} ${row.clue}: ${listing(choices, rng)}?`,
    explanation: explain(row),
    hints: steps(`Ask for each one: is it the one that ${row.clue}?`, row, row.term, topic),
  };
};

export const about: Form = (topic, row, rng) => ({
  ...ends(topic, row, rng),
  question: `Finish the sentence. ${capitalize(row.term)} ___.`,
  explanation: explain(row),
  hints: steps(`What do you know about ${row.term}?`, row, row.clue, topic),
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
  hints: steps('Read the sentence with each choice in the gap.', row, row.term, topic),
});

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

/** Asks for two subjects at once: each combination of a right and a wrong one is offered. */
export const pair: Form = (topic, row, rng) => {
  const second = rng.pick(foreign(topic.rows, row));
  const [wrongFirst] = rng.sample(
    foreign(topic.rows, row).filter(({ term }) => term !== second.term),
    1,
  );
  const [wrongSecond] = rng.sample(
    foreign(topic.rows, second).filter(({ term }) => term !== row.term && term !== wrongFirst?.term),
    1,
  );
  if (!wrongFirst || !wrongSecond) return term(topic, row, rng);
  const both = (a: Statement, b: Statement): string => `first ${a.term}, then ${b.term}`;
  return {
    question: `Answer both, in this order. ${topic.ask} ${row.clue}? ${topic.ask} ${second.clue}?`,
    ...choose(
      both(row, second),
      [
        [both(wrongFirst, second), fact(wrongFirst)],
        [both(row, wrongSecond), fact(wrongSecond)],
        [both(wrongFirst, wrongSecond), fact(wrongFirst)],
      ],
      'one-of-two',
    ),
    explanation: explainAll([row, second]),
    hints: [`Start with the first one: ${row.clue}.`, `Then look at the second one: ${second.clue}.`],
  };
};

/** Asks for three subjects in the order of their ends. */
export const three: Form = ({ rows }, row, rng) => {
  const second = rng.pick(foreign(rows, row));
  const last = foreign(foreign(rows, row), second);
  if (last.length === 0) return undefined;
  const [a, b, c] = [row, second, rng.pick(last)];
  const show = (...all: Statement[]): string => all.map(({ term }) => term).join('; ');
  const wrong = [show(a, c, b), show(b, a, c), show(c, b, a), show(b, c, a), show(c, a, b)];
  const given = rng.shuffle([a, b, c]).map(({ term }) => term);
  return {
    question: `Match ${given.join('; ')} with these. 1) ${a.clue} 2) ${b.clue} 3) ${c.clue}`,
    ...choose(
      show(a, b, c),
      rng.sample(wrong, 3).map((text) => {
        const first = text.startsWith(`${a.term};`) ? b : a;
        return [text, fact(first)];
      }),
      'wrong-match',
    ),
    explanation: explainAll([a, b, c]),
    hints: [
      `Begin with the one you know best: ${given[0]}, ${given[1]} or ${given[2]}?`,
      `Which one ${b.clue}?`,
    ],
  };
};

/** Mixes up the ends of three sentences and asks for one of them. An end that belongs to none is offered as well. */
export const mix: Form = ({ rows, leads }, row, rng) => {
  const second = rng.pick(foreign(rows, row));
  const last = foreign(foreign(rows, row), second);
  if (last.length < 2) return undefined;
  const [third, outsider] = rng.sample(last, 2);
  if (!third || !outsider || third.clue === outsider.clue) return undefined;
  const turned = [say(row, second), say(second, third), say(third, row)];
  return {
    question: `The ends are mixed up: “${rng.shuffle(turned).join('” “')}” Finish it right: ${capitalize(row.term)} ___.`,
    ...choose(
      row.clue,
      [second, third, outsider].map((other) => [other.clue, fact(other)]),
      'wrong-end',
    ),
    explanation: explain(row),
    hints: [
      `The end that ${row.term} has here is wrong, so leave it out.`,
      leads[0] ?? `Which of the ends suits ${row.term}?`,
    ],
  };
};

/** Asks for the ends of two sentences. */
export const both: Form = ({ rows, leads }, row, rng) => {
  const second = rng.pick(foreign(rows, row));
  const [x, y] = [rng.pick(foreign(rows, row)), rng.pick(foreign(rows, second))];
  const show = (a: Statement, b: Statement): string => `1) ${a.clue}; 2) ${b.clue}`;
  return {
    question: `Finish both sentences. 1) ${capitalize(row.term)} ___. 2) ${capitalize(second.term)} ___.`,
    ...choose(
      show(row, second),
      [
        [show(x, second), fact(row)],
        [show(row, y), fact(second)],
        [show(x, y), fact(row)],
      ],
      'one-of-two',
    ),
    explanation: explainAll([row, second]),
    hints: [
      `Look at ${row.term} first, and leave out the choices that do not fit it.`,
      leads[0] ?? `Then look at ${second.term}.`,
    ],
  };
};

/** Asks for the two subjects of two ends, in any order. */
export const team: Form = ({ rows, leads }, row, rng) => {
  const second = rng.pick(foreign(rows, row));
  const apart = (each: Statement): boolean => each.term !== row.term && each.term !== second.term;
  const [x, y] = mixed([...foreign(rows, row), ...foreign(rows, second)].filter(apart), rng);
  if (!x) return undefined;
  const show = (...all: Statement[]): string =>
    all
      .map(({ term }) => term)
      .toSorted()
      .join(' and ');
  return {
    question: `Two are wanted. One ${row.clue}. The other one ${second.clue}. Which two?`,
    ...choose(
      show(row, second),
      [
        [show(row, x), fact(x)],
        [show(x, second), fact(x)],
        [y ? show(x, y) : show(row, x), fact(x)],
      ],
      'one-of-two',
    ),
    explanation: explainAll([row, second]),
    hints: [`Find the one that ${row.clue} first.`, leads[0] ?? `Then find the one that ${second.clue}.`],
  };
};
