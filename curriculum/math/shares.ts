import { numeric, type WrongNumber, worded } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

/** Names of one part and of several, by the number of equal parts. */
const shareNames: readonly { n: number; one: string; many: string }[] = [
  { n: 2, one: 'a half', many: 'halves' },
  { n: 3, one: 'a third', many: 'thirds' },
  { n: 4, one: 'a fourth', many: 'fourths' },
];

const cakes = ['cake', 'pie', 'pizza', 'bun', 'melon', 'cookie'] as const;

/** Draws halves and fourths in grade 1, and thirds, too, in grade 2. */
const share = (rng: Rng, { grade }: Dial) => rng.pick(shareNames.filter(({ n }) => grade > 1 || n !== 3));

const wrongNames = (right: string): Record<string, string> => {
  const all: [string, string][] = [
    ['half-mixed-up', 'a half'],
    ['third-mixed-up', 'a third'],
    ['fourth-mixed-up', 'a fourth'],
    ['took-the-whole', 'a whole'],
  ];
  return Object.fromEntries(all.filter(([, text]) => text !== right));
};

const shareForms: Forms = {
  name: form([0], (rng, dial) => {
    const [{ n, one, many }, cake] = [share(rng, dial), rng.pick(cakes)];
    return {
      key: `${n} ${cake}`,
      question: `A ${cake} is cut into ${n} equal parts. What is each part?`,
      ...worded(one, wrongNames(one)),

      hints: [`Count the equal parts: ${n}.`, 'What do we call parts when there are so many?'],
      explanation: `${n} equal parts are called ${many}. Each one is ${one}.`,
      figure: { kind: 'fraction-circle', parts: n, shaded: 1 },
    };
  }),
  friends: form([0, 1], (rng, dial) => {
    const [{ n, one }, cake] = [share(rng, dial), rng.pick(cakes)];
    return {
      key: `${n} ${cake}`,
      question: `${n} friends share a ${cake}. All get the same. What does each get?`,
      ...worded(one, wrongNames(one)),

      hints: [`Into how many equal parts do they cut the ${cake}?`, 'What do we call one of these parts?'],
      explanation: `It is cut into ${n} equal parts. Each friend gets one of them: ${one}.`,
      figure: { kind: 'fraction-circle', parts: n, shaded: 1 },
    };
  }),
  pieces: form([0, 1, 2], (rng, dial) => {
    const [{ n, many }, cake] = [share(rng, dial), rng.pick(cakes)];
    const k = rng.int(1, byLevel(dial, [3, 4, 5]));
    const counted: WrongNumber = [n, `Those are the parts of one ${cake}; count all of them.`];
    return {
      key: `${n} ${k} ${cake}`,
      question: `${k} ${k === 1 ? `${cake} is` : `${cake}s are`} cut into ${many}. How many parts are there?`,
      ...numeric(
        n * k,
        {
          'counted-the-wholes': [
            k,
            k === 1
              ? `1 is the whole ${cake}; it is cut into ${n} parts.`
              : `${k} is the number of whole ${cake}s; each is cut into ${n} parts.`,
          ],
          'added-instead': [n + k, `You added ${n} and ${k}; count ${n} parts for each ${cake}.`],
          'cut-one-part-more': [(n + 1) * k, `You cut ${n + 1} parts; ${many} are ${n} parts.`],
          'cut-two-parts-more': [(n + 2) * k, `You cut ${n + 2} parts; ${many} are ${n} parts.`],
          ...(k > 1 && {
            'counted-one-whole': counted,
            'left-out-one': [n * k - n, `You left out one ${cake}; count its parts, too.`] as const,
            'cut-one-more': [n * k + n, `You counted one ${cake} twice; count each one once.`] as const,
          }),
          ...(n > 2 && {
            'cut-one-part-less': [(n - 1) * k, `You cut ${n - 1} parts; ${many} are ${n} parts.`] as const,
          }),
        },
        { slip: 0 },
      ),

      hints: [
        `How many ${many} does one ${cake} give?`,
        k === 1 ? 'Draw it, cut it and count.' : `Count that many for each of the ${k} ${cake}s.`,
      ],
      explanation:
        k === 1
          ? `${capitalize(many)} are ${n} equal parts. So there are ${n} parts.`
          : `Each ${cake} gives ${n} ${many}. ${range(1, k)
              .map((i) => n * i)
              .join(', ')}: there are ${n * k} parts.`,
      figure: { kind: 'fraction-models', form: 'circle', models: [{ parts: n, shaded: n * k }] },
    };
  }),
  wholes: form([2], (rng, dial) => {
    const [{ n, many }, cake] = [share(rng, dial), rng.pick(cakes)];
    const k = rng.int(2, byLevel(dial, [3, 4, 5]));
    return {
      key: `${n} ${k} ${cake}`,
      question: `You have ${n * k} ${many} of a ${cake}. How many whole ${cake}s do they make?`,
      ...numeric(
        k,
        {
          'counted-the-parts': [n * k, `Those are the parts; ${n} parts make one whole ${cake}.`],
          'named-the-kind': [n, `${n} parts make one whole; how many wholes are there?`],
          'took-one-away': [n * k - n, `You took ${n} away once; go on until none is left.`],
          'stopped-early': [k - 1, `There are ${n} parts left; they make one more.`],
          'went-on-too-long': [k + 1, `${k + 1} ${cake}s need ${n * (k + 1)} ${many}; there are ${n * k}.`],
          'stopped-much-too-early': [k - 2, `There are ${2 * n} parts left; they make two more.`],
          'stopped-after-one': [1, `There are ${n * (k - 1)} parts left; go on until none is left.`],
          ...(k + 2 !== n * k && {
            'went-on-much-too-long': [
              k + 2,
              `${k + 2} ${cake}s need ${n * (k + 2)} ${many}; there are ${n * k}.`,
            ] as const,
          }),
        },
        { slip: 0 },
      ),

      hints: [`How many ${many} make one whole ${cake}?`, 'Take that many again and again. Count how often.'],
      explanation: `${n} ${many} make a whole. Take ${n} away again and again. That works ${k} times.`,
    };
  }),
  things: form([1, 2], (rng, dial) => {
    const [n, each] = [rng.pick([2, 4]), rng.int(1, byLevel(dial, [4, 5, 5]))];
    const all = n * each;
    const part = n === 2 ? 'half' : 'a fourth';
    return {
      key: `${n} ${all}`,
      question: `There are ${all} nuts. ${rng.pick(names)} eats ${part} of them. How many nuts is that?`,
      ...numeric(
        each,
        {
          'took-all-others': [all - each, 'That is what is left; how many are in the part?'],
          'named-the-groups': [n, `${n} is how many groups there are; count one group.`],
          ...(each + 1 !== all && {
            'made-groups-too-large': [
              each + 1,
              `${n} groups of ${each + 1} are ${n * (each + 1)} nuts; there are ${all}.`,
            ] as const,
          }),
          'made-groups-too-small': [
            each - 1,
            `${n} groups of ${each - 1} are ${n * (each - 1)} nuts; there are ${all}.`,
          ],
          ...(each + 2 !== all && {
            'made-groups-much-too-large': [
              each + 2,
              `${n} groups of ${each + 2} are ${n * (each + 2)} nuts; there are ${all}.`,
            ] as const,
          }),
          'took-a-few-away': [all - n, `You took ${n} away; make ${n} equal groups.`],
          'doubled-the-part': [
            each * 2,
            n === 2 ? 'That is all the nuts; half is less.' : 'That is half of the nuts; a fourth is less.',
          ],
        },
        { slip: 0 },
      ),

      hints: [
        `${capitalize(part)} is one of ${n === 2 ? 'two' : 'four'} equal groups.`,
        'Share the nuts and count one group.',
      ],
      explanation: `Share ${all} nuts into ${n} equal groups. Each group has ${each}, so ${part} of ${all} is ${each}.`,
    };
  }),
  larger: form([1, 2], (rng, dial) => {
    const [a, b] = rng.pair(shareNames.filter(({ n }) => dial.grade > 1 || n !== 3));
    const [cake, wantsMore] = [rng.pick(cakes), rng.int(0, 1) === 1];
    const answer = a.n < b.n === wantsMore ? a : b;
    return {
      key: `${wantsMore} ${[a.n, b.n].sort().join(' ')} ${cake}`,
      question: `Which part of a ${cake} is ${wantsMore ? 'larger' : 'smaller'}: ${a.one} or ${b.one}?`,
      ...worded(answer.one, {
        'more-parts-seem-more': answer === a ? b.one : a.one,
        'thought-them-equal': 'They are equal.',
      }),

      hints: [
        `Draw the ${cake} two times. Cut each into equal parts.`,
        `Look at one part of each. Which one is ${wantsMore ? 'larger' : 'smaller'}?`,
      ],
      explanation: `A ${cake} with more parts has smaller parts. ${capitalize(answer.one)} is ${wantsMore ? 'larger' : 'smaller'} than ${answer === a ? b.one : a.one}.`,
      figure: {
        kind: 'fraction-models',
        form: 'circle',
        models: [a, b].map(({ n }) => ({ parts: n, shaded: 1 })),
      },
    };
  }),
};

const shares = formed(
  {
    subject: 'Math',
    category: 'Fractions',
    id: 'math.fractions.equal-shares',
    title: 'Halves, thirds and fourths',
    grades: [1, 2],
    objectives: ['Name equal parts of a whole', 'Know that a whole cut into more parts has smaller parts'],
    keywords: ['halves and fourths', 'equal shares', 'half of a cake', 'quarters', 'equal parts'],
    prerequisites: ['math.geometry.putting-together'],
    standards: ['1.G.A.3', '2.G.A.3'],
    teaching: {
      idea: {
        1: 'Two equal parts are halves. Four equal parts are fourths.',
        2: 'Two equal parts are halves, three are thirds, four are fourths.',
      },
      caution: 'The parts must be equal. More parts mean smaller parts.',
      trap: 'more-parts-seem-more',
      mends: {
        'half-mixed-up': 'Halves are two equal parts; count the parts.',
        'third-mixed-up': 'Thirds are three equal parts; count the parts.',
        'fourth-mixed-up': 'Fourths are four equal parts; count the parts.',
        'took-the-whole': 'The whole is all of it; each part is less.',
        'more-parts-seem-more': 'More parts mean that each part is smaller; draw both.',
        'thought-them-equal': 'Draw both; one of them is larger.',
      },
    },
  },
  shareForms,
);

/** Equal parts of a whole. */
export const equalShares: Concept[] = [shares];
