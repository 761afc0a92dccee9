/** Forms of questions on subjects that share an end, as animals of one group do. */
import { names } from './data/story-words.ts';
import type { Rng } from './rng.ts';
import { choose, type Form, type Topic } from './statement-forms.ts';
import {
  allOf,
  explainAll,
  fact,
  foreign,
  joiner,
  mixed,
  oneOf,
  type Statement,
  stop,
} from './statement-rows.ts';
import { clueStep, moreOf, one, ruleOut, twoOf } from './statement-steps.ts';

/** Returns other subjects with the row's end. */
function alike(rows: readonly Statement[], row: Statement, rng: Rng): Statement[] {
  return mixed(rows, rng).filter(({ term, clue }) => term !== row.term && clue === row.clue);
}

const termsOf = (rows: readonly Statement[]): string[] => rows.map(({ term }) => term);
const advise = (rows: readonly Statement[]): [string, string][] => rows.map((row) => [row.term, fact(row)]);

/** Returns the start of a question for one more subject: `Which other animal`, `What else`. */
const askOther = (ask: string): string =>
  ask
    .replace(/^Which (?:one|of these)$/, 'What else')
    .replace(/^Who$/, 'Who else')
    .replace(/^Which /, 'Which other ');

/** Returns what to look at in the given rows: the leads of the topic, and further clues on rows. */
function looks(topic: Topic, rows: readonly Statement[], secret: string): string[] {
  const { leads } = topic;
  const more = rows.map((row) => clueStep(moreOf(row, secret, topic.rows), `A clue on ${row.term}`));
  return twoOf(secret, leads[0], leads[1], ...more);
}

/** Shows a subject and asks for another one with the same end. */
export const other: Form = ({ ask, rows, leads }, row, rng) => {
  const [shown] = alike(rows, row, rng);
  const wrong = mixed(foreign(rows, row), rng).slice(0, 3);
  if (!shown || wrong.length < 2) return undefined;
  const choices = choose(row.term, advise(wrong), 'wrong-subject');
  return {
    question: `${fact(shown)} ${askOther(ask)} ${row.clue}: ${oneOf(termsOf(rng.shuffle([row, ...wrong])))}?`,
    ...choices,
    explanation: explainAll([row]),
    hints: () => twoOf(row.term, leads[0], ...one(ruleOut(choices), row.term), leads[1]),
  };
};

/** Returns three subjects with one end, and the row, which does not fit it. */
function strangers(rows: readonly Statement[], row: Statement, rng: Rng) {
  const host = rng.pick(foreign(rows, row));
  return [host, ...alike(foreign(rows, row), host, rng)].slice(0, 3);
}

function drawOdd({ rows }: Topic, row: Statement, rng: Rng) {
  const three = strangers(rows, row, rng);
  const [host] = three;
  if (three.length < 2 || !host) return undefined;
  return {
    host,
    things: termsOf(rng.shuffle([row, ...three])),
    ...choose(row.term, advise(three), 'fits'),
    explanation: explainAll([row]),
  };
}

/** Asks which of four does not fit an end. */
export const odd: Form = (topic, row, rng) => {
  const drawn = drawOdd(topic, row, rng);
  if (!drawn) return undefined;
  const { host, things, ...asked } = drawn;
  const { leads } = topic;
  return {
    ...asked,
    question: `“It ${host.clue}.” Which one does NOT fit this sentence: ${oneOf(things)}?`,
    hints: () => twoOf(row.term, leads[0], `${fact(host)} So that one fits.`, leads[1]),
  };
};

/** Tells of a list of what fits an end, and asks what does not belong there. */
export const box: Form = (topic, row, rng) => {
  const drawn = drawOdd(topic, row, rng);
  if (!drawn) return undefined;
  const { host, things, ...asked } = drawn;
  const { leads } = topic;
  return {
    ...asked,
    question: `“It ${host.clue}.” ${rng.pick(names)} lists what fits this sentence: ${stop(allOf(things))} Which one does not belong on the list?`,
    hints: () => twoOf(row.term, leads[1], `${fact(host)} So that one belongs on the list.`, leads[0]),
  };
};

/** Asks what three subjects have in common. */
export const share: Form = (topic, row, rng) => {
  const { rows, leads } = topic;
  const three = [row, ...alike(rows, row, rng).slice(0, 2)];
  const wrong = [...new Map(rng.shuffle(foreign(rows, row)).map((each) => [each.clue, each])).values()].slice(
    0,
    3,
  );
  if (three.length < 2 || wrong.length < 2) return undefined;
  const choices = choose(
    row.clue,
    wrong.map((each) => [each.clue, fact(each)]),
    'another-kind',
  );
  return {
    question: `What do these have in common: ${allOf(termsOf(three))}? Each of them ___.`,
    ...choices,
    explanation: explainAll(three),
    hints: () =>
      twoOf(
        row.clue,
        leads[0],
        clueStep(moreOf(row, row.clue, topic.rows)),
        leads[1],
        ...one(ruleOut(choices), row.clue),
      ),
  };
};

/** Returns two subjects with an end and two without. */
function halves(rows: readonly Statement[], row: Statement, rng: Rng) {
  const [b] = alike(rows, row, rng);
  const [c, d] = mixed(foreign(rows, row), rng);
  return b && c && d ? ([row, b, c, d] as const) : undefined;
}

function choosePair(
  four: readonly [Statement, Statement, Statement, Statement],
  isFitting: boolean,
  rng: Rng,
) {
  const shown = rng.shuffle(four);
  const [a, b, c, d] = isFitting ? four : [four[2], four[3], four[0], four[1]];
  const join = joiner(termsOf(four));
  const show = (x: Statement, y: Statement): string =>
    join(termsOf(shown.filter((each) => each === x || each === y)));
  return {
    things: termsOf(shown),
    ...choose(
      show(a, b),
      [
        [show(a, c), fact(c)],
        [show(b, d), fact(d)],
        [show(c, d), fact(c)],
      ],
      'misjudged',
    ),
    explanation: explainAll([a, b]),
  };
}

/** Asks for the two of four that fit an end. */
export const couple: Form = (topic, row, rng) => {
  const four = halves(topic.rows, row, rng);
  if (!four) return undefined;
  const { things, ...rest } = choosePair(four, true, rng);
  return {
    question: `“It ${row.clue}.” Which two fit this sentence: ${oneOf(things)}?`,
    ...rest,
    hints: () => looks(topic, four, row.clue),
  };
};

/** Puts the two aside that fit an end, and asks for the rest. */
export const left: Form = (topic, row, rng) => {
  const four = halves(topic.rows, row, rng);
  if (!four) return undefined;
  const { things, ...rest } = choosePair(four, false, rng);
  return {
    question: `Cross out each one that ${row.clue}: ${stop(allOf(things))} Which two are left?`,
    ...rest,
    hints: () => looks(topic, four, row.clue),
  };
};

/** Asks which of three fit an end: one of them, or two. The subjects that fit and the others are both offered. */
export const all: Form = (topic, row, rng) => {
  const four = halves(topic.rows, row, rng);
  if (!four) return undefined;
  const [a, b, c, d] = four;
  const isTwo = rng.int(0, 1) === 1;
  const shown = rng.shuffle(isTwo ? [a, b, c] : [a, c, d]);
  const fitting = shown.filter((each) => each === a || each === b);
  const outside = shown.filter((each) => !fitting.includes(each));
  const join = joiner(termsOf(shown));
  const show = (picked: readonly Statement[]): string => {
    const terms = termsOf(shown.filter((each) => picked.includes(each)));
    return terms.length === 1 ? `only ${terms[0]}` : join(terms);
  };
  const wrong: [string, string][] = isTwo
    ? [
        [show([c]), fact(c)],
        [show([a]), fact(b)],
        [show([b, c]), fact(c)],
      ]
    : [
        [show([c, d]), fact(c)],
        [show([d]), fact(d)],
        [show([a, c]), fact(c)],
      ];
  return {
    question: `“It ${row.clue}.” Which of these three fit this sentence: ${allOf(termsOf(shown))}?`,
    ...choose(show(fitting), wrong, 'misjudged'),
    explanation: explainAll([...fitting, ...outside]),
    hints: () => looks(topic, shown, row.clue),
  };
};

/** Asks which of two subjects fit an end: one, both or neither. */
export const either: Form = (topic, row, rng) => {
  const four = halves(topic.rows, row, rng);
  if (!four) return undefined;
  const [a, b, c, d] = four;
  const [x, y] = rng.shuffle(
    rng.pick([
      [a, b],
      [c, d],
      [a, c],
      [b, d],
    ]),
  );
  if (!x || !y) return undefined;
  const [isFirst, isSecond] = [x.clue === row.clue, y.clue === row.clue];
  const right = isFirst ? (isSecond ? 'both' : `only ${x.term}`) : isSecond ? `only ${y.term}` : 'neither';
  const wrong = [`only ${x.term}`, `only ${y.term}`, 'both', 'neither'].filter((text) => text !== right);
  // The learner who picks one of them wrongly reads on the other, if that one fits.
  const adviceOn = (text: string): string => {
    if (text === `only ${x.term}`) return fact(isFirst ? y : x);
    if (text === `only ${y.term}`) return fact(isSecond ? x : y);
    return fact(text === 'both' ? (isFirst ? y : x) : isFirst ? x : y);
  };
  return {
    question: `“It ${row.clue}.” What does this fit: ${oneOf([x.term, y.term, 'both', 'neither'])}?`,
    ...choose(
      right,
      wrong.map((text) => [text, adviceOn(text)]),
      'misjudged',
    ),
    explanation: explainAll([x, y]),
    hints: () => looks(topic, [x, y], row.clue),
  };
};
