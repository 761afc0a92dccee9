/** Forms of questions on two or three sentences at once. */
import {
  choose,
  explain,
  explainAll,
  type Form,
  fact,
  foreign,
  isLong,
  mixed,
  type Statement,
  say,
  term,
} from './statement-forms.ts';
import { capitalize } from './text.ts';

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
    question: `Match ${given.join('; ')} with these: 1) ${a.clue}; 2) ${b.clue}; 3) ${c.clue}.`,
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
      `Look at ${row.term}. Its end is wrong here.`,
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
      `Look at ${row.term} first. Leave out the choices that do not fit.`,
      leads[0] ?? `Then look at ${second.term}.`,
    ],
  };
};

/** Asks for the two subjects of two ends, in any order. */
export const team: Form = ({ rows, leads }, row, rng) => {
  const second = rng.pick(foreign(rows, row));
  const apart = (each: Statement): boolean => each.term !== row.term && each.term !== second.term;
  const [x, y] = mixed(foreign(foreign(rows, row), second).filter(apart), rng);
  if (!x) return undefined;
  const hasAnd = rows.some(({ term }) => term.includes(' and '));
  const show = (...all: Statement[]): string => {
    const terms = all.map(({ term }) => term).toSorted();
    return terms.join(isLong(terms) || hasAnd ? '; ' : ' and ');
  };
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
    hints: [`Find this one first: it ${row.clue}.`, leads[0] ?? `Then find this one: it ${second.clue}.`],
  };
};
