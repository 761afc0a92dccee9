/** Forms of questions on two or three sentences at once. */
import type { Rng } from './rng.ts';
import { choose, type Form, type Topic, term } from './statement-forms.ts';
import {
  allOf,
  explain,
  explainAll,
  fact,
  foreign,
  joiner,
  mixed,
  needsMarks,
  opening,
  quoted,
  type Statement,
  say,
  stop,
} from './statement-rows.ts';
import { clueStep, leaveOut, moreOf, twoOf } from './statement-steps.ts';

const places = ['first', 'second', 'third'];

/** Returns steps with clues for the given rows, which do not tell the words that are asked. */
function clues(topic: Topic, rows: readonly Statement[], secret: string, other?: string): string[] {
  const given = rows.map((row, i) =>
    rows.slice(0, i).some(({ why }) => why === row.why)
      ? undefined
      : clueStep(moreOf(row, secret, topic.rows), `A clue for the ${places[i]}`),
  );
  return twoOf(secret, ...given, ...topic.leads, other);
}

const termsOf = (rows: readonly Statement[]): string => rows.map(({ term }) => term).join(' ');
const cluesOf = (rows: readonly Statement[]): string => rows.map(({ clue }) => clue).join(' ');

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
  const mark = needsMarks([row, second, wrongFirst, wrongSecond].map(({ term }) => term)) ? ';' : ',';
  const both = (a: Statement, b: Statement): string => `first ${a.term}${mark} then ${b.term}`;
  return {
    question: `Answer both questions in order. ${topic.ask} ${row.clue}? ${topic.ask} ${second.clue}?`,
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
    hints: () => clues(topic, [row, second], termsOf([row, second]), leaveOut(wrongSecond)),
  };
};

/** Asks for three subjects in the order of their ends. */
export const three: Form = (topic, row, rng) => {
  const { rows } = topic;
  const second = rng.pick(foreign(rows, row));
  const last = foreign(foreign(rows, row), second);
  if (last.length === 0) return undefined;
  const [a, b, c] = [row, second, rng.pick(last)];
  const show = (...all: Statement[]): string => all.map(({ term }) => term).join('; ');
  const wrong = [show(a, c, b), show(b, a, c), show(c, b, a), show(b, c, a), show(c, a, b)];
  const given = rng.shuffle([a, b, c]).map(({ term }) => term);
  return {
    question: `Put these into the blanks: ${stop(allOf(given))} 1) ___ ${a.clue}. 2) ___ ${b.clue}. 3) ___ ${c.clue}.`,
    ...choose(
      show(a, b, c),
      rng.sample(wrong, 3).map((text) => {
        const first = text.startsWith(`${a.term};`) ? b : a;
        return [text, fact(first)];
      }),
      'wrong-match',
    ),
    explanation: explainAll([a, b, c]),
    hints: () => clues(topic, [a, b, c], termsOf([a, b, c])),
  };
};

/** Mixes up the ends of three sentences and asks for one of them. An end that belongs to none is offered as well. */
export const mix: Form = (topic, row, rng) => {
  const { rows, leads } = topic;
  const second = rng.pick(foreign(rows, row));
  const last = foreign(foreign(rows, row), second);
  if (last.length < 2) return undefined;
  const [third, outsider] = rng.sample(last, 2);
  if (!third || !outsider || third.clue === outsider.clue) return undefined;
  const turned = [say(row, second), say(second, third), say(third, row)];
  return {
    question: `The ends of these sentences got mixed up: ${rng.shuffle(turned).map(quoted).join(' ')} Fix this one: ${opening(row.term)} ___.`,
    ...choose(
      row.clue,
      [second, third, outsider].map((other) => [other.clue, fact(other)]),
      'wrong-end',
    ),
    explanation: explain(row),
    hints: () =>
      twoOf(
        row.clue,
        clueStep(moreOf(row, row.clue, topic.rows)),
        leads[0],
        `${fact(outsider)} So that ending is out.`,
        leads[1],
      ),
  };
};

/** Asks for the ends of two sentences. */
export const both: Form = (topic, row, rng) =>
  finishBoth(topic, row, rng.pick(foreign(topic.rows, row)), rng);

/** Asks like `both`, of two subjects that may share an end. */
export const each: Form = (topic, row, rng) => {
  const others = topic.rows.filter(({ term }) => term !== row.term);
  const isAlike = rng.int(0, 1) === 1;
  return finishBoth(topic, row, rng.pick(others.filter(({ clue }) => (clue === row.clue) === isAlike)), rng);
};

function finishBoth(topic: Topic, row: Statement, second: Statement, rng: Rng) {
  const [x, y] = [rng.pick(foreign(topic.rows, row)), rng.pick(foreign(topic.rows, second))];
  const show = (a: Statement, b: Statement): string => `1) ${a.clue}; 2) ${b.clue}`;
  return {
    question: `Finish both sentences. 1) ${opening(row.term)} ___. 2) ${opening(second.term)} ___.`,
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
    hints: () => clues(topic, [row, second], cluesOf([row, second]), fact(x)),
  };
}

/** Asks for the two subjects of two ends, in any order. */
export const team: Form = (topic, row, rng) => {
  const { rows } = topic;
  const second = rng.pick(foreign(rows, row));
  const apart = (each: Statement): boolean => each.term !== row.term && each.term !== second.term;
  const [x, y] = mixed(foreign(foreign(rows, row), second).filter(apart), rng);
  if (!x) return undefined;
  const join = joiner([row, second, x, ...(y ? [y] : [])].map(({ term }) => term));
  const show = (...all: Statement[]): string => join(all.map(({ term }) => term).toSorted());
  return {
    question: `Find the pair. One ${row.clue}. The other ${second.clue}.`,
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
    hints: () => clues(topic, [row, second], termsOf([row, second])),
  };
};
