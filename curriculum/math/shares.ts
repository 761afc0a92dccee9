import { numeric, worded } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { mendsOf, slipped, slipsOf } from './early-forms.ts';

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
      explanation: `It is cut into ${n} equal parts. Each friend gets one of them: ${one}.`,
      figure: { kind: 'fraction-circle', parts: n, shaded: 1 },
    };
  }),
  pieces: form([0, 1, 2], (rng, dial) => {
    const [{ n, many }, cake] = [share(rng, dial), rng.pick(cakes)];
    const k = rng.int(1, byLevel(dial, [3, 4, 5]));
    return {
      key: `${n} ${k} ${cake}`,
      question: `${k} ${k === 1 ? `${cake} is` : `${cake}s are`} cut into ${many}. How many parts are there?`,
      ...numeric(n * k, { ...slipsOf(n * k), 'counted-the-wholes': k }),
      explanation: `Each one gives ${n} ${many}. So there are ${n * k} parts.`,
      figure: { kind: 'fraction-models', form: 'circle', models: [{ parts: n, shaded: n * k }] },
    };
  }),
  wholes: form([2], (rng, dial) => {
    const [{ n, many }, cake] = [share(rng, dial), rng.pick(cakes)];
    const k = rng.int(2, byLevel(dial, [3, 4, 5]));
    return {
      key: `${n} ${k} ${cake}`,
      question: `You have ${n * k} ${many} of a ${cake}. How many whole ones do they make?`,
      ...numeric(k, { ...slipsOf(k), 'counted-the-parts': n * k }),
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
      ...numeric(each, { ...slipsOf(each), 'took-all-others': all - each }),
      explanation: `Make ${n} equal groups. Each group has ${each}.`,
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
      explanation:
        `More parts mean smaller parts. ${a.n < b.n ? a.one : b.one} is larger than ${a.n < b.n ? b.one : a.one}.`.replace(
          '. a',
          '. A',
        ),
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
    objectives: ['Name equal parts of a whole', 'Know that more parts are smaller parts'],
    keywords: ['halves and fourths', 'equal shares', 'half of a cake', 'quarters', 'equal parts'],
    prerequisites: ['math.geometry.putting-together'],
    standards: ['1.G.A.3', '2.G.A.3'],
    teaching: {
      idea: {
        1: 'Two equal parts are halves. Four equal parts are fourths.',
        2: 'Two equal parts are halves, three are thirds, four are fourths.',
      },
      caution: 'The parts must be equal. More parts mean smaller parts.',
      hints: ['How many equal parts are there?', 'Draw it. How many parts make the whole?'],
      mends: {
        ...mendsOf(...slipped),
        'half-mixed-up': 'Halves are two equal parts. Count the parts.',
        'third-mixed-up': 'Thirds are three equal parts. Count the parts.',
        'fourth-mixed-up': 'Fourths are four equal parts. Count the parts.',
        'took-the-whole': 'The whole is all of it. Each part is less.',
        'counted-the-wholes': 'That counts the whole ones. How many parts are there?',
        'counted-the-parts': 'That counts the parts. How many whole ones do they make?',
        'took-all-others': 'That is what is left. How many are in one part?',
        'more-parts-seem-more': 'More parts mean that each part is smaller. Draw both.',
        'thought-them-equal': 'Draw both. One of them is larger.',
      },
    },
  },
  shareForms,
);

/** Equal parts of a whole. */
export const equalShares: Concept[] = [shares];
