/**
 * Forms of questions on sentences of a subject and what is true of it. The subject or the end of a sentence is asked,
 * or true sentences are told from false ones. Each form offers its parts equally often, right and wrong.
 */
import { among, verdicts } from './choices.ts';
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
  field: string;
}

export interface Topic {
  title: string;
  /** Start of a question for the subject: `Which part of a plant`. */
  ask: string;
  rows: readonly Statement[];
}

type Answer = Omit<Draft, 'key'>;
export type Form = (topic: Topic, row: Statement, rng: Rng) => Answer;

const say = ({ term }: Statement, { clue }: Statement): string => `${capitalize(term)} ${clue}.`;
const fact = (row: Statement): string => say(row, row);
const explain = (row: Statement): string => (row.why === '-' ? fact(row) : `${fact(row)} ${row.why}`);
const explainAll = (rows: readonly Statement[]): string => rows.map(explain).join(' ');

/** Returns the rows that differ from a row, so that neither sentence is true of the other's subject. */
function foreign(rows: readonly Statement[], row: Statement): Statement[] {
  return unlike(rows, row).filter(({ term, clue }) => term !== row.term && clue !== row.clue);
}

/** Returns rows in random order, one of each subject. */
function mixed(rows: readonly Statement[], rng: Rng): Statement[] {
  return [...new Map(rng.shuffle(rows).map((row) => [row.term, row])).values()];
}

/** Returns rows of other subjects in random order. */
function others({ rows }: Topic, row: Statement, rng: Rng): Statement[] {
  return mixed(
    rows.filter(({ term }) => term !== row.term),
    rng,
  );
}

/** Returns choices with the advice for each wrong one. */
function choose(right: string, wrong: readonly (readonly [text: string, mend: string])[], name: string) {
  const mistakes = wrong.map(([text, mend]): Mistake => ({ name, text, worth: text.toLowerCase(), mend }));
  return { answer: { text: right, worth: right.toLowerCase() }, mistakes };
}

function subjects({ rows }: Topic, row: Statement, rng: Rng) {
  const wrong = mixed(foreign(rows, row), rng).slice(0, 3);
  return choose(
    row.term,
    wrong.map((other) => [other.term, `This one differs. ${fact(other)}`]),
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
      return other ? `That is true of another one. ${fact(other)}` : '';
    },
  );
}

export const term: Form = (topic, row, rng) => ({
  ...subjects(topic, row, rng),
  question: `${topic.ask} ${row.clue}?`,
  explanation: explain(row),
});

export const find: Form = (topic, row, rng) => {
  const choices = subjects(topic, row, rng);
  const listing = alternatives(rng.shuffle([choices.answer, ...choices.mistakes]).map(({ text }) => text));
  return { ...choices, question: `${topic.ask} ${row.clue}: ${listing}?`, explanation: explain(row) };
};

export const about: Form = (topic, row, rng) => ({
  ...ends(topic, row, rng),
  question: `${topic.title}: finish the sentence. ${capitalize(row.term)} ___.`,
  explanation: explain(row),
});

/** Names a false sentence and asks for the subject or, if several subjects share it, for the end. */
export const mend =
  (isShared: boolean): Form =>
  (topic, row, rng) => {
    const other = rng.pick(foreign(topic.rows, row));
    const wrong = isShared ? say(row, other) : say(other, row);
    const { question, ...rest } = (isShared ? about : term)(topic, row, rng);
    return { ...rest, question: `${rng.pick(names)}: "${wrong}" That is wrong. ${question}` };
  };

/** Two subjects with two ends, so that each subject and each end is offered twice. One end belongs to neither. */
export const truth: Form = (topic, row, rng) => {
  const partner = rng.pick(foreign(topic.rows, row));
  const [right, other] = rng.int(0, 1) === 0 ? [row, partner] : [partner, row];
  const outsiders = foreign(topic.rows, row).filter((each) => foreign([each], partner).length > 0);
  const both = [row.term, partner.term].join(' and ');
  const question = `${topic.title}: think of ${both}. Which sentence is true?`;
  const check = `Check both. ${fact(row)} ${fact(partner)}`;
  if (outsiders.length === 0) return truthOfFour(topic, row, rng);
  const third = rng.pick(outsiders);
  const wrong = [say(other, right), say(right, third), say(other, third)];
  return {
    question,
    ...choose(
      fact(right),
      wrong.map((text) => [text, check]),
      'false-sentence',
    ),
    explanation: explain(right),
  };
};

export const truthOfFour: Form = (topic, row, rng) => {
  const rows = rng.shuffle([row, ...others(topic, row, rng).slice(0, 3)]);
  const wrong = rows
    .filter((each) => each !== row)
    .map((each): [string, string] => [
      say(each, rng.pick(foreign(topic.rows, each))),
      `That is false. ${fact(each)}`,
    ]);
  return {
    question: `Think of these: ${list(rows.map((each) => each.term))}. Which sentence is true?`,
    ...choose(fact(row), wrong, 'false-sentence'),
    explanation: explain(row),
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
  const tell = `Answer one question at a time. ${fact(row)} ${fact(second)}`;
  const wrong = [both(wrongFirst, second), both(row, wrongSecond), both(wrongFirst, wrongSecond)];
  return {
    question: `Answer both, in this order. ${topic.ask} ${row.clue}? ${topic.ask} ${second.clue}?`,
    ...choose(
      both(row, second),
      wrong.map((text) => [text, tell]),
      'one-of-two',
    ),
    explanation: explainAll([row, second]),
  };
};

/** Returns a sentence on the row that is true or false as wanted. */
function claim({ rows }: Topic, row: Statement, isTrue: boolean, rng: Rng): string {
  return isTrue ? fact(row) : say(row, rng.pick(foreign(rows, row)));
}

/** Returns sentences on the row and on others, the first `right` of them in a random order true. */
function claims(topic: Topic, row: Statement, [count, right]: readonly [number, number], rng: Rng) {
  const rows = [row, ...others(topic, row, rng).slice(0, count - 1)];
  const isTrue = rng.shuffle(rows.map((_, i) => i < right));
  return { rows, isTrue, texts: rows.map((each, i) => claim(topic, each, isTrue[i] === true, rng)) };
}

/** Advice after false sentences: what is true instead. */
function corrected(rows: readonly Statement[], isTrue: readonly boolean[]): string {
  const wrong = rows.filter((_, i) => !isTrue[i]);
  return wrong.length === 0 ? 'Each sentence is true.' : `Not all is true. ${wrong.map(fact).join(' ')}`;
}

export const judge: Form = (topic, row, rng) => {
  const { rows, isTrue, texts } = claims(topic, row, [2, rng.int(0, 2)], rng);
  const [a, b] = rng.pair(names);
  const answers = verdicts([a, b], isTrue, corrected(rows, isTrue));
  return {
    question: `${a}: "${texts[0]}" ${b}: "${texts[1]}" Who is right?`,
    ...answers,
    explanation: `${capitalize(answers.answer.text)}. ${explainAll(rows)}`,
  };
};

const numbered = (texts: readonly string[]): string => texts.map((text, i) => `(${i + 1}) ${text}`).join(' ');

export const count: Form = (topic, row, rng) => {
  const right = rng.int(0, 3);
  const { rows, isTrue, texts } = claims(topic, row, [3, right], rng);
  return {
    question: `How many of these are true? ${numbered(texts)}`,
    ...choose(
      `${right}`,
      [0, 1, 2, 3].filter((n) => n !== right).map((n) => [`${n}`, corrected(rows, isTrue)]),
      'miscounted',
    ),
    explanation: `It is ${right}. ${explainAll(rows)}`,
  };
};

/** Returns the pairs of four things: the first two, and those with one or none of them. Each thing is offered twice. */
function pairsOf<T>(
  [a, b]: readonly [T, T],
  [c, d]: readonly [T, T],
  show: (x: T, y: T) => string,
): string[] {
  return [show(a, b), show(a, c), show(b, d), show(c, d)];
}

export const two: Form = (topic, row, rng) => {
  const { rows, isTrue, texts } = claims(topic, row, [4, 2], rng);
  const places = (wanted: boolean): [number, number] => {
    const [x = 0, y = 0] = isTrue.flatMap((each, i) => (each === wanted ? [i + 1] : []));
    return [x, y];
  };
  const show = (x: number, y: number): string => `${Math.min(x, y)} and ${Math.max(x, y)}`;
  const [right = '', ...wrong] = pairsOf(places(true), places(false), show);
  return {
    question: `Two of these are true. Which two? ${numbered(texts)}`,
    ...choose(
      right,
      wrong.map((text) => [text, corrected(rows, isTrue)]),
      'misjudged',
    ),
    explanation: `True are ${right}. ${explainAll(rows)}`,
  };
};

/** Four sentences, two of them with the end of the other. The row is one of these two in half of the cases. */
export const swap: Form = (topic, row, rng) => {
  const pool = others(topic, row, rng);
  const a = rng.int(0, 1) === 0 ? row : pool[0];
  const b = a && mixed(foreign(pool, a), rng)[0];
  const [c, d] = [row, ...pool].filter((each) => each !== a && each !== b);
  if (!a || !b || !c || !d) return two(topic, row, rng);
  const card = (each: Statement): string => (each === a ? say(a, b) : each === b ? say(b, a) : fact(each));
  const cards = [row, ...rng.shuffle([a, b, c, d].filter((each) => each !== row))];
  const [right = '', ...wrong] = pairsOf([a, b], [c, d], (...both) =>
    cards
      .filter((each) => both.includes(each))
      .map((each) => each.term)
      .join(' and '),
  );
  return {
    question: `Two sentences have traded their ends. ${numbered(cards.map(card))} Which two are they about?`,
    ...choose(
      right,
      wrong.map((text) => [text, `Check each sentence. ${fact(a)} ${fact(b)}`]),
      'misjudged',
    ),
    explanation: explainAll([a, b]),
  };
};

/** Asks of how many of four subjects an end is true. The row is the first of them. It has the end in half of the cases. */
export const sift: Form = ({ rows }, row, rng) => {
  const owner = rng.int(0, 1) === 0 ? row : rng.pick(foreign(rows, row));
  const others = mixed(rows, rng).filter(({ term }) => term !== row.term);
  const like = others.filter(({ clue }) => clue === owner.clue);
  const more = rng.int(0, Math.min(3, like.length));
  const rest = [...like.slice(0, more), ...foreign(others, owner).slice(0, 3 - more)];
  const chosen = [row, ...rng.shuffle(rest)];
  const right = chosen.filter(({ clue }) => clue === owner.clue).length;
  const wrong = [0, 1, 2, 3, 4].filter((n) => n !== right);
  const facts = chosen.map(fact).join(' ');
  return {
    question: `“It ${owner.clue}.” Of how many is that true? ${chosen.map(({ term }) => term).join('; ')}`,
    ...choose(
      `${right}`,
      wrong.map((n) => [`${n}`, `Check them one by one. ${facts}`]),
      'miscounted',
    ),
    explanation: `It is ${right}. ${facts}`,
  };
};
