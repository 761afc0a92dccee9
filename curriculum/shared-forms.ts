/** Forms of questions on subjects that share an end, as animals of one group do. */
import { verdicts } from './choices.ts';
import { names } from './data/story-words.ts';
import type { Rng } from './rng.ts';
import {
  choose,
  explainAll,
  type Form,
  fact,
  foreign,
  isLong,
  mixed,
  type Statement,
} from './statement-forms.ts';
import { capitalize } from './text.ts';

/** Returns other subjects with the row's end. */
function alike(rows: readonly Statement[], row: Statement, rng: Rng): Statement[] {
  return mixed(rows, rng).filter(({ term, clue }) => term !== row.term && clue === row.clue);
}

const termsOf = (rows: readonly Statement[]): string[] => rows.map(({ term }) => term);
const advise = (rows: readonly Statement[]): [string, string][] => rows.map((row) => [row.term, fact(row)]);

/** Joins things with `and`; long ones with a mark, so that each can be read alone. */
const joined = (things: readonly string[]): string => things.join(isLong(things) ? '; ' : ' and ');

/** Shows a subject and asks for another one with the same end. */
export const other: Form = ({ ask, rows, leads }, row, rng) => {
  const [shown] = alike(rows, row, rng);
  const wrong = mixed(foreign(rows, row), rng).slice(0, 3);
  if (!shown || wrong.length < 2) return undefined;
  return {
    question: `${fact(shown)} ${ask.replace(/^Which/, 'Which other')} ${row.clue}: ${termsOf(rng.shuffle([row, ...wrong])).join('; ')}?`,
    ...choose(row.term, advise(wrong), 'wrong-subject'),
    explanation: explainAll([row]),
    hints: [
      `Think of ${shown.term}. Which one is like it?`,
      leads[0] ?? `Ask for each one: is it one that ${row.clue}?`,
    ],
  };
};

/** Returns three subjects with one end, and the row, which does not fit it. */
function strangers(rows: readonly Statement[], row: Statement, rng: Rng) {
  const host = rng.pick(foreign(rows, row));
  return [host, ...alike(foreign(rows, row), host, rng)].slice(0, 3);
}

/** Asks which of four does not fit an end. */
export const odd: Form = ({ rows, leads }, row, rng) => {
  const three = strangers(rows, row, rng);
  const [host] = three;
  if (three.length < 2 || !host) return undefined;
  return {
    question: `“It ${host.clue}.” Which one does not fit: ${termsOf(rng.shuffle([row, ...three])).join('; ')}?`,
    ...choose(row.term, advise(three), 'fits'),
    explanation: explainAll([row]),
    hints: [`Say it of each one: “It ${host.clue}.”`, leads[0] ?? `Does it fit ${host.term}?`],
  };
};

/** Tells of a box for one kind, and asks what does not belong there. */
export const box: Form = (topic, row, rng) => {
  const asked = odd(topic, row, rng);
  const [, clue = ''] = /^“It (.+)\.”/.exec(asked?.question ?? '') ?? [];
  if (!asked) return undefined;
  const things = rng.shuffle([asked.answer, ...asked.mistakes]).map(({ text }) => text);
  return {
    ...asked,
    question: `${rng.pick(names)} makes a list. The title is: “It ${clue}.” It says: ${things.join('; ')}. Which one must go?`,
    hints: [
      `Say the title of each one: “It ${clue}.”`,
      topic.leads[0] ?? 'One of them does not fit the title.',
    ],
  };
};

/** Asks what three subjects have in common. */
export const share: Form = ({ rows, leads }, row, rng) => {
  const three = [row, ...alike(rows, row, rng).slice(0, 2)];
  const wrong = [...new Map(rng.shuffle(foreign(rows, row)).map((each) => [each.clue, each])).values()].slice(
    0,
    3,
  );
  if (three.length < 2 || wrong.length < 2) return undefined;
  return {
    question: `Think of these: ${termsOf(three).join('; ')}. How does this go on: each of them ___?`,
    ...choose(
      row.clue,
      wrong.map((each) => [each.clue, fact(each)]),
      'another-kind',
    ),
    explanation: explainAll(three),
    hints: [`Begin with one of them: ${row.term}.`, leads[0] ?? 'Look for what they share.'],
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
  const show = (x: Statement, y: Statement): string =>
    joined(termsOf(shown.filter((each) => each === x || each === y)));
  return {
    things: termsOf(shown).join('; '),
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
export const couple: Form = ({ rows, leads }, row, rng) => {
  const four = halves(rows, row, rng);
  if (!four) return undefined;
  const { things, ...rest } = choosePair(four, true, rng);
  return {
    question: `“It ${row.clue}.” Which two fit: ${things}?`,
    ...rest,
    hints: [`Find one first: it ${row.clue}.`, leads[0] ?? 'Then look for one of the same kind.'],
  };
};

/** Puts the two aside that fit an end, and asks for the rest. */
export const left: Form = ({ rows, leads }, row, rng) => {
  const four = halves(rows, row, rng);
  if (!four) return undefined;
  const { things, ...rest } = choosePair(four, false, rng);
  return {
    question: `Take away each one that ${row.clue}: ${things}. Which two stay?`,
    ...rest,
    hints: [`Say this of each one: “It ${row.clue}.”`, leads[0] ?? 'The others stay.'],
  };
};

/** Asks which of three fit an end: one of them, or two. */
export const all: Form = ({ rows, leads }, row, rng) => {
  const four = halves(rows, row, rng);
  if (!four) return undefined;
  const [a, b, c, d] = four;
  const isTwo = rng.int(0, 1) === 1;
  const shown = rng.shuffle(isTwo ? [a, b, c] : [a, c, d]);
  const fitting = shown.filter((each) => each === a || each === b);
  const show = (picked: readonly Statement[]): string =>
    picked.length === 3
      ? 'all three'
      : `only ${joined(termsOf(shown.filter((each) => picked.includes(each))))}`;
  const outside = shown.filter((each) => !fitting.includes(each));
  const wrong: [string, string][] = isTwo
    ? [
        [show([a]), fact(b)],
        [show([b, c]), fact(c)],
        [show([a, b, c]), fact(c)],
      ]
    : [
        [show([c]), fact(c)],
        [show([a, d]), fact(d)],
        [show([a, c, d]), fact(c)],
      ];
  return {
    question: `“It ${row.clue}.” Which of these three fit: ${termsOf(shown).join('; ')}?`,
    ...choose(show(fitting), wrong, 'misjudged'),
    explanation: explainAll([...fitting, ...outside]),
    hints: [`Say it of each one: “It ${row.clue}.”`, leads[0] ?? 'It may fit one of them, or more.'],
  };
};

/** Two learners each say a sentence: the only form that judges. */
export const judge: Form = ({ rows, leads }, row, rng) => {
  const second = rng.pick(foreign(rows, row));
  const isTrue = [rng.int(0, 1) === 1, rng.int(0, 1) === 1];
  const said = [row, second].map((each, i) =>
    isTrue[i] ? fact(each) : `${capitalize(each.term)} ${rng.pick(foreign(rows, each)).clue}.`,
  );
  const [a, b] = rng.pair(names);
  const wrong = [row, second].filter((_, i) => !isTrue[i]);
  const { answer, mistakes } = verdicts(
    [a, b],
    isTrue,
    wrong[0] ? fact(wrong[0]) : 'Look at both sentences again: each of them fits.',
  );
  return {
    question: `${a}: "${said[0]}" ${b}: "${said[1]}" Who is right?`,
    answer,
    mistakes,
    explanation: explainAll([row, second]),
    hints: [
      `First decide about ${a} alone: what do you know of ${row.term}?`,
      leads[0] ?? `Then decide about ${b}.`,
    ],
  };
};
